/**
 * A game that is open in this window: played through the seat of whoever is at the screen, one change after the other. What holds the game
 * is its host (here the engine in its worker): it opens, keeps and replays, and nothing that it alone may know is shown.
 */
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Choice, Decision, Fault, Json, JsonObject, LogEntry, OpenGame, Ruling } from './contract.ts';
import { PERSON } from './contract.ts';
import { faultOf } from './engine-fault.ts';
import { GameHost, type Last } from './game-host.ts';
import type { Opened, OpenOptions } from './opening.ts';
import { type Look, NOBODY, type Place, type Seat } from './places.ts';
import { seatingOf } from './seating.ts';
import { type Done, doAgain } from './steps.ts';

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

const NOT_NOW: Ruling = { legal: false, rule: '-', reason: 'this game is only being looked at' };
const NOT_YET: Ruling = { legal: false, rule: '-', reason: 'the device has not been handed over' };
const NOT_YOURS: Ruling = { legal: false, rule: '-', reason: 'another side is asked' };

class LocalGame implements OpenGame {
  readonly id: string;
  readonly title: string;
  readonly view = signal<JsonObject | undefined>(undefined);
  readonly decision = signal<Decision | undefined>(undefined);
  readonly log = signal<readonly LogEntry[]>([]);
  readonly seat: Signal<string>;
  readonly handOver = signal<string | undefined>(undefined);
  readonly mayUndo = signal(false);
  readonly replay = signal<{ readonly at: number; readonly of: number } | undefined>(undefined);
  readonly answers = signal<number | undefined>(undefined);
  readonly undone: Signal<readonly Choice[]>;
  readonly players: Signal<Readonly<Record<string, string>>>;
  readonly fault: ReadonlySignal<Fault | undefined>;
  readonly busy: ReadonlySignal<boolean>;
  readonly mayRedo: ReadonlySignal<boolean>;

  readonly #options: OpenOptions;
  readonly #host: GameHost;
  readonly #underWay = signal(0);
  #last: Promise<unknown> = Promise.resolve();
  /** The last change, on its way to where it is kept. */
  #kept: Promise<void> = Promise.resolve();
  #wanted: number | undefined;

