/** Games between computer players of a title, every thought of theirs watched. */
import {
  beginGame,
  type Candidate,
  check,
  decision,
  type Game,
  openKnownPosition,
  play,
  playForced,
  randomFrom,
  renewKnownPosition,
  type SetUp,
  sampleChoice,
  type Thinking,
  type Title,
  type TitleAi,
} from '@bridgehead/engine';
import type { Messages } from '@bridgehead/engine/contract';
import { unsaid } from './spoken.ts';

export interface AiGameOptions {
  readonly title: Title;
  readonly ai: TitleAi;
  /** The sentences of the title: everything that is thought must have one. */
  readonly messages: Messages;
  readonly setUp: SetUp;
  /** `random`, or a style of the title AI, for each side of the title. */
  readonly levels: Readonly<Record<string, string>>;
  /** True when the game may be left before its end. */
  readonly isEnough?: (game: Game) => boolean;
}

export interface AiGame {
  readonly game: Game;
  /** The kinds of decisions that were thought about, each with how often. */
  readonly thoughts: ReadonlyMap<string, number>;
  /** What went wrong with a thought, if anything did. */
  readonly faults: readonly string[];
}

interface Seat {
  readonly level: string;
  readonly thinking: Omit<Thinking, 'memory'>;
  known?: Game;
  occasion: string;
  memory: Map<string, unknown>;
}

const seatFor = (level: string, seed: number): Seat => ({
  level,
  thinking: { style: level, random: randomFrom(seed), spend: () => true },
  occasion: '',
  memory: new Map(),
});

const LIMIT = 20_000;
const RANDOM = 'random';

export function playAiGame(options: AiGameOptions): AiGame {
  const { title, ai, messages, setUp, levels, isEnough = () => false } = options;
  const begun = beginGame(title, setUp);
  if (!begun.ok) throw new Error(begun.fault.says.code);
  const game = begun.value;
  game.collectEvents = false;
  playForced(game);
  const seats = new Map(
    title.sides.map((side, i) => [side, seatFor(levels[side] ?? RANDOM, title.sides.length * setUp.seed + i)]),
  );
  const thoughts = new Map<string, number>();
  const faults: string[] = [];
  for (let i = 0; i < LIMIT; i++) {
    const asked = decision(game);
    if (asked === undefined || isEnough(game)) return { game, thoughts, faults };
    const seat = seats.get(asked.by) ?? seatFor(RANDOM, setUp.seed);
    const choice =
      seat.level === RANDOM
        ? sampleChoice(game, seat.thinking.random)
        : think({ game, ai, messages, side: asked.by }, seat, faults)?.choice;
    if (seat.level !== RANDOM) thoughts.set(asked.kind, (thoughts.get(asked.kind) ?? 0) + 1);
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

interface Asked {
  readonly game: Game;
  readonly ai: TitleAi;
  readonly messages: Messages;
  readonly side: string;
}

/** Every candidate is legal in the known position and has its words, the best comes first, and the known position is as it was. */
function think({ game, ai, messages, side }: Asked, seat: Seat, faults: string[]): Candidate | undefined {
  if (seat.known === undefined) seat.known = openKnownPosition(game, side);
  else renewKnownPosition(seat.known, game, side);
  const { known } = seat;
  const occasion = ai.occasion(known);
  if (occasion !== seat.occasion) seat.memory = new Map();
  seat.occasion = occasion;
  const before = traceOf(known);
  const found = ai.candidates(known, { ...seat.thinking, memory: seat.memory });
  if (traceOf(known) !== before) faults.push(`the known position has changed at ${decision(game)?.kind}`);
  found.forEach(({ choice, name, score, reasons }, i) => {
    if (!check(known, choice).legal) faults.push(`illegal: ${JSON.stringify(choice)}`);
    faults.push(...[name, ...reasons].flatMap((message) => unsaid(message, messages)));
    if (score > (found[i - 1]?.score ?? Number.POSITIVE_INFINITY)) faults.push(`not the best first: ${choice.kind}`);
  });
  return found[0];
}
