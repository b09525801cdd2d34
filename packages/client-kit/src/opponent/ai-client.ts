/** The way to the computer players: a worker that starts when somebody first asks, and can be stopped at any time. */
import type { AiReplies, AiReply, AiRequest } from './ai-requests.ts';

export interface AiClient {
  ask<Q extends AiRequest>(request: Q): Promise<AiReplies[Q['ask']]>;
  /** Whatever is being explained about is given up: those who asked hear that it was stopped. */
  stop(): void;
}

export class Stopped extends Error {
  override readonly name = 'Stopped';
}

interface Waiting {
  readonly heard: (answer: never) => void;
  readonly failed: (error: Error) => void;
}

export function createAiClient(startWorker: () => Worker): AiClient {
  let worker: Worker | undefined;
  let asked = 0;
  const waiting = new Map<number, Waiting>();
  const failAll = (error: Error): void => {
    worker?.terminate();
    worker = undefined;
    for (const { failed } of waiting.values()) failed(error);
    waiting.clear();
  };
  const start = (): Worker => {
    const started = startWorker();
    started.addEventListener('message', ({ data }: MessageEvent<AiReply>) => {
      const one = waiting.get(data.id);
      waiting.delete(data.id);
      if ('fault' in data) one?.failed(new Error(data.fault));
      else one?.heard(data.answer as never);
    });
    started.addEventListener('error', (event) => {
      event.preventDefault();
      failAll(new Error(event.message || 'the computer player could not be started'));
    });
    return started;
  };
  return {
    ask: (request) =>
      new Promise((heard, failed) => {
        worker ??= start();
        asked += 1;
        waiting.set(asked, { heard, failed });
        worker.postMessage({ id: asked, request });
      }),
    stop: () => failAll(new Stopped('stopped')),
  };
}
