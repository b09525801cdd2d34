/** [8.7] Moving a unit: hex by hex along a path, until it is there or something stops it. */
import {
  checked,
  done,
  type Flaw,
  type FrameOf,
  firstFlaw,
  frame,
  type Game,
  go,
  type Neighbours,
  procedure,
} from '@bridgehead/engine';
import { sideBetween } from '@bridgehead/hex';
import { NONE } from '@bridgehead/map';
import { fixed, number } from '@bridgehead/toolkit';
import { FERRY, GRID, isInside, RIVER, WATER } from '../../data/map.ts';
import type { Side } from '../../data/unit-data.ts';
import { EFFICIENCY_PER_HEX } from '../../inferred-formulas.ts';
import { says } from '../../says.ts';
import { isHiddenGame } from '../../scenario/options.ts';
import { roll } from '../../state/chance.ts';
import { tellInside, tellOf } from '../../state/events.ts';
import { sideIn } from '../../state/frames.ts';
import { PATH, UNIT } from '../../state/kinds.ts';
import { hexPlace, placeName } from '../../state/places.ts';
import { isHeldBy } from '../../state/stacks.ts';
import {
  addMark,
  efficiencyOf,
  hasMark,
  hexAt,
  isTravelling,
  LIFTED,
  MOVED,
  opOf,
  placeUnit,
  setClock,
  setEfficiency,
  setFort,
  setOp,
} from '../../state/state.ts';
import { enemyOf, sideOfUnit, type Unit } from '../../state/units.ts';
import { LEAST_EFFICIENCY } from '../../tables/combat-tables.ts';
import { OUT_OF_COMMAND_FIRE, OUT_OF_COMMAND_MOVE } from '../../tables/operation-costs.ts';
import { enterOwned } from '../01-ownership.ts';
import { lookAround, noteContact } from '../02-set-up/hidden-units.ts';
import { spendPoints } from './allowances.ts';
import { isFirstTry, testBridge } from './bridges.ts';
import { isOutOfCommand } from './command.ts';
import { ferrymanFor, isZoneFor, isZoneToZone, moverOf, type Step, stepCost, stepRefusal } from './costs.ts';

const MOVE = frame('move', ['next', 'bridge', 'command', 'extra', 'extra-water', 'pay', 'fail'], {
  unit: fixed(UNIT),
  path: fixed(PATH),
  /** How many hexes of the path are behind it. */
  at: number(0, GRID.hexCount),
  /** [8.10] What being out of command adds to this step. */
  extra: number(0, OUT_OF_COMMAND_MOVE + OUT_OF_COMMAND_FIRE),
});
export type MoveFrame = FrameOf<typeof MOVE>;

export const moveFrame = (unit: Unit, path: readonly number[]): MoveFrame => ({
  proc: 'move',
  step: 'next',
  unit,
  path,
  at: 0,
  extra: 0,
});

export const stepTo = (from: number, to: number): Step | undefined => {
  const side = sideBetween(GRID, from, to);
  return side === undefined ? undefined : { from, to, side };
};

function nextStep(g: Game, f: MoveFrame): Step {
  const step = stepTo(hexAt(g, f.unit), f.path[f.at] ?? -1);
  if (step === undefined) throw new RangeError('the path is broken');
  return step;
}

/** [8.7] A move may be tried with too few points only as the first of the turn, and never next to an enemy. */
const isFirstMove = (g: Game, u: Unit, to: number): boolean => !hasMark(g, u, MOVED) && !isZoneFor(moverOf(g, u), to);

/** [1.4] [8.11] [9.1] A unit comes into a hex; true if it sees an enemy whom it did not see before. */
export function enterHex(g: Game, u: Unit, { from, to, side }: Step): boolean {
  noteContact(g, u);
  placeUnit(g, u, hexPlace(to));
  setFort(g, u, 0);
  enterOwned(g, sideOfUnit(u), to);
  if (!isTravelling(g, u)) setEfficiency(g, u, Math.max(LEAST_EFFICIENCY, efficiencyOf(g, u) - EFFICIENCY_PER_HEX));
  if (FERRY[side] === 1) setClock(g, 'ferryUsed', 1);
  return lookAround(g, u, from);
}

