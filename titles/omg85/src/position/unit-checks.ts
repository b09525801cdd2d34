/** What a unit can never have, whatever has happened: plots, marks and numbers against the rules that give them. */
import type { SetUp, State } from '@bridgehead/engine';
import type { Message } from '@bridgehead/engine/contract';
import { distanceBetween, sideBetween } from '@bridgehead/hex';
import { cellAt, refuseBy } from '@bridgehead/toolkit';
import { GRID, isInside } from '../data/map.ts';
import { says } from '../says.ts';
import { EXPECTED, hexOfPlace } from '../state/places.ts';
import { reachesOver } from '../state/stacks.ts';
import {
  BREAK_DOWN,
  BUILD_UP,
  GUNS_FIRST,
  GUNS_SECOND,
  LINKED,
  OUT_OF_COMMUNICATIONS,
  TWO_TARGETS,
  type UnitColumn,
} from '../state/state.ts';
import {
  dataOf,
  hasGuns,
  idOf,
  isOfAirborne,
  isParent,
  parentUnit,
  sideOfUnit,
  UNIT_COUNT,
  type Unit,
} from '../state/units.ts';
import { ADDITIONAL_GUNS } from '../tables/campaign-tables.ts';
import { placeIn } from './units.ts';

/** A position that has been read, with the entry of each unit that it names. */
export interface ReadUnits {
  readonly state: State;
  readonly setUp: SetUp;
  readonly entries: ReadonlyMap<Unit, string>;
}

interface Entry {
  readonly unit: Unit;
  readonly hex: number;
  readonly number: (column: UnitColumn) => number;
  /** Refuses the position at a field of the entry. */
  readonly refuse: (rule: string, field: string, message: Message) => void;
}

/** Every unit by itself, then the order of the plots. */
export function checkUnits(read: ReadUnits): void {
  const { state, entries } = read;
  for (let unit = 0; unit < UNIT_COUNT; unit++) {
    const place = entries.get(unit) ?? 'units';
    const entry: Entry = {
      unit,
      hex: hexOfPlace(placeIn(state, unit)),
      number: (column) => cellAt(state, column, unit),
      refuse: (rule, field, message) => refuseBy(rule, entries.has(unit) ? `${place}.${field}` : place, message),
    };
    checkArrival(state, entry);
    checkAttack(entry);
    checkGuns(entry);
    checkMarks(entry);
    checkBuild(entry);
    checkOptions(read.setUp, entry);
  }
  checkOrder(read);
}

/** [6] Only the order of appearance brings a unit on. */
function checkArrival(state: State, { unit, refuse }: Entry): void {
  if (placeIn(state, unit) === EXPECTED && dataOf(unit).turn === undefined)
    refuse('6', 'box', says('no-turn-brings', { unit: idOf(unit) }));
}

/** [8.15] A plotted attack is on a hex next to the unit; a unit that is just fighting may already have advanced. */
function checkAttack({ unit, hex, number, refuse }: Entry): void {
  const [target, plot] = [number('attack') - 1, number('plotted')];
  if (target < 0) {
    if (plot > 0 && hex >= 0) refuse('8.15', 'plotted', says('unit-plotted-nothing', { unit: idOf(unit) }));
    return;
  }
  if (hex < 0) refuse('8.15', 'attack', says('unit-not-on-map', { unit: idOf(unit) }));
  const side = sideBetween(GRID, hex, target);
  if (plot > 0 ? side === undefined : distanceBetween(GRID, hex, target) > 1)
    refuse('8.15', 'attack', says('attack-not-adjacent'));
  if (side !== undefined && !reachesOver(sideOfUnit(unit), side))
    refuse('1.4', 'attack', says('allied-attack-across-border'));
}

/** [8.13] Guns are those of the order of battle and what comes later; only they fire barrages. */
function checkGuns({ unit, number, refuse }: Entry): void {
  const more = ADDITIONAL_GUNS.filter((one) => one.unit === idOf(unit));
  const most = more.reduce((sum, { points }) => sum + points, dataOf(unit).guns ?? 0);
  if (number('guns') > most) refuse('8.13', 'guns', says('most-fire-points', { unit: idOf(unit), most }));
  if (number('fired') > 0 && !hasGuns(unit)) refuse('8.13', 'fired', says('unit-without-guns', { unit: idOf(unit) }));
  const target = number('barrage') - 1;
  if (target < 0) return;
  if (!hasGuns(unit)) refuse('8.13', 'barrage', says('unit-without-guns', { unit: idOf(unit) }));
  if (!isInside(target)) refuse('1.4', 'barrage', says('guns-off-map'));
}

/** [5.1] [5.3] [8.13] Marks and states that only some units know. */
function checkMarks({ unit, number, refuse }: Entry): void {
  const marks = number('marks');
  if ((marks & LINKED) !== 0 && !isOfAirborne(unit)) refuse('5.1', 'states', says('only-airborne-linked'));
  if (number('supply') === OUT_OF_COMMUNICATIONS && !isOfAirborne(unit))
    refuse('5.3', 'supply', says('only-airborne-air-supplied'));
  const columns = ADDITIONAL_GUNS.filter((one) => one.unit === idOf(unit)).length;
  if (((marks & GUNS_FIRST) !== 0 && columns < 1) || ((marks & GUNS_SECOND) !== 0 && columns < 2))
    refuse('8.13', 'states', says('no-such-fire-points', { unit: idOf(unit) }));
}

/** [7.1] */
function checkBuild({ unit, number, refuse }: Entry): void {
  if (number('build') === BUILD_UP && parentUnit(unit) < 0)
    refuse('7.1', 'build', says('unit-builds-into-none', { unit: idOf(unit) }));
  if (number('build') === BREAK_DOWN && !isParent(unit))
    refuse('7.1', 'build', says('nobody-inside', { unit: idOf(unit) }));
}

/** [2.1] What belongs to the Advanced game or to hidden units. */
function checkOptions({ options }: SetUp, { number, refuse }: Entry): void {
  if (options.advanced !== true) {
    for (const field of ['advance', 'barrage'] as const)
      if (number(field) > 0) refuse('2.1', field, says('advanced-plot'));
    if ((number('marks') & TWO_TARGETS) !== 0) refuse('2.1', 'states', says('advanced-plot'));
  }
  if (options.hidden === true) return;
  for (const field of ['spotted', 'lastSeen'] as const)
    if (number(field) > 0) refuse('2.1', field, says('nobody-hidden'));
}

/** [8.15] [9] Attacks are fought in the order of plotting: every plot has a number of its own, among those given out. */
function checkOrder({ state, entries }: ReadUnits): void {
  const plotters = new Map<number, Unit>();
  for (let u = 0; u < UNIT_COUNT; u++) {
    const plot = cellAt(state, 'plotted', u);
    if (plot === 0) continue;
    const other = plotters.get(plot);
    if (other !== undefined)
      refuseBy('8.15', `${entries.get(later(entries, u, other)) ?? 'units'}.plotted`, says('plot-twice', { plot }));
    plotters.set(plot, u);
  }
}

/** Of two units the one whose entry comes later. */
function later(entries: ReadUnits['entries'], a: Unit, b: Unit): Unit {
  const order = [...entries.keys()];
  return order.indexOf(a) > order.indexOf(b) ? a : b;
}
