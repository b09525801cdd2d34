/** Who plays, as saves tell it. */
import { type Json, type JsonObject, PERSON } from './contract.ts';

type Players = Readonly<Record<string, string>>;

/** What a save is told of the players. */
export const seatingOf = (players: Players, hotSeat: boolean): JsonObject => ({
  players: Object.fromEntries(
    Object.entries(players).map(([side, level]): [string, Json] => [
      side,
      level === PERSON ? { by: PERSON } : { by: 'computer', level },
    ]),
  ),
  hotSeat,
});

/** The players of a save, as the engine has read them. */
export const playersIn = (players: Readonly<Record<string, { readonly level?: string }>>): Players =>
  Object.fromEntries(Object.entries(players).map(([side, { level = PERSON }]) => [side, level]));
