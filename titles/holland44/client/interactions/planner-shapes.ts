/** A planned battle on the map: arrows over the hexsides that are used, the odds above the target. */
import type { Shape } from '@bridgehead/board';
import { hexes, whereIs } from '@bridgehead/client-kit/play';
import type { PlayContext } from '../play-context.ts';
import { columnText } from '../say.ts';
import { plansOf } from './battle-plans.ts';
import { attackersOf, type Planner } from './planner.ts';
import { around } from './refused-march.ts';

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

/** Plans that are kept: their arrows and odds stay on the map while others are made. */
export function keptShapes(context: PlayContext, without: string | undefined): readonly Shape[] {
  return [...plansOf(context).value.values()]
    .filter(({ target }) => target !== without)
    .flatMap(({ target, attackers, column }): readonly Shape[] => {
      const from = [...new Set(attackers.flatMap((unit) => whereIs(context, unit) ?? []))];
      return [
        ...from
          .filter((place) => around(target).includes(place))
          .map((place) => ({ kind: 'arrow', from: place, to: target, look: 'attack' }) as const),
        { kind: 'pill', hex: target, text: column === undefined ? '?' : columnText(column), look: 'odds' },
      ];
    });
}
