/** Chapter 19: reinforcements and Entry Areas. What concerns combat (19.7, 19.8) stands with combat. */
import { type Game, OK, type Refusal, type Ruling } from '@bridgehead/engine';
import { hasFerry, waterOf } from '@bridgehead/map';
import { MAJOR_RIVER, MAP } from '../data/map.ts';
import type { Side } from '../data/unit-data.ts';
import type { Order } from '../orders.ts';
import { refusal } from '../says.ts';
import { emitEvent } from '../state/events.ts';
import { AIRFIELDS, areaPlace, EXPECTED } from '../state/places.ts';
import {
  addMark,
  areaOf,
  CHANGED_AREA,
  DISRUPTED,
  FULL_RETREAT,
  HAS_MOVED,
  hasMark,
  isInGoodOrder,
  orderOf,
  placeOf,
  placeUnit,
  setClock,
  setOrder,
  turnOf,
} from '../state/state.ts';
import { eliminate } from '../state/step-loss.ts';
import { dataOf, idOf, isAirborne, sideOfUnit, type Unit, unitsOf } from '../state/units.ts';

const isDue = (g: Game, u: Unit): boolean =>
  placeOf(g, u) === EXPECTED && (dataOf(u).turn ?? Number.POSITIVE_INFINITY) <= turnOf(g);

/** [19.1] The Movement Phase begins: what is due stands in its Entry Area; airborne units come by air instead. */
export function arrive(g: Game, side: Side): void {
  forfeitReplacements(g, side);
  for (const u of unitsOf(g, side)) {
    const area = MAP.areaByName.get(dataOf(u).area ?? '');
    if (area === undefined || isAirborne(u) || !isDue(g, u)) continue;
    placeUnit(g, u, areaPlace(area));
    emitEvent(g, 'arrived', '19.1', { unit: idOf(u), area: areaName(area) });
  }
}

/** [20.2.1] Replacements that were not used are lost; new ones may come. */
function forfeitReplacements(g: Game, side: Side): void {
  if (side === 'allied') setClock(g, 'replacedBritish', 0);
  else {
    setClock(g, 'replacedWest', 0);
    setClock(g, 'replacedEast', 0);
  }
}

/** [22.1.1] [22.4] The Airlanding Phase begins: airborne units that are due wait on the airfields. */
export function airborneDue(g: Game): void {
  for (const u of unitsOf(g, 'allied')) if (isAirborne(u) && isDue(g, u)) placeUnit(g, u, AIRFIELDS);
}

const ALWAYS_ALLIED: readonly string[] = ['M', 'N', 'O'];
const CHANGING: readonly string[] = ['A', 'L'];
/** [19.2] */
const AREAS_CHANGE_ON = 7;

export const areaName = (area: number): string => MAP.areas[area]?.name ?? '';

/** [19.2] [19.2.1] Whose an Entry Area is on a turn. */
export function ownerOfArea(area: number, turn: number): Side {
  const name = areaName(area);
  if (ALWAYS_ALLIED.includes(name)) return 'allied';
  return CHANGING.includes(name) && turn >= AREAS_CHANGE_ON ? 'allied' : 'german';
}

export const isFriendlyArea = (side: Side, area: number, turn: number): boolean => ownerOfArea(area, turn) === side;

/** [19.2.2] When A and L change hands the Germans there go to the German area beside it, one level worse. */
export function displaceFromAreas(g: Game): void {
  if (turnOf(g) !== AREAS_CHANGE_ON) return;
  for (const u of unitsOf(g, 'german')) {
    const area = areaOf(g, u);
    if (area < 0 || isFriendlyArea('german', area, turnOf(g))) continue;
    const refuge = touchedBy(area).find((next) => isFriendlyArea('german', next, turnOf(g)));
    if (refuge === undefined) continue;
    placeUnit(g, u, areaPlace(refuge));
    setOrder(g, u, orderOf(g, u) < DISRUPTED ? DISRUPTED : FULL_RETREAT);
    emitEvent(g, 'displaced', '19.2.2', { unit: idOf(u), from: areaName(area), area: areaName(refuge) });
  }
}

const touchedBy = (area: number): readonly number[] => MAP.areas[area]?.touches ?? [];

