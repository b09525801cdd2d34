/** [9] The frame of one battle, in which the procedures of its parts are called. */
import {
  type Flaw,
  type Frame,
  type FrameOf,
  firstFlaw,
  frame,
  type Game,
  type Neighbours,
  sameJson,
  type ValueOf,
} from '@bridgehead/engine';
import { either, fixed, list, number, optional, record } from '@bridgehead/toolkit';
import type { Side } from '../../data/unit-data.ts';
import { says } from '../../says.ts';
import { ATTACKERS, BATTLE, type Battle } from '../../state/battle.ts';
import { sideIn } from '../../state/frames.ts';
import { UNIT, UNITS } from '../../state/kinds.ts';
import { sideOfUnit, UNIT_COUNT, type Unit } from '../../state/units.ts';
import { RETREAT_PATH } from './retreat.ts';

const MOST_STRENGTH = 99_999;

const FIGHTER = record({
  unit: UNIT,
  /** Before the battle. */
  strength: number(0, MOST_STRENGTH),
});
export type Fighter = ValueOf<typeof FIGHTER>;

/** What the procedure `charge` comes to: those who have paid. */
const CHARGED = record({ attackers: ATTACKERS });
/** What the procedure `retreat-check` comes to where the defenders give way: the hexes by which the largest has gone. */
const GAVE_WAY = record({ path: RETREAT_PATH });

export const BATTLE_FRAME = frame(
  'battle',
  ['begin', 'charged', 'fired', 'retreat', 'advance', 'over'],
  {
    battle: BATTLE,
    /** Who has plotted the attack, in order; nobody where only guns fire. */
    plotters: fixed(UNITS),
    /** Who fights on both sides, the attackers first. */
    fighters: list(FIGHTER, UNIT_COUNT),
    result: optional(either(CHARGED, GAVE_WAY)),
  },
  {
    charged: ['charge'],
    fired: ['firing'],
    retreat: ['ammunition'],
    advance: ['retreat-check'],
    over: ['advance-after-combat'],
  },
);
export type BattleFrame = FrameOf<typeof BATTLE_FRAME>;

export const battleFrame = (side: Side, target: number, plotters: readonly Unit[]): BattleFrame => ({
  proc: 'battle',
  step: 'begin',
  battle: { side, target, attackers: [] },
  plotters,
  fighters: [],
});

/** [8.13] Nobody attacks: only guns fire. */
export const isBarrage = ({ plotters }: BattleFrame): boolean => plotters.length === 0;

const unitsOf = (list: readonly { readonly unit: Unit }[]): Unit[] => list.map(({ unit }) => unit);

/** [9] Who takes part is one list of the other, as far as the battle has come. */
export function battleFlaw(_g: Game, f: BattleFrame, { below }: Neighbours): Flaw | undefined {
  const { step, plotters } = f;
  const { side } = f.battle;
  const [attackers, fighters] = [unitsOf(f.battle.attackers), unitsOf(f.fighters)];
  const isOurs = (u: Unit): boolean => sideOfUnit(u) === side;
  return firstFlaw(
    [side !== sideIn(below), 'battle.side', says('not-this-phase')],
    [below?.step === 'fought' && isBarrage(f), 'plotters', says('somebody-plotted')],
    [below?.step === 'barrage' && !isBarrage(f), 'plotters', says('only-guns-in-barrage')],
    [isBarrage(f) && step !== 'fired', 'step', says('barrage-only-fired')],
    [!plotters.every(isOurs), 'plotters', says('units-of-side', { side })],
    [!areAmong(attackers, plotters), 'battle.attackers', says('some-who-plotted')],
    [step === 'charged' && attackers.length > 0, 'battle.attackers', says('nobody-paid-yet')],
    [step !== 'charged' && !isBarrage(f) && attackers.length === 0, 'battle.attackers', says('somebody-attacks')],
    [!areAmong(fighters, fighters), 'fighters', says('each-once')],
    [!sameJson(fighters.filter(isOurs), attackers), 'fighters', says('attackers-and-defenders')],
    [step === 'charged' && fighters.length > 0, 'fighters', says('nobody-fights-yet')],
  );
}

/** Whether these are some of those, and none is named twice. */
export const areAmong = (some: readonly Unit[], all: readonly Unit[]): boolean =>
  some.every((u, i) => all.includes(u) && some.indexOf(u) === i);

/** The battle that has called a procedure: nobody else calls those of its parts. */
export const battleBelow = (below: Frame | undefined): BattleFrame | undefined =>
  below?.proc === 'battle' ? (below as BattleFrame) : undefined;

/** The procedures that have a part in one battle tell of the same one. */
export const otherBattleFlaw = (battle: Battle, below: Frame | undefined): Flaw | undefined =>
  firstFlaw([!sameJson(battle, battleBelow(below)?.battle), 'battle', says('another-battle')]);
