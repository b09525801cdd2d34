/** What others have done, as it is told to the player at the screen: line by line, in sum, and why. */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Report } from '../../campaign/report.ts';
import type { LogEntry } from '../../game/contract.ts';
import type { ExplainedChoice } from '../../opponent/ai-requests.ts';
import type { Pace } from '../motion/paces.ts';

export interface Told {
  readonly entries: readonly LogEntry[];
  readonly at: number;
}

/** Where each counter lay after so many choices, as one side saw it. */
interface Seen {
  readonly places: ReadonlyMap<string, string>;
  readonly choices: number;
}

export interface Story {
  /** What the other side has done, shown line by line to the player who has just taken over. */
  readonly told: ReadonlySignal<Told | undefined>;
  /** What mattered in the other side's last turn, until it is put aside. */
  readonly report: ReadonlySignal<Report | undefined>;
  /** Why the computer chose as it did, by the number of the choice. */
  readonly explanations: ReadonlySignal<ReadonlyMap<number, ExplainedChoice>>;
  /** How fast a computer's turn goes by. */
  readonly pace: ReadonlySignal<Pace>;
  /** From the first of these on; where there are none, nothing is told. */
  tell(entries: readonly LogEntry[]): void;
  /** Back and forth in what is told; beyond its end it is over. */
  turnTo(at: number): void;
  end(): void;
  reportOn(report: Report): void;
  putAside(): void;
  explain(at: number, explained: ExplainedChoice): void;
  setPace(pace: Pace): void;
  /** What a side sees when it is asked: what is told to it later begins there. */
  saw(seat: string, seen: Seen): void;
  seenBy(seat: string): Seen | undefined;
}

export function createStory(): Story {
  const told = signal<Told | undefined>(undefined);
  const report = signal<Report | undefined>(undefined);
  const explanations = signal<ReadonlyMap<number, ExplainedChoice>>(new Map());
  const pace = signal<Pace>('normal');
  const seenBySeat = new Map<string, Seen>();
  const tellFrom = (entries: readonly LogEntry[], at: number): void => {
    told.value = at < entries.length ? { entries, at: Math.max(0, at) } : undefined;
  };
  return {
    told,
    report,
    explanations,
    pace,
    tell: (entries) => tellFrom(entries, 0),
    turnTo: (at) => tellFrom(told.peek()?.entries ?? [], at),
    end: () => tellFrom([], 0),
    reportOn: (next) => {
      report.value = next;
    },
    putAside: () => {
      report.value = undefined;
    },
    explain: (at, explained) => {
      explanations.value = new Map(explanations.peek()).set(at, explained);
    },
    setPace: (next) => {
      pace.value = next;
    },
    saw: (seat, seen) => void seenBySeat.set(seat, seen),
    seenBy: (seat) => seenBySeat.get(seat),
  };
}
