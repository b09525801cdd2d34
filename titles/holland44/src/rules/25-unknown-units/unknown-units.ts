/** Chapter 25: Unknown units [25.2], in all that is not combat. */
import {
  CHANCE,
  checked,
  closeUndo,
  done,
  type FlawOf,
  type Frame,
  type FrameOf,
  firstFlaw,
  frame,
  type Game,
  OK,
  procedure,
  type Refusal,
} from '@bridgehead/engine';
import { DIRECTION_COUNT, nameOf, neighbourOf, OFF_MAP, sideBetween, sideOf } from '@bridgehead/hex';
import { fixed } from '@bridgehead/toolkit';
import { ask } from '../../asking.ts';
import { GRID } from '../../data/map.ts';
import type { Side } from '../../data/unit-data.ts';
import { rulesOf } from '../../editions.ts';
import type { Order, WrittenOrder } from '../../orders.ts';
import { refusal, says } from '../../says.ts';
import type { Battle } from '../../state/battle.ts';
import { emitEvent } from '../../state/events.ts';
import { HEX } from '../../state/kinds.ts';
import { ELIMINATED, hexOfPlace, hexPlace, POOL, UNSEEN } from '../../state/places.ts';
import { isOccupiedBy, unknownIn } from '../../state/stacks.ts';
import {
  clock,
  placeOf,
  placeUnit,
  placeUnknown,
  setClock,
  setSteps,
  turnOf,
  unknownCount,
  unknownHex,
} from '../../state/state.ts';
import { dataOf, idOf, isGarrison, type Unit, unitsOf } from '../../state/units.ts';
import { isTownOrCity } from '../02-contents.ts';
import { stopsZoc } from '../07-zones-of-control.ts';
import { hasRoadPathToArea } from '../18-supply/supply.ts';
import { noteOccupation } from '../26-victory.ts';

/** The faces that nobody has seen yet: which counter lies where is decided when it is turned over. */
export const unseenFaces = (g: Game): Unit[] => unitsOf(g, 'german').filter((u) => placeOf(g, u) === UNSEEN);

const REVEAL = frame('reveal', ['draw'], { hex: fixed(HEX) });
type RevealFrame = FrameOf<typeof REVEAL>;

/** The hex that a march or an attack is about to come to. */
function aheadOf(below: Frame | undefined): number | undefined {
  const { path, battle } = (below ?? {}) as { readonly path?: readonly number[]; readonly battle?: Battle };
  return battle === undefined ? hexOfPlace(path?.[0] ?? 0) : battle.target;
}

export const revealFrame = (hex: number): RevealFrame => ({ proc: 'reveal', step: 'draw', hex });

/** [2e 25.3] The first Unknown unit that an Allied unit in this hex turns over by having come there, or OFF_MAP. */
export function unknownBeside(g: Game, hex: number): number {
  if (rulesOf(g).unknownReveal !== 'adjacent' || hex === OFF_MAP) return OFF_MAP;
  for (let d = 0; d < DIRECTION_COUNT; d++) {
    const next = neighbourOf(GRID, hex, d);
    if (next !== OFF_MAP && unknownIn(g, next) >= 0 && !stopsZoc(g, sideOf(GRID, hex, d))) return next;
  }
  return OFF_MAP;
}

/** Whether the march or advance that stands there has come next to the hex. */
function hasComeBeside(below: Frame | undefined, hex: number): boolean {
  const { place = 0 } = (below ?? {}) as { readonly place?: number };
  return hexOfPlace(place) !== OFF_MAP && sideBetween(GRID, hexOfPlace(place), hex) !== undefined;
}

const revealUnknownFlaw: FlawOf<RevealFrame> = (g, { hex }, { below }) =>
  firstFlaw(
    [unknownIn(g, hex) < 0, 'hex', says('no-unknown-unit')],
    [hex !== aheadOf(below) && !hasComeBeside(below, hex), 'hex', says('other-hex-below')],
  );

/** [25.1] The counter is turned over: a Garrison is removed, anything else stays and fights. Result: the unit, or -1. */
export const revealUnknown = procedure(checked(REVEAL, revealUnknownFlaw), {
  draw: ask('unknown-face', {
    by: () => CHANCE,
    choices: (g) => unseenFaces(g).map((u) => ({ kind: 'draw', face: idOf(u) })),
    chosen(g, f, { face: u }) {
      closeUndo(g);
      placeUnknown(g, unknownIn(g, f.hex), POOL);
      emitEvent(g, 'revealed', '25.1', { hex: nameOf(GRID, f.hex), unit: idOf(u) });
      if (isGarrison(u)) {
        placeUnit(g, u, ELIMINATED);
        return done(-1);
      }
      placeUnit(g, u, hexPlace(f.hex));
      setSteps(g, u, dataOf(u).steps);
      return done(u);
    },
  }),
});

