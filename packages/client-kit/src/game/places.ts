/** Where the one at the screen looks from: a seat, which knows what its side knows, or the host's own place, from which all is seen. */
import type { Choice, Decision, GameEvent, Json, JsonObject, LogEntry, Moment } from './contract.ts';
import { type Happened, passagesOf, withOpen } from './happened.ts';
import type { PastAsk } from './past.ts';
import { type Handing, handingsIn, type ToldSeatings } from './seating.ts';

/** Asks the one who answers here. */
export type Ask = (method: string, params: JsonObject) => Promise<Json>;

/** What is seen at one moment, through whose eyes. */
export interface Look {
  readonly eyes: string;
  readonly decision: Decision | undefined;
  readonly mayUndo: boolean;
  readonly log: readonly LogEntry[];
  /** Who has begun to play a side since the game began. */
  readonly handings: readonly Handing[];
  /** Left out where nobody wanted to see it. */
  readonly view?: JsonObject;
}

export interface Place {
  readonly ask: Ask;
  /** Through the eyes of this side, or of the one that is asked. */
  look(eyes?: string, isUnseen?: boolean): Promise<Look>;
  view(eyes: string): Promise<JsonObject>;
  /** What was seen and known from here then. */
  past(asks: readonly PastAsk[], eyes: string): Promise<readonly Json[]>;
}

type ToldDecision = Partial<Decision> & {
  readonly by: string;
  readonly version?: number;
  readonly mayUndo?: boolean;
};
type ToldEntry = Moment &
  Happened & { readonly by: string; readonly choice?: Choice; readonly depth: number; readonly rolls: Json };
interface ToldLog {
  readonly entries: readonly ToldEntry[];
  readonly of: number;
  /** Not told with a choice: that changes nothing of it. */
  readonly seatings?: ToldSeatings;
}
type Applied = ToldLog & { readonly decision: ToldDecision | null };
type Undone = Pick<Applied, 'of' | 'decision'>;

/** Nobody needs to handle a question whose answer is awaited later, or not at all. */
function unhandled<T>(asked: Promise<T>): Promise<T> {
  asked.catch(() => {});
  return asked;
}

/** A seat over any wire that is bound to it: here the engine of this device, later a server. It tells what its side knows, no more. */
export class Seat implements Place {
  readonly ask: Ask;
  #version = 0;
  #handings: readonly Handing[] = [];
  /** What each side of this seat has heard so far. */
  readonly #heard = new Map<string, readonly LogEntry[]>();

  constructor(ask: Ask) {
    this.ask = ask;
  }

  /** All in one breath: each question that waits for the one before costs a way to the engine and back. */
  async look(eyes?: string, isUnseen = false): Promise<Look> {
    const side: JsonObject = eyes === undefined ? {} : { side: eyes };
    const since = this.#heard.get(eyes ?? '')?.length ?? 0;
    const asked = [this.ask('decision', {}), this.ask('log', { ...side, since })] as const;
    const seen = isUnseen ? undefined : unhandled(this.ask('view', side));
    unhandled(asked[1]);
    const decision = (await asked[0]) as unknown as ToldDecision | null;
    const log = (await asked[1]) as unknown as ToldLog;
    const view = (await seen) as JsonObject | undefined;
    const viewer = eyes ?? String(view?.side ?? decision?.by ?? '');
    return this.#seen({ eyes: viewer, decision, log: this.#hear(viewer, log), view });
  }

  async view(eyes: string): Promise<JsonObject> {
    return (await this.ask('view', { side: eyes })) as JsonObject;
  }

  past(asks: readonly PastAsk[], eyes: string): Promise<readonly Json[]> {
    return this.ask('past', { asks, side: eyes }) as Promise<readonly Json[]>;
  }

