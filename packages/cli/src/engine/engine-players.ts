import { createPlayer, DEFAULT_BUDGET, LEVELS } from '@bridgehead/ai';
import type { Players } from '@bridgehead/protocol';
import { maybeTitleAi } from '../game-ai.ts';

/** The computer players that the engine seats. */
export const ENGINE_PLAYERS: Players = {
  names: LEVELS,
  seat: ({ title, side, name, seed }) => {
    const level = LEVELS.find((one) => one === name) ?? 'random';
    const ai = maybeTitleAi(title.id);
    if (ai === undefined) return undefined;
    const player = createPlayer({ level, ai, side, seed });
    return {
      think: (known, nodes = DEFAULT_BUDGET.nodes) => {
        const { choice, candidates, nodes: used, isCutShort } = player.think(known, { nodes });
        return { choice, nodes: used, isCutShort, isFallback: level !== 'random' && candidates.length === 0 };
      },
    };
  },
};
