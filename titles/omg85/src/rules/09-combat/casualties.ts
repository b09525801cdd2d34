/** [9.3] Casualties: ten points of fire cost one of strength, more or less by what the target is and where. Pure. */
import type { Game } from '@bridgehead/engine';
import { sideBetween } from '@bridgehead/hex';
import { CITY, CLEAR, FOREST, GRID, RIVER, TERRAIN, TOWN, WATER } from '../../data/map.ts';
import { PERCENT } from '../../state/chance.ts';
import { fortOf, hexAt, isTravelling } from '../../state/state.ts';
import { isArmor, type Unit } from '../../state/units.ts';
import { CASUALTIES, FIRE_PER_LOSS } from '../../tables/combat-tables.ts';
import { hasBridgeUp } from '../08-operations/costs.ts';

/** One line of the chart: percent of the losses, and by which rule. */
export type Percent = { readonly rule: string; readonly label: string; readonly effect: number };

export interface Exposure {
  readonly unit: Unit;
  readonly byArtillery: boolean;
  /** The hex that the unit attacks; left out for a defender. */
  readonly attacks?: number;
}

/** [9.3] What changes the losses of a unit under fire. */
export function casualtyModifiers(g: Game, { unit, byArtillery, attacks }: Exposure): Percent[] {
  const hex = hexAt(g, unit);
  const lines: Percent[] = [];
  const add = (label: string, effect: number, rule = '9.3'): void => {
    lines.push({ rule, label, effect });
  };
  if (TERRAIN[hex] === CLEAR) add('in the open', CASUALTIES.open);
  if (TERRAIN[hex] === TOWN) add('in a town', CASUALTIES.town);
  if (TERRAIN[hex] === FOREST) add('in a forest', CASUALTIES.forest);
  if (attacks !== undefined && TERRAIN[attacks] === CITY) add('attacking a city', CASUALTIES.attackingCity);
  if (attacks !== undefined && isAcrossRiverOrBridge(g, hex, attacks))
    add('attacking across a river or a bridge', CASUALTIES.attackingAcrossRiverOrBridge);
  if (isTravelling(g, unit)) add('in travel mode', CASUALTIES.travelMode);
  if (isArmor(unit)) add('armor', CASUALTIES.armor);
  if (byArtillery) add('fire of artillery', CASUALTIES.artillery);
  const fort = fortOf(g, unit);
  if (fort > 0) add('fortification', CASUALTIES.perFortLevel * fort, '8.11');
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
