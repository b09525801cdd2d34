/** Chapter 17: artillery [17.2], its Moved markers and what moving does to it. */
import { type Game, OK, type Refusal } from '@bridgehead/engine';
import type { Side } from '../../data/unit-data.ts';
import type { Order } from '../../orders.ts';
import { refusal } from '../../says.ts';
import { emitEvent } from '../../state/events.ts';
import {
  addMark,
  FIRED,
  FRESH_MARKER,
  HAS_MOVED,
  hasMark,
  isInGoodOrder,
  MOVED_MARKER,
  removeMark,
} from '../../state/state.ts';
import { countersOf, idOf, isArtillery, sideOfUnit, type Unit } from '../../state/units.ts';
import { disrupt, isInPlay } from '../14-disruption/disruption.ts';

export { artilleryResupply } from './artillery-resupply.ts';

/** [17.5] */
export const isReady = (g: Game, u: Unit): boolean => isArtillery(u) && !hasMark(g, u, FIRED);

/** [17.1] [17.5] An Artillery unit that has given its support shows its Fired side. */
export function flipToFired(g: Game, u: Unit, rule: string): void {
  addMark(g, u, FIRED);
  emitEvent(g, 'artillery-fired', rule, { unit: idOf(u) });
}

/** [14.1.2] [17.3] One hex of Tactical Movement leaves an Artillery unit as it was; two hexes Disrupt it. */
export function artilleryAfterTactical(g: Game, u: Unit, hexes: number): void {
  if (isArtillery(u) && hexes >= 2) disrupt(g, u, '17.3');
}

/** [17.3] A strict limit. */
export const MOVED_MARKERS: Readonly<Record<Side, number>> = { allied: 3, german: 2 };

const ARTILLERY: Readonly<Record<Side, readonly Unit[]>> = {
  allied: countersOf('allied').filter(isArtillery),
  german: countersOf('german').filter(isArtillery),
};

export const artilleryOf = (side: Side): readonly Unit[] => ARTILLERY[side];

/** [17.3] The Moved markers that are not on a unit. */
export function markersLeft(g: Game, side: Side): number {
  let left = MOVED_MARKERS[side];
  for (const u of artilleryOf(side)) if (hasMark(g, u, MOVED_MARKER)) left -= 1;
  return left;
}

const NOT_HIS = refusal('17.3', 'moved-marker-not-for-it');
const NOT_IN_GOOD_ORDER = refusal('14.2', 'moved-marker-in-good-order');
const HAS_ONE = refusal('17.3', 'has-moved-marker');
const HAS_NONE = refusal('17.3', 'has-no-moved-marker');
const MOVED_ALREADY = refusal('17.3', 'moved-marker-before-move');
const NONE_LEFT = refusal('17.3', 'no-moved-marker-left');
const MUST_STAY = refusal('17.3', 'moved-marker-stays');

type MarkerOrder = 'place-moved-marker' | 'remove-moved-marker';

/** What both orders ask of the unit. */
function unitRefusal(g: Game, side: Side, u: Unit): Refusal | undefined {
  if (!isArtillery(u) || sideOfUnit(u) !== side || !isInPlay(g, u)) return NOT_HIS;
  return hasMark(g, u, HAS_MOVED) ? MOVED_ALREADY : undefined;
}

function placeRefusal(g: Game, side: Side, u: Unit): Refusal | undefined {
  const refusal = unitRefusal(g, side, u);
  if (refusal !== undefined) return refusal;
  if (!isInGoodOrder(g, u)) return NOT_IN_GOOD_ORDER;
  if (hasMark(g, u, MOVED_MARKER)) return HAS_ONE;
  return markersLeft(g, side) > 0 ? undefined : NONE_LEFT;
}

function removeRefusal(g: Game, side: Side, u: Unit): Refusal | undefined {
  const refusal = unitRefusal(g, side, u);
  if (refusal !== undefined) return refusal;
  if (!hasMark(g, u, MOVED_MARKER)) return HAS_NONE;
  return hasMark(g, u, FRESH_MARKER) ? MUST_STAY : undefined;
}

type Refuse = (g: Game, side: Side, u: Unit) => Refusal | undefined;

/** An order about one Artillery unit. */
function markerOrder(kind: MarkerOrder, refuse: Refuse, perform: (g: Game, u: Unit) => void): Order<MarkerOrder> {
  return {
    kind,
    *list(g, side) {
      for (const u of artilleryOf(side)) if (refuse(g, side, u) === undefined) yield { kind, unit: idOf(u) };
    },
    check: (g, side, { unit }) => refuse(g, side, unit) ?? OK,
    perform(g, _side, { unit }) {
      perform(g, unit);
      return undefined;
    },
  };
}

/** [17.3] A marker is given to an Artillery unit in Good Order before it moves. */
const placeMarker = markerOrder('place-moved-marker', placeRefusal, (g, u) => {
  addMark(g, u, MOVED_MARKER | FRESH_MARKER);
  emitEvent(g, 'moved-marker-placed', '17.3', { unit: idOf(u) });
});

/** [17.3] In a later Movement Phase the owner may take the marker off again, for another unit or for none. */
const removeMarker = markerOrder('remove-moved-marker', removeRefusal, (g, u) => {
  removeMark(g, u, MOVED_MARKER);
  emitEvent(g, 'moved-marker-removed', '17.3', { unit: idOf(u) });
});

export const movedMarkerOrders: readonly Order[] = [removeMarker, placeMarker];
