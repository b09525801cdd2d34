/** Games between computer players, every thought of theirs watched. */
import {
  beginGame,
  type Candidate,
  check,
  decision,
  type Game,
  goOn,
  openSight,
  play,
  randomFrom,
  renewSight,
  sampleChoice,
  type Thinking,
} from '@bridgehead/engine';
import { OMG85_MIND } from '../src/ai.ts';
import { OMG85 } from '../src/index.ts';
import { turnOf } from '../src/state.ts';

export type MindLevel = 'random' | 'recruit' | 'staff';

export interface MindWish {
  readonly scenario: string;
  readonly options: Readonly<Record<string, boolean>>;
  readonly seed: number;
  readonly allied: MindLevel;
  readonly german: MindLevel;
  /** The turn after which the game is left. */
  readonly until?: number;
}

export interface MindGame {
  readonly game: Game;
  /** The kinds of decisions that were thought about, each with how often. */
  readonly thoughts: ReadonlyMap<string, number>;
  /** What went wrong with a thought, if anything did. */
  readonly faults: readonly string[];
}

interface Seat {
  readonly level: MindLevel;
  readonly thinking: Omit<Thinking, 'memory'>;
  sight?: Game;
  occasion: string;
  memory: Map<string, unknown>;
}

const seatFor = (level: MindLevel, seed: number): Seat => ({
  level,
  thinking: { style: level, random: randomFrom(seed), spend: () => true },
  occasion: '',
  memory: new Map(),
});

const LIMIT = 20_000;
const LAST = 10;

export function playMindGame({ scenario, options, seed, allied, german, until = LAST }: MindWish): MindGame {
  const begun = beginGame(OMG85, { title: 'omg85', edition: 1, scenario, options, seed });
  if (!begun.ok) throw new Error(begun.fault.message);
  const game = begun.value;
  game.listens = false;
  goOn(game);
  const seats = { allied: seatFor(allied, 2 * seed), german: seatFor(german, 2 * seed + 1) };
  const thoughts = new Map<string, number>();
  const faults: string[] = [];
  for (let i = 0; i < LIMIT; i++) {
    const asked = decision(game);
    if (asked === undefined || turnOf(game) > until) return { game, thoughts, faults };
    const seat = seats[asked.by === 'allied' ? 'allied' : 'german'];
    const choice =
      seat.level === 'random' ? sampleChoice(game, seat.thinking.random) : think(game, asked.by, seat, faults)?.choice;
    if (seat.level !== 'random') thoughts.set(asked.kind, (thoughts.get(asked.kind) ?? 0) + 1);
    if (choice === undefined || !play(game, choice).legal) {
      faults.push(`no answer to ${asked.kind} at ${asked.at}: ${JSON.stringify(choice)}`);
      return { game, thoughts, faults };
    }
  }
  faults.push('the game does not end');
  return { game, thoughts, faults };
}

/** What changes if anything is left behind by a thought. */
const traceOf = ({ hash, journal, history, state }: Game): string =>
  [hash.low, hash.high, journal.length, history.length, state.frames.length].join();

/** Every candidate is legal in the sight, the best comes first, and the sight is as it was. */
function think(game: Game, side: string, seat: Seat, faults: string[]): Candidate | undefined {
  if (seat.sight === undefined) seat.sight = openSight(game, side);
  else renewSight(seat.sight, game, side);
  const { sight } = seat;
  const occasion = OMG85_MIND.occasion(sight);
  if (occasion !== seat.occasion) seat.memory = new Map();
  seat.occasion = occasion;
  const before = traceOf(sight);
  const found = OMG85_MIND.candidates(sight, { ...seat.thinking, memory: seat.memory });
  if (traceOf(sight) !== before) faults.push(`the sight has changed at ${decision(game)?.kind}`);
  found.forEach(({ choice, score }, i) => {
    if (!check(sight, choice).legal) faults.push(`illegal: ${JSON.stringify(choice)}`);
    if (score > (found[i - 1]?.score ?? Number.POSITIVE_INFINITY)) faults.push(`not the best first: ${choice.kind}`);
  });
  return found[0];
}
