import type { Message } from '../contract/values.ts';
import { isJsonObject, type Json } from '../json.ts';
import type { TitleFacts } from '../title.ts';
import { says } from '../words/says.ts';
import type { SaveFile } from './save-file.ts';

/** Who plays a side: one of the people before the screen, or a computer player of this level. */
export type SavedPlayer = { readonly by: 'person' } | { readonly by: 'computer'; readonly level: string };

export interface Seating {
  /** By side; sides that are left out are people's. */
  readonly players: Readonly<Record<string, SavedPlayer>>;
  /** Two people share the device. */
  readonly hotSeat: boolean;
}

/** Who plays from a moment on: after so many choices. */
export interface SeatedSince extends Seating {
  readonly after: number;
}

export interface ReadSeating extends Seating {
  /** What is wrong with the players: those sides are opened for people. */
  readonly warning?: Message;
}

type SaidPlayers = Pick<SaveFile, 'players' | 'hotSeat' | 'seatings'>;

export interface ReadSeatings {
  /** Who played first, and who from when on. */
  readonly seatings: readonly [SeatedSince, ...SeatedSince[]];
  /** What is wrong with those who play on. */
  readonly warning?: Message;
}

/** Who plays on, as far as the save tells it and there are such sides and, where they are known, such levels. */
export function seatingIn(
  title: Sides,
  { seatings = [], ...said }: SaidPlayers,
  levels?: readonly string[],
): ReadSeating {
  const last: unknown = Array.isArray(seatings) ? (seatings.at(-1) ?? said) : undefined;
  return readSeating(title, last, levels);
}

/** Who has played when. What cannot be read of that is left out, but for those who play on. */
export function seatingsIn(
  title: Sides,
  save: SaidPlayers & Pick<SaveFile, 'choices'>,
  levels?: readonly string[],
): ReadSeatings {
  const { players, hotSeat, seatings, choices } = save;
  const later = (Array.isArray(seatings) ? seatings : []).filter(isJsonObject).map((one) => {
    const { warning: _, ...seating } = readSeating(title, one, levels);
    const after = Number.isSafeInteger(one.after) ? Number(one.after) : choices.length;
    return { after: Math.max(0, Math.min(after, choices.length)), ...seating };
  });
  const { warning: _, ...first } = readSeating(title, { players, hotSeat }, levels);
  const { warning } = seatingIn(title, save, levels);
  return { seatings: [{ after: 0, ...first }, ...later], ...(warning === undefined ? {} : { warning }) };
}

type Sides = Pick<TitleFacts, 'sides'>;

function readSeating({ sides }: Sides, said: unknown, levels: readonly string[] | undefined): ReadSeating {
  const { players = {}, hotSeat = false } = isJsonObject(said) ? said : { players: null };
  if (!isJsonObject(players) || typeof hotSeat !== 'boolean')
    return { players: {}, hotSeat: hotSeat === true, warning: says('unknown-players') };
  const seated: Record<string, SavedPlayer> = {};
  let warning: Message | undefined;
  for (const [side, said] of Object.entries(players)) {
    const wrong = sides.includes(side)
      ? playerFault(side, said, levels)
      : says('player-of-no-side', { side: short(side) });
    warning ??= wrong;
    if (sides.includes(side)) seated[side] = wrong === undefined ? (said as SavedPlayer) : { by: 'person' };
  }
  return { players: seated, hotSeat, ...(warning === undefined ? {} : { warning }) };
}

function playerFault(side: string, said: Json | undefined, levels: readonly string[] | undefined): Message | undefined {
  if (!isJsonObject(said) || Object.keys(said).some((field) => field !== 'by' && field !== 'level'))
    return says('not-a-player', { side });
  const { by, level } = said;
  if (by === 'person' && level === undefined) return undefined;
  if (by !== 'computer' || typeof level !== 'string') return says('not-a-player', { side });
  if (levels === undefined || levels.includes(level)) return undefined;
  return levels.length === 0
    ? says('no-computer-player', { side })
    : says('unknown-level', { side, level: short(level), known: levels.join(', ') });
}

const LONGEST_NAME = 60;
const short = (name: string): string => name.slice(0, LONGEST_NAME);
