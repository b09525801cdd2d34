/** Chapter 9: who may attack whom. */
import { cachedUntilWrite, type Game, type Kind, type Refusal, type ValueOf } from '@bridgehead/engine';
import { DIRECTION_COUNT, neighbour, neighbourOf, OFF_MAP, sideBetween, sideOf } from '@bridgehead/hex';
import { areaBeyond, NONE, waterOf } from '@bridgehead/map';
import { either, number, or, record } from '@bridgehead/toolkit';
import { CANAL, GRID, LAKE, MAP } from '../../data/map.ts';
import type { Side } from '../../data/unit-data.ts';
import { refusal } from '../../says.ts';
import { type Attacker, FROM_ABOVE, type Occasion } from '../../state/battle.ts';
import { HEX, UNIT } from '../../state/kinds.ts';
import { isOccupiedBy, occupiedHexes, unitsIn, unitsInArea, unknownIn } from '../../state/stacks.ts';
import {
  areaOf,
  CHANGED_AREA,
  COVERING,
  ENGAGED,
  HAS_ATTACKED,
  hasAutoDs,
  hasMark,
  hexOf,
  isInGoodOrder,
  REPLACEMENT,
  RETREATED,
  SPENT,
  unknownCount,
  unknownHex,
  WAS_ATTACKED,
} from '../../state/state.ts';
import { enemyOf, sideOfUnit, type Unit } from '../../state/units.ts';
import { figuresOf } from '../02-contents.ts';
import { exceedsLimit, STACKING_LIMIT } from '../06-stacking/stacking.ts';
import { exertsZoc, isBridged } from '../07-zones-of-control.ts';
import { entrySides } from '../19-entry-areas.ts';
import { HELD_BY_REPLACEMENT } from '../20-replacements.ts';
import { assaultRefusal, crossingRefusal, isUnbridgedMajorRiver } from './river-assault.ts';

const NO_STRENGTH = refusal('9.1', 'no-attack-strength');
const NOT_IN_GOOD_ORDER = refusal('14.2', 'attack-in-good-order');
const IS_SPENT = refusal('25.3.3', 'spent-unit-attacks');
const COVERS = refusal('8.3.3', 'covering-unit-attacks');
const HAS_ATTACKED_ALREADY = refusal('9.1', 'attacked-already');
const HAS_AUTO_DS = refusal('8.7', 'has-auto-ds');
const CHANGED = refusal('19.6', 'changed-areas-attacks');
export const NOT_ADJACENT = refusal('9.1', 'not-adjacent');
const NO_WAY_IN = refusal('19.7', 'no-way-onto-map');
const OVER_LAKE = refusal('9.5.1', 'attack-over-lake');
const OVER_RIVER = refusal('9.5.1', 'attack-over-river');
export const NO_BREAKTHROUGH = refusal('16.3.5', 'breakthrough-over-water');
const ENGAGED_AT_CANAL = refusal('11.5.1', 'engaged-at-canal');

/** Why this unit may not take part in an attack on this hex over this hexside; stacking is judged for all together. */
export function attackerRefusal(g: Game, attacker: Attacker, target: number, occasion: Occasion): Refusal | undefined {
  return unitRefusal(g, attacker.unit, occasion) ?? wayRefusal(g, attacker, target, occasion);
}

/** [9.1] Why this unit may attack nobody; a Breakthrough needs neither a fresh unit nor makes it one [16.1]. */
export function unitRefusal(g: Game, u: Unit, occasion: Occasion): Refusal | undefined {
  if (figuresOf(g, u)[0] <= 0) return NO_STRENGTH;
  if (!isInGoodOrder(g, u)) return NOT_IN_GOOD_ORDER;
  if (isHeldByReplacement(g, u)) return HELD_BY_REPLACEMENT;
  if (occasion === 'breakthrough' || occasion === 'landing') return undefined;
  if (hasMark(g, u, SPENT)) return hasMark(g, u, COVERING) ? COVERS : IS_SPENT;
  if (hasMark(g, u, HAS_ATTACKED)) return HAS_ATTACKED_ALREADY;
  if (hasAutoDs(g, u)) return HAS_AUTO_DS;
  return hasMark(g, u, CHANGED_AREA) ? CHANGED : undefined;
}

/** [20.2.5] An Entry Area is no hex: there the marker binds its own unit alone. */
function isHeldByReplacement(g: Game, u: Unit): boolean {
  const hex = hexOf(g, u);
  if (hex === OFF_MAP) return hasMark(g, u, REPLACEMENT);
  for (const v of unitsIn(g, sideOfUnit(u), hex)) if (hasMark(g, v, REPLACEMENT)) return true;
  return false;
}

