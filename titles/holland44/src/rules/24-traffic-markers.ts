/** Chapter 24: traffic markers. */
import {
  checked,
  done,
  type FlawOf,
  type FrameOf,
  firstFlaw,
  frame,
  type Game,
  go,
  OK,
  procedure,
  type Random,
  type Ruling,
} from '@bridgehead/engine';
import { distanceBetween, nameOf, OFF_MAP, offsetOf } from '@bridgehead/hex';
import { optional } from '@bridgehead/toolkit';
import { ask, roll } from '../asking.ts';
import type { AnyChoice, AnyRead, Choices } from '../contract/index.ts';
import { GRID } from '../data/map.ts';
import { refusal, says } from '../says.ts';
import { emitEvent } from '../state/events.ts';
import { OF_PHASE, phaseFlaw } from '../state/frames.ts';
import { DIE } from '../state/kinds.ts';
import { hexOfPlace, hexPlace } from '../state/places.ts';
import {
  hasTraffic,
  hexOf,
  IN_HOLDING_BOX,
  ON_TURN_TRACK,
  placeTraffic,
  TRAFFIC_COUNT,
  trafficPlace,
  turnOf,
} from '../state/state.ts';
import { countersOf, isAirborne, sideOfUnit, type Unit } from '../state/units.ts';
import { isMechanized } from './02-contents.ts';

/**
 * [24.1] [24.2] Whether a marker holds the unit up: it pays more to enter the hex, and ends an advance after combat there,
 * without Breakthrough Combat.
 */
export const isHeldUpBy = (g: Game, u: Unit, hex: number): boolean => mindsTraffic(g, u) && hasTraffic(g, hex);
export const mindsTraffic = (g: Game, u: Unit): boolean => sideOfUnit(u) === 'allied' && isMechanized(g, u);

/** [24.5] [S1.2] Markers 4, 5 and 6, whose indices are 3, 4 and 5, come with turns 2, 3 and 4. */
const arrivalOf = (index: number): number => index - 1;

function takeFromTurnTrack(g: Game): void {
  for (let i = 0; i < TRAFFIC_COUNT; i++) {
    const hasCome = trafficPlace(g, i) === ON_TURN_TRACK && arrivalOf(i) <= turnOf(g);
    if (hasCome) placeTraffic(g, i, IN_HOLDING_BOX);
  }
}

const BRITISH_ARMY = countersOf('allied').filter((u) => !isAirborne(u));
const ROWS: readonly number[] = Array.from({ length: GRID.hexCount }, (_, hex) => offsetOf(GRID, hex).row);
const rowOf = (hex: number): number => ROWS[hex] ?? 0;
const NOWHERE = -1;

/** [24.4] The row of the northernmost Mechanized unit that came by land, or NOWHERE. */
function northernmostRow(g: Game): number {
  let row = NOWHERE;
  for (const u of BRITISH_ARMY) {
    const hex = hexOf(g, u);
    if (hex !== OFF_MAP && isMechanized(g, u)) row = Math.max(row, rowOf(hex));
  }
  return row;
}

const NOT_IN_BOX = refusal('24.4', 'marker-not-in-box');
const TOO_FAR_NORTH = refusal('24.4', 'traffic-too-far-north');
const TOO_CLOSE = refusal('24.4', 'traffic-too-close');

/** [24.4] Whether a marker may be put into the hex; `row` is the northernmost one allowed. */
function mayPlaceIn(g: Game, hex: number, row: number): Ruling {
  if (rowOf(hex) > row) return TOO_FAR_NORTH;
  for (let i = 0; i < TRAFFIC_COUNT; i++) {
    const other = hexOfPlace(trafficPlace(g, i));
    if (other !== OFF_MAP && distanceBetween(GRID, other, hex) <= 1) return TOO_CLOSE;
  }
  return OK;
}

const DONE: Choices['traffic']['done'] = { kind: 'done' };

