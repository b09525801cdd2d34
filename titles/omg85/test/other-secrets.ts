/** Positions in which a side finds all as it was: enemies whom it does not see stand elsewhere on ground of theirs. */
import { type Choice, type Game, type JsonObject, openPosition, type Random } from '@bridgehead/engine';
import { distanceBetween, nameOf } from '@bridgehead/hex';
import type { Asked, Variation } from '@bridgehead/testkit';
import { scratchOf } from '@bridgehead/toolkit';
import { FIELD, GRID, hexOf, isInside } from '../src/data/map.ts';
import type { Side } from '../src/data/unit-data.ts';
import { UNITS } from '../src/data/units.ts';
import { OMG85 } from '../src/index.ts';
import { hexPlace } from '../src/state/places.ts';
import { isHeldBy, isSeen, occupiedHexes } from '../src/state/stacks.ts';
import { hexAt, ownerOf, placeOf, placeUnit, sourceOf, targetOf } from '../src/state/state.ts';
import { AIRBORNE_FORMATIONS, enemyOf, hasGuns, idOf, type Unit, unitsOf } from '../src/state/units.ts';

/** [6.1] [5.2] Where units come on is open to both sides, and so is whether a hex for that is free. */
const ARRIVALS: readonly number[] = [...new Set(UNITS.flatMap(({ hex }) => (hex === undefined ? [] : [hexOf(hex)])))];
/** [5.2] The Poles land elsewhere if Germans are in their hex: within four hexes, next to nobody. */
const POLISH_GROUND = 5;

/** So near, units are met by a march; from the second number on neither a battle nor a retreat after it meets them. */
const DISTANCES = [2, 3, 4, 5] as const;
const OUT_OF_BATTLE = 4;

interface Ground {
  readonly side: Side;
  /** How far from the side's own units the changes are made. */
  readonly distance: number;
}

function isFree(g: Game, { side, distance }: Ground, hex: number): boolean {
  if (!isInside(hex) || ARRIVALS.includes(hex)) return false;
  const polish = sourceOf(g, AIRBORNE_FORMATIONS.indexOf('POL'));
  if (polish >= 0 && distanceBetween(GRID, polish, hex) <= POLISH_GROUND) return false;
  return occupiedHexes(g, side).every((own) => distanceBetween(GRID, own, hex) >= distance);
}

const some = <T>(list: readonly T[], random: Random): T | undefined => list[random.below(Math.max(1, list.length))];

/** [1.4] An unseen unit goes to an empty hex that its side owns. */
function moveOne(g: Game, ground: Ground, u: Unit, random: Random): boolean {
  const enemy = enemyOf(ground.side);
  const open = FIELD.filter((hex) => ownerOf(g, hex) === enemy && !isHeldBy(g, enemy, hex) && isFree(g, ground, hex));
  const to = some(open, random);
  if (to === undefined) return false;
  placeUnit(g, u, hexPlace(to));
  return true;
}

/** Two unseen units change places. */
function exchange(g: Game, u: Unit, other: Unit | undefined): boolean {
  if (other === undefined || hexAt(g, u) === hexAt(g, other)) return false;
  const [here, there] = [placeOf(g, u), placeOf(g, other)];
  placeUnit(g, u, there);
  placeUnit(g, other, here);
  return true;
}

const MOST_CHANGES = 5;

/** [2.1] Moves and exchanges a few enemies whom the side does not see; undefined if it sees all or nobody may change. */
export function varySecrets(g: Game, sideName: string, random: Random): Variation | undefined {
  const side = sideName as Side;
  const ground = { side, distance: DISTANCES[random.below(DISTANCES.length)] ?? OUT_OF_BATTLE };
  const changed = scratchOf(g);
  const unseen = unitsOf(enemyOf(side)).filter(
    (u) => hexAt(g, u) >= 0 && !isSeen(g, u) && isFree(g, ground, hexAt(g, u)),
  );
  for (let i = 1 + random.below(MOST_CHANGES); i > 0; i--) {
    const u = some(unseen, random);
    if (u === undefined) return undefined;
    if (random.below(3) === 0) exchange(changed, u, some(unseen, random));
    else moveOne(changed, ground, u, random);
  }
  const moved = unseen.filter((u) => placeOf(g, u) !== placeOf(changed, u));
  const position = OMG85.writePosition(changed);
  if (moved.length === 0 || !openPosition(OMG85, position).ok) return undefined;
  const places = [...new Set(moved.flatMap((u) => [hexAt(g, u), hexAt(changed, u)]))];
  return {
    position,
    queries: queriesOf(g, ground, { moved, places, random }),
    probes: probesOf(g, ground, { moved, places, random }),
    mayGive: (choice, game) => mayGive(game, choice, ground, places),
    isShown: (one, other) => isShown(one, other, side),
  };
}

