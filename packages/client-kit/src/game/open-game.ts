/** A game in an engine: what is shown follows what the engine says, one change after the other. */
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Choice, Decision, Fault, Json, JsonObject, LogEntry, Moment, OpenGame, Ruling } from './contract.ts';
import { PERSON } from './contract.ts';
import { faultOf, isFatal } from './engine-fault.ts';
import { depthOf, entriesOf, type Happened, heardBy, heardByAll, passagesOf, type Recorded } from './happened.ts';
import { type LookBack, lookBack } from './look-back.ts';
import type { Opened, OpenOptions } from './opening.ts';
import { seatingOf } from './seating.ts';
import { cameOf, type Done, doAgain } from './steps.ts';

interface Begun {
  readonly name: string;
  readonly title: string;
}

/** Opens a game; rejects with a EngineFault where the data are refused. */
export async function openGame(options: OpenOptions): Promise<Opened> {
  const { engine, opening, dice = [], steps = [] } = options;
  const scriptedDice = dice.length === 0 ? {} : { dice };
  const reply =
    opening.save === undefined
      ? await engine.request('new', { ...opening.setUp, ...scriptedDice })
      : await engine.request('load', { save: opening.save, ...scriptedDice });
  const { game: name, warning } = reply as { readonly game: string; readonly warning?: string };
  const setUp = opening.save === undefined ? opening.setUp : opening.save.setUp;
  const title = String((setUp as JsonObject).title);
  const again = await doAgain(engine, name, steps);
  // What could not be done again may belong before what was taken back.
  const known = again.done < steps.length ? { ...options, undone: [] } : options;
  const game = new LocalGame(known, { name, title });
  await game.start();
  return { game, again, ...(warning === undefined ? {} : { warning }) };
}

/** What a side sees, on its way. */
type Look = { readonly side: string; readonly view: Promise<Json> };
type DecisionReply = { readonly decision: Decision | null; readonly mayUndo: boolean };
type Applied = DecisionReply & Happened & { readonly rolls: readonly JsonObject[] };
/** How a choice is made: unseen, and what may be given again once it is. */
type Manner = { readonly isUnseen?: boolean; readonly undone: readonly Choice[] };

const NOBODY = '';

const NOT_NOW: Ruling = { legal: false, rule: '-', reason: 'this game is only being looked at' };
const NOT_YET: Ruling = { legal: false, rule: '-', reason: 'the device has not been handed over' };

class LocalGame implements OpenGame {
  readonly id: string;
  readonly title: string;
  readonly view = signal<JsonObject | undefined>(undefined);
  readonly decision = signal<Decision | undefined>(undefined);
  readonly seat: Signal<string>;
  readonly handOver = signal<string | undefined>(undefined);
  readonly fault = signal<Fault | undefined>(undefined);
  readonly mayUndo = signal(false);
  readonly replay = signal<{ readonly at: number; readonly of: number } | undefined>(undefined);
  readonly undone: Signal<readonly Choice[]>;
  readonly busy: ReadonlySignal<boolean>;
  readonly mayRedo: ReadonlySignal<boolean>;
  readonly log: ReadonlySignal<readonly LogEntry[]>;
  readonly whole: ReadonlySignal<readonly LogEntry[]>;

  readonly players: Readonly<Record<string, string>>;
  readonly #options: OpenOptions;
  #name: string;
  readonly #entries = signal<readonly LogEntry[]>([]);
  readonly #underWay = signal(0);
  /** What is asked while the device changes hands, kept off the screen. */
  #asked: Decision | undefined;
  #moment: Moment = { turn: 0, phase: '' };
  #last: Promise<unknown> = Promise.resolve();
  /** The last change, on its way to where it is kept. */
  #kept: Promise<void> = Promise.resolve();
  #wanted: number | undefined;

