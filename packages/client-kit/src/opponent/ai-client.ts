/** The way to the computer players: a worker that starts with the first request, and can be stopped at any time. */
import { t } from '../messages/messages.ts';
import { createWorkerCalls } from '../workers/worker-calls.ts';
import type { AiReplies, AiRequest } from './ai-requests.ts';

export interface AiClient {
  ask<R extends AiRequest>(request: R): Promise<AiReplies[R['ask']]>;
  /** Gives up what is being thought about: requests under way fail as stopped. */
  stop(): void;
}

export function createAiClient(startWorker: () => Worker): AiClient {
  const { call, stop } = createWorkerCalls<AiRequest, never>(startWorker, t('fault.player-start'));
  return { ask: (request) => call(request, request.ask === 'think' ? [request.seat] : []), stop };
}
