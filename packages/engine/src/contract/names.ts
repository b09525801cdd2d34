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
  textsAmong(declared, value, (one) => one.is === 'name' && sorts.includes(one.of));

/** The texts in the fields that are asked for, however deep. */
export const textsAmong = (declared: Fields, value: unknown, isWanted: Wanted): readonly string[] =>
  valuesAmong(declared, value, isWanted).filter((one): one is string => typeof one === 'string');

/** The same of numbers. */
export const numbersAmong = (declared: Fields, value: unknown, isWanted: Wanted): readonly number[] =>
  valuesAmong(declared, value, isWanted).filter((one): one is number => typeof one === 'number');

type Wanted = (declared: Field) => boolean;

const valuesAmong = (declared: Fields, value: unknown, isWanted: Wanted): readonly Json[] =>
  isJsonObject(value) ? Object.entries(declared).flatMap(([key, one]) => valuesIn(one, value[key], isWanted)) : [];

function valuesIn(declared: Field, value: Json | undefined, isWanted: Wanted): readonly Json[] {
  if (value === undefined) return [];
  switch (declared.is) {
    case 'list':
      return Array.isArray(value) ? value.flatMap((item) => valuesIn(declared.of, item, isWanted)) : [];
    case 'each':
      if (!isJsonObject(value)) return [];
      return Object.entries(value).flatMap(([key, item]) => [
        ...valuesIn(declared.by, key, isWanted),
        ...valuesIn(declared.of, item, isWanted),
      ]);
    case 'either':
      return valuesIn(
        misfitIn(declared.first, value) === undefined ? declared.first : declared.second,
        value,
        isWanted,
      );
    case 'optional':
      return valuesIn(declared.of, value, isWanted);
    case 'group':
    case 'said':
      return valuesAmong(declared.fields, value, isWanted);
    default:
      return isWanted(declared) ? [value] : [];
  }
}
