/** Plain data: what a position, a choice and an event are made of. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined };

export type JsonObject = { readonly [key: string]: Json | undefined };

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether two pieces of plain data say the same; fields that are left out and fields that are undefined are alike. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) || Array.isArray(b)) {
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((item, i) => sameJson(item, b[i]));
  }
  if (!isJsonObject(a) || !isJsonObject(b)) return false;
  for (const key in a) if (!sameJson(a[key], field(b, key))) return false;
  for (const key in b) if (b[key] !== undefined && field(a, key) === undefined) return false;
  return true;
}

/** Only what the data says itself: every object has a `constructor`, but no data does. */
const field = (data: JsonObject, key: string): Json | undefined => (Object.hasOwn(data, key) ? data[key] : undefined);