/** [8.8] The engineer who takes a unit over a river has done so for this phase. */
function useFerryman(g: Game, u: Unit, step: Step): void {
  if (isTravelling(g, u) || WATER[step.side] !== RIVER) return;
  const engineer = ferrymanFor(g, step);
  if (engineer !== undefined) addMark(g, engineer, LIFTED);
}

/**
 * Whether the rest of a path is still worth trying. Where nothing is hidden, only an engineer may have been used up since
 * the path was checked, and the points.
 */
function mayGoOn(g: Game, f: MoveFrame, step: Step): boolean {
  if (f.at === 0) return true;
  const isAsChecked = !isHiddenGame(g) && WATER[step.side] !== RIVER;
  const m = moverOf(g, f.unit);
  if (!isAsChecked && stepRefusal(m, step) !== undefined) return false;
  return stepCost(m, step) <= opOf(g, f.unit);
}

const OWNER = ({ unit }: MoveFrame): Side => sideOfUnit(unit);

/** [8.7] The rest of the path leads from hex to hex, and into none that the enemy holds. */
function moveFlaw(g: Game, f: MoveFrame, { below }: Neighbours): Flaw | undefined {
  const { unit, path, at } = f;
  const side = sideOfUnit(unit);
  const ahead = [hexAt(g, unit), ...path.slice(at)];
  const isBroken = ahead.some((hex, i) => i > 0 && stepTo(ahead[i - 1] ?? -1, hex) === undefined);
  // [2.1] Enemies whom nobody knows of are in nobody's way.
  const isBlocked = !isHiddenGame(g) && ahead.slice(1).some((hex) => isHeldBy(g, enemyOf(side), hex));
  return firstFlaw(
    [side !== sideIn(below), 'unit', says('not-this-phase')],
    [hexAt(g, unit) < 0, 'unit', says('not-on-map')],
    [at >= path.length, 'at', says('path-at-end')],
    [isBroken, 'path', says('path-broken')],
    [isBlocked, 'path', says('path-blocked')],
  );
}

export const move = procedure(checked(MOVE, moveFlaw), {
  next(g, f) {
    if (f.at >= f.path.length) return done();
    const step = nextStep(g, f);
    if (!mayGoOn(g, f, step)) return done();
    f.extra = 0;
    if (isTravelling(g, f.unit) && isFirstTry(g, f.unit, step.side)) return go('bridge');
    return go('command');
  },
  bridge: roll('bridge-check', {
    rolled: (g, f, die) => (testBridge(g, nextStep(g, f).side, die) ? go('fail') : go('command')),
  }),
  command(g, f) {
    const isCharged = isOutOfCommand(g, f.unit) && !isTravelling(g, f.unit) && isInside(nextStep(g, f).to);
    return go(isCharged ? 'extra' : 'pay');
  },
  extra: roll('out-of-command-move', {
    owner: OWNER,
    rolled(g, f, die) {
      f.extra = die;
      return go((WATER[nextStep(g, f).side] ?? NONE) === NONE ? 'pay' : 'extra-water');
    },
  }),
  'extra-water': roll('out-of-command-crossing', {
    owner: OWNER,
    rolled(_g, f, die) {
      f.extra += die;
      return go('pay');
    },
  }),
  pay(g, f) {
    const step = nextStep(g, f);
    const known = stepCost(moverOf(g, f.unit), step) + f.extra;
    if (known > opOf(g, f.unit) && !isFirstMove(g, f.unit, step.to)) return go('fail');
    // [2.1] The zone of an enemy whom nobody knew of stops nobody before it is entered; it costs what is left.
    const m = moverOf(g, f.unit, false);
    const cost = stepCost(m, step) + f.extra;
    const left = Math.max(0, opOf(g, f.unit) - cost);
    setOp(g, f.unit, isZoneToZone(m, step) ? 0 : left);
    useFerryman(g, f.unit, step);
    addMark(g, f.unit, MOVED);
    const sees = enterHex(g, f.unit, step);
    f.at += 1;
    if (g.collectEvents) {
      const to = placeName(hexPlace(step.to));
      tellOf(g, f.unit, 'moved', { rule: '8.7', to, figures: { cost, left: opOf(g, f.unit) } });
    }
    return sees ? done() : go('next');
  },
  fail: roll('failed-move', {
    owner: OWNER,
    rolled(g, f, die) {
      spendPoints(g, f.unit, die);
      tellInside(g, f.unit, 'move-failed', { rule: '8.7', lost: die });
      return done();
    },
  }),
});
