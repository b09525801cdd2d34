/** [7] The Buildup/Breakdown Phase: what was plotted is carried out where it can be. */
import { done, frame, type Game, procedure } from '@bridgehead/engine';
import { ALLIED_ENTRIES, isInside } from '../../data/map.ts';
import { SIDES, type Side } from '../../data/unit-data.ts';
import { tellOf } from '../../state/events.ts';
import { hexPlace, INSIDE, POOL } from '../../state/places.ts';
import { unitsIn } from '../../state/stacks.ts';
import {
  AIR_SUPPLIED,
  ARRIVED,
  addMark,
  allowanceOf,
  BREAK_DOWN,
  BUILD_UP,
  buildOf,
  cpOf,
  DISBANDING,
  delayLaterOf,
  delayOf,
  efficiencyOf,
  fortOf,
  hasMark,
  hexAt,
  LINKED,
  marksOf,
  NO_PLOT,
  NORMAL,
  opOf,
  placeUnit,
  removeMark,
  setAdvance,
  setAllowance,
  setBuild,
  setCp,
  setDelay,
  setDelayLater,
  setEfficiency,
  setFort,
  setMode,
  setOp,
  setSupply,
  supplyOf,
  TRAVEL,
} from '../../state/state.ts';
import { idOf, isParent, parentUnit, sideOfUnit, type Unit, unitsOf } from '../../state/units.ts';
import { forgetLostUnit, noteContact } from '../02-set-up/hidden-units.ts';
import { slotsLeft } from '../06-reinforcements.ts';
import { leastStrengthIn, removeUnit } from '../09-combat/losses.ts';
import { fullStrength, partsInside } from './parts.ts';

const DISBANDED_SHARE = 3;

/** [8.5] A third of what is left goes to the others in the hex in equal parts; fractions are lost. */
function disband(g: Game, u: Unit): void {
  const others = unitsIn(g, sideOfUnit(u), hexAt(g, u)).filter((other) => other !== u);
  const each = others.length === 0 ? 0 : Math.floor(cpOf(g, u) / DISBANDED_SHARE / others.length);
  tellOf(g, u, 'disbanded', { rule: '8.5', figures: { each } });
  removeUnit(g, u);
  for (const other of others) setCp(g, other, cpOf(g, other) + each);
}

/** [7.1] Normal mode; travel mode for Germans off the map and Allies on an entry hex. */
function modeIn(side: Side, hex: number): number {
  const isOnTheWay = side === 'german' ? !isInside(hex) : ALLIED_ENTRIES.includes(hex);
  return isOnTheWay ? TRAVEL : NORMAL;
}

/** What a unit hands on to the one it becomes part of, or takes over from it. */
interface Condition {
  readonly efficiency: number;
  readonly fort: number;
  readonly op: number;
  readonly allowance: number;
  readonly supply: number;
  /** [4.2] [4.3] [8.6] What aircraft or a late arrival take from it in either phase of the day. */
  readonly delay: number;
  readonly delayLater: number;
  /** Of the marks that last beyond this phase. */
  readonly marks: number;
}

const CARRIED_MARKS = LINKED | AIR_SUPPLIED | ARRIVED;

const conditionOf = (g: Game, u: Unit): Condition => ({
  efficiency: efficiencyOf(g, u),
  fort: fortOf(g, u),
  op: opOf(g, u),
  allowance: allowanceOf(g, u),
  supply: supplyOf(g, u),
  delay: delayOf(g, u),
  delayLater: delayLaterOf(g, u),
  marks: marksOf(g, u) & CARRIED_MARKS,
});

function setCondition(g: Game, u: Unit, condition: Condition): void {
  setEfficiency(g, u, condition.efficiency);
  setFort(g, u, condition.fort);
  setOp(g, u, condition.op);
  setAllowance(g, u, condition.allowance);
  setSupply(g, u, condition.supply);
  setDelay(g, u, condition.delay);
  setDelayLater(g, u, condition.delayLater);
  removeMark(g, u, CARRIED_MARKS);
  addMark(g, u, condition.marks);
}

/** [7.2] The efficiency of several, weighted by strength; of all else what the worst of them has. */
function joined(g: Game, units: readonly Unit[]): Condition {
  const all = units.map((u) => conditionOf(g, u));
  const strength = units.reduce((sum, u) => sum + cpOf(g, u), 0);
  const weighted = units.reduce((sum, u) => sum + cpOf(g, u) * efficiencyOf(g, u), 0);
  return {
    efficiency: Math.round(weighted / Math.max(1, strength)),
    fort: Math.min(...all.map(({ fort }) => fort)),
    op: Math.min(...all.map(({ op }) => op)),
    allowance: Math.min(...all.map(({ allowance }) => allowance)),
    supply: Math.max(...all.map(({ supply }) => supply)),
    delay: Math.max(...all.map(({ delay }) => delay)),
    delayLater: Math.max(...all.map(({ delayLater }) => delayLater)),
    marks: all.reduce((common, { marks }) => common & marks, CARRIED_MARKS),
  };
}

