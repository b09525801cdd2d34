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
import { nameOf, neighboursOf } from '@bridgehead/hex';
import { hasFeature, terrainOf } from '@bridgehead/map';
import { fixed } from '@bridgehead/toolkit';
import { ask } from '../../asking.ts';
import { CITY, GRID, MAP, TOWN } from '../../data/map.ts';
import type { Order } from '../../orders.ts';
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
  UNKNOWN_COUNT,
  unknownHex,
} from '../../state/state.ts';
import { dataOf, idOf, isGarrison, type Unit, unitsOf } from '../../state/units.ts';
import { hasRoadPathToArea } from '../18-supply/supply.ts';
import { noteOccupation } from '../26-victory.ts';

/** The faces that nobody has seen yet: which counter lies where is decided when it is turned over. */
export const unseenFaces = (g: Game): Unit[] => unitsOf('german').filter((u) => placeOf(g, u) === UNSEEN);

const REVEAL = frame('reveal', ['draw'], { hex: fixed(HEX) });
type RevealFrame = FrameOf<typeof REVEAL>;

/** The hex that a march or an attack is about to come to. */
function aheadOf(below: Frame | undefined): number | undefined {
  const { path, battle } = (below ?? {}) as { readonly path?: readonly number[]; readonly battle?: Battle };
  return battle === undefined ? hexOfPlace(path?.[0] ?? 0) : battle.target;
}

export const revealFrame = (hex: number): RevealFrame => ({ proc: 'reveal', step: 'draw', hex });

const revealUnknownFlaw: FlawOf<RevealFrame> = (g, { hex }, { below }) =>
  firstFlaw(
    [unknownIn(g, hex) < 0, 'hex', says('no-unknown-unit')],
    [hex !== aheadOf(below), 'hex', says('other-hex-below')],
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

export const isTownOrCity = (hex: number): boolean => terrainOf(MAP, hex) === CITY || hasFeature(MAP, hex, TOWN);
const TOWNS: readonly number[] = Array.from({ length: GRID.hexCount }, (_, hex) => hex).filter(isTownOrCity);

const isClearOfAllies = (g: Game, hex: number): boolean =>
  !isOccupiedBy(g, 'allied', hex) && !neighboursOf(GRID, hex).some((next) => isOccupiedBy(g, 'allied', next));

/** [25.6] One unrevealed Unknown unit a turn may be put down on another Town or City hex. */
const repositionOrder: Order<'reposition-unknown'> = {
  kind: 'reposition-unknown',
  *list(g, side) {
    if (side !== 'german' || turnOf(g) < FIRST_REPOSITIONING || clock(g, 'unknownMoved') !== 0) return;
    const towns = TOWNS.filter((hex) => destinationRefusal(g, hex) === undefined).map((hex) => nameOf(GRID, hex));
    for (let i = 0; i < UNKNOWN_COUNT; i++) {
      const hex = unknownHex(g, i);
      if (hex < 0) continue;
      for (const to of towns) yield { kind: 'reposition-unknown', from: nameOf(GRID, hex), to };
    }
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