const isInBox = (g: Game, index: number): boolean => trafficPlace(g, index) === IN_HOLDING_BOX;
const placement = (index: number, hex: number): Choices['traffic']['place-traffic'] => ({
  kind: 'place-traffic',
  marker: index + 1,
  hex: nameOf(GRID, hex),
});

function* listPlacements(g: Game): Iterable<AnyChoice<'traffic'>> {
  yield DONE;
  const row = northernmostRow(g);
  for (let i = 0; i < TRAFFIC_COUNT; i++) {
    if (!isInBox(g, i)) continue;
    for (let hex = 0; hex < GRID.hexCount; hex++) if (mayPlaceIn(g, hex, row).legal) yield placement(i, hex);
  }
}

function checkPlacement(g: Game, choice: AnyRead<'traffic'>): Ruling {
  if (choice.kind === 'done') return OK;
  return isInBox(g, choice.marker - 1) ? mayPlaceIn(g, choice.hex, northernmostRow(g)) : NOT_IN_BOX;
}

const STOP_ONE_IN = 8;
const TRIES = 16;

/** A marker from the box at random on a hex at random; now and then, or where no hex is found, no more markers. */
function samplePlacement(g: Game, random: Random): AnyChoice<'traffic'> {
  const box: number[] = [];
  for (let i = 0; i < TRAFFIC_COUNT; i++) if (isInBox(g, i)) box.push(i);
  if (box.length === 0 || random.below(STOP_ONE_IN) === 0) return DONE;
  const row = northernmostRow(g);
  for (let tries = 0; tries < TRIES; tries++) {
    const hex = random.below(GRID.hexCount);
    if (mayPlaceIn(g, hex, row).legal) return placement(box[random.below(box.length)] ?? 0, hex);
  }
  return DONE;
}

const TRAFFIC_MARKER = frame('traffic-marker', ['begin', 'place', 'first', 'second'], {
  ...OF_PHASE,
  /** The first of the two removal dice. */
  first: optional(DIE),
});
type TrafficFrame = FrameOf<typeof TRAFFIC_MARKER>;

/** [24.3] A marker whose number is rolled goes back to the box; one that is not on the map stays where it is. */
function removeNumber(g: Game, marker: number): void {
  const hex = hexOfPlace(trafficPlace(g, marker - 1));
  if (hex === OFF_MAP) return;
  placeTraffic(g, marker - 1, IN_HOLDING_BOX);
  emitEvent(g, 'traffic-removed', '24.3', { marker, hex: nameOf(GRID, hex) });
}

const trafficMarkerFlaw: FlawOf<TrafficFrame> = (g, f, around) =>
  phaseFlaw(g, f, around) ??
  firstFlaw([f.step === 'second' && f.first === undefined, 'first', says('first-die-missing')]);

/** [24.3] The German player places what he likes, then two dice clear markers; a double clears one. */
export const trafficMarker = procedure(checked(TRAFFIC_MARKER, trafficMarkerFlaw), {
  begin(g) {
    takeFromTurnTrack(g);
    return go('place');
  },
  place: ask('traffic', {
    by: () => 'german',
    choices: (g) => listPlacements(g),
    check: (g, _f, choice) => checkPlacement(g, choice),
    sample: (g, _f, random) => samplePlacement(g, random),
    chosen(g, _f, choice) {
      if (choice.kind === 'done') return go('first');
      const { marker, hex } = choice;
      placeTraffic(g, marker - 1, hexPlace(hex));
      emitEvent(g, 'traffic-placed', '24.3', { marker, hex: nameOf(GRID, hex) });
      return go('place');
    },
  }),
  first: roll('traffic-removal', (_g, f, rolled) => {
    f.first = rolled;
    return go('second');
  }),
  second: roll('traffic-removal', (g, f, rolled) => {
    removeNumber(g, f.first ?? rolled);
    if (rolled !== f.first) removeNumber(g, rolled);
    return done();
  }),
});
