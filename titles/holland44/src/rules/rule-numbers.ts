/**
 * A rule goes by its number in the first book, or, if only the second has it, by `2e` and the number there. That is its identity; what
 * is said to players bears the number of the edition in play.
 */
import type { SetUp } from '@bridgehead/engine';
import { FIRST_EDITION, SECOND_EDITION } from '../editions.ts';

/** First to second: where a rule of both books has another number in the second. */
const RENUMBERED: Readonly<Record<string, string>> = {
  '2.3.7': '6.2',
  '2.3.8': '2.3.7',
  '2.3.9': '2.3.14',
  '2.3.10': '2.3.11',
  '2.3.11': '2.3.13',
  '2.3.12': '2.3.15',
  '2.3.13': '2.3.8',
  '2.3.14': '2.3.9',
  '2.3.15': '2.3.10',
  '2.3.16': '2.3.12',
  '8.3.2': '8.3.1',
  '8.3.3': '8.3.2',
  '11.4': '11.4.1',
  '12.1.2': '12.2.2',
  '12.1.3': '12.2.1',
  '14.3.2': '14.1.3',
  '15.5.1': '15.5.2',
  '21.2': '21.1',
  '22.3.3': '22.3.1',
  '22.3.4': '22.3.3',
  '22.3.5': '22.3.4',
  '22.3.6': '22.3.5',
  '25.5': '25.4',
  '25.6': '25.5',
  '27.1.1': '27.1.4',
};

/** Rules of the first book that the second has no longer, or has replaced by others. */
const GONE: readonly string[] = ['2.4', '15.5.2', '25.3', '25.3.1', '25.3.2', '25.3.3', '25.3.4', '25.3.5', '25.4'];

const OWN = '2e ';
export const ofSecond = (number: string): string => `${OWN}${number}`;

/** The number of a rule of the first book in the second, or undefined. */
export const numberInSecond = (rule: string): string | undefined =>
  GONE.includes(rule) ? undefined : (RENUMBERED[rule] ?? rule);

/** What the book of an edition calls a rule. A rule of the other book, in force as a house rule, says so. */
export function numberIn(edition: number, rule: string): string {
  const own = rule.startsWith(OWN) ? rule.slice(OWN.length) : undefined;
  const number = NUMBERED[edition]?.(rule, own);
  return number ?? (own === undefined ? `${rule} (1st)` : `${own} (2nd)`);
}

/** How the rules of a game are called, if not as the code calls them. */
export const numbering = ({ edition, rules }: SetUp): ((rule: string) => string) | undefined =>
  edition === FIRST_EDITION && rules === undefined ? undefined : (rule) => numberIn(edition, rule);

const NUMBERED: Readonly<Record<number, (rule: string, own: string | undefined) => string | undefined>> = {
  [FIRST_EDITION]: (rule, own) => (own === undefined ? rule : undefined),
  [SECOND_EDITION]: (rule, own) => own ?? numberInSecond(rule),
};