/** [9.1] [9.5] [19.7] Why the unit may not attack this way. */
export function wayRefusal(g: Game, { unit, over }: Attacker, target: number, occasion: Occasion): Refusal | undefined {
  if (over === FROM_ABOVE) return undefined;
  const hex = hexOf(g, unit);
  if (hex !== OFF_MAP) {
    return sideBetween(GRID, hex, target) === over ? waterRefusal(g, unit, over, occasion) : NOT_ADJACENT;
  }
  if (!edgesOf(target).includes(over) || areaBeyond(MAP, over) !== areaOf(g, unit)) return NOT_ADJACENT;
  return entrySides(areaOf(g, unit)).includes(over) ? waterRefusal(g, unit, over, occasion) : NO_WAY_IN;
}

/** [9.5.1] [9.5.2] [9.5.3] [11.5.1] [16.3.5] What water forbids; over a bridge that stands anybody attacks. */
function waterRefusal(g: Game, u: Unit, over: number, occasion: Occasion): Refusal | undefined {
  const water = waterOf(MAP, over);
  if (water === LAKE && !isUnbridgedMajorRiver(g, over)) return OVER_LAKE;
  if (isUnbridgedMajorRiver(g, over)) {
    if (occasion === 'breakthrough') return NO_BREAKTHROUGH;
    return occasion === 'combat' ? assaultRefusal(g, u) : OVER_RIVER;
  }
  if (water !== CANAL || isBridged(g, over)) return undefined;
  if (occasion === 'breakthrough') return NO_BREAKTHROUGH;
  return hasMark(g, u, ENGAGED) ? ENGAGED_AT_CANAL : undefined;
}

/** By hex: its hexsides beyond which an Entry Area lies. */
const EDGES: readonly (readonly number[])[] = Array.from({ length: GRID.hexCount }, (_, hex) => {
  const sides: number[] = [];
  for (let d = 0; d < DIRECTION_COUNT; d++) {
    const side = sideOf(GRID, hex, d);
    if (neighbourOf(GRID, hex, d) === OFF_MAP && areaBeyond(MAP, side) !== NONE) sides.push(side);
  }
  return sides;
});
const edgesOf = (hex: number): readonly number[] => EDGES[hex] ?? [];

/** [9.2] [19.7] The units beside the hex that could attack it now, over each hexside open to them; no more than so many. */
function findAttackers(g: Game, side: Side, target: number, most: number): readonly Attacker[] {
  const found: Attacker[] = [];
  const note = (unit: Unit, over: number): boolean => {
    if (unitRefusal(g, unit, 'combat') !== undefined) return false;
    const attacker = { unit, over };
    if (wayRefusal(g, attacker, target, 'combat') === undefined) found.push(attacker);
    return found.length >= most;
  };
  for (let d = 0; d < DIRECTION_COUNT; d++) {
    const hex = neighbourOf(GRID, target, d);
    if (hex === OFF_MAP) continue;
    for (const unit of unitsIn(g, side, hex)) if (note(unit, sideOf(GRID, target, d))) return found;
  }
  for (const over of edgesOf(target)) {
    for (const unit of unitsInArea(g, side, areaBeyond(MAP, over))) if (note(unit, over)) return found;
  }
  return found;
}

/** [9.2] [19.7] Every unit that could attack the hex now, over each hexside open to it. */
export const possibleAttackers = (g: Game, side: Side, target: number): readonly Attacker[] =>
  findAttackers(g, side, target, Number.POSITIVE_INFINITY);

const hasAttacker = (g: Game, side: Side, target: number): boolean => findAttackers(g, side, target, 1).length > 0;

const NO_ENEMY = refusal('9.1', 'no-enemy-there');
const OWN_UNITS = refusal('9.1', 'friendly-units-there');
const WERE_ATTACKED = refusal('9.1', 'hex-attacked-already');

/** [9.1] [13.5] Why the hex may not be attacked in the Combat Phase: only who has retreated may be in it a second time. */
export function targetRefusal(g: Game, side: Side, target: number): Refusal | undefined {
  const foe = enemyOf(side);
  if (!isOccupiedBy(g, foe, target)) return NO_ENEMY;
  if (isOccupiedBy(g, side, target)) return OWN_UNITS;
  let isAnybodyElse = isUnknownFoe(g, foe, target);
  for (const u of unitsIn(g, foe, target)) {
    if (!hasMark(g, u, WAS_ATTACKED)) isAnybodyElse = true;
    else if (!hasMark(g, u, RETREATED)) return WERE_ATTACKED;
  }
  return isAnybodyElse ? undefined : WERE_ATTACKED;
}

