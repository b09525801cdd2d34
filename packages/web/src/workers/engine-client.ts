import type { MapDrawing } from '@bridgehead/board';
import { createLineClient, EngineFault, type HostEngine, together } from '@bridgehead/client-kit/game';
import { language, t } from '@bridgehead/client-kit/messages';
import { createWorkerCalls } from '@bridgehead/client-kit/workers';
import { lastPlans } from '../app/last-plan.ts';

export interface WorkerEngine extends HostEngine {
  /** This title will be played: its rules may come before they are asked for. */
  expect(title: string): void;
  close(): void;
}

function startWorker(): Worker {
  return new Worker(new URL('./rules-worker.ts', import.meta.url), { type: 'module', name: 'engine' });
}

/** The first engine starts with the page: it has read the rules of the last title by the time that a game is opened. */
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
    lines.fail({ code: 'crashed', message: event.message || t('fault.engine-start'), ...place });
    worker.terminate();
  });
  const expect = (title: string): void => worker.postMessage({ coming: title } satisfies TitleToCome);
  const { title: last } = lastPlans();
  if (last !== undefined) expect(last);
  return {
    expect,
    request: lines.request,
    lend: (seat) => {
      const { port1, port2 } = new MessageChannel();
      worker.postMessage({ seat, port: port1 } satisfies LentSeat, [port1]);
      return port2;
    },
    close: () => {
      worker.terminate();
      lines.fail({ code: 'crashed', message: t('fault.engine-stopped') });
    },
  };
}

/** A title that will be played. */
export interface TitleToCome {
  readonly coming: string;
}

/** A seat that somebody plays over a port of his own. */
export interface LentSeat {
  readonly seat: string;
  readonly port: MessagePort;
}

/** What the worker is asked for besides lines: the drawing of a map, a picture of a part of it, or its legend. */
export interface DrawRequest {
  readonly draw: 'ground' | 'picture' | 'legend';
  readonly title: string;
  readonly theme: Theme;
  /** In which the legend is told. */
  readonly lang: string;
}

type Theme = 'light' | 'dark';

export type DrawReply = { readonly drawing: MapDrawing } | { readonly picture: string };

/** Draws in a worker that lives only as long as the drawing takes. */
async function drawn(request: DrawRequest): Promise<DrawReply> {
  const { call, stop } = createWorkerCalls<DrawRequest, DrawReply>(startWorker, t('fault.map'));
  try {
    return await call(request);
  } catch (error) {
    throw crashed(error instanceof Error ? error.message : t('fault.map'));
  } finally {
    stop();
  }
}

const crashed = (message: string): EngineFault => new EngineFault({ code: 'crashed', message });

export async function drawInWorker(title: string): Promise<MapDrawing> {
  const reply = await drawn({ draw: 'ground', title, theme: 'light', lang: language() });
  if ('drawing' in reply) return reply.drawing;
  throw crashed(t('fault.map'));
}

async function pictureOf(request: DrawRequest): Promise<string> {
  const reply = await drawn(request);
  if ('picture' in reply) return reply.picture;
  throw crashed(t('fault.map'));
}

/** A part of the map as an SVG document of its own. */
export const pictureInWorker = (title: string, theme: Theme): Promise<string> =>
  pictureOf({ draw: 'picture', title, theme, lang: language() });

/** What the map uses, with a sample each, as an SVG document of its own. */
export const legendInWorker = (title: string, theme: Theme): Promise<string> =>
  pictureOf({ draw: 'legend', title, theme, lang: language() });
