/**
 * A game that is open in this window: played through the seat of the player at the screen, one change after the other. What holds the game
 * is its host (here the engine in its worker): it opens, keeps and replays, and nothing that it alone may know is shown.
 */
import { writeSaveText } from '@bridgehead/engine/save-text';
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type Begun, begun } from './begun.ts';
import type { Choice, Decision, Fault, Json, JsonObject, LogEntry, OpenGame, Ruling } from './contract.ts';
import { PERSON } from './contract.ts';
import { faultOf } from './engine-fault.ts';
import { GameHost } from './game-host.ts';
import { createKeptRecord, type KeptRecord, type RecordChange } from './kept-record.ts';
import type { Opened, OpenOptions } from './opening.ts';
import { type Past, pastOf } from './past.ts';
import { type Look, NOBODY, type Place, type Seat } from './places.ts';
import { type Handing, seatingOf } from './seating.ts';
import { ifAsked, isLate, notNow, notYet, notYours } from './too-late.ts';

/** Opens a game; rejects with a EngineFault where the data are refused. */
export async function openGame(options: OpenOptions): Promise<Opened> {
  const { warnings, ...known } = await begun(options);
  const game = new LocalGame(options, known);
  await game.start();
  return { game, ...warnings };
}

class LocalGame implements OpenGame {
  readonly id: string;
  readonly title: string;
  readonly view = signal<JsonObject | undefined>(undefined);
  readonly decision = signal<Decision | undefined>(undefined);
  readonly log = signal<readonly LogEntry[]>([]);
  readonly whole: ReadonlySignal<readonly LogEntry[]>;
  readonly past: Past;
  readonly seat: Signal<string>;
  readonly handOver = signal<string | undefined>(undefined);
  readonly mayUndo = signal(false);
  readonly replay = signal<{ readonly at: number; readonly of: number } | undefined>(undefined);
  readonly answers = signal<number | undefined>(undefined);
  readonly undone: Signal<readonly Choice[]>;
  readonly players: Signal<Readonly<Record<string, string>>>;
  readonly hotSeat: Signal<boolean>;
  readonly handings = signal<readonly Handing[]>([]);
  readonly fault: ReadonlySignal<Fault | undefined>;
  readonly busy: ReadonlySignal<boolean>;
  readonly mayRedo: ReadonlySignal<boolean>;

  readonly #options: OpenOptions;
  readonly #host: GameHost;
  /** Of a replay: everything that happened in it. */
  readonly #everything = signal<readonly LogEntry[]>([]);
  readonly #underWay = signal(0);
  #last: Promise<unknown> = Promise.resolve();
  /** The last change, on its way to where it is kept. */
  #kept: Promise<void> = Promise.resolve();
  readonly #record: KeptRecord;
  /** Whether people take turns at the device when two play. */
  #takesTurns: boolean;
  #wanted: number | undefined;

