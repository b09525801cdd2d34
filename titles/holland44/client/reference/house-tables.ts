/** The tables of a game with house rules: each as the rule that is played has it. */
import type { RuleTable } from '@bridgehead/client-kit/reference';
import { FIELDS } from '../../src/facts.ts';
import { bookOf, type HouseRules } from './book.ts';
import {
  COLOUR_NOTES,
  CONSERVATIVE_DEFENSE,
  combatResultsWith,
  SECOND_ADVANCE_RATES,
  SECOND_DETERMINED_DEFENSE,
  SECOND_DISENGAGEMENT,
  SECOND_RECOVERY,
  SECOND_RESULT_MEANINGS,
  SECOND_TABLES,
  SECOND_WEATHER_EFFECTS,
  withPrintedCells,
} from './second/tables.en.ts';
import {
  ADVANCE_RATES,
  COMBAT_RESULTS,
  COMBAT_ZONE_RECOVERY,
  DETERMINED_DEFENSE,
  DISENGAGEMENT,
  RESULT_MEANINGS,
  WEATHER_EFFECTS,
} from './tables.en.ts';

type FieldName = keyof typeof FIELDS;
interface By<T> {
  readonly field: FieldName;
  readonly values: Readonly<Record<string, T>>;
}

interface Decided extends By<RuleTable> {
  readonly table: RuleTable;
  /** What another field has to say below it. */
  readonly note?: By<string>;
}

/** A table of the first book, and what it is by the value of the field that decides. */
const BY_FIELD: readonly Decided[] = [
  {
    table: DETERMINED_DEFENSE,
    field: 'defenseTable',
    values: {
      'three-columns': DETERMINED_DEFENSE,
      proposed: SECOND_DETERMINED_DEFENSE,
      conservative: CONSERVATIVE_DEFENSE,
    },
  },
  {
    table: COMBAT_RESULTS,
    field: 'orangeResults',
    values: Object.fromEntries(['none', 'band', 'd1-cells', 'no-cells'].map((one) => [one, combatResultsWith(one)])),
    note: { field: 'dsLossChosenBy', values: COLOUR_NOTES },
  },
  {
    table: RESULT_MEANINGS,
    field: 'dsLossChosenBy',
    values: { defender: RESULT_MEANINGS, attacker: SECOND_RESULT_MEANINGS },
  },
  {
    table: ADVANCE_RATES,
    field: 'advanceAfterDyingDefense',
    values: { none: ADVANCE_RATES, limited: SECOND_ADVANCE_RATES },
  },
  { table: WEATHER_EFFECTS, field: 'airlandingPointsClear', values: { 8: WEATHER_EFFECTS, 9: SECOND_WEATHER_EFFECTS } },
  {
    table: COMBAT_ZONE_RECOVERY,
    field: 'recoveryRollNeeded',
    values: { 4: COMBAT_ZONE_RECOVERY, 5: SECOND_RECOVERY },
    note: {
      field: 'recoveryTownCityDrm',
      values: { 0: COMBAT_ZONE_RECOVERY.note ?? '', 1: SECOND_RECOVERY.note ?? '' },
    },
  },
  { table: DISENGAGEMENT, field: 'disengagementTable', values: { first: DISENGAGEMENT, second: SECOND_DISENGAGEMENT } },
];

/** By the table that the book of the edition prints. */
export function houseTables(edition: number, rules: HouseRules): ReadonlyMap<RuleTable, RuleTable> {
  const isFirst = bookOf(edition) === 0;
  const played = (field: FieldName): string => String(rules[field] ?? FIELDS[field][isFirst ? 'first' : 'second']);
  const named = played('retreatResultName') === FIELDS.retreatResultName.second ? withPrintedCells : same;
  return new Map(
    BY_FIELD.flatMap(({ table, field, values, note }) => {
      const printed = isFirst ? table : SECOND_TABLES.get(table);
      const shown = values[played(field)];
      const isHouse = [field, note?.field, 'retreatResultName'].some((one) => one !== undefined && one in rules);
      if (!isHouse || printed === undefined || shown === undefined) return [];
      const below = shown.note === undefined ? undefined : note?.values[played(note.field)];
      return [[printed, named(below === undefined ? shown : { ...shown, note: below })] as const];
    }),
  );
}

const same = (table: RuleTable): RuleTable => table;
