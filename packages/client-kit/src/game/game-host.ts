/**
 * The host of a game as this window asks it: it holds the game, gives out its seats, saves it and looks back. Here it is the engine of this
 * device; what it tells is for keeping, for files and for replays, never for a player of a side.
 */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Fault, HostEngine, Json, JsonObject } from './contract.ts';
import { EngineFault, faultOf, isFatal } from './engine-fault.ts';
import { HostPlace, Seat } from './places.ts';

interface TitleSides {
  readonly id: string;
  readonly sides: readonly string[];
}

export class GameHost {
  readonly #engine: HostEngine;
  readonly #game: string;
  readonly #fault = signal<Fault | undefined>(undefined);
  /** The seats that somebody at this screen has, by their names. */
  readonly #seats = new Map<string, Seat>();
  /** From which all is seen. */
  readonly place = new HostPlace((method, params) => this.ask(method, params));

  constructor(engine: HostEngine, game: string) {
    this.#engine = engine;
    this.#game = game;
  }

  /** Why the game cannot go on. */
  get fault(): ReadonlySignal<Fault | undefined> {
    return this.#fault;
  }

  ask(method: string, params: JsonObject = {}): Promise<Json> {
    return this.#noting(this.#engine.request(method, { game: this.#game, ...params }));
  }

  /** The seat of a side, or of all that one person plays. */
  seat(sides: string): Seat {
    const name = `${this.#game}/${sides}`;
    const seat =
      this.#seats.get(name) ?? new Seat((method, params) => this.#noting(this.#engine.request(method, params, name)));
    this.#seats.set(name, seat);
    return seat;
  }

  /** Who was at the screen is so no longer: what his seats had told is forgotten. */
  leaveSeats(): void {
    this.#seats.clear();
  }

  lend(side: string): MessagePort {
    return this.#engine.lend(`${this.#game}/${side}`);
  }

  /** Where in the record somebody who plays these sides has heard so many entries. */
  async moment(sides: string, side: string, at: number): Promise<number> {
    return Number(((await this.ask('moment', { sides, side, at })) as JsonObject).at);
  }

  async sidesOf(title: string): Promise<readonly string[]> {
    const titles = (await this.#engine.request('titles', {})) as unknown as readonly TitleSides[];
    return titles.find(({ id }) => id === title)?.sides ?? [];
  }

  async close(): Promise<void> {
    await this.#engine.request('close', { game: this.#game }).catch(() => {});
  }

  /** Remembers the fault if the game cannot go on after it. */
  async #noting(asked: Promise<Json>): Promise<Json> {
    try {
      return await asked;
    } catch (error) {
      const fault = await this.#withEvidence(faultOf(error));
      if (isFatal(fault)) this.#fault.value ??= fault;
      throw new EngineFault(fault, { cause: error });
    }
  }

  /** A seat is not told what broke down; its host is. */
  async #withEvidence(fault: Fault): Promise<Fault> {
    if (fault.code !== 'internal' || fault.evidence !== undefined) return fault;
    try {
      await this.#engine.request('decision', { game: this.#game });
      return fault;
    } catch (error) {
      const told = faultOf(error);
      return isFatal(told) ? told : (this.#fault.value ?? fault);
    }
  }
}
