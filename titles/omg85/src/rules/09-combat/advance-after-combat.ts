/** [8.16] The advance after combat: one attacker after the other, the first to plot first, hex by hex. */
import {
  checked,
  done,
  type Flaw,
  type Flow,
  type FrameOf,
  firstFlaw,
  frame,
  type Game,
  go,
  type Neighbours,
  procedure,
} from '@bridgehead/engine';
import { fixed, number } from '@bridgehead/toolkit';
import { says } from '../../says.ts';
import { BATTLE, type Battle } from '../../state/battle.ts';
import { roll } from '../../state/chance.ts';
import { hexAt } from '../../state/state.ts';
import { UNIT_COUNT, type Unit } from '../../state/units.ts';
import { testBridge } from '../08-operations/bridges.ts';
import { advanceLength, advanceStep, carryOutAdvance, isBridgeTry } from './advance.ts';
import { otherBattleFlaw } from './battle-frame.ts';
import { MOST_RETREAT_HEXES, RETREAT_PATH } from './retreat.ts';

const ADVANCE = frame('advance-after-combat', ['next', 'bridge'], {
  battle: fixed(BATTLE),
  /** By which the largest of the defenders has retreated; empty where all of them were destroyed. */
  path: fixed(RETREAT_PATH),
  /** The attacker whose advance it is, and how far it has come. */
  advancing: number(0, UNIT_COUNT),
  legs: number(0, MOST_RETREAT_HEXES),
});
type AdvanceFrame = FrameOf<typeof ADVANCE>;

export const advanceFrame = (battle: Battle, path: readonly number[]): AdvanceFrame => ({
  proc: 'advance-after-combat',
  step: 'next',
  battle,
  path,
  advancing: 0,
  legs: 0,
});

/** [8.16] The vacated hex, and the hexes through which the enemy has gone. */
const openHexes = ({ battle, path }: AdvanceFrame): readonly number[] => [battle.target, ...path.slice(0, -1)];

const advancer = ({ battle, advancing }: AdvanceFrame): Unit => battle.attackers[advancing]?.unit ?? 0;

function nextAttacker(f: AdvanceFrame): void {
  f.advancing += 1;
  f.legs = 0;
}

function advance(g: Game, f: AdvanceFrame): Flow<AdvanceFrame['step']> {
  const open = openHexes(f);
  const of = f.battle.attackers.length;
  while (f.advancing < of) {
    const u = advancer(f);
    const length = advanceLength(g, u, { order: f.advancing, of, open: open.length });
    const step = f.legs < length && hexAt(g, u) >= 0 ? advanceStep(g, u, open[f.legs] ?? -1) : undefined;
    if (step === undefined) {
      nextAttacker(f);
      continue;
    }
    if (isBridgeTry(g, u, step)) return go('bridge');
    carryOutAdvance(g, u, step);
    f.legs += 1;
  }
  return done();
}

function advanceFlaw(_g: Game, f: AdvanceFrame, { below }: Neighbours): Flaw | undefined {
  return (
    otherBattleFlaw(f.battle, below) ??
    firstFlaw(
      [f.advancing >= f.battle.attackers.length, 'advancing', says('everybody-advanced')],
      [f.legs >= openHexes(f).length, 'legs', says('no-hex-so-far')],
    )
  );
}

export const advanceAfterCombat = procedure(checked(ADVANCE, advanceFlaw), {
  next: advance,
  bridge: roll('bridge-check', {
    rolled(g, f, die) {
      const step = advanceStep(g, advancer(f), openHexes(f)[f.legs] ?? -1);
      if (step === undefined || testBridge(g, step.side, die)) nextAttacker(f);
      return go('next');
    },
  }),
});
