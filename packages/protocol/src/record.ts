/** What a host tells of the game that it holds: its record, a look back, and what was done since it was last kept. */
import {
  decision,
  type Game,
  type GameEvent,
  type Json,
  type Moment,
  passagesOf,
  undoRefusal,
} from '@bridgehead/engine';
import { makeChoice } from './apply-choice.ts';
import { fail, ProtocolFault, says } from './fault.ts';
import type { Params } from './params.ts';
import { cameOf, type GameHost, seatedAmong } from './seat/host.ts';
import type { SessionState } from './session.ts';
import { toldDecision, toldEvents } from './told.ts';

/** In which phase of which turn so many of the events happened; together they are all of them, in their order. */
interface PhaseSpan extends Pick<Moment, 'turn' | 'phase'> {
  readonly events: number;
}

export const phaseSpansOf = (game: Game, events: readonly GameEvent[]): readonly PhaseSpan[] =>
  passagesOf(game, events).map(({ turn, phase, events: { length } }) => ({ turn, phase, events: length }));

type Speaking = Pick<SessionState, 'speak'>;

export const mayUndo = (game: Game): boolean => undoRefusal(game) === undefined;

export function recordReply({ speak }: Speaking, host: GameHost, params: Params): unknown {
  const { game, log } = host;
  const since = params.has('since') ? params.whole('since', 0, log.length) : 0;
  const answers = log.slice(since).map(({ length: _, ...entry }) => {
    const events = toldEvents(game, entry.events, speak(game.title));
    return { ...entry, events, moments: phaseSpansOf(game, entry.events) };
  });
  return { answers, mayUndo: mayUndo(game), seatings: seatedAmong(host, log) };
}

export function seek({ speak }: Speaking, host: GameHost, params: Params): unknown {
  const { of } = host;
  const at = params.whole('at', 0, of);
  host.seek(at);
  const { game } = host;
  return { at, of, decision: toldDecision(game, decision(game), speak(game.title)) };
}

const MOST_STEPS = 100_000;

/** What was done after a game was kept, done again as far as it goes. */
export function doAgain({ speak }: Speaking, host: GameHost, params: Params): unknown {
  let isOther = false;
  for (const [done, step] of params.list('steps', MOST_STEPS).map(readStep).entries()) {
    try {
      if (step.came === undefined) takeBack(host);
      else isOther = cameOf(makeChoice(host, step.choice), host.game) !== step.came || isOther;
    } catch (error) {
      if (!(error instanceof ProtocolFault)) throw error;
      const { rule: _, ...why } = error.error.says;
      return { done, why: speak(host.game.title)(why), isOther };
    }
  }
  return { done: params.list('steps', MOST_STEPS).length, isOther };
}

export function takeBack(host: GameHost): void {
  const refused = host.undo();
  if (refused !== undefined) fail('no-undo', '', { code: refused.code });
}

/** `came` is left out of what was taken back. */
interface ReadStep {
  readonly choice?: Json;
  readonly came?: string;
}

function readStep(step: Json, i: number): ReadStep {
  const bad = (): never => fail('bad-request', `params.steps[${i}]`, says('expected-a-step'));
  if (typeof step !== 'object' || step === null || Array.isArray(step)) return bad();
  const { did, choice, came } = step as { readonly [key: string]: Json };
  if (did === 'undo') return {};
  return did === 'answer' && choice !== undefined && typeof came === 'string' ? { choice, came } : bad();
}