export const FIRST_REPOSITIONING = 3;

const WRONG_SIDE = refusal('25.6', 'unknown-units-are-german');
const TOO_EARLY = refusal('25.6', 'repositioned-from-turn-3');
const ONE_A_TURN = refusal('25.6', 'repositioned-already');
const NO_UNKNOWN = refusal('25.6', 'no-unknown-unit-there');
const NOT_A_TOWN = refusal('25.6', 'unknown-unit-needs-town');
const BESIDE_ALLIES = refusal('25.6', 'allied-unit-near');
const TWO_UNKNOWN = refusal('6.1', 'two-unknown-units');
const NO_ROAD = refusal('25.6', 'no-road-to-german-area');

const TOWNS: readonly number[] = Array.from({ length: GRID.hexCount }, (_, hex) => hex).filter(isTownOrCity);

function isClearOfAllies(g: Game, hex: number): boolean {
  if (isOccupiedBy(g, 'allied', hex)) return false;
  for (let d = 0; d < DIRECTION_COUNT; d++) {
    const next = neighbourOf(GRID, hex, d);
    if (next !== OFF_MAP && isOccupiedBy(g, 'allied', next)) return false;
  }
  return true;
}

/** [25.6] Where an Unknown unit may be put down now; nowhere once one has been. */
const townsOpen = (g: Game, side: Side): readonly number[] =>
  side !== 'german' || turnOf(g) < FIRST_REPOSITIONING || clock(g, 'unknownMoved') !== 0
    ? []
    : TOWNS.filter((hex) => destinationRefusal(g, hex) === undefined);

function unknownHexes(g: Game): readonly number[] {
  const hexes: number[] = [];
  for (let i = 0; i < unknownCount(g); i++) if (unknownHex(g, i) >= 0) hexes.push(unknownHex(g, i));
  return hexes;
}

const repositioned = (from: number, to: number): WrittenOrder<'reposition-unknown'> => ({
  kind: 'reposition-unknown',
  from: nameOf(GRID, from),
  to: nameOf(GRID, to),
});

/** [25.6] One unrevealed Unknown unit a turn may be put down on another Town or City hex. */
const repositionOrder: Order<'reposition-unknown'> = {
  kind: 'reposition-unknown',
  *list(g, side) {
    const towns = townsOpen(g, side);
    for (const from of unknownHexes(g)) for (const to of towns) yield repositioned(from, to);
  },
  sample(g, side, random) {
    const [towns, hexes] = [townsOpen(g, side), unknownHexes(g)];
    const count = towns.length * hexes.length;
    if (count === 0) return undefined;
    const drawn = random.below(count);
    return repositioned(hexes[Math.floor(drawn / towns.length)] ?? 0, towns[drawn % towns.length] ?? 0);
  },
  check(g, side, { from, to }) {
    if (side !== 'german') return WRONG_SIDE;
    if (turnOf(g) < FIRST_REPOSITIONING) return TOO_EARLY;
    if (clock(g, 'unknownMoved') !== 0) return ONE_A_TURN;
    return unknownIn(g, from) < 0 ? NO_UNKNOWN : (destinationRefusal(g, to) ?? OK);
  },
  perform(g, _side, { from, to }) {
    placeUnknown(g, unknownIn(g, from), hexPlace(to));
    setClock(g, 'unknownMoved', 1);
    noteOccupation(g, to, 'german');
    emitEvent(g, 'unknown-repositioned', '25.6', { from: nameOf(GRID, from), to: nameOf(GRID, to) });
    return undefined;
  },
};

function destinationRefusal(g: Game, hex: number): Refusal | undefined {
  if (!isTownOrCity(hex)) return NOT_A_TOWN;
  if (unknownIn(g, hex) >= 0) return TWO_UNKNOWN;
  if (!isClearOfAllies(g, hex)) return BESIDE_ALLIES;
  return hasRoadPathToArea(g, 'german', hex) ? undefined : NO_ROAD;
}

export const unknownOrders: readonly Order<'reposition-unknown'>[] = [repositionOrder];