const isUnknownFoe = (g: Game, foe: Side, hex: number): boolean => foe === 'german' && unknownIn(g, hex) >= 0;

/** Every hex with somebody of this side in it, Unknown units included. */
function heldHexes(g: Game, side: Side): readonly number[] {
  const hexes = occupiedHexes(g, side);
  if (side === 'allied') return hexes;
  const all = new Set(hexes);
  for (let i = 0; i < unknownCount(g); i++) {
    const hex = unknownHex(g, i);
    if (hex !== OFF_MAP) all.add(hex);
  }
  return [...all];
}

/** Whether a unit that is not in Full Retreat stands beside the hex, or may in an Entry Area: mostly none does. */
function isAnybodyBeside(g: Game, side: Side, hex: number): boolean {
  for (let d = 0; d < DIRECTION_COUNT; d++) {
    const next = neighbourOf(GRID, hex, d);
    if (next !== OFF_MAP && exertsZoc(g, side, next)) return true;
  }
  return edgesOf(hex).length > 0;
}

const findTargets = (g: Game, side: Side): readonly number[] =>
  heldHexes(g, enemyOf(side))
    .filter(
      (hex) => isAnybodyBeside(g, side, hex) && targetRefusal(g, side, hex) === undefined && hasAttacker(g, side, hex),
    )
    .sort((a, b) => a - b);
const alliedTargets = cachedUntilWrite((g) => findTargets(g, 'allied'));
const germanTargets = cachedUntilWrite((g) => findTargets(g, 'german'));

/** [9.1] [13.5] The enemy hexes that this side may attack now, in order. */
export const possibleTargets = (g: Game, side: Side): readonly number[] =>
  side === 'allied' ? alliedTargets(g) : germanTargets(g);

/** [19.7] The hexes just off the map, each by the first of the edge hexsides that lead there. */
const STANDS_BEYOND: ReadonlyMap<number, number> = (() => {
  const firsts = new Map<string, number>();
  const stands = new Map<number, number>();
  GRID.axial.forEach((hex, index) => {
    for (let d = 0; d < DIRECTION_COUNT; d++) {
      if (neighbourOf(GRID, index, d) !== OFF_MAP) continue;
      const { q, r } = neighbour(GRID.layout.orientation, hex, d);
      const side = sideOf(GRID, index, d);
      const first = firsts.get(`${q},${r}`) ?? side;
      firsts.set(`${q},${r}`, first);
      stands.set(side, GRID.hexCount + first);
    }
  });
  return stands;
})();

/** [19.7] Where an attacker stands, as a number: its hex, or for one in an Entry Area the hex that the map would have. */
export const standOf = (g: Game, { unit, over }: Attacker): number =>
  hexOf(g, unit) === OFF_MAP ? (STANDS_BEYOND.get(over) ?? OFF_MAP) : hexOf(g, unit);

/** [6.4.2] A unit that has attacked in this phase, and from where. */
const BEYOND: Kind<number> = number(GRID.hexCount, Math.max(...STANDS_BEYOND.values()));
export const SORTIE = record({ unit: UNIT, from: or(either(HEX, BEYOND), OFF_MAP) });
export type Sortie = ValueOf<typeof SORTIE>;

/** [6.4.2] [6.2] Whether these are too many to attack out of one place; who is free is judged by all who are in the hex. */
export function exceedsLimitFrom(g: Game, stand: number, units: readonly Unit[]): boolean {
  const [first] = units;
  if (first === undefined || units.length <= STACKING_LIMIT) return false;
  const inHex = stand < GRID.hexCount ? unitsIn(g, sideOfUnit(first), stand) : [];
  return exceedsLimit(g, units, [...inHex, ...units]);
}

const OVERSTACKED = refusal('6.4.2', 'too-many-attack');

/** [6.4.2] [9.5.3] [19.7] Why these attackers may not attack together, each of whom may. */
export function togetherRefusal(
  g: Game,
  attackers: readonly Attacker[],
  sorties: readonly Sortie[],
): Refusal | undefined {
  const stacks = new Map<number, Unit[]>();
  for (const attacker of attackers) {
    const from = standOf(g, attacker);
    const stack = stacks.get(from) ?? sorties.filter((one) => one.from === from).map(({ unit }) => unit);
    stacks.set(from, [...stack, attacker.unit]);
  }
  for (const [from, stack] of stacks) if (exceedsLimitFrom(g, from, stack)) return OVERSTACKED;
  return crossingRefusal(g, attackers);
}

export const isAttacker = (found: Attacker | Refusal): found is Attacker => 'unit' in found;