interface Changes {
  readonly moved: readonly Unit[];
  readonly places: readonly number[];
  readonly random: Random;
}

const nameOfHex = (hex: number): string => nameOf(GRID, hex);
const COUNT = 4;

/** Every kind of query through the eyes of the side: all of the map, and what was changed. */
function queriesOf(g: Game, { side }: Ground, { moved, places, random }: Changes): Asked[] {
  const viewer = side;
  const own = unitsOf(side).filter((u) => hexAt(g, u) >= 0);
  const asks = Array.from({ length: COUNT }, () => some(own, random)).filter((u) => u !== undefined);
  const hexes = [...places, ...asks.map((u) => hexAt(g, u))].map(nameOfHex);
  const units = [...asks, ...moved].map(idOf);
  return [
    ...hexes.flatMap((hex): Asked[] => [
      { what: 'hex', params: { hex, viewer } },
      { what: 'units', params: { hex, viewer } },
      { what: 'odds', params: { target: hex, viewer } },
    ]),
    ...units.flatMap((unit): Asked[] => [
      { what: 'moves', params: { units: [unit], viewer } },
      { what: 'odds', params: { target: hexes[0] ?? '', attackers: [unit], viewer } },
    ]),
    ...['allied', 'german'].flatMap((one): Asked[] => [
      { what: 'units', params: { side: one, viewer } },
      { what: 'zoc', params: { side: one, viewer } },
      { what: 'supply', params: { side: one, viewer } },
    ]),
    { what: 'victory', params: {} },
    ...probesOf(g, { side, distance: 0 }, { moved, places, random }).map((choice) => ({
      what: 'why',
      params: { choice, viewer },
    })),
  ];
}

/** Answers that would find out: to go there, to attack there, to fire there, to speak for a unit of the enemy. */
function probesOf(g: Game, { side }: Ground, { moved, places, random }: Changes): Choice[] {
  const own = some(
    unitsOf(side).filter((u) => hexAt(g, u) >= 0),
    random,
  );
  const unit = own === undefined ? '' : idOf(own);
  const guns = unitsOf(side).filter((u) => hexAt(g, u) >= 0 && hasGuns(u));
  const found = places
    .map(nameOfHex)
    .flatMap((hex): Choice[] => [
      { kind: 'strike', hex },
      { kind: 'source', hex },
      { kind: 'drop', hex },
      { kind: 'drive', path: [hex] },
      { kind: 'move', unit, path: [hex] },
      { kind: 'attack', unit, target: hex },
      ...guns.map((u) => ({ kind: 'barrage', unit: idOf(u), target: hex })),
      ...moved.map((u) => ({ kind: 'move', unit: idOf(u), path: [hex] })),
    ]);
  return [...found, { kind: 'combat' }];
}

/** [9] A battle, and [5.2] a drive of the supply cursor, have to do with who is near them, seen or not. */
function mayGive(g: Game, choice: Choice, { side, distance }: Ground, places: readonly number[]): boolean {
  // Barrages into the blue are no battles.
  if (choice.kind === 'combat') return distance >= OUT_OF_BATTLE || unitsOf(side).every((u) => targetOf(g, u) < 0);
  if (choice.kind === 'drop') return !places.includes(hexOf(String(choice.hex)));
  if (choice.kind !== 'drive' || !Array.isArray(choice.path)) return true;
  const path = (choice.path as JsonObject[string][]).map((hex) => hexOf(String(hex)));
  return places.every((place) => path.every((hex) => distanceBetween(GRID, hex, place) > 1));
}

/** [2.1] Somebody of the side has come next to a unit that stands elsewhere in the other game. */
const isShown = (one: Game, other: Game, side: Side): boolean =>
  unitsOf(enemyOf(side)).some((u) => isSeen(one, u) !== isSeen(other, u));