const NOT_FRIENDLY = refusal('19.4', 'enemy-entry-area');
const SURPRISE = refusal('23.1.2', 'surprised-in-area');
const NOT_IN_GOOD_ORDER = refusal('19.3.1', 'leave-area-in-good-order');
const CHANGED_ALREADY = refusal('19.6', 'changed-areas-already');

/** [19.3] [19.3.1] [19.4] [23.1.2] Whether units of this side may move into the area. */
export function mayEnterArea(g: Game, side: Side, area: number): Ruling {
  if (!isFriendlyArea(side, area, turnOf(g))) return NOT_FRIENDLY;
  return side === 'german' && turnOf(g) === 1 && !CHANGING.includes(areaName(area)) ? SURPRISE : OK;
}

/** [19.3.1] [19.5] [19.6] Whether the unit may leave the area it is in. */
export function mayLeaveArea(g: Game, u: Unit): Ruling {
  if (!isInGoodOrder(g, u)) return NOT_IN_GOOD_ORDER;
  return hasMark(g, u, CHANGED_AREA) ? CHANGED_ALREADY : OK;
}

const ENTRY_SIDES: readonly (readonly number[])[] = MAP.areas.map(({ sides }) =>
  sides.filter((side) => waterOf(MAP, side) !== MAJOR_RIVER || hasFerry(MAP, side)),
);
const NO_SIDES: readonly number[] = [];

/** [19.3.2] The hexsides that lead into and out of an area: none across a Major River but the one with a Ferry. */
export const entrySides = (area: number): readonly number[] => ENTRY_SIDES[area] ?? NO_SIDES;

/** [19.5] A retreat ends in the area: a friendly one shelters the unit in its new order, an enemy one destroys it. */
export function retreatIntoArea(g: Game, u: Unit, area: number, order: number): void {
  if (!isFriendlyArea(sideOfUnit(u), area, turnOf(g))) {
    eliminate(g, u, '19.5');
    return;
  }
  placeUnit(g, u, areaPlace(area));
  setOrder(g, u, order);
  emitEvent(g, 'retreated', '19.5', { unit: idOf(u), area: areaName(area) });
}

const NOT_YOURS = refusal('19.6', 'not-all-of-phasing-player');
const NOT_IN_AN_AREA = refusal('19.6', 'not-in-one-area');
const HAS_MOVED_ALREADY = refusal('19.6', 'moved-before-change');
const NOT_TOUCHING = refusal('19.6', 'areas-do-not-touch');

/** Why a unit may not go from its area to this one. */
function changeRefusal(g: Game, u: Unit, area: number): Refusal | undefined {
  if (areaOf(g, u) < 0) return NOT_IN_AN_AREA;
  const leaving = mayLeaveArea(g, u);
  if (!leaving.legal) return leaving;
  if (hasMark(g, u, HAS_MOVED)) return HAS_MOVED_ALREADY;
  if (!touchedBy(areaOf(g, u)).includes(area)) return NOT_TOUCHING;
  const entering = mayEnterArea(g, sideOfUnit(u), area);
  return entering.legal ? undefined : entering;
}

/** [19.6] [20.2.5] To an area that touches, for the whole Movement Allowance; no attack onto the map this turn. */
const changeArea: Order<'change-area'> = {
  kind: 'change-area',
  // A set of units may go at once; listed are its members one by one, which comes to the same.
  *list(g, side) {
    for (const u of unitsOf(g, side)) {
      for (const area of touchedBy(areaOf(g, u))) {
        if (changeRefusal(g, u, area) === undefined)
          yield { kind: 'change-area', units: [idOf(u)], area: areaName(area) };
      }
    }
  },
  check(g, side, { units, area }) {
    const [first = 0] = units;
    for (const u of units) {
      if (sideOfUnit(u) !== side) return NOT_YOURS;
      if (areaOf(g, u) !== areaOf(g, first)) return NOT_IN_AN_AREA;
      const refusal = changeRefusal(g, u, area);
      if (refusal !== undefined) return refusal;
    }
    return OK;
  },
  perform(g, _side, { units, area }) {
    for (const u of units) {
      placeUnit(g, u, areaPlace(area));
      addMark(g, u, CHANGED_AREA | HAS_MOVED);
    }
    emitEvent(g, 'area-changed', '19.6', { units: units.map(idOf), area: areaName(area) });
    return undefined;
  },
};

export const entryOrders: readonly Order[] = [changeArea];
