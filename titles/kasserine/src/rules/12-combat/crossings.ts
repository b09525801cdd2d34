/** [12.2] The hexsides over which an attack is made, and the ground that it is made against. */
import type { Game } from '@bridgehead/engine';
import { sideBetween } from '@bridgehead/hex';
import { GRID, IS_ESCARPMENT, IS_TOWN, IS_WADI, IS_WOODS, isMountain, MAP } from '../../data/map.ts';
import type { Battle } from '../../state/battle.ts';
import { hasStrongpoint, hexAt, isRain } from '../../state/state.ts';
import { enemyOf, isTank, type Unit } from '../../state/units.ts';
import { MODIFIERS } from '../../tables/constants.ts';
import { type Cover, TERRAIN_COVER, TOWN_COVER, WOODS_COVER } from '../../tables/terrain-effects.ts';

const NO_SIDE = -1;

/** The hexsides over which a unit attacks the hexes that it is next to. */
const hexsidesOf = (g: Game, u: Unit, { hexes }: Pick<Battle, 'hexes'>): number[] =>
  hexes.map((hex) => sideBetween(GRID, hexAt(g, u), hex) ?? NO_SIDE).filter((side) => side !== NO_SIDE);

const crosses = (g: Game, u: Unit, battle: Pick<Battle, 'hexes'>, table: Uint8Array): boolean =>
  hexsidesOf(g, u, battle).some((hexside) => table[hexside] === 1);

/** [3.5.1] Whether a unit attacks over an escarpment. */
export const crossesEscarpment = (g: Game, u: Unit, battle: Pick<Battle, 'hexes'>): boolean =>
  crosses(g, u, battle, IS_ESCARPMENT);

/** [12.2.2] One defending hex has a hexside's help if all cross it, several if anybody does. */
function isHelped(g: Game, battle: Battle, table: Uint8Array): boolean {
  const { attackers, hexes } = battle;
  const across = attackers.filter((u) => crosses(g, u, battle, table)).length;
  return hexes.length > 1 ? across > 0 : across > 0 && across === attackers.length;
}

/** [12.2.7] One for a wadi, two in rain; bridges and fords do not cancel it. */
export function wadiModifier(g: Game, battle: Battle): number {
  if (!isHelped(g, battle, IS_WADI)) return 0;
  return isRain(g) ? MODIFIERS.wadiInRain : MODIFIERS.wadi;
}

/** [12.2.1] [12.2.3] Everything in a hex that covers its defenders; where the attackers stand does not matter. */
function coversOf(hex: number): readonly Cover[] {
  const terrain = TERRAIN_COVER.get(MAP.terrain[hex] ?? 0);
  return [
    ...(terrain === undefined ? [] : [terrain]),
    ...(IS_WOODS[hex] === 1 ? [WOODS_COVER] : []),
    ...(IS_TOWN[hex] === 1 ? [TOWN_COVER] : []),
  ];
}

/** [12.2.2] Only the best of several terrains counts. */
export const terrainModifier = ({ hexes }: Pick<Battle, 'hexes'>): number =>
  Math.max(...hexes.flatMap((hex) => coversOf(hex).map(({ modifier }) => modifier)));

export const againstMountain = ({ hexes }: Pick<Battle, 'hexes'>): boolean => hexes.some(isMountain);
export const againstTown = ({ hexes }: Pick<Battle, 'hexes'>): boolean => hexes.some((hex) => IS_TOWN[hex] === 1);

/** [14.2] [14.2.1] [14.2.2] [14.2.3] [14.2.4] An active strongpoint of the defender in a defending hex. */
export const againstStrongpoint = (g: Game, { side, hexes }: Pick<Battle, 'side' | 'hexes'>): boolean =>
  hexes.some((hex) => hasStrongpoint(g, enemyOf(side), hex));

/** [12.4.1] [12.4.2] [14.2.1] Why an attack must be an Assault, by rule; undefined where it need not. */
export function assaultRule(g: Game, battle: Battle): '12.4.1' | '12.4.2' | '14.2.1' | undefined {
  if (isRain(g)) return '12.4.2';
  if (againstStrongpoint(g, battle)) return '14.2.1';
  const isCovered = battle.hexes.some((hex) => coversOf(hex).some(({ assault }) => assault));
  return isCovered || battle.attackers.some((u) => crossesEscarpment(g, u, battle)) ? '12.4.1' : undefined;
}

/** [16.2.3] Whether armour attacks over an escarpment. */
export const armorCrossesEscarpment = (g: Game, battle: Battle): boolean =>
  battle.attackers.some((u) => isTank(u) && crossesEscarpment(g, u, battle));
