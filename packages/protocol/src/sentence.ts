/** Sentences of a catalogue, filled with the fields of what they tell. */
import type { Json } from '@bridgehead/engine';

export type Fields = { readonly [key: string]: Json | undefined };

/** `{field}` is replaced by its word; `[, modified by {drm}]` is left out where the field is missing, empty or zero. */
export function fillSentence(template: string, fields: Fields, word: (value: Json, key: string) => string): string {
  const filled = (text: string): string =>
    text.replace(/\{(\w+)\}/g, (_, key: string) => {
      const value = Object.hasOwn(fields, key) ? fields[key] : undefined;
      return value === undefined ? '' : word(value, key);
    });
  const kept = template.replace(/\[([^\]]*)\]/g, (_, part: string) => (hasAll(part, fields) ? part : ''));
  return filled(kept);
}

const hasAll = (part: string, fields: Fields): boolean =>
  [...part.matchAll(/\{(\w+)\}/g)].every(([, key = '']) => Object.hasOwn(fields, key) && isWorthTelling(fields[key]));

const isWorthTelling = (value: Json | undefined): boolean =>
  value !== undefined && value !== 0 && value !== '' && !(Array.isArray(value) && value.length === 0);