  constructor(options: OpenOptions, { name, title, players, hotSeat, saved }: Omit<Begun, 'warnings'>) {
    this.#options = options;
    this.#host = new GameHost(options.engine, name);
    this.#record = createKeptRecord({
      saved,
      keep: options.keep,
      linesAfter: (after) => this.#host.ask('lines', { after }),
      counted: (answers) => {
        this.answers.value = answers;
      },
    });
    this.fault = this.#host.fault;
    this.id = options.id;
    this.title = title;
    this.players = signal(players);
    this.hotSeat = signal(hotSeat);
    this.#takesTurns = hotSeat || Object.values(players).some((player) => player !== PERSON);
    this.seat = signal(options.seat ?? NOBODY);
    this.undone = signal(options.undone ?? []);
    this.busy = computed(() => this.#underWay.value > 0);
    this.whole = computed(() => (this.replay.value === undefined ? this.log.value : this.#everything.value));
    this.past = pastOf((asks) => this.#place().past(asks, this.seat.value));
    this.mayRedo = computed(() => this.undone.value.length > 0);
  }

  async start(): Promise<void> {
    const { replay } = this.#options;
    if (replay === undefined) {
      const record = this.#record.ahead();
      await this.#show(await this.#firstLook());
      this.answers.value = (await record)?.answers;
      return;
    }
    this.#everything.value = await this.#host.place.record();
    await this.#seek(replay === 'start' ? 0 : this.#everything.value.length);
  }

  takeOver(): Promise<void> {
    return this.#inTurn(async () => {
      const next = this.handOver.value;
      if (next === undefined) return;
      this.#present(await this.#seatOf(next).look(next));
      this.#kept = this.#record.keep();
    });
  }

  apply(choice: Choice): Promise<Ruling> {
    return this.#inTurn(() => this.#applyNow(choice, []));
  }

  /** `undone`: what may be given again once it is made. */
  async #applyNow(choice: Choice, undone: readonly Choice[]): Promise<Ruling> {
    if (this.replay.value !== undefined) return notNow();
    if (this.handOver.value !== undefined) return notYet();
    const { value: eyes } = this.seat;
    if (this.decision.value !== undefined && this.decision.value.by !== eyes) return notYours();
    let look: Look;
    let change: Promise<RecordChange> | undefined;
    try {
      const applied = this.#seatOf(eyes).apply(choice, eyes);
      change = this.#record.ahead();
      look = await applied;
    } catch (error) {
      return this.#refused(error);
    }
    this.undone.value = undone;
    await this.#show(look);
    this.#kept = this.#record.keep(change);
    return { legal: true };
  }

  /** A choice that was made for another question is refused, and what is asked now is shown. */
  async #refused(error: unknown): Promise<Ruling> {
    const { rule, message, code, says } = faultOf(error);
    if (isLate(error)) await this.#show(await this.#lookAgain());
    return rule === undefined
      ? { legal: false, rule: '-', reason: message, fault: code }
      : { legal: false, rule, reason: message, ...says };
  }

  follow(isUnseen = false): Promise<readonly LogEntry[]> {
    return this.#inTurn(async () => {
      const { length } = this.log.value;
      const looked = this.#lookAgain(isUnseen);
      const change = this.#record.ahead();
      const look = await looked;
      await this.#show(look, isUnseen);
      this.#kept = this.#record.keep(change);
      return look.log.slice(length);
    });
  }

  async check(choice: Choice): Promise<Ruling> {
    return (await ifAsked(this.#place().ask('check', { choice }), notYours())) as Ruling;
  }

  async choices(filter?: JsonObject, limit?: number): Promise<readonly Choice[]> {
    const params = { ...(filter === undefined ? {} : { filter }), ...(limit === undefined ? {} : { limit }) };
    return (await ifAsked(this.#place().ask('choices', params), [])) as readonly Choice[];
  }

  query(what: string, params: JsonObject = {}): Promise<Json> {
    return this.#place().ask('query', { what, ...params });
  }

  async momentOf(at: number): Promise<number> {
    const { value: side } = this.seat;
    if (this.replay.value !== undefined || side === NOBODY) return at;
    return this.#host.moment(this.#handsOf(side), side, at);
  }

  async knownPosition(): Promise<JsonObject> {
    const { value: side } = this.seat;
    return (await this.#seatOf(side).ask('sight', { side })) as JsonObject;
  }

  async save(): Promise<JsonObject> {
    return (await this.#host.ask('save')) as JsonObject;
  }

  lend(side: string): MessagePort {
    return this.#host.lend(side);
  }

  handSide(side: string, player: string): Promise<void> {
    return this.#inTurn(async () => {
      const sides = await this.#host.sidesOf(this.title);
      const everybody = Object.fromEntries(sides.map((one) => [one, this.players.value[one] ?? PERSON]));
      const players = { ...everybody, [side]: player };
      const people = Object.values(players).filter((one) => one === PERSON).length;
      await this.#seatAnew(players, people > 1 && this.#takesTurns);
    });
  }

  shareDevice(hotSeat: boolean): Promise<void> {
    return this.#inTurn(() => {
      this.#takesTurns = hotSeat;
      return this.#seatAnew(this.players.value, hotSeat);
    });
  }

  async #seatAnew(players: Readonly<Record<string, string>>, hotSeat: boolean): Promise<void> {
    const seating = seatingOf(players, hotSeat);
    const change = this.#record.ahead()?.then((known) => ({ ...known, seating }));
    await this.#host.ask('hand', seating);
    batch(() => {
      this.players.value = players;
      this.hotSeat.value = hotSeat;
    });
    this.#host.leaveSeats();
    await this.#show(await this.#lookAgain());
    this.#kept = this.#record.keep(change);
  }

  undo(): Promise<void> {
    return this.#inTurn(async () => {
      if (!this.mayUndo.value || this.replay.value !== undefined) return;
      const { value: eyes } = this.seat;
      const taken = this.log.value.at(-1)?.choice;
      const undone = this.#seatOf(eyes).undo(eyes);
      const change = this.#record.ahead();
      let look: Look;
      try {
        look = await undone;
      } catch (error) {
        await this.#refused(error);
        if (isLate(error)) return;
        throw error;
      }
      if (taken !== undefined) this.undone.value = [...this.undone.value, taken];
      await this.#show(look);
      this.#kept = this.#record.keep(change);
    });
  }

  redo(): Promise<void> {
    return this.#inTurn(async () => {
      const choice = this.undone.value.at(-1);
      if (choice === undefined) return;
      const ruling = await this.#applyNow(choice, this.undone.value.slice(0, -1));
      if (!ruling.legal) this.undone.value = [];
    });
  }

  dropDice(): Promise<void> {
    return this.#inTurn(async () => {
      await this.#host.ask('drop-dice');
      this.#options.diceDropped?.();
      this.#kept = this.#record.keep();
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
    if (keepBranch === undefined) throw new RangeError('branches are not kept here');
    return keepBranch(await this.save());
  }

  /** After whatever is under way, so that a file never holds half of it. A replay gives the whole game. */
  exportText(): Promise<string> {
    return this.#queue(async () => {
      const shown = this.replay.value;
      if (shown !== undefined) await this.#host.ask('seek', { at: shown.of });
      const text = writeSaveText(await this.save());
      if (shown !== undefined) await this.#host.ask('seek', { at: shown.at });
      return text;
    });
  }

  async close(): Promise<void> {
    await this.#last;
    await this.#host.close();
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

  #isComputer(side: string): boolean {
    return (this.players.value[side] ?? PERSON) !== PERSON;
  }

  /** Who looks at the screen while this side is asked: it itself, but for a computer the person who waits for it. */
  #eyesFor(asked: string | undefined): string {
    if (asked !== undefined && !this.#isComputer(asked)) return asked;
    const { value: seat } = this.seat;
    if (seat !== NOBODY && !this.#isComputer(seat)) return seat;
    return Object.keys(this.players.value).find((side) => !this.#isComputer(side)) ?? NOBODY;
  }

  /** The sides that the player of this one has in his hands: all that are people's, unless two people share the device. */
  #handsOf(side: string): string {
    const sides = Object.keys(this.players.value);
    if (this.hotSeat.value) return side;
    const people = sides.filter((one) => !this.#isComputer(one));
    return people.length === sides.length ? '*' : people.join(',');
  }

  #seatOf(side: string): Seat {
    return this.#host.seat(this.#handsOf(side));
  }

  /** Where one looks from who looks with these eyes. */
  #place(eyes = this.seat.value): Place {
    return this.replay.value !== undefined || eyes === NOBODY ? this.#host.place : this.#seatOf(eyes);
  }

  /** A seat that has all sides looks with the eyes of the one that is asked. */
  #lookAgain(isUnseen = false): Promise<Look> {
    const eyes = this.#eyesFor(this.decision.value?.by);
    return this.#place(eyes).look(eyes, isUnseen);
  }

  async #firstLook(): Promise<Look> {
    const eyes = this.#eyesFor(undefined);
    if (this.#handsOf(eyes) === '*') return this.#seatOf(eyes).look();
    if (eyes !== NOBODY) return this.#place(eyes).look(eyes);
    // Nobody has sat here yet: the one who is asked sits down.
    const asked = (await this.#host.ask('decision')) as Decision | null;
    const sat = this.#eyesFor(asked?.by);
    return this.#place(sat).look(sat);
  }

  /** Shows a look to the one for whose eyes it is, if the decision has not passed to other eyes. */
  async #show(look: Look, isUnseen = false): Promise<void> {
    const { value: seat } = this.seat;
    const asked = look.decision?.by;
    const eyes = this.#eyesFor(asked);
    if (this.hotSeat.value && asked !== undefined && seat !== NOBODY && eyes !== seat) {
      this.#hide(asked);
      return;
    }
    const seen = look.eyes === eyes ? look : await this.#place(eyes).look(eyes);
    const isSkipped = isUnseen && asked !== undefined && this.#isComputer(asked);
    const view = isSkipped ? this.view.value : (seen.view ?? (await this.#place(eyes).view(eyes)));
    this.#present({ ...seen, ...(view === undefined ? {} : { view }) });
  }

  #present({ eyes, decision, mayUndo, log, handings, view }: Look): void {
    batch(() => {
      this.handOver.value = undefined;
      this.seat.value = eyes;
      this.mayUndo.value = mayUndo;
      this.log.value = log;
      this.handings.value = handings;
      this.view.value = view;
      this.decision.value = decision;
    });
  }

  /** Until the other player says that the device is his, the page holds nothing that is for anybody's eyes. */
  #hide(by: string): void {
    this.#host.leaveSeats();
    batch(() => {
      this.handOver.value = by;
      this.mayUndo.value = false;
      this.log.value = [];
      this.view.value = undefined;
      this.decision.value = { by, kind: '', at: '' };
    });
  }

  async #seek(to: number): Promise<void> {
    const { at, of, ...look } = await this.#host.place.seek(to);
    batch(() => {
      this.replay.value = { at, of };
      this.#present({ ...look, eyes: look.decision?.by ?? this.seat.value });
    });
  }
}
