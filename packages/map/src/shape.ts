import { quote, report, type Site, siteAt } from './fault.ts';

/** Says whether a value has a shape, and reports at its site what it lacks. */
export type Guard<T> = (value: unknown, site: Site) => value is T;

interface Optional<T> {
  readonly optional: Guard<T>;
}

/** One guard for each field of T: a field that T gains or loses is a type error here. */
type Fields<T> = {
  readonly [K in keyof T]-?: Record<never, never> extends Pick<T, K> ? Optional<Exclude<T[K], undefined>> : Guard<T[K]>;
};

export const optional = <T>(guard: Guard<T>): Optional<T> => ({ optional: guard });

const kindOf = (value: unknown): string => {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'a list' : `a ${typeof value}`;
};

function expects(site: Site, wanted: string, value: unknown): false {
  report(site, 'wrong-type', `expected ${wanted}, found ${kindOf(value)}`);
  return false;
}

export const text: Guard<string> = (value, site): value is string =>
  typeof value === 'string' || expects(site, 'a text', value);

/** A text that says something. */
export const word: Guard<string> = (value, site): value is string => {
  if (!text(value, site)) return false;
  if (value.trim() !== '') return true;
  report(site, 'empty', 'the text is empty');
  return false;
};

export const number: Guard<number> = (value, site): value is number =>
  (typeof value === 'number' && Number.isFinite(value)) || expects(site, 'a number', value);

export const positive: Guard<number> = (value, site): value is number =>
  (typeof value === 'number' && Number.isFinite(value) && value > 0) || expects(site, 'a number above 0', value);

/** Exactly this value. */
export const only =
  <const T extends string | number | boolean>(wanted: T): Guard<T> =>
  (value, site): value is T =>
    value === wanted || expects(site, String(wanted), value);

/** One of these words. */
export const oneOf =
  <T extends string>(words: readonly T[]): Guard<T> =>
  (value, site): value is T => {
    if (!text(value, site)) return false;
    if (words.some((known) => known === value)) return true;
    report(site, 'unknown-word', `${quote(value)} is none of ${words.join(', ')}`);
    return false;
  };

export const point: Guard<readonly [number, number]> = (value, site): value is readonly [number, number] =>
  (Array.isArray(value) && value.length === 2 && value.every((n) => typeof n === 'number' && Number.isFinite(n))) ||
  expects(site, 'a point [x, y]', value);

export const list =
  <T>(item: Guard<T>): Guard<readonly T[]> =>
  (value, site): value is readonly T[] => {
    if (!Array.isArray(value)) return expects(site, 'a list', value);
    // Every item is looked at, so that all faults are told at once.
    return value.filter((entry, i) => !item(entry, siteAt(site, i))).length === 0;
  };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object with these fields and no others. `known` is the field by which faults name the record. */
export const record =
  <T extends object>(fields: Fields<T>, known?: keyof T & string): Guard<T> =>
  (value, site): value is T => {
    if (!isObject(value)) return expects(site, 'an object', value);
    const name = known === undefined ? undefined : value[known];
    const here = typeof name === 'string' ? { ...site, subject: name } : site;
    const before = site.faults.length;
    for (const field of Object.keys(value)) {
      if (!Object.hasOwn(fields, field)) report(here, 'unknown-field', `unknown field ${quote(field)}`);
    }
    for (const [field, check] of Object.entries<Guard<unknown> | Optional<unknown>>(fields)) {
      const guard = typeof check === 'function' ? check : check.optional;
      if (Object.hasOwn(value, field)) guard(value[field], siteAt(here, field));
      else if (guard === check) report(here, 'missing-field', `missing field ${quote(field)}`);
    }
    return site.faults.length === before;
  };
