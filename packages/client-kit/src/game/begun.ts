/** A game that its engine has begun or loaded, and who plays it. */
import type { JsonObject } from './contract.ts';
import type { Loaded, Opened, OpenOptions } from './opening.ts';
import { playersIn, seatingOf } from './seating.ts';

export interface Begun {
  readonly name: string;
  readonly title: string;
  readonly players: Readonly<Record<string, string>>;
  readonly hotSeat: boolean;
  /** How many choices the save has. */
  readonly saved: number;
  readonly warnings: Pick<Opened, 'warning' | 'playersWarning'>;
}

/** Rejects with a EngineFault where the data are refused. */
export const begun = (options: OpenOptions): Promise<Begun> =>
  options.opening.save === undefined ? newGame(options, options.opening.setUp) : loaded(options, options.opening.save);

const scripted = ({ dice = [] }: OpenOptions): JsonObject => (dice.length === 0 ? {} : { dice });

async function newGame(options: OpenOptions, setUp: JsonObject): Promise<Begun> {
  const { engine, players = {}, hotSeat = false } = options;
  const wanted = { ...setUp, ...scripted(options), ...seatingOf(players, hotSeat) };
  const { game: name } = (await engine.request('new', wanted)) as unknown as Loaded;
  return { name, title: String(setUp.title), players, hotSeat, saved: 0, warnings: {} };
}

async function loaded(options: OpenOptions, save: JsonObject): Promise<Begun> {
  const { engine } = options;
  const reply = await engine.request('load', { save, ...scripted(options) });
  const { game: name, players: told = {}, hotSeat: isShared = false, ...more } = reply as unknown as Loaded;
  const { players = playersIn(told), hotSeat = isShared } = options;
  const seating = seatingOf(players, hotSeat);
  const isOther = JSON.stringify(seating) !== JSON.stringify(seatingOf(playersIn(told), isShared));
  if (isOther) await engine.request('hand', { game: name, ...seating });
  const title = String((save.setUp as JsonObject).title);
  const saved = Array.isArray(save.choices) ? save.choices.length : 0;
  return { name, title, players, hotSeat, saved, warnings: more };
}