  /** Mostly the side that has answered is asked again: what it will see then is asked for with the answer. */
  async apply(choice: Choice, eyes: string): Promise<Look> {
    const asked = this.ask('apply', { choice, version: this.#version });
    const seen = unhandled(this.view(eyes));
    const { decision, ...log } = (await asked) as unknown as Applied;
    const since = this.#heard.get(eyes)?.length ?? 0;
    const isWhole = log.of - log.entries.length <= since;
    const told = isWhole ? log : ((await this.ask('log', { side: eyes, since })) as unknown as ToldLog);
    return this.#seen({ eyes, decision, log: this.#hear(eyes, told), view: await seen });
  }

  async undo(eyes: string): Promise<Look> {
    const asked = this.ask('undo', { version: this.#version });
    const seen = unhandled(this.view(eyes));
    const { decision, of } = (await asked) as unknown as Undone;
    for (const [side, heard] of this.#heard) this.#heard.set(side, heard.slice(0, of));
    return this.#seen({ eyes, decision, log: this.#heard.get(eyes) ?? [], view: await seen });
  }

  #hear(eyes: string, { entries, of, seatings }: ToldLog): readonly LogEntry[] {
    if (seatings !== undefined) this.#handings = handingsIn(seatings);
    const before = (this.#heard.get(eyes) ?? []).slice(0, of - entries.length);
    const heard = [...before, ...entries.map((entry, i) => entryOf(entry, before.length + i))];
    this.#heard.set(eyes, heard);
    return heard;
  }

  #seen({ eyes, decision, log, view }: Seen): Look {
    this.#version = decision?.version ?? this.#version;
    const asked = decision === null ? undefined : decisionOf(decision, view);
    const mayUndo = decision?.mayUndo === true;
    return { eyes, decision: asked, mayUndo, log, handings: this.#handings, ...(view === undefined ? {} : { view }) };
  }
}

interface Seen {
  readonly eyes: string;
  readonly decision: ToldDecision | null;
  readonly log: readonly LogEntry[];
  readonly view: JsonObject | undefined;
}

/** Of what another is asked a view may tell more than the seat: as much as its title thinks that everybody knows. */
function decisionOf({ version: _, mayUndo: __, ...told }: ToldDecision, view: JsonObject | undefined): Decision {
  const seen = (view?.decision ?? {}) as Partial<Decision>;
  return { kind: '', at: '', ...(seen.by === told.by ? seen : {}), ...told };
}

function entryOf({ rolls: _, events, moments, ...entry }: ToldEntry, at: number): LogEntry {
  return { ...entry, at, ...passagesOf({ events, moments }) };
}

type RecordedChoice = Moment & Happened & { readonly by: string; readonly choice: Choice; readonly depth: number };
interface Recorded {
  readonly answers: readonly RecordedChoice[];
  readonly seatings: ToldSeatings;
}

export const NOBODY = '';

/** The host's own place: for a replay, and for who watches computers play each other. */
export class HostPlace implements Place {
  readonly ask: Ask;
  #log: readonly LogEntry[] = [];
  #handings: readonly Handing[] = [];

  constructor(ask: Ask) {
    this.ask = ask;
  }

  async look(_eyes?: string, isUnseen = false): Promise<Look> {
    const decision = unhandled(this.ask('decision', {}));
    const seen = isUnseen ? undefined : unhandled(this.view());
    const log = await this.record();
    const [asked, view] = [asDecision(await decision), await seen];
    const look = { eyes: NOBODY, decision: asked, mayUndo: false, log, handings: this.#handings };
    return view === undefined ? look : { ...look, view };
  }

  async view(): Promise<JsonObject> {
    return (await this.ask('view', {})) as JsonObject;
  }

  past(asks: readonly PastAsk[]): Promise<readonly Json[]> {
    return this.ask('past', { asks }) as Promise<readonly Json[]>;
  }

  /** Everything that has happened; who hears both sides leaves out what is told in full elsewhere. */
  async record(): Promise<readonly LogEntry[]> {
    const before = this.#log;
    const { answers, seatings } = (await this.ask('record', { since: before.length })) as unknown as Recorded;
    this.#handings = handingsIn(seatings);
    this.#log = [
      ...before,
      ...answers.map(({ by, choice, turn, phase, depth, events, moments }, i) => {
        const entry = { at: before.length + i, turn, phase, by, choice, depth };
        return withOpen({ ...entry, ...passagesOf({ events, moments }) }, isWhole);
      }),
    ];
    return this.#log;
  }

  /** The game as it was after so many choices. */
  async seek(to: number): Promise<Look & { readonly at: number; readonly of: number }> {
    const asked = this.ask('seek', { at: to });
    const seen = unhandled(this.view());
    const { at, of, decision } = (await asked) as unknown as { at: number; of: number; decision: Json };
    const look = { eyes: NOBODY, decision: asDecision(decision), mayUndo: false, log: this.#log.slice(0, at) };
    const handings = this.#handings.filter((handing) => handing.at <= at);
    return { at, of, ...look, handings, view: await seen };
  }
}

const asDecision = (told: Json): Decision | undefined => (told === null ? undefined : (told as unknown as Decision));

const isWhole = ({ partial }: GameEvent): boolean => partial !== true;
