/** House rules: a game of one edition may take single rules of another, named in its set-up. */
import type { JsonObject } from '../json.ts';
import type { OptionValue } from '../options.ts';
import { bad, good, type Result } from '../result.ts';
import type { TitleFacts } from '../title.ts';
import { says } from '../words/says.ts';

/** Rules that are not as the edition has them, by their names. */
export type HouseRules = Readonly<Record<string, OptionValue>>;

/** A point in which the editions of a title differ. */
export interface RuleSpec {
  readonly id: string;
  /** Every value it can have, and the editions that it fits; the first that fits an edition is the one that its book has. */
  readonly values: readonly RuleValue[];
  /** Rules that make sense only together bear the name of their group: all of them fit one edition. */
  readonly group?: string;
  /** The rule in the book of each edition. */
  readonly numbers?: Readonly<Record<number, string>>;
}

interface RuleValue {
  readonly value: OptionValue;
  readonly editions: readonly number[];
}

/** What the book of an edition says. */
export function ruleInEdition({ id, values }: RuleSpec, edition: number): OptionValue {
  const found = values.find(({ editions }) => editions.includes(edition));
  if (found === undefined) throw new RangeError(`the rule «${id}» has no value in edition ${edition}`);
  return found.value;
}

/** The house rules that are given, without those that the edition has anyway; undefined where none is left. */
export function readHouseRules(
  { rules: specs = [] }: Pick<TitleFacts, 'rules'>,
  edition: number,
  given: JsonObject,
): Result<HouseRules | undefined> {
  const read: Record<string, OptionValue> = {};
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined) continue;
    const place = `rules.${name.slice(0, LONGEST_NAME)}`;
    const spec = specs.find(({ id }) => id === name);
    if (spec === undefined) {
      const known = specs.map(({ id }) => id).join(', ');
      return bad('bad-request', place, says('unknown-rule', { known }));
    }
    const chosen = spec.values.find((one) => one.value === value);
    if (chosen === undefined) {
      const known = spec.values.map((one) => one.value).join(', ');
      return bad('bad-request', place, says('bad-option-value', { known }));
    }
    if (chosen.value !== ruleInEdition(spec, edition)) read[spec.id] = chosen.value;
  }
  const split = splitGroup(specs, edition, read);
  if (split !== undefined) return bad('bad-request', 'rules', says('split-rules', { ...split }));
  return good(Object.keys(read).length === 0 ? undefined : inOrder(specs, read));
}

const LONGEST_NAME = 60;

/** One order, so that equal set-ups are equal texts. */
const inOrder = (specs: readonly RuleSpec[], read: HouseRules): HouseRules =>
  Object.fromEntries(
    specs.flatMap(({ id }) => {
      const value = read[id];
      return value === undefined ? [] : [[id, value]];
    }),
  );

/** Two rules of a group that no edition has together. */
function splitGroup(
  specs: readonly RuleSpec[],
  edition: number,
  read: HouseRules,
): { readonly one: string; readonly other: string } | undefined {
  const editionsOf = (spec: RuleSpec): readonly number[] => {
    const value = read[spec.id] ?? ruleInEdition(spec, edition);
    return spec.values.find((one) => one.value === value)?.editions ?? [];
  };
  for (const [i, one] of specs.entries()) {
    if (one.group === undefined) continue;
    const other = specs
      .slice(i + 1)
      .find((next) => next.group === one.group && !editionsOf(one).some((fits) => editionsOf(next).includes(fits)));
    if (other !== undefined) return { one: one.id, other: other.id };
  }
  return undefined;
}
