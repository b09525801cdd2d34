import type { Json } from './contract.ts';

const isText = (value: Json): value is string => typeof value === 'string';

/** The texts of a list; nothing for anything else. */
export const textList = (value: Json | undefined): readonly string[] =>
  Array.isArray(value) ? (value as readonly Json[]).filter(isText) : [];
