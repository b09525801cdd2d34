/** Who answers in a game that two builds play: chance, or computer players. */
import { isJsonObject, type Json, randomFrom } from '@bridgehead/engine';
import { type Both, parted, readBoth, type Table } from './paired-game.ts';

/** What both builds would answer to the decision. */
export interface Answerers {
  answer(decision: Json): Promise<Both<Json | undefined>>;
  /** When the game has ended. */
  leave(): Promise<void>;
}

/** A side of the title and the level that plays it. */
export interface Seating {
  readonly side: string;
  readonly player: string;
}

export interface PlayersWish {
  readonly seatings: readonly Seating[];
  /** Where the other build seats no players, ours answer for both. */
  readonly isShared: boolean;
}

const SEEDS = 2 ** 32;

/** Random answers: each build samples its own choices with the same seed, which is drawn here. */
export function drawnWith(table: Table, seed: number): Answerers {
  const random = randomFrom(seed);
  const answer = async (): Promise<Both<Json | undefined>> => {
    const [ours, theirs] = readBoth(await table.ask('choices', { sample: 1, seed: random.below(SEEDS) }));
    return [firstIn(ours), firstIn(theirs)];
  };
  return { answer, leave: async () => {} };
}

const firstIn = (list: Json): Json | undefined => (Array.isArray(list) ? list[0] : undefined);

/** Each build thinks for itself about its own game. */
export async function seatPlayers(table: Table, title: string, seed: number, wish: PlayersWish): Promise<Answerers> {
  const ask = async (method: string, params: Both<Record<string, Json>>): Promise<Both<Json>> => {
    if (!wish.isShared) return readBoth(await table.askEach(method, params));
    const reply = await table.askOurs(method, params[0]);
    return [reply.value(), reply.value()];
  };
  const seats = new Map<string, Both<string>>();
  for (const { side, player } of wish.seatings) {
    const params = { title, side, player, seed };
    const [ours, theirs] = await ask('seat', [params, params]);
    seats.set(side, [textIn(ours, 'seat'), textIn(theirs, 'seat')]);
  }
  return {
    answer: async (decision) => {
      const seat = seats.get(textIn(decision, 'by'));
      if (seat === undefined) throw parted(table.log, 'fault', ['nobody plays for this side']);
      const [ours, theirs] = await ask('think', [
        { seat: seat[0], game: table.games[0] },
        { seat: seat[1], game: table.games[1] },
      ]);
      return [choiceIn(ours), choiceIn(theirs)];
    },
    leave: async () => {
      for (const [ours, theirs] of seats.values()) await table.tellEach('leave', [{ seat: ours }, { seat: theirs }]);
    },
  };
}

const textIn = (value: Json, field: string): string => (isJsonObject(value) ? String(value[field]) : '');

const choiceIn = (value: Json): Json | undefined => (isJsonObject(value) ? value.choice : undefined);
