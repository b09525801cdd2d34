/** The engine lists one way to each hex; where several are as long, their player may want another. */
import type { Choice, Decision } from '@bridgehead/client-kit/game';
import { pathOf, unitsOf, whereIs } from '@bridgehead/client-kit/play';
import { aboutOf } from '../decisions.ts';
import type { PlayContext } from '../play-context.ts';
import { around } from './refused-march.ts';

/** Every way of so many steps from one hex to another. */
function waysBetween(from: string, to: string, steps: number): readonly (readonly string[])[] {
  if (steps <= 1) return around(from).includes(to) ? [[to]] : [];
  return around(from)
    .filter((next) => next !== to)
    .flatMap((next) => waysBetween(next, to, steps - 1).map((rest) => [next, ...rest]));
}

const MOST_STEPS = 3;

export async function otherWays(
  context: PlayContext,
  decision: Decision,
  listed: readonly Choice[],
): Promise<readonly Choice[]> {
  const known = new Set(listed.map((choice) => JSON.stringify(choice)));
  const wanted = listed.flatMap((choice): readonly Choice[] => {
    const path = pathOf(choice);
    const [first] = unitsOf(choice);
    const from = first === undefined ? aboutOf(decision, 'advance-on')?.at : whereIs(context, first);
    if (from === undefined || path.length < 2 || path.length > MOST_STEPS) return [];
    return waysBetween(from, path.at(-1) ?? '', path.length).map((way) => ({ ...choice, path: [...way] }));
  });
  const fresh = wanted.filter((choice) => !known.has(JSON.stringify(choice)));
  const rulings = await Promise.all(fresh.map((choice) => context.game.check(choice)));
  return fresh.filter((_, i) => rulings[i]?.legal === true);
}