  constructor(options: OpenOptions, { name, title }: Begun) {
    this.#options = options;
    this.#name = name;
    this.id = options.id;
    this.title = title;
    this.players = options.players ?? {};
    this.seat = signal(options.seat ?? NOBODY);
    this.undone = signal(options.undone ?? []);
    this.busy = computed(() => this.#underWay.value > 0);
    this.mayRedo = computed(() => this.undone.value.length > 0);
    this.whole = computed(() => this.#heardLog());
    this.log = computed(() => this.whole.value.slice(0, this.replay.value?.at));
  }

  async start(): Promise<void> {
    const isReplay = this.#options.replay !== undefined;
    // Asked together: each question that waits for the one before costs a way to the engine and back.
    const asked = isReplay ? undefined : this.#send('decision');
    asked?.catch(() => {});
    const record = (await this.#send('record')) as unknown as Recorded;
    this.#entries.value = entriesOf(record);
    if (this.#options.replay !== undefined) {
      const of = record.answers.length;
      await this.#seek(this.#options.replay === 'start' ? 0 : of);
      return;
    }
    this.mayUndo.value = record.mayUndo;
    await this.#show(((await asked) as Decision | null) ?? undefined);
  }

  takeOver(): Promise<void> {
    return this.#inTurn(async () => {
      const next = this.handOver.value;
      if (next === undefined) return;
      this.seat.value = next;
      await this.#show(this.#asked);
      this.#keep({ did: 'seat' });
    });
  }

  apply(choice: Choice, isUnseen = false): Promise<Ruling> {
    return this.#inTurn(() => this.#applyNow(choice, { isUnseen, undone: [] }));
  }

  async #applyNow(choice: Choice, { isUnseen = false, undone }: Manner): Promise<Ruling> {
    if (this.replay.value !== undefined) return NOT_NOW;
    if (this.handOver.value !== undefined) return NOT_YET;
    const by = this.decision.value?.by ?? this.seat.value;
    const depth = depthOf(this.decision.value?.at ?? '');
    let reply: Applied;
    let next: Look;
    try {
      const applied = this.#send('apply', { choice });
      next = this.#lookAhead();
      reply = (await applied) as unknown as typeof reply;
    } catch (error) {
      const { rule, message, code, says } = this.#noteFault(error);
      return rule === undefined
        ? { legal: false, rule: '-', reason: message, fault: code }
        : { legal: false, rule, reason: message, ...says };
    }
    const entries = this.#entries.value;
    const entry = { ...this.#moment, at: entries.length, by, choice, depth, ...passagesOf(reply) };
    this.#entries.value = [...entries, entry];
    this.undone.value = undone;
    await this.#follow(reply, next, isUnseen);
    this.#keep({ did: 'answer', choice, came: cameOf(reply) });
    return { legal: true };
  }

  async check(choice: Choice): Promise<Ruling> {
    return (await this.#request('check', { choice })) as unknown as Ruling;
  }

  async choices(filter?: JsonObject, limit?: number): Promise<readonly Choice[]> {
    const params = { ...(filter === undefined ? {} : { filter }), ...(limit === undefined ? {} : { limit }) };
    return (await this.#request('choices', params)) as unknown as readonly Choice[];
  }

  query(what: string, params: JsonObject = {}): Promise<Json> {
    return this.#request('query', { what, ...params });
  }

  async knownPosition(side: string): Promise<JsonObject> {
    return (await this.#request('sight', { side })) as JsonObject;
  }

  async save(): Promise<JsonObject> {
    return (await this.#request('save', this.#seating())) as JsonObject;
  }

  async lookBack<T>(look: LookBack<T>): Promise<T> {
    const { value: seat } = this.seat;
    const side = this.replay.value !== undefined || seat === NOBODY ? undefined : seat;
    return lookBack({ engine: this.#options.engine, save: await this.#wholeSave(), side }, look);
  }

  #seating(): JsonObject {
    return seatingOf(this.players, this.#options.hotSeat);
  }

  undo(): Promise<void> {
    return this.#inTurn(async () => {
      if (!this.mayUndo.value || this.replay.value !== undefined) return;
      const undone = this.#request('undo');
      const next = this.#lookAhead();
      const reply = (await undone) as unknown as DecisionReply;
      const entries = this.#entries.value;
      const taken = entries.at(-1);
      this.#entries.value = entries.slice(0, -1);
      if (taken !== undefined) this.undone.value = [...this.undone.value, taken.choice];
      await this.#follow(reply, next);
      this.#keep({ did: 'undo' });
    });
  }

  redo(): Promise<void> {
    return this.#inTurn(async () => {
      const choice = this.undone.value.at(-1);
      if (choice === undefined) return;
      const ruling = await this.#applyNow(choice, { undone: this.undone.value.slice(0, -1) });
      if (!ruling.legal) this.undone.value = [];
    });
  }

  /** The same game is opened anew, without the dice. */
  dropDice(): Promise<void> {
    return this.#inTurn(async () => {
      const save = (await this.#request('save')) as JsonObject;
      const { game } = (await this.#options.engine.request('load', { save })) as { readonly game: string };
      await this.#send('close').catch(() => {});
      this.#name = game;
      this.#options.diceDropped?.();
      this.#keep({ did: 'dice' });
    });
  }

  /** While one look is being fetched, only the last of those asked for meanwhile matters: a slider asks for hundreds. */
  goTo(at: number): Promise<void> {
    this.#wanted = at;
    return this.#inTurn(async () => {
      const wanted = this.#wanted;
      this.#wanted = undefined;
      if (wanted === undefined || this.replay.value === undefined) return;
      await this.#seek(Math.max(0, Math.min(this.replay.value.of, wanted)));
    });
  }

  async branch(): Promise<string> {
    const { keepBranch } = this.#options;
    if (keepBranch === undefined) throw new Error('branches are not kept here');
    return keepBranch(await this.save());
  }

  /** After whatever is under way, so that a file never holds half of it. A replay gives the whole game. */
  async exportText(): Promise<string> {
    return `${JSON.stringify(await this.#wholeSave())}\n`;
  }

  #wholeSave(): Promise<JsonObject> {
    return this.#queue(async () => {
      const shown = this.replay.value;
      if (shown !== undefined) await this.#request('seek', { at: shown.of });
      const save = (await this.#request('save', this.#seating())) as JsonObject;
      if (shown !== undefined) await this.#request('seek', { at: shown.at });
      return save;
    });
  }

  async close(): Promise<void> {
    await this.#last;
    await this.#send('close').catch(() => {});
  }

  #send(method: string, params: JsonObject = {}): Promise<Json> {
    return this.#options.engine.request(method, { game: this.#name, ...params });
  }

  /** Asks, and remembers the fault if the game cannot go on after it. */
  #request(method: string, params: JsonObject = {}): Promise<Json> {
    return this.#notingFault(this.#send(method, params));
  }

  async #notingFault(asked: Promise<Json>): Promise<Json> {
    try {
      return await asked;
    } catch (error) {
      this.#noteFault(error);
      throw error;
    }
  }

  #noteFault(error: unknown): Fault {
    const fault = faultOf(error);
    if (isFatal(fault)) this.fault.value = fault;
    return fault;
  }

  /** One after the other, each when what was done before is kept. */
  #queue<T>(act: () => Promise<T>): Promise<T> {
    const mine = this.#last.then(act);
    this.#last = mine.catch(() => {}).then(() => this.#kept);
    return mine;
  }

  /** A change: the screen may know that it is under way. */
  async #inTurn<T>(act: () => Promise<T>): Promise<T> {
    this.#underWay.value += 1;
    try {
      return await this.#queue(act);
    } finally {
      this.#underWay.value -= 1;
    }
  }

  #keep(done: Done): void {
    this.#kept = this.#options.keep?.(done) ?? Promise.resolve();
  }

  async #follow({ decision, mayUndo }: DecisionReply, next: Look, isUnseen = false): Promise<void> {
    this.mayUndo.value = mayUndo;
    await this.#show(decision ?? undefined, next, isUnseen);
  }

  /** Mostly the side that has answered is asked again: what it will see then is asked for with the answer. */
  #lookAhead(): Look {
    const side = this.#eyesFor(this.decision.value);
    const view = this.#send('view', side === NOBODY ? {} : { side });
    view.catch(() => {});
    return { side, view };
  }

  async #show(asked: Decision | undefined, next?: Look, isUnseen = false): Promise<void> {
    const { hotSeat } = this.#options;
    const { value: seat } = this.seat;
    const side = this.#eyesFor(asked);
    if (hotSeat && asked !== undefined && seat !== NOBODY && side !== seat) {
      this.#hide(asked);
      return;
    }
    const ahead = next?.side === side ? next.view : this.#send('view', side === NOBODY ? {} : { side });
    const view = (await this.#notingFault(ahead)) as JsonObject;
    this.#moment = momentOf(view);
    const isSkipped = isUnseen && asked !== undefined && this.#isComputer(asked.by);
    batch(() => {
      this.#asked = undefined;
      this.handOver.value = undefined;
      this.seat.value = side;
      if (!isSkipped) this.view.value = view;
      this.decision.value = asked;
    });
  }

  #isComputer(side: string): boolean {
    return (this.players[side] ?? PERSON) !== PERSON;
  }

  /** Who looks at the screen while this is asked: the side that is asked, but for a computer the person who waits for it. */
  #eyesFor(asked: Decision | undefined): string {
    if (asked !== undefined && !this.#isComputer(asked.by)) return asked.by;
    const { value: seat } = this.seat;
    if (seat !== NOBODY && !this.#isComputer(seat)) return seat;
    return Object.keys(this.players).find((side) => !this.#isComputer(side)) ?? NOBODY;
  }

  /** Until the other player says that the device is his, the page holds nothing that is for his eyes. */
  #hide(asked: Decision): void {
    const { by, kind, at } = asked;
    batch(() => {
      this.#asked = asked;
      this.handOver.value = by;
      this.view.value = undefined;
      this.decision.value = { by, kind, at };
    });
  }

  async #seek(at: number): Promise<void> {
    const reply = (await this.#request('seek', { at })) as unknown as DecisionReply & { at: number; of: number };
    const view = (await this.#request('view')) as JsonObject;
    batch(() => {
      this.replay.value = { at: reply.at, of: reply.of };
      this.view.value = view;
      this.decision.value = reply.decision ?? undefined;
      this.seat.value = reply.decision?.by ?? this.seat.value;
    });
  }

  /** In a replay everything, else what the one at the screen may know. */
  #heardLog(): readonly LogEntry[] {
    const entries = this.#entries.value;
    if (this.#options.replay !== undefined) return entries.map(heardByAll);
    const eyes = this.handOver.value === undefined ? this.seat.value : NOBODY;
    return entries.map((entry) => heardBy(entry, eyes));
  }
}

function momentOf({ turn, phase }: JsonObject): Moment {
  return { turn: typeof turn === 'number' ? turn : 0, phase: typeof phase === 'string' ? phase : '' };
}
