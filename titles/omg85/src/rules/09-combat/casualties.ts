/** [9.3] Casualties: ten points of fire cost one of strength, more or less by what the target is and where. Pure. */
import type { Game } from '@bridgehead/engine';
import { sideBetween } from '@bridgehead/hex';
import { CITY, CLEAR, FOREST, GRID, RIVER, TERRAIN, TOWN, WATER } from '../../data/map.ts';
import { type Reason, saysBy } from '../../says.ts';
import { fortOf, hexAt, isTravelling } from '../../state/state.ts';
import { isArmor, type Unit } from '../../state/units.ts';
import { CASUALTIES, FIRE_PER_LOSS } from '../../tables/combat-tables.ts';
import { PERCENT } from '../../tables/percent.ts';
import { hasBridgeUp } from '../08-operations/costs.ts';

/** One line of the chart: percent of the losses, and by which rule. */
export type Percent = { readonly reason: Reason; readonly effect: number };

export interface Exposure {
  readonly unit: Unit;
  readonly byArtillery: boolean;
  /** The hex that the unit attacks; left out for a defender. */
  readonly attacks?: number;
}

const IN_THE_OPEN = saysBy('9.3', 'in-the-open');
const IN_A_TOWN = saysBy('9.3', 'in-a-town');
const IN_A_FOREST = saysBy('9.3', 'in-a-forest');
const ATTACKING_CITY = saysBy('9.3', 'attacking-city');
const ATTACKING_ACROSS = saysBy('9.3', 'attacking-across');
const IN_TRAVEL_MODE = saysBy('9.3', 'in-travel-mode');
const IS_ARMOR = saysBy('9.3', 'is-armor');
const BY_ARTILLERY = saysBy('9.3', 'by-artillery');
const FORTIFICATION = saysBy('8.11', 'fortification');

/** [9.3] What changes the losses of a unit under fire. */
export function casualtyModifiers(g: Game, { unit, byArtillery, attacks }: Exposure): Percent[] {
  const hex = hexAt(g, unit);
  const lines: Percent[] = [];
  const add = (reason: Reason, effect: number): void => {
    lines.push({ reason, effect });
  };
  if (TERRAIN[hex] === CLEAR) add(IN_THE_OPEN, CASUALTIES.open);
  if (TERRAIN[hex] === TOWN) add(IN_A_TOWN, CASUALTIES.town);
  if (TERRAIN[hex] === FOREST) add(IN_A_FOREST, CASUALTIES.forest);
  if (attacks !== undefined && TERRAIN[attacks] === CITY) add(ATTACKING_CITY, CASUALTIES.attackingCity);
  if (attacks !== undefined && isAcrossRiverOrBridge(g, hex, attacks))
    add(ATTACKING_ACROSS, CASUALTIES.attackingAcrossRiverOrBridge);
  if (isTravelling(g, unit)) add(IN_TRAVEL_MODE, CASUALTIES.travelMode);
  if (isArmor(unit)) add(IS_ARMOR, CASUALTIES.armor);
  if (byArtillery) add(BY_ARTILLERY, CASUALTIES.artillery);
  const fort = fortOf(g, unit);
  if (fort > 0) add(FORTIFICATION, CASUALTIES.perFortLevel * fort);
  return lines;
}

function isAcrossRiverOrBridge(g: Game, from: number, target: number): boolean {
  const side = sideBetween(GRID, from, target);
  return side !== undefined && (WATER[side] === RIVER || hasBridgeUp(g, side));
}

/** [9.3] The points of strength that so much fire costs. */
export function lossesOf(fire: number, modifiers: readonly Percent[]): number {
  const percent = modifiers.reduce((sum, { effect }) => sum + effect, PERCENT);
  return (fire / FIRE_PER_LOSS) * (Math.max(0, percent) / PERCENT);
}
