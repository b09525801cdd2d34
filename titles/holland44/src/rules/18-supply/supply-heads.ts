/** [18.2.2] [18.2.3] Airborne Supply Heads: whom they supply, until when, and how a lost one comes back. */
import type { Game, Refusal } from '@bridgehead/engine';
import { nameOf, OFF_MAP, sideOf } from '@bridgehead/hex';
import { terrainOf } from '@bridgehead/map';
import type { Choices } from '../../contract/index.ts';
import { GRID, MAP, POLDER, POLDER_WOODS } from '../../data/map.ts';
import { refusal } from '../../says.ts';
import { emitEvent } from '../../state/events.ts';
import { ELIMINATED, hexPlace } from '../../state/places.ts';
import { occupiedHexes, unitsIn } from '../../state/stacks.ts';
import {
  addMark,
  DEPLETED,
  DISRUPTED,
  hasMark,
  hexOf,
  placeOf,
  placeUnit,
  setMarks,
  setOrder,
  setSteps,
  turnOf,
} from '../../state/state.ts';
import { countersOf, dataOf, divisionOf, idOf, isSupplyHead, sideOfUnit, type Unit } from '../../state/units.ts';
import { hasRoad } from './supply-ground.ts';

/** [18.2.2] The last turn whose Allied Supply Phase they serve. */
export const LAST_SUPPLY_TURN = 5;

export const SUPPLY_HEADS: readonly Unit[] = countersOf('allied').filter(isSupplyHead);

/** [18.2.2] Beside any other friendly unit, whatever its state, a Supply Head neither defends nor takes a loss. */
export const isHeadInCompany = (g: Game, u: Unit): boolean =>
  isSupplyHead(u) && unitsIn(g, sideOfUnit(u), hexOf(g, u)).length > 1;

/** The Supply Head of an airborne unit's division, or undefined; the Poles use that of the 1st. */
export function supplyHeadOf(u: Unit): Unit | undefined {
  const division = divisionOf(u);
  return division === undefined ? undefined : SUPPLY_HEADS.find((head) => divisionOf(head) === division);
}

/** [18.2.2] Whether a Supply Head on the map is still a Supply Source. */
export const suppliesDivision = (g: Game, head: Unit): boolean =>
  hexOf(g, head) !== OFF_MAP && !hasMark(g, head, DEPLETED) && turnOf(g) <= LAST_SUPPLY_TURN;

/** [18.2.2] At the end of the Allied Supply Phase of turn 5 they turn to their Depleted side. */
export function depleteHeads(g: Game): void {
  if (turnOf(g) < LAST_SUPPLY_TURN) return;
  for (const head of SUPPLY_HEADS) {
    if (hexOf(g, head) === OFF_MAP || hasMark(g, head, DEPLETED)) continue;
    addMark(g, head, DEPLETED);
    emitEvent(g, 'supply-head-depleted', '18.2.2', { unit: idOf(head) });
  }
}

const NOT_WITH_DIVISION = refusal('18.2.3', 'head-not-with-division');
const ROADLESS_POLDER = refusal('18.2.3', 'head-needs-road');
const ONE_HEAD_A_HEX = refusal('6.1', 'one-head-a-hex');

/** [18.2.3] Why a lost Supply Head may not come back in this hex. */
function returnRefusal(g: Game, head: Unit, hex: number): Refusal | undefined {
  const units = unitsIn(g, 'allied', hex);
  if (!units.some((u) => divisionOf(u) === divisionOf(head))) return NOT_WITH_DIVISION;
  if (units.some(isSupplyHead)) return ONE_HEAD_A_HEX;
  const terrain = terrainOf(MAP, hex);
  // [8.6.3] Polder with Woods is Polder.
  return (terrain === POLDER || terrain === POLDER_WOODS) && !isOnRoad(hex) ? ROADLESS_POLDER : undefined;
}

function isOnRoad(hex: number): boolean {
  for (let d = 0; d < 6; d++) if (hasRoad(sideOf(GRID, hex, d))) return true;
  return false;
}

/** [18.2.3] The ways in which one lost Supply Head may return; none if it must wait. */
export const returnsOf = (g: Game, head: Unit): Choices['return-supply-head']['return-supply-head'][] =>
  occupiedHexes(g, 'allied')
    .filter((hex) => returnRefusal(g, head, hex) === undefined)
    .map((hex) => ({ kind: 'return-supply-head', unit: idOf(head), hex: nameOf(GRID, hex) }));

/** [18.2.3] The first lost Supply Head that can come back now, or undefined. */
export const headToReturn = (g: Game): Unit | undefined =>
  SUPPLY_HEADS.find((head) => placeOf(g, head) === ELIMINATED && returnsOf(g, head).length > 0);

/** [18.2.3] Back in play, Depleted and Disrupted. */
export function returnHead(g: Game, head: Unit, hex: number): void {
  placeUnit(g, head, hexPlace(hex));
  setSteps(g, head, dataOf(head).steps);
  setMarks(g, head, DEPLETED);
  setOrder(g, head, DISRUPTED);
  emitEvent(g, 'supply-head-returned', '18.2.3', { unit: idOf(head), hex: nameOf(GRID, hex) });
}
