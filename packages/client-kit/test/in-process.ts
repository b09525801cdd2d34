import { LEVELS } from '@bridgehead/ai';
import type { Title } from '@bridgehead/engine';
import { HOLLAND44 } from '@bridgehead/holland44/rules';
import { createSession } from '@bridgehead/protocol';
import { type Choice, type HostEngine, type JsonObject, type OpenGame, PERSON } from '../src/game/contract.ts';
import { createLineClient, type LineClient } from '../src/game/line-client.ts';
import { openGame } from '../src/game/open-game.ts';
import type { OpenOptions } from '../src/game/opening.ts';
import { answerOver, askOver } from '../src/game/wires.ts';

/** The real session without a worker: replies come later, as they do over any wire. `heard` is told each of them. */
export function inProcess(
  titles: readonly Title[] = [HOLLAND44],
  heard: (line: string, reply: string) => void = () => {},
): LineClient & HostEngine {
  const session = createSession({ titles, newSeed: () => 1, levelsFor: () => LEVELS });
  const engine: LineClient = createLineClient((line) => {
    queueMicrotask(() => {
      const reply = session.handleLine(line);
      heard(line, reply);
      engine.receive(reply);
    });
  });
  const lend = (seat: string): MessagePort => {
    const { port1, port2 } = new MessageChannel();
    answerOver(port1, session.seat(seat).handleLine);
    return port2;
  };
  return { ...engine, lend };
}

/** Replies are microtasks: when the loop turns, all that was asked is answered, and what was asked because of the answers. */
export const allAnswered = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

export const SHORT_GAME: JsonObject = { title: 'holland44', scenario: 'short', seed: 3 };

export async function begin(options: Partial<OpenOptions> = {}): Promise<OpenGame> {
  const { game } = await openGame({
    engine: inProcess(),
    id: 'one',
    opening: { setUp: SHORT_GAME },
    hotSeat: true,
    ...options,
  });
  return game;
}

/** Choices that bring the game on, the first that is legal. */
const QUICK = 'end-movement done pass hold retreat halt end-advance combat no-drive source drop'.split(' ');

type Choices = (filter: JsonObject | undefined, limit: number) => Promise<readonly Choice[]>;

export const quickChoice = (game: OpenGame): Promise<Choice> => quickOf((filter, limit) => game.choices(filter, limit));

async function quickOf(choices: Choices): Promise<Choice> {
  for (const kind of QUICK) {
    const [choice] = await choices({ kind }, 1);
    if (choice !== undefined) return choice;
  }
  const [first] = await choices(undefined, 1);
  if (first === undefined) throw new Error('there is nothing to choose');
  return first;
}

/** A computer makes the first choice with these fields at its own seat, or a quick one, and the one at the screen hears of it. */
export async function chooseFor(game: OpenGame, wanted?: Choice): Promise<void> {
  const seat = askOver(game.lend(game.decision.value?.by ?? ''));
  const choices: Choices = async (filter, limit) =>
    (await seat.request('choices', { limit, ...(filter === undefined ? {} : { filter }) })) as readonly Choice[];
  try {
    const { version } = (await seat.request('decision', {})) as { readonly version: number };
    const choice = wanted === undefined ? await quickOf(choices) : (await choices(wanted, 1))[0];
    await seat.request('apply', { choice: choice ?? null, version });
  } finally {
    seat.close();
  }
  await game.follow();
}

const isComputers = ({ players, decision }: OpenGame): boolean =>
  (players.value[decision.value?.by ?? ''] ?? PERSON) !== PERSON;

/** Chooses until something is so, taking the device over as it comes. */
export async function playUntil(game: OpenGame, isSo: () => boolean): Promise<void> {
  for (let choices = 0; choices < 400; choices++) {
    if (isSo()) return;
    if (game.handOver.value !== undefined) await game.takeOver();
    else if (isComputers(game)) await chooseFor(game);
    else await game.apply(await quickChoice(game));
  }
  throw new Error('it never came to that');
}