const NO_CONDITION: Condition = {
  efficiency: 0,
  fort: 0,
  op: 0,
  allowance: 0,
  supply: 0,
  delay: 0,
  delayLater: 0,
  marks: 0,
};

/** Wipes a unit that has gone into another: it has no condition of its own there. */
function putInside(g: Game, u: Unit): void {
  placeUnit(g, u, INSIDE);
  setCp(g, u, 0);
  setCondition(g, u, NO_CONDITION);
  removeMark(g, u, marksOf(g, u));
  setBuild(g, u, NO_PLOT);
  setAdvance(g, u, 0);
}

/** [7.1] The unit looks in its hex for others of its parent, and for the parent itself. */
export function buildUp(g: Game, u: Unit): boolean {
  const hex = hexAt(g, u);
  const parent = parentUnit(u);
  if (hex < 0 || parent < 0) return false;
  const kin = unitsIn(g, sideOfUnit(u), hex).filter(
    (other) => (parentUnit(other) === parent || other === parent) && buildOf(g, other) !== BREAK_DOWN,
  );
  const isElsewhere = hexAt(g, parent) >= 0 && hexAt(g, parent) !== hex;
  if (kin.length < 2 || isElsewhere) return false;
  const condition = joined(g, kin);
  const strength = kin.reduce((sum, one) => sum + cpOf(g, one), 0);
  forgetLostUnit(g, u, kin);
  for (const one of kin) if (one !== parent) putInside(g, one);
  placeUnit(g, parent, hexPlace(hex));
  noteContact(g, parent);
  setCp(g, parent, strength);
  setCondition(g, parent, condition);
  setMode(g, parent, modeIn(sideOfUnit(u), hex));
  tellOf(g, parent, 'built-up', { rule: '7.1', from: kin.filter((one) => one !== parent).map(idOf) });
  return true;
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/**
 * [7.1] Each part gets the least that it can live with [9.3], the rest goes by the order of battle, and what does not
 * divide to those who miss most of a point. Undefined if there is too little for them all.
 */
function sharesOf(g: Game, parent: Unit, parts: readonly Unit[]): readonly number[] | undefined {
  const total = cpOf(g, parent);
  const least = parts.map((u) => leastStrengthIn(g, u, hexAt(g, parent)));
  const rest = total - sumOf(least);
  if (rest < 0) return undefined;
  const weights = parts.map((u, i) => fullStrength(g, u) - (least[i] ?? 0));
  const weight = Math.max(1, sumOf(weights));
  const due = parts.map((_, i) => (least[i] ?? 0) + (rest * (weights[i] ?? 0)) / weight);
  const shares = due.map(Math.floor);
  const missing = (i: number): number => (due[i] ?? 0) - (shares[i] ?? 0);
  const order = parts.map((_, i) => i).sort((a, b) => missing(b) - missing(a) || a - b);
  for (const i of order.slice(0, total - sumOf(shares))) shares[i] = (shares[i] ?? 0) + 1;
  return shares;
}

/** [7.1] A parent unit comes apart if there are slots for its parts and strength for each; stacking stays as it is. */
export function breakDown(g: Game, parent: Unit): boolean {
  const hex = hexAt(g, parent);
  const parts = partsInside(g, parent);
  const side = sideOfUnit(parent);
  if (hex < 0 || parts.length === 0 || slotsLeft(g, side) < parts.length - 1) return false;
  const condition = conditionOf(g, parent);
  const shares = sharesOf(g, parent, parts);
  if (shares === undefined) return false;
  tellOf(g, parent, 'broken-down', { rule: '7.1', into: parts.map(idOf) });
  parts.forEach((u, i) => {
    placeUnit(g, u, hexPlace(hex));
    setCp(g, u, shares[i] ?? 0);
    setCondition(g, u, condition);
    setMode(g, u, modeIn(side, hex));
  });
  forgetLostUnit(g, parent);
  putInside(g, parent);
  placeUnit(g, parent, POOL);
  for (const u of parts.slice(0, 1)) noteContact(g, u);
  return true;
}

export const build = procedure(frame('build-up', ['begin']), {
  begin(g) {
    for (const side of SIDES) {
      const units = unitsOf(side);
      for (const u of units) if (hexAt(g, u) >= 0 && hasMark(g, u, DISBANDING)) disband(g, u);
      for (const u of units) if (hexAt(g, u) >= 0 && buildOf(g, u) === BUILD_UP) buildUp(g, u);
      for (const u of units) if (isParent(u) && buildOf(g, u) === BREAK_DOWN) breakDown(g, u);
      for (const u of units) if (buildOf(g, u) !== NO_PLOT) setBuild(g, u, NO_PLOT);
    }
    return done();
  },
});
