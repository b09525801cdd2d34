/** What can never stand together, whatever has happened. */
import type { Frame, SetUp, State } from '@bridgehead/engine';
import { nameOf } from '@bridgehead/hex';
import { cellAt, refuseBy } from '@bridgehead/toolkit';
import { FAID_AREA } from '../data/boxes.ts';
import { GRID } from '../data/map.ts';
import { WATCHED } from '../data/objectives.ts';
import { STRONGPOINT_COUNTERS } from '../data/strongpoints.ts';
import { SIDES, type Side } from '../data/unit-data.ts';
import { says } from '../says.ts';
import { hexOfPlace } from '../state/places.ts';
import { BUILDING, CLOCKS, type ClockName, MOST_ATTACKS } from '../state/state.ts';
import { ALL_UNITS, dataOf, idOf, isLeader, isRedBox, sideOfUnit, UNIT_COUNT, type Unit } from '../state/units.ts';
import { PLAN_TURN } from '../tables/plans.ts';
import { isReserveIn, placeIn } from './units.ts';

const hexIn = (state: State, u: Unit): number => hexOfPlace(placeIn(state, u));
const name = (hex: number): string => nameOf(GRID, hex);
const clockIn = (state: State, clock: ClockName): number => cellAt(state, 'clock', CLOCKS.indexOf(clock));

/** Refuses a position that the rules could never produce. */
export function checkPosition(state: State, setUp: SetUp): void {
  const owners = checkHexes(state, setUp);
  checkUnits(state);
  checkStrongpoints(state);
  checkAttacks(state, owners);
  checkHolders(state, owners);
  checkCounters(state, setUp);
}

/** [7.1.4] [18.1.2] */
function checkHexes(state: State, { scenario }: SetUp): ReadonlyMap<number, Side> {
  const owners = new Map<number, Side>();
  for (const u of ALL_UNITS) {
    const hex = hexIn(state, u);
    if (hex < 0 || isLeader(u)) continue;
    if (scenario === 'faid' && !FAID_AREA.has(hex))
      refuseBy('18.1.2', 'units', says('outside-area', { hex: name(hex) }));
    const side = sideOfUnit(u);
    if ((owners.get(hex) ?? side) !== side) refuseBy('7.1.4', 'units', says('both-sides-there', { hex: name(hex) }));
    owners.set(hex, side);
  }
  return owners;
}

/** [8.2.2] [4.2.3] */
function checkUnits(state: State): void {
  const chits = new Set<string>();
  for (const u of ALL_UNITS) {
    if (isReserveIn(state, u) && hexIn(state, u) < 0) refuseBy('8.2', 'units', says('reserve-off-map'));
    if (isReserveIn(state, u) && !isRedBox(u)) refuseBy('8.2.2', 'units', says('reserve-on-foot'));
    const chit = `${dataOf(u).pool}/${cellAt(state, 'chit', u)}`;
    if (cellAt(state, 'chit', u) > 0 && chits.has(chit)) refuseBy('4.2.3', 'units', says('chit-taken'));
    chits.add(chit);
  }
}

const sideOfStrongpoint = (value: number): Side => SIDES[Math.floor((value - 1) / 2)] ?? 'allied';

/** [14.3] Under construction there is a builder, and who builds has something to build and is not in Reserve. */
function checkStrongpoints(state: State): void {
  const builders = new Map<number, Side>();
  for (const u of ALL_UNITS) {
    if ((cellAt(state, 'marks', u) & BUILDING) === 0) continue;
    if (isReserveIn(state, u)) refuseBy('14.3.5', 'units', says('reserve-builds', { unit: idOf(u) }));
    const value = hexIn(state, u) < 0 ? 0 : cellAt(state, 'strongpoint', hexIn(state, u));
    if (value === 0 || value % 2 === 0 || sideOfStrongpoint(value) !== sideOfUnit(u))
      refuseBy('14.3.5', 'units', says('builds-nothing', { unit: idOf(u) }));
    builders.set(hexIn(state, u), sideOfUnit(u));
  }
  const counts: Record<Side, number> = { allied: 0, axis: 0 };
  for (let hex = 0; hex < GRID.hexCount; hex++) {
    const value = cellAt(state, 'strongpoint', hex);
    if (value === 0) continue;
    counts[sideOfStrongpoint(value)] += 1;
    if (value % 2 === 1 && !builders.has(hex))
      refuseBy('14.4.2', 'strongpoints', says('no-builder', { hex: name(hex) }));
  }
  for (const side of SIDES)
    if (counts[side] > STRONGPOINT_COUNTERS[side])
      refuseBy('14.3.1', 'strongpoints', says('too-many-strongpoints', { side, most: STRONGPOINT_COUNTERS[side] }));
}

