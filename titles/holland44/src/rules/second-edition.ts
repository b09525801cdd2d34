/**
 * Every numbered rule of the second book and where it stands. Rules that both books have are stated where the first edition's are, with
 * the fields in which they differ; listed here are those that only the second has.
 */
import { type RuleEntry, readRuleList } from '@bridgehead/toolkit';
import { RULES } from './index.ts';
import { numberInSecond, ofSecond } from './rule-numbers.ts';

const OWN_LINES = `
5.7.1 | engine | 05-bridges/bridge-demolition.ts
5.7.2 | engine | 05-bridges/bridge-demolition.ts
11.4.2 | engine | 11-results/remnants.ts
11.4.3 | engine | 11-results/remnants.ts
12.2.3 | engine | ../tables/combat-tables.ts
12.2.4 | engine | 12-determined-defense.ts
15.5.1 | engine | 15-advance/advance-steps.ts
25.3 | engine | 08-movement/march.ts
27.1.1 | engine | 27-optional-rules/disengagement.ts
27.1.3 | engine | 27-optional-rules/disengagement.ts
27.3 | engine | 14-disruption/disruption.ts
27.3.1 | engine | 14-disruption/disruption.ts
`;

/** A rule of the second book: its number there, and by what it goes in the code. */
export interface SecondEntry extends RuleEntry {
  readonly identity: string;
}

const OWN_RULES: readonly SecondEntry[] = readRuleList(OWN_LINES).map((entry) => ({
  ...entry,
  identity: ofSecond(entry.rule),
}));

const SHARED_RULES: readonly SecondEntry[] = RULES.flatMap((entry) => {
  const number = numberInSecond(entry.rule);
  return number === undefined ? [] : [{ ...entry, rule: number, identity: entry.rule }];
});

/** Of rules that the second book has drawn together, the first counts. */
const firstOfEach = (entries: readonly SecondEntry[]): readonly SecondEntry[] => [
  ...new Map([...entries].reverse().map((entry) => [entry.rule, entry])).values(),
];

const partsOf = (rule: string): readonly number[] =>
  rule.split('.').map((part) => (part.startsWith('S') ? 100 + Number(part.slice(1)) : Number(part)));

function inBookOrder(one: SecondEntry, other: SecondEntry): number {
  const [a, b] = [partsOf(one.rule), partsOf(other.rule)];
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

export const SECOND_RULES: readonly SecondEntry[] = [...firstOfEach([...OWN_RULES, ...SHARED_RULES])].sort(inBookOrder);
