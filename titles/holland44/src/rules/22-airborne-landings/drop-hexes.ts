/** [22.2] [22.5.2] Drop Hexes: where an airborne unit may come down. */
import type { Game, Refusal } from '@bridgehead/engine';
import { neighboursOf, OFF_MAP, sideBetween } from '@bridgehead/hex';
import { hasFeature, NONE, terrainOf, waterOf } from '@bridgehead/map';
import { CLEAR, GRID, MAP, POLDER, POLDER_WOODS, TOWN, WOODS } from '../../data/map.ts';
import { refusal } from '../../says.ts';
import { isOccupiedBy, unitsIn } from '../../state/stacks.ts';
import { hexOf, landedOn, turnOf } from '../../state/state.ts';
import { dataOf, divisionOf, isSupplyHead, type Unit } from '../../state/units.ts';
import { exceedsLimit, STEP_LIMIT, stepsTogether } from '../06-stacking/stacking.ts';
import { SUPPLY_HEADS } from '../18-supply/supply-heads.ts';

export type Division = '1ABN' | '82ABN' | '101ABN';

interface DropHex {
  readonly hex: number;
  readonly code: string;
  /** Undefined: the three that only the Poles may use. */
  readonly division: Division | undefined;
}

const DIVISIONS: ReadonlyMap<string, Division> = new Map([
  ['1st Airborne', '1ABN'],
  ['82nd', '82ABN'],
  ['101st', '101ABN'],
]);

/** In the order of their hexes. */
const DROP_HEXES: readonly DropHex[] = MAP.marks
  .filter(({ mark }) => mark === 'drop')
  .map(({ hex, code, note }) => ({ hex, code, division: DIVISIONS.get(note ?? '') }))
  .sort((a, b) => a.hex - b.hex);

/** By what is printed on them. */
const HEXES_BY_CODE: ReadonlyMap<string, readonly number[]> = new Map(
  DROP_HEXES.map(({ code }) => [code ?? '', DROP_HEXES.filter((drop) => drop.code === code).map(({ hex }) => hex)]),
);

/** [17.8.2] [22.2.1] The Drop Hexes that belong to a division. */
export const dropHexesOf = (division: Division): readonly number[] =>
  DROP_HEXES.filter((drop) => drop.division === division).map(({ hex }) => hex);

const isPolish = (u: Unit): boolean => dataOf(u).formation === '1POL';

/** [22.2.1] The turns from which a wider choice is open. */
const OWN_DIVISION_FROM = 6;
const ANY_DIVISION_FROM = 9;

/** [22.2.1] [22.2.4] [22.5.2] The hexes at which a unit may aim on a turn. */
export function aimsOf(g: Game, u: Unit): readonly number[] {
  const turn = turnOf(g);
  if (turn < OWN_DIVISION_FROM) return HEXES_BY_CODE.get(dataOf(u).drop ?? '') ?? [];
  const isOpen = (division: Division | undefined): boolean => turn >= ANY_DIVISION_FROM || division === divisionOf(u);
  const drops = DROP_HEXES.filter(({ division }) => (division === undefined ? isPolish(u) : isOpen(division)));
  const heads = SUPPLY_HEADS.filter((head) => isOpen(divisionOf(head)) && hexOf(g, head) !== OFF_MAP);
  return [...drops.map(({ hex }) => hex), ...heads.map((head) => hexOf(g, head))];
}

const TOO_FAR = refusal('22.2.1', 'beyond-leeway');
const ACROSS_WATER = refusal('22.2.3', 'drop-across-water');
const BAD_GROUND = refusal('22.2.3', 'no-parachutes-there');
const NOT_CLEAR = refusal('22.2.3', 'no-gliders-there');
const NINE_STEPS = refusal('22.2.3', 'nine-steps-landed');
const ENEMY_THERE = refusal('22.6', 'no-landing-on-enemy');
const STACKING = refusal('22.6', 'landing-stack-too-large');

/** [22.2.1] [22.2.3] On the Drop Hex; after turn 1 also next to it, but not across a River or Canal. */
function leewayRefusal(g: Game, aims: readonly number[], hex: number): Refusal | undefined {
  let refusal: Refusal = TOO_FAR;
  for (const aim of aims) {
    if (aim === hex) return undefined;
    const side = turnOf(g) === 1 ? undefined : sideBetween(GRID, aim, hex);
    if (side === undefined) continue;
    if (waterOf(MAP, side) === NONE) return undefined;
    refusal = ACROSS_WATER;
  }
  return refusal;
}

/** [22.2.3] A Town hex is no Clear hex; Polder with Woods is Polder [8.6.3]; Villages do not matter. */
function groundRefusal(u: Unit, hex: number): Refusal | undefined {
  const terrain = terrainOf(MAP, hex);
  if (dataOf(u).type !== 'Parachute Infantry') {
    return terrain === CLEAR && !hasFeature(MAP, hex, TOWN) ? undefined : NOT_CLEAR;
  }
  const isSoftLanding = terrain === CLEAR || terrain === WOODS || terrain === POLDER || terrain === POLDER_WOODS;
  return isSoftLanding ? undefined : BAD_GROUND;
}

/** The units that have come down in a hex this turn. */
export const landedNow = (g: Game, hex: number): readonly Unit[] =>
  unitsIn(g, 'allied', hex).filter((u) => landedOn(g, u) === turnOf(g));

/** [22.2] Why the unit may not land in this hex. */
export function hexRefusal(g: Game, u: Unit, hex: number, aims = aimsOf(g, u)): Refusal | undefined {
  const refusal = leewayRefusal(g, aims, hex) ?? groundRefusal(u, hex);
  if (refusal !== undefined) return refusal;
  const together = [...landedNow(g, hex), u];
  if (isOccupiedBy(g, 'german', hex)) {
    if (turnOf(g) === 1) return ENEMY_THERE;
    if (exceedsLimit(g, together)) return STACKING;
  }
  return stepsTogether(g, together) > STEP_LIMIT && !isSupplyHead(u) ? NINE_STEPS : undefined;
}

/** The hexes on and around those at which a unit may aim, in order. */
function hexesAround(aims: readonly number[]): readonly number[] {
  const near = new Set<number>();
  for (const aim of aims) {
    near.add(aim);
    for (const next of neighboursOf(GRID, aim)) near.add(next);
  }
  return [...near].sort((a, b) => a - b);
}

/** The same for several units, those of the first unit first; many aim at the same hexes. */
export function hexesInReachOfAny(g: Game, units: readonly Unit[]): ReadonlySet<number> {
  const near = new Set<number>();
  const looked = new Set<string>();
  for (const u of units) {
    const aims = aimsOf(g, u);
    const key = aims.join();
    if (looked.has(key)) continue;
    looked.add(key);
    for (const hex of hexesAround(aims)) near.add(hex);
  }
  return near;
}

/** Every hex in which the unit may land now, in the order of the hexes. */
export function landingHexes(g: Game, u: Unit): readonly number[] {
  const aims = aimsOf(g, u);
  return hexesAround(aims).filter((hex) => hexRefusal(g, u, hex, aims) === undefined);
}
