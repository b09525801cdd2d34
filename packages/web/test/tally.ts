/** What has been answered by which hand, and what has not. */
import { answersOf, type Documented } from './documented.ts';
import type { Way } from './hands.ts';

export interface Tally {
  readonly documented: Documented;
  /** By `decision answer`, and by the hand that gave it. */
  readonly answers: Map<string, Map<Way, number>>;
  readonly failures: string[];
  given: number;
}

export const newTally = (documented: Documented): Tally => ({
  documented,
  answers: new Map(),
  failures: [],
  given: 0,
});

export function count({ answers }: Tally, answer: string, way: Way): void {
  const byWay = answers.get(answer) ?? new Map<Way, number>();
  byWay.set(way, (byWay.get(way) ?? 0) + 1);
  answers.set(answer, byWay);
}

/** How often a decision, or one answer to it, was given by a hand. */
function timesOf({ answers }: Tally, name: string, way: Way): number {
  let times = 0;
  for (const [answer, byWay] of answers) {
    if (answer === name || answer.startsWith(`${name} `)) times += byWay.get(way) ?? 0;
  }
  return times;
}

const WIDEST = 24;

/** Kinds of decisions by hands, a line each. */
export function contextOf(tally: Tally, ways: readonly Way[]): readonly string[] {
  const line = (name: string, cells: readonly (string | number)[]): string =>
    [name.padEnd(WIDEST), ...cells.map((cell) => String(cell).padStart(9))].join('');
  const kinds = new Set([
    ...tally.documented.keys(),
    ...[...tally.answers.keys()].map((answer) => answer.split(' ')[0] ?? ''),
  ]);
  return [
    line('decision', ways),
    ...[...kinds].map((kind) =>
      line(
        kind,
        ways.map((way) => timesOf(tally, kind, way)),
      ),
    ),
  ];
}

/** Documented answers that one of these hands never gave. */
export const notGiven = (tally: Tally, ways: readonly Way[]): readonly string[] =>
  answersOf(tally.documented).filter((answer) => ways.some((way) => timesOf(tally, answer, way) === 0));

/** Kinds of decisions that none of these hands met. */
export const neverMet = (tally: Tally, ways: readonly Way[]): readonly string[] =>
  [...tally.documented.keys()].filter((kind) => ways.every((way) => timesOf(tally, kind, way) === 0));
