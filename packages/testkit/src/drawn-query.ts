/** Queries of any title, with everything that may be asked filled in as its contract declares it. */
import type { Json, JsonObject, Random } from '@bridgehead/engine';
import type { Contract, Field } from '@bridgehead/engine/contract';

/** What can be named. */
export interface Stock {
  readonly random: Random;
  readonly units: readonly string[];
  /** Hexes, hexsides and whatever else has a name. */
  readonly places: readonly string[];
  readonly choices: readonly Json[];
}

/** Values for the parameters of a query: what may be left out sometimes is. */
export function drawnParams({ queries }: Pick<Contract, 'queries'>, what: string, stock: Stock): JsonObject {
  return Object.fromEntries(
    Object.entries(queries[what]?.params ?? {}).flatMap(([key, declared]) => {
      const value = declared.is === 'optional' && stock.random.below(2) === 0 ? undefined : drawnValue(declared, stock);
      return value === undefined ? [] : [[key, value] as const];
    }),
  );
}

/** Any value of this kind. */
function drawnValue(declared: Field, stock: Stock): Json | undefined {
  const { random, units, places, choices } = stock;
  const one = <T>(list: readonly T[]): T | undefined => list[random.below(Math.max(1, list.length))];
  switch (declared.is) {
    case 'optional':
      return drawnValue(declared.of, stock);
    case 'list': {
      const item = drawnValue(declared.of, stock);
      return item === undefined ? undefined : [item];
    }
    case 'name':
      return one(declared.of === 'unit' ? units : places);
    case 'code':
      return one(declared.words);
    case 'whole':
      return declared.from;
    case 'flag':
    case 'yes':
      return true;
    case 'data':
      return one(choices);
    default:
      return undefined;
  }
}

/** Every text anywhere in it: most of them name something. */
export function textsIn(data: Json): readonly string[] {
  if (typeof data === 'string') return [data];
  return typeof data === 'object' && data !== null
    ? Object.values(data).flatMap((item) => (item === undefined ? [] : textsIn(item)))
    : [];
}
