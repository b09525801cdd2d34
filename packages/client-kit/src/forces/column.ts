/** A column: units that march one after the other along the way of the first, each as near to its end as it comes. */
import { distanceBetween } from '@bridgehead/hex';
import { applyChoice, type PlayContext, whereIs } from '../play/play-context.ts';
import type { WayThere } from '../title/forces.ts';

/** Steps to the end of the route; from beside it the way to it counts double, so that nobody leaves the road. */
function leftToGo({ client: { grid } }: PlayContext, route: readonly string[], place: string): number {
  const from = grid.indexByName.get(place);
  const lefts = route.flatMap((hex, i) => {
    const to = grid.indexByName.get(hex);
    return from === undefined || to === undefined ? [] : [route.length - 1 - i + 2 * distanceBetween(grid, from, to)];
  });
  return Math.min(...lefts);
}

/** The way that brings a unit nearest to the end of the route, the cheapest of several; undefined where it stands best already. */
export function bestWay(
  context: PlayContext,
  route: readonly string[],
  from: string,
  ways: readonly WayThere[],
): WayThere | undefined {
  const left = (place: string): number => leftToGo(context, route, place);
  const [best] = [...ways].sort((a, b) => left(a.place) - left(b.place) || a.cost - b.cost);
  return best !== undefined && left(best.place) < left(from) ? best : undefined;
}

/** The head goes first: the unit that can come nearest to the target, or is the nearest to it. */
export async function routeTo(
  context: PlayContext,
  units: readonly string[],
  target: string,
): Promise<readonly string[] | undefined> {
  const forces = context.client.forces;
  if (forces === undefined) return undefined;
  for (const unit of units) {
    const way = (await forces.waysOf(context, unit)).find(({ place }) => place === target);
    const from = whereIs(context, unit);
    if (way !== undefined && from !== undefined) return [from, ...way.path];
  }
  return undefined;
}

/** Nearest to the target first, as they stand on the map. */
export function marchOrder(context: PlayContext, units: readonly string[], target: string): readonly string[] {
  const { grid } = context.client;
  const to = grid.indexByName.get(target);
  const far = (unit: string): number => {
    const from = grid.indexByName.get(whereIs(context, unit) ?? '');
    return from === undefined || to === undefined ? Number.POSITIVE_INFINITY : distanceBetween(grid, from, to);
  };
  return [...units].sort((a, b) => far(a) - far(b));
}

type Marched = { readonly marched: readonly string[]; readonly stoppedBy?: string };

/** One order after the other; where somebody else is asked, or an order is refused, the column stops. */
export async function marchColumn(
  context: PlayContext,
  units: readonly string[],
  route: readonly string[],
): Promise<Marched> {
  const { client, game } = context;
  const kind = game.decision.peek()?.kind;
  const marched: string[] = [];
  for (const unit of units) {
    const from = whereIs(context, unit);
    if (from === undefined) continue;
    const way = bestWay(context, route, from, (await client.forces?.waysOf(context, unit)) ?? []);
    if (way === undefined) continue;
    for (const order of way.orders) {
      if (!(await applyChoice(context, order)) || game.decision.peek()?.kind !== kind || !context.isMine.peek()) {
        return { marched, stoppedBy: unit };
      }
    }
    marched.push(unit);
  }
  return { marched };
}
