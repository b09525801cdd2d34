/** A planned battle on the map: arrows over the hexsides that are used, the odds above the target. */
import type { Shape } from '@bridgehead/board';
import { hexes, whereIs } from '@bridgehead/client-kit/play';
import { columnText } from '../say.ts';
import { attackersOf, type Planner } from './planner.ts';

export function plannerShapes(planner: Planner): readonly Shape[] {
  const { context, target, odds, artillery } = planner;
  const hex = target.value;
  if (hex === undefined) return [];
  const units = attackersOf(planner);
  const from = (list: readonly string[]): readonly string[] => [
    ...new Set(list.flatMap((unit) => whereIs(context, unit) ?? [])),
  ];
  const column = odds.value?.column;
  return [
    hexes([hex], 'target'),
    ...from(units).map((place) => ({ kind: 'arrow', from: place, to: hex, look: 'attack' }) as const),
    ...from(artillery.value).map((place) => ({ kind: 'arrow', from: place, to: hex, look: 'support' }) as const),
    ...(column === undefined ? [] : [{ kind: 'pill', hex, text: columnText(column), look: 'odds' } as const]),
  ];
}
