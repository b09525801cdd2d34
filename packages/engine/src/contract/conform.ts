/** Whether plain data is as it was declared: for tests of everything that a title says. */
import { isJsonObject, type Json } from '../json.ts';
import type { Field, Fields } from './fields.ts';

/** The place of the first thing that is not as declared, or undefined. */
export function misfitIn(declared: Field, value: unknown, place = ''): string | undefined {
  const fits = (holds: boolean): string | undefined => (holds ? undefined : place);
  switch (declared.is) {
    case 'name':
    case 'text':
      return fits(typeof value === 'string');
    case 'code':
      return fits(typeof value === 'string' && declared.words.includes(value));
    case 'whole':
      return fits(Number.isInteger(value) && Number(value) >= declared.from && Number(value) <= declared.to);
    case 'amount':
      return fits(typeof value === 'number' && Number.isFinite(value));
    case 'flag':
      return fits(typeof value === 'boolean');
    case 'yes':
      return fits(value === true);
    case 'none':
      return fits(value === null);
    case 'sentence':
      return fits(isJsonObject(value) && typeof value.code === 'string');
    case 'data':
      return fits(value !== undefined);
    case 'optional':
      return misfitIn(declared.of, value, place);
    case 'either':
      return misfitIn(declared.first, value, place) === undefined ? undefined : misfitIn(declared.second, value, place);
    case 'list':
      if (!Array.isArray(value) || value.length < declared.least || value.length > declared.most) return place;
      return firstOf(value, (item, i) => misfitIn(declared.of, item, `${place}[${i}]`));
    case 'each':
      if (!isJsonObject(value)) return place;
      return firstOf(Object.entries(value), ([key, item]) => misfitIn(declared.of, item, `${place}.${key}`));
    case 'group':
      return misfitAmong(declared.fields, value, place);
    case 'said':
      return misfitAmong(declared.fields, value, place, SPOKEN);
  }
}

/** What stands beside the fields of a group that is said. */
const SPOKEN = ['rule', 'code', 'params'] as const;

/** The same of fields, with no others but these beside them. */
export function misfitAmong(
  declared: Fields,
  value: unknown,
  place = '',
  others: readonly string[] = [],
): string | undefined {
  if (!isJsonObject(value)) return place;
  const at = (key: string): string => (place === '' ? key : `${place}.${key}`);
  const unknown = Object.keys(value).find((key) => !Object.hasOwn(declared, key) && !others.includes(key));
  if (unknown !== undefined) return at(unknown);
  return firstOf(Object.entries(declared), ([key, one]) => {
    const item: Json | undefined = Object.hasOwn(value, key) ? value[key] : undefined;
    return item === undefined && one.is === 'optional' ? undefined : misfitIn(one, item, at(key));
  });
}

function firstOf<T>(items: readonly T[], misfit: (item: T, i: number) => string | undefined): string | undefined {
  for (const [i, item] of items.entries()) {
    const found = misfit(item, i);
    if (found !== undefined) return found;
  }
  return undefined;
}
