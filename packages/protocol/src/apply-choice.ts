import { type Played, ScriptFault } from '@bridgehead/engine';
import { fail, says } from './fault.ts';
import type { GameHost } from './seat/host.ts';

/** Makes a choice in a game, or fails with the rule that forbids it; dice that do not fit take it back. */
export function makeChoice(host: GameHost, choice: unknown): Played {
  const played = unlessUnfit(() => host.apply(choice));
  if (played.legal) return played;
  const { legal: _, ...refused } = played;
  const { title, setUp } = host.game;
  const rule = title.numbering?.(setUp)?.(refused.rule) ?? refused.rule;
  return fail('illegal-choice', 'params.choice', { ...refused, rule });
}

function unlessUnfit<T>(act: () => T): T {
  try {
    return act();
  } catch (error) {
    if (!(error instanceof ScriptFault)) throw error;
    return fail('bad-dice', 'dice', says('unfit-dice', { why: error.message }));
  }
}
