import { LEVELS } from '@bridgehead/ai';
import type { Title } from '@bridgehead/engine';
import { HOLLAND44 } from '@bridgehead/holland44/rules';
import { createSession } from '@bridgehead/protocol';
import type { Choice, EngineClient, JsonObject, OpenGame } from '../src/game/contract.ts';
import { createLineClient, type LineClient } from '../src/game/line-client.ts';
import { openGame } from '../src/game/open-game.ts';
import type { OpenOptions } from '../src/game/opening.ts';

/** The real session without a worker: replies come later, as they do over any wire. */
export function inProcess(titles: readonly Title[] = [HOLLAND44]): LineClient {
  const session = createSession({ titles, newSeed: () => 1, levelsFor: () => LEVELS });
  const engine: LineClient = createLineClient((line) => {
    queueMicrotask(() => engine.receive(session.handleLine(line)));
  });
  return engine;
}

export const SHORT_GAME: JsonObject = { title: 'holland44', scenario: 'short', seed: 3 };

export async function begin(
  options: Partial<OpenOptions> & { readonly engine?: EngineClient } = {},
): Promise<OpenGame> {
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

export async function quickChoice(game: OpenGame): Promise<Choice> {
  for (const kind of QUICK) {
    const [choice] = await game.choices({ kind }, 1);
    if (choice !== undefined) return choice;
  }
  const [first] = await game.choices(undefined, 1);
  if (first === undefined) throw new Error('there is nothing to choose');
  return first;
}

/** Chooses until something is so, taking the device over as it comes. */
export async function playUntil(game: OpenGame, isSo: () => boolean): Promise<void> {
  for (let choices = 0; choices < 400; choices++) {
    if (isSo()) return;
    if (game.handOver.value !== undefined) await game.takeOver();
    else await game.apply(await quickChoice(game));
  }
  throw new Error('it never came to that');
}
