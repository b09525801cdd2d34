/** What others have done, as it is told to the player at the screen: line by line, in sum, and why. */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { App, LogEntry, Pace } from '../../game/contract.ts';
import type { ExplainedChoice } from '../../opponent/ai-requests.ts';

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
  /** What the computer has done in the turn that it has finished, until that is put aside. */
  readonly finished: ReadonlySignal<readonly LogEntry[]>;
  /** Why the computer chose as it did, by the number of the choice. */
  readonly explanations: ReadonlySignal<ReadonlyMap<number, ExplainedChoice>>;
  /** How fast a computer's turn goes by. */
  readonly pace: ReadonlySignal<Pace>;
  /** From the first of these on; where there are none, nothing is told. */
  tell(entries: readonly LogEntry[]): void;
  /** Back and forth in what is told; beyond its end it is over. */
  turnTo(at: number): void;
  end(): void;
  finish(entries: readonly LogEntry[]): void;
  putAside(): void;
  explain(at: number, explained: ExplainedChoice): void;
  setPace(pace: Pace): void;
  /** What a side sees when it is asked: what is told to it later begins there. */
  saw(seat: string, seen: Seen): void;
  seenBy(seat: string): Seen | undefined;
}

/** The pace is a setting of the device. */
export function createStory({ settings, change }: Pick<App, 'settings' | 'change'>): Story {
  const told = signal<Told | undefined>(undefined);
  const finished = signal<readonly LogEntry[]>([]);
  const explanations = signal<ReadonlyMap<number, ExplainedChoice>>(new Map());
  const pace = computed(() => settings.value.pace);
  const seenBySeat = new Map<string, Seen>();
  const tellFrom = (entries: readonly LogEntry[], at: number): void => {
    told.value = at < entries.length ? { entries, at: Math.max(0, at) } : undefined;
  };
  return {
    told,
    finished,
    explanations,
    pace,
    tell: (entries) => tellFrom(entries, 0),
    turnTo: (at) => tellFrom(told.peek()?.entries ?? [], at),
    end: () => tellFrom([], 0),
    finish: (entries) => {
      finished.value = entries;
    },
    putAside: () => {
      if (finished.peek().length > 0) finished.value = [];
    },
    explain: (at, explained) => {
      explanations.value = new Map(explanations.peek()).set(at, explained);
    },
    setPace: (next) => change({ pace: next }),
    saw: (seat, seen) => void seenBySeat.set(seat, seen),
    seenBy: (seat) => seenBySeat.get(seat),
  };
}
