/** What is advised, as arrows over the map. */
import type { Shape } from '@bridgehead/board';
import type { Advice } from '@bridgehead/engine';
import type { Choice } from '../game/contract.ts';
import { pathOf, placesOf, unitsOf } from '../play/choice-words.ts';
import { type PlayContext, whereIs } from '../play/play-context.ts';

/** A worker has sent them: they are plain data. */
export const choicesIn = ({ choices }: Advice): readonly Choice[] => choices as readonly Choice[];

/** A march along its way, anything else from who does it to where it is done. */
function shapesOfChoice(context: PlayContext, choice: Choice): readonly Shape[] {
  const [unit] = unitsOf(choice);
  const from = unit === undefined ? undefined : whereIs(context, unit);
  const path = pathOf(choice);
  const [to] = placesOf(choice);
  if (from !== undefined && path.length > 0) return [{ kind: 'path', places: [from, ...path], look: 'march' }];
  if (from === undefined || to === undefined || from === to) return [];
  return [{ kind: 'arrow', from, to, look: 'attack' }];
}

/** From its units to its first place, where the plan names no choices yet. */
function shapesOfPlan(context: PlayContext, { units, places: [to] }: Advice): readonly Shape[] {
  if (to === undefined) return [];
  const from = new Set(units.flatMap((unit) => whereIs(context, unit) ?? []));
  return [...from].flatMap((place): readonly Shape[] =>
    place === to ? [] : [{ kind: 'arrow', from: place, to, look: 'support' }],
  );
}

/** From the choice on that comes next; its target is marked. */
export function advisedShapes(context: PlayContext, advice: Advice, next = 0): readonly Shape[] {
  const left = choicesIn(advice).slice(next);
  const [target] = advice.places;
  return [
    ...(target === undefined ? [] : [{ kind: 'hexes', hexes: [target], look: 'target' } as const]),
    ...(left.length > 0 ? left.flatMap((choice) => shapesOfChoice(context, choice)) : shapesOfPlan(context, advice)),
  ];
}
