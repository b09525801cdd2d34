/** Several ways that lead to one place: drawn together, numbered where they part, and picked there. */
import type { Shape } from '@bridgehead/board';
import type { MoveEnd } from '../query-replies.ts';

/** Places in the order in which they are entered, from where it begins. */
export type Way = readonly string[];

type PathLook = Extract<Shape, { kind: 'path' }>['look'];

/** The first place of each way that no other has; undefined where a way has none. */
export function forksOf(ways: readonly Way[]): readonly (string | undefined)[] {
  return ways.map((way, i) =>
    way.slice(1, -1).find((place) => ways.every((other, j) => j === i || !other.includes(place))),
  );
}

/** The way that parts from the others at this place. */
export function wayAt<W>(ways: readonly W[], placesOf: (way: W) => Way, at: string): W | undefined {
  const index = forksOf(ways.map(placesOf)).indexOf(at);
  return ways[index];
}

/** The chosen one in full, the others thin; each has a number, or what it costs. */
export function waysShapes(
  ways: readonly Way[],
  chosen: number | undefined,
  look: PathLook,
  texts?: readonly string[],
): readonly Shape[] {
  const forks = forksOf(ways);
  const thin = ways.flatMap((places, i): readonly Shape[] =>
    i === chosen ? [] : [{ kind: 'path', places, look: 'other-way' }],
  );
  const full = ways.flatMap((places, i): readonly Shape[] => (i === chosen ? [{ kind: 'path', places, look }] : []));
  const marks = forks.flatMap((hex, i): readonly Shape[] =>
    hex === undefined || i === chosen ? [] : [{ kind: 'pill', hex, text: texts?.[i] ?? String(i + 1), look: 'way' }],
  );
  return [...thin, ...full, ...marks];
}

interface PlannedWays<W> {
  /** All that lead there; the planned one may be another. */
  readonly ways: readonly W[];
  readonly planned: W;
  placesOf(way: W): Way;
  /** Where it ends, if that is drawn. */
  endOf(way: W): string | undefined;
  costText(way: W): string;
}

/** The planned way among the others, each with what it costs; the total stands where it ends. */
export function plannedShapes<W>({ ways, planned, placesOf, endOf, costText }: PlannedWays<W>): readonly Shape[] {
  const all = ways.includes(planned) ? ways : [planned];
  const end = endOf(planned);
  return [
    ...waysShapes(all.map(placesOf), all.indexOf(planned), 'march', all.map(costText)),
    ...(end === undefined ? [] : [{ kind: 'pill', hex: end, text: costText(planned), look: 'total' } as const]),
  ];
}

/** Other ways to an end, as far as the reach tells of them: to a place beside it by its own way, and one step more. */
export function detours(ends: readonly MoveEnd[], end: MoveEnd, beside: readonly string[]): readonly Way[] {
  const place = placeOfEnd(end);
  return ends
    .filter((other) => beside.includes(placeOfEnd(other)) && other.path.join() !== end.path.slice(0, -1).join())
    .filter(({ path }) => !path.includes(place) && path.length > 0)
    .sort((a, b) => a.cost - b.cost)
    .map(({ path }) => [...path, place]);
}

const placeOfEnd = ({ hex, area }: MoveEnd): string => hex ?? area ?? '';