/** [13.5] The hexes into which attackers are advancing: the first of them may be there already. */
const vacatedIn = ({ frames }: State): ReadonlySet<number> =>
  new Set(frames.flatMap((frame) => (isAdvance(frame) ? frame.hexes : [])));

const isAdvance = (frame: Frame): frame is Frame & { readonly hexes: readonly number[] } => frame.proc === 'advance';

/** [9.1] Every attack has attackers, hexes with enemies, and a table. */
function checkAttacks(state: State, owners: ReadonlyMap<number, Side>): void {
  const attackers = new Map<number, Side>();
  for (let u = 0; u < UNIT_COUNT; u++) {
    const attack = cellAt(state, 'attack', u);
    if (attack === 0) continue;
    const isOne = cellAt(state, 'crt', attack) !== 0 && hexIn(state, u) >= 0 && !isLeader(u);
    const isMixed = (attackers.get(attack) ?? sideOfUnit(u)) !== sideOfUnit(u);
    if (!isOne || isMixed) refuseBy('9.1.2', 'attacks', says('attack-numbers', { attack }));
    attackers.set(attack, sideOfUnit(u));
  }
  const sides = new Set(attackers.values());
  const vacated = vacatedIn(state);
  for (let hex = 0; hex < GRID.hexCount; hex++) {
    const attack = cellAt(state, 'target', hex);
    if (attack === 0) continue;
    if (cellAt(state, 'crt', attack) === 0) refuseBy('9.1.2', 'attacks', says('attack-numbers', { attack }));
    const owner = vacated.has(hex) ? undefined : owners.get(hex);
    if (sides.size > 1 || (owner !== undefined && sides.has(owner)))
      refuseBy('9.1.6', 'attacks', says('attacks-nobody', { hex: name(hex) }));
  }
  for (let attack = 1; attack <= MOST_ATTACKS; attack++) {
    const isDeclared = cellAt(state, 'crt', attack) !== 0;
    if (!isDeclared && attackers.has(attack)) refuseBy('9.1.2', 'attacks', says('attack-numbers', { attack }));
  }
}

/** [3.1.1] Who stands in a hex holds it. */
function checkHolders(state: State, owners: ReadonlyMap<number, Side>): void {
  WATCHED.forEach((hex, i) => {
    const owner = owners.get(hex);
    if (owner !== undefined && SIDES[cellAt(state, 'holder', i)] !== owner)
      refuseBy('3.1.1', `held.${name(hex)}`, says('is-held-by', { hex: name(hex) }));
  });
}

const OPTION_COUNT = 2;

/** [18.2.4] [18.2.7] */
function checkCounters(state: State, { scenario }: SetUp): void {
  const [plan, turn] = [cellAt(state, 'plan', 0), cellAt(state, 'turn', 0)];
  if (plan > 0 && turn < PLAN_TURN) refuseBy('18.2.7', 'plan', says('no-plan-yet'));
  const [isDrawn, isKnown] = [clockIn(state, 'planDrawn') === 1, clockIn(state, 'planKnown') === 1];
  // A side that may not know the plan has a position without it: drawn, and not to be seen.
  if ((plan > 0 && !isDrawn) || (isKnown && plan === 0)) refuseBy('18.2.7', 'plan', says('plan-not-drawn'));
  const option = clockIn(state, 'option');
  if (option > OPTION_COUNT || (option > 0 && scenario !== 'campaign'))
    refuseBy('18.2.4', 'counters.option', says('option-not-chosen'));
  if (clockIn(state, 'winner') > 0 && state.frames.length > 1)
    refuseBy('18.2.6', 'counters.winner', says('winner-unknown'));
}