  constructor(options: OpenOptions, { name, title }: Begun) {
    this.#options = options;
    this.#host = new GameHost(options.engine, name);
    this.fault = this.#host.fault;
    this.id = options.id;
    this.title = title;
    this.players = signal(options.players ?? {});
    this.seat = signal(options.seat ?? NOBODY);
    this.undone = signal(options.undone ?? []);
    this.busy = computed(() => this.#underWay.value > 0);
    this.mayRedo = computed(() => this.undone.value.length > 0);
  }

  async start(): Promise<void> {
    const { replay } = this.#options;
    if (replay === undefined) {
      await this.#show(await this.#firstLook());
      return;
    }
    const { length } = await this.#host.place.record();
    await this.#seek(replay === 'start' ? 0 : length);
  }

  takeOver(): Promise<void> {
    return this.#inTurn(async () => {
      const next = this.handOver.value;
      if (next === undefined) return;
      this.#present(await this.#seatOf(next).look(next));
      this.#keep({ did: 'seat' });
    });
  }

  apply(choice: Choice): Promise<Ruling> {
    return this.#inTurn(() => this.#applyNow(choice, []));
  }

  /** `undone`: what may be given again once it is made. */
  async #applyNow(choice: Choice, undone: readonly Choice[]): Promise<Ruling> {
    if (this.replay.value !== undefined) return NOT_NOW;
    if (this.handOver.value !== undefined) return NOT_YET;
    const { value: eyes } = this.seat;
    if (this.decision.value !== undefined && this.decision.value.by !== eyes) return NOT_YOURS;
    let look: Look;
    let last: Promise<Last> | undefined;
    try {
      const applied = this.#seatOf(eyes).apply(choice, eyes);
      last = this.#askLast();
      look = await applied;
    } catch (error) {
      return this.#refused(error);
    }
    this.undone.value = undone;
    await this.#show(look);
    await this.#keepLast(last);
    return { legal: true };
  }

  /** A choice that was made for another question is refused, and what is asked now is shown. */
  async #refused(error: unknown): Promise<Ruling> {
    const { rule, message, code, says } = faultOf(error);
    if (code === 'stale') await this.#show(await this.#lookAgain());
    return rule === undefined
      ? { legal: false, rule: '-', reason: message, fault: code }
      : { legal: false, rule, reason: message, ...says };
  }

  follow(isUnseen = false): Promise<readonly LogEntry[]> {
    return this.#inTurn(async () => {
      const { length } = this.log.value;
      const looked = this.#lookAgain(isUnseen);
      const last = this.#askLast();
      const look = await looked;
      await this.#show(look, isUnseen);
      await this.#keepLast(last);
      return look.log.slice(length);
    });
  }

  async check(choice: Choice): Promise<Ruling> {
    return (await ifAsked(this.#place().ask('check', { choice }), NOT_YOURS)) as Ruling;
  }

  async choices(filter?: JsonObject, limit?: number): Promise<readonly Choice[]> {
    const params = { ...(filter === undefined ? {} : { filter }), ...(limit === undefined ? {} : { limit }) };
    return (await ifAsked(this.#place().ask('choices', params), [])) as readonly Choice[];
  }

  query(what: string, params: JsonObject = {}): Promise<Json> {
    return this.#place().ask('query', { what, ...params });
  }

  async knownPosition(): Promise<JsonObject> {
    const { value: side } = this.seat;
    return (await this.#seatOf(side).ask('sight', { side })) as JsonObject;
  }

  async save(): Promise<JsonObject> {
    return (await this.#host.ask('save', seatingOf(this.players.value, this.#options.hotSeat))) as JsonObject;
  }

  lend(side: string): MessagePort {
    return this.#host.lend(side);
  }

  handSide(side: string, player: string): Promise<void> {
    return this.#inTurn(async () => {
      const sides = await this.#host.sidesOf(this.title);
      const people = Object.fromEntries(sides.map((one) => [one, PERSON]));
      this.players.value = { ...people, ...this.players.value, [side]: player };
      this.#host.leaveSeats();
      await this.#show(await this.#lookAgain());
      this.#keep({ did: 'seat' });
    });
  }

  undo(): Promise<void> {
    return this.#inTurn(async () => {
      if (!this.mayUndo.value || this.replay.value !== undefined) return;
      const { value: eyes } = this.seat;
      const taken = this.log.value.at(-1)?.choice;
      const undone = this.#seatOf(eyes).undo(eyes);
      const last = this.#askLast();
      let look: Look;
      try {
        look = await undone;
      } catch (error) {
        const ruling = await this.#refused(error);
        if (!ruling.legal && ruling.fault === 'stale') return;
        throw error;
      }
      if (taken !== undefined) this.undone.value = [...this.undone.value, taken];
      await this.#show(look);
      await this.#keepLast(last, true);
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
  exportText(): Promise<string> {
    return this.#queue(async () => {
      const shown = this.replay.value;
      if (shown !== undefined) await this.#host.ask('seek', { at: shown.of });
      const text = `${JSON.stringify(await this.save())}\n`;
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

  #keep(done: Done): void {
    this.#kept = this.#options.keep?.(done) ?? Promise.resolve();
  }

  /** Asked with the change itself, and only where it is kept. */
  #askLast(): Promise<Last> | undefined {
    if (this.#options.keep === undefined) return undefined;
    const last = this.#host.last();
    last.catch(() => {});
    return last;
  }

  async #keepLast(asked: Promise<Last> | undefined, isUndo = false): Promise<void> {
    if (asked === undefined) return;
    const { of, choice, came } = await asked;
    this.answers.value = of;
    if (isUndo) this.#keep({ did: 'undo' });
    else if (choice !== undefined && came !== undefined) this.#keep({ did: 'answer', choice, came });
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

  /** The sides that whoever plays this one has in his hands: all that are people's, unless two people share the device. */
  #handsOf(side: string): string {
    const sides = Object.keys(this.players.value);
    if (this.#options.hotSeat) return side;
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
    if (this.#options.hotSeat && asked !== undefined && seat !== NOBODY && eyes !== seat) {
      this.#hide(asked);
      return;
    }
    const seen = look.eyes === eyes ? look : await this.#place(eyes).look(eyes);
    const isSkipped = isUnseen && asked !== undefined && this.#isComputer(asked);
    const view = isSkipped ? this.view.value : (seen.view ?? (await this.#place(eyes).view(eyes)));
    this.#present({ ...seen, ...(view === undefined ? {} : { view }) });
  }

  #present({ eyes, decision, mayUndo, log, view }: Look): void {
    batch(() => {
      this.handOver.value = undefined;
      this.seat.value = eyes;
      this.mayUndo.value = mayUndo;
      this.log.value = log;
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

/** What is asked while the decision passes to another comes too late, and that is all. */
const ifAsked = (asked: Promise<Json>, otherwise: unknown): Promise<unknown> =>
  asked.catch((error: unknown) => {
    if (faultOf(error).says?.code === 'not-your-decision') return otherwise;
    throw error;
  });
