/** [5.3] How many units of a side are in each state of supply, on the map. */
import { type MarketGardenView, SUPPLY_NAMES } from '../../src/facts.ts';

type Count = readonly [state: string, units: number];

export function supplyCounts({ units }: Pick<MarketGardenView, 'units'>, side: string): readonly Count[] {
  const own = units.filter((unit) => unit.hex !== undefined && unit.side === side);
  return SUPPLY_NAMES.map((state): Count => [state, own.filter(({ supply }) => supply === state).length]);
}
