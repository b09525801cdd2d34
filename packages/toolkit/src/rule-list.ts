/**
 * A title's list of rules: every numbered rule of its book and where it stands. `engine` the rules engine enforces it,
 * `interface` a client shows it, `not-applicable` there is nothing to do, `missing` it is not written yet.
 */
const RULE_STATES = ['engine', 'interface', 'not-applicable', 'missing'] as const;
export type RuleState = (typeof RULE_STATES)[number];

export interface RuleEntry {
  readonly rule: string;
  readonly state: RuleState;
  /** Of an engine rule: the file in which it is stated, from the folder of the rules. */
  readonly file?: string;
}

/** One rule a line: `8.7 | engine | 08-operations/move.ts`; only an engine rule names a file. */
export const readRuleList = (lines: string): readonly RuleEntry[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [rule = '', state = '', file] = line.split(' | ');
      const known = RULE_STATES.find((word) => word === state);
      if (known === undefined || (known === 'engine') !== (file !== undefined))
        throw new RangeError(`list of rules: «${line}»`);
      return { rule, state: known, ...(file === undefined ? {} : { file }) };
    });
