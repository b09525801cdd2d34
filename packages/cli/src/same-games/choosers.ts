/** Who makes the choices in a game that two builds play: chance, or computer players. */
import { isJsonObject, type Json, randomFrom } from '@bridgehead/engine';
import { type Both, type PairedGame, parted, readBoth } from './paired-game.ts';

/** What both builds would choose at the decision. */
export interface Chooser {
  choose(decision: Json): Promise<Both<Json | undefined>>;
  /** When the game has ended. */
  leave(): Promise<void>;
}

/** A side of the title and the level that plays it. */
export interface Seating {
  readonly side: string;
  readonly player: string;
}

export interface PlayersOptions {
  readonly seatings: readonly Seating[];
  /** Where the other build seats no players, ours choose for both. */
  readonly isShared: boolean;
}

const SEEDS = 2 ** 32;

/** Random choices: each build samples its own choices with the same seed, which is drawn here. */
export function randomChooser(paired: PairedGame, seed: number): Chooser {
  const random = randomFrom(seed);
  const choose = async (): Promise<Both<Json | undefined>> => {
    const [ours, theirs] = readBoth(await paired.ask('choices', { sample: 1, seed: random.below(SEEDS) }));
    return [firstIn(ours), firstIn(theirs)];
  };
  return { choose, leave: async () => {} };
}

const firstIn = (list: Json): Json | undefined => (Array.isArray(list) ? list[0] : undefined);

/** Each build thinks for itself about its own game. */
export async function seatPlayers(
  paired: PairedGame,
  title: string,
  seed: number,
  options: PlayersOptions,
): Promise<Chooser> {
  const ask = async (method: string, params: Both<Record<string, Json>>): Promise<Both<Json>> => {
    if (!options.isShared) return readBoth(await paired.askEach(method, params));
    const reply = await paired.askOurs(method, params[0]);
    return [reply.value(), reply.value()];
  };
  const seats = new Map<string, Both<string>>();
  for (const { side, player } of options.seatings) {
    const params = { title, side, player, seed };
    const [ours, theirs] = await ask('seat', [params, params]);
    seats.set(side, [textIn(ours, 'seat'), textIn(theirs, 'seat')]);
  }
  return {
    choose: async (decision) => {
      const seat = seats.get(textIn(decision, 'by'));
      if (seat === undefined) throw parted(paired.log, 'fault', ['nobody plays for this side']);
      const [ours, theirs] = await ask('think', [
        { seat: seat[0], game: paired.games[0] },
        { seat: seat[1], game: paired.games[1] },
      ]);
      return [choiceIn(ours), choiceIn(theirs)];
    },
    leave: async () => {
      for (const [ours, theirs] of seats.values()) await paired.tellEach('leave', [{ seat: ours }, { seat: theirs }]);
    },
  };
}

const textIn = (value: Json, field: string): string => (isJsonObject(value) ? String(value[field]) : '');

const choiceIn = (value: Json): Json | undefined => (isJsonObject(value) ? value.choice : undefined);
