/** What others have done, as it is told to the player at the screen: line by line, in sum, and why. */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Report } from '../../campaign/report.ts';
import type { App, LogEntry, Pace } from '../../game/contract.ts';
import type { ExplainedChoice } from '../../opponent/ai-requests.ts';
import type { ToldBattle } from '../../title/campaign.ts';

export interface Told {
  readonly entries: readonly LogEntry[];
  readonly at: number;
}

/** Battles that are shown in steps: which of them, and how many of its steps. */
export interface ShownBattles {
  readonly battles: readonly ToldBattle[];
  readonly at: number;
  readonly step: number;
  /** They go on by themselves and end so. */
  readonly isPassing: boolean;
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
  /** Whether they are shown. */
  readonly hasReasons: ReadonlySignal<boolean>;
  /** How fast a computer's turn goes by. */
  readonly pace: ReadonlySignal<Pace>;
  readonly battles: ReadonlySignal<ShownBattles | undefined>;
  /** From the first of these on; where there are none, nothing is told. */
  tell(entries: readonly LogEntry[]): void;
  /** Back and forth in what is told; beyond its end it is over. */
  turnTo(at: number): void;
  end(): void;
  reportOn(report: Report): void;
  putAside(): void;
  /** From the first step of one of them on; none: nothing is shown. */
  showBattles(battles: readonly ToldBattle[], at: number, isPassing: boolean): void;
  /** Steps back and forth, over the ends of battles; not beyond the last. */
  stepBattle(by: number): void;
  endBattles(): void;
  explain(at: number, explained: ExplainedChoice): void;
  setPace(pace: Pace): void;
  showReasons(isOn: boolean): void;
  /** What a side sees when it is asked: what is told to it later begins there. */
  saw(seat: string, seen: Seen): void;
  seenBy(seat: string): Seen | undefined;
}

function stepped(shown: ShownBattles | undefined, by: number): ShownBattles | undefined {
  if (shown === undefined) return undefined;
  const { battles, at, step } = shown;
  const lengthOf = (index: number): number => battles[index]?.steps.length ?? 0;
  const next = step + by;
  if (next < 1) return at === 0 ? { ...shown, step: 1 } : { ...shown, at: at - 1, step: lengthOf(at - 1) };
  if (next <= lengthOf(at)) return { ...shown, step: next };
  return at === battles.length - 1 ? { ...shown, step: lengthOf(at) } : { ...shown, at: at + 1, step: 1 };
}

/** The pace is a setting of the device. */
export function createStory({ settings, change }: Pick<App, 'settings' | 'change'>): Story {
  const told = signal<Told | undefined>(undefined);
  const report = signal<Report | undefined>(undefined);
  const battles = signal<ShownBattles | undefined>(undefined);
  const explanations = signal<ReadonlyMap<number, ExplainedChoice>>(new Map());
  const hasReasons = signal(true);
  const pace = computed(() => settings.value.pace);
  const seenBySeat = new Map<string, Seen>();
  const tellFrom = (entries: readonly LogEntry[], at: number): void => {
    told.value = at < entries.length ? { entries, at: Math.max(0, at) } : undefined;
  };
  return {
    told,
    report,
    battles,
    explanations,
    hasReasons,
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
    showBattles: (all, at, isPassing) => {
      battles.value = all.length === 0 ? undefined : { battles: all, at, step: 1, isPassing };
    },
    stepBattle: (by) => {
      battles.value = stepped(battles.peek(), by);
    },
    endBattles: () => {
      battles.value = undefined;
    },
    explain: (at, explained) => {
      explanations.value = new Map(explanations.peek()).set(at, explained);
    },
    showReasons: (isOn) => {
      hasReasons.value = isOn;
    },
    setPace: (next) => change({ pace: next }),
    saw: (seat, seen) => void seenBySeat.set(seat, seen),
    seenBy: (seat) => seenBySeat.get(seat),
  };
}
