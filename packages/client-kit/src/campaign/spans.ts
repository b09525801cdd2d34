/** The log cut into player-turns, as they follow each other. */
import type { LogEntry } from '../game/contract.ts';
import type { Told } from '../title/campaign.ts';
import type { TitleCalendar } from '../title/title-client.ts';

/** What happened from one player-turn of a side to its next. */
export interface Span {
  /** Choices made before it, and until its end. */
  readonly from: number;
  readonly to: number;
  /** Whose player-turn it is mostly, and in which turn: what belongs to nobody may come before it. */
  readonly side: string;
  readonly turn: number;
  readonly told: readonly Told[];
}

type Phases = Pick<TitleCalendar, 'phasesOf'>;

export const toldIn = (log: readonly LogEntry[]): readonly Told[] =>
  log.flatMap(({ at, passages }) =>
    passages.flatMap(({ turn, phase, events }) => events.map((event) => ({ at, turn, phase, event }))),
  );

/** The turns of the others, each from the end of the side's own player-turn to the beginning of its next. */
export function enemySpans(log: readonly LogEntry[], side: string, { phasesOf }: Phases): readonly Span[] {
  const spans: { told: Told[]; enemy: { readonly side: string; readonly turn: number } | undefined }[] = [];
  let isOwn = true;
  for (const told of toldIn(log)) {
    const { side: whose } = phasesOf(told.phase);
    if (whose === side) {
      isOwn = true;
      continue;
    }
    if (isOwn) spans.push({ told: [], enemy: undefined });
    isOwn = false;
    const span = spans.at(-1);
    span?.told.push(told);
    if (span !== undefined && whose !== undefined) span.enemy ??= { side: whose, turn: told.turn };
  }
  return spans.flatMap(({ told, enemy }): readonly Span[] => {
    const [first, last] = [told[0], told.at(-1)];
    if (enemy === undefined || first === undefined || last === undefined) return [];
    return [{ from: first.at, to: last.at + 1, ...enemy, told }];
  });
}
