/** Names that stand in plain data, found by what is declared of its fields and not by what these are called. */
import { isJsonObject, type Json } from '../json.ts';
import { misfitIn } from './conform.ts';
import type { Decisions } from './contract.ts';
import type { Field, Fields } from './fields.ts';

/** The fields of a choice of one kind that answers a decision of another; none of what is not declared. */
export const choiceFields = (decisions: Decisions, decision: string, kind: string): Fields =>
  decisions[decision]?.choices[kind] ?? {};

/** The names of these sorts, in the order of the declaration. */
export const namesAmong = (declared: Fields, value: unknown, ...sorts: readonly string[]): readonly string[] =>
  isJsonObject(value) ? Object.entries(declared).flatMap(([key, one]) => namesIn(one, value[key], sorts)) : [];

function namesIn(declared: Field, value: Json | undefined, sorts: readonly string[]): readonly string[] {
  if (value === undefined) return [];
  switch (declared.is) {
    case 'name':
      return typeof value === 'string' && sorts.includes(declared.of) ? [value] : [];
    case 'list':
      return Array.isArray(value) ? value.flatMap((item) => namesIn(declared.of, item, sorts)) : [];
    case 'each':
      if (!isJsonObject(value)) return [];
      return Object.entries(value).flatMap(([key, item]) => [
        ...namesIn(declared.by, key, sorts),
        ...namesIn(declared.of, item, sorts),
      ]);
    case 'either':
      return namesIn(misfitIn(declared.first, value) === undefined ? declared.first : declared.second, value, sorts);
    case 'optional':
      return namesIn(declared.of, value, sorts);
    case 'group':
    case 'said':
      return namesAmong(declared.fields, value, ...sorts);
    default:
      return [];
  }
}
