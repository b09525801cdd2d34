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

/** From an entry of the log on, a side is played by somebody else. */
export interface Handing {
  readonly at: number;
  readonly side: string;
  /** `person`, or the level of a computer player. */
  readonly player: string;
}

type ToldPlayers = Readonly<Record<string, { readonly level?: string }>>;

/** Who played first, and from when on others did, as a host tells it. */
export type ToldSeatings = readonly { readonly at: number; readonly players: ToldPlayers }[];

export function handingsIn(seatings: ToldSeatings): readonly Handing[] {
  const players = seatings.map((one) => playersIn(one.players));
  return seatings.flatMap(({ at }, i) => {
    const [now = {}, before] = [players[i], players[i - 1]];
    if (before === undefined) return [];
    const sides = [...new Set([...Object.keys(before), ...Object.keys(now)])];
    const playerOf = (side: string): string => now[side] ?? PERSON;
    return sides
      .filter((side) => playerOf(side) !== (before[side] ?? PERSON))
      .map((side) => ({ at, side, player: playerOf(side) }));
  });
}

/** The players of a save, as the engine has read them. */
export const playersIn = (players: ToldPlayers): Players =>
  Object.fromEntries(Object.entries(players).map(([side, { level = PERSON }]) => [side, level]));
