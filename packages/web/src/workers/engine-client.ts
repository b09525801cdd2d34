import type { MapDrawing } from '@bridgehead/board';
import { createLineClient, type EngineClient, EngineFault } from '@bridgehead/client-kit/game';
import { createWorkerCalls } from '@bridgehead/client-kit/workers';

export interface WorkerEngine extends EngineClient {
  close(): void;
}

function startWorker(): Worker {
  return new Worker(new URL('./engine-worker.ts', import.meta.url), { type: 'module' });
}

/** The first engine starts with the page: it has read its rules by the time that a game is opened. */
let early = typeof Worker === 'undefined' ? undefined : startEngine();

/** The engine in a worker of its own. When the worker dies, what was asked and all that is asked later fails. */
export function createWorkerEngine(): WorkerEngine {
  const engine = early ?? startEngine();
  early = undefined;
  return engine;
}

function startEngine(): WorkerEngine {
  const worker = startWorker();
  const lines = createLineClient(together((all) => worker.postMessage(all)));
  worker.addEventListener('message', ({ data }: MessageEvent<readonly string[]>) => {
    for (const line of data) lines.receive(line);
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    const place = event.filename === '' ? {} : { place: `${event.filename}:${event.lineno}` };
    lines.fail({ code: 'crashed', message: event.message || 'the engine could not be started', ...place });
    worker.terminate();
  });
  // No line at all: the rules are loaded before the first is asked.
  worker.postMessage([]);
  return {
    request: lines.request,
    close: () => {
      worker.terminate();
      lines.fail({ code: 'crashed', message: 'the engine was stopped' });
    },
  };
}

/** What is asked in one breath goes in one message: dozens of them would keep the window from drawing. */
function together(send: (lines: readonly string[]) => void): (line: string) => void {
  let waiting: string[] = [];
  return (line) => {
    waiting.push(line);
    if (waiting.length > 1) return;
    queueMicrotask(() => {
      const all = waiting;
      waiting = [];
      send(all);
    });
  };
}

/** What the worker is asked for besides lines: the drawing of a map, a picture of a part of it, or its legend. */
export interface DrawRequest {
  readonly draw: 'ground' | 'picture' | 'legend';
  readonly title: string;
  readonly theme: Theme;
}

type Theme = 'light' | 'dark';

export type DrawReply = { readonly drawing: MapDrawing } | { readonly picture: string };

/** Draws in a worker that lives only as long as the drawing takes. */
async function drawn(request: DrawRequest): Promise<DrawReply> {
  const { call, stop } = createWorkerCalls<DrawRequest, DrawReply>(startWorker, NOT_DRAWN);
  try {
    return await call(request);
  } catch (error) {
    throw crashed(error instanceof Error ? error.message : NOT_DRAWN);
  } finally {
    stop();
  }
}

const NOT_DRAWN = 'the map could not be drawn';

const crashed = (message: string): EngineFault => new EngineFault({ code: 'crashed', message });

export async function drawInWorker(title: string): Promise<MapDrawing> {
  const reply = await drawn({ draw: 'ground', title, theme: 'light' });
  if ('drawing' in reply) return reply.drawing;
  throw crashed(NOT_DRAWN);
}

async function pictureOf(request: DrawRequest): Promise<string> {
  const reply = await drawn(request);
  if ('picture' in reply) return reply.picture;
  throw crashed(NOT_DRAWN);
}

/** A part of the map as an SVG document of its own. */
export const pictureInWorker = (title: string, theme: Theme): Promise<string> =>
  pictureOf({ draw: 'picture', title, theme });

/** What the map uses, with a sample each, as an SVG document of its own. */
export const legendInWorker = (title: string, theme: Theme): Promise<string> =>
  pictureOf({ draw: 'legend', title, theme });
