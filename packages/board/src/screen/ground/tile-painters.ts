/** Who paints the squares of the ground: a worker where the page offers one, else the page itself while it rests. */
import { createGroundPainter, type GroundPainter, type TileRequest } from './ground-painter.ts';

export interface TilePainter {
  /** Whether it may be asked while the camera moves: it must not take the window's thread. */
  readonly isElsewhere: boolean;
  paint(request: TileRequest): Promise<Blob>;
  close(): void;
}

export function paintHere(ground: string): TilePainter {
  let painter: GroundPainter | undefined;
  return {
    isElsewhere: false,
    async paint(request) {
      painter ??= createGroundPainter(ground);
      return painter.paint(request);
    },
    close() {
      painter = undefined;
    },
  };
}

type Order = { readonly ground: string } | { readonly id: number; readonly request: TileRequest };
interface Delivery {
  readonly id: number;
  readonly picture: Blob;
}

export function paintInWorker(worker: Worker, ground: string): TilePainter {
  const waiting = new Map<number, (picture: Blob) => void>();
  let orders = 0;
  const receive = ({ data }: MessageEvent<Delivery>): void => {
    waiting.get(data.id)?.(data.picture);
    waiting.delete(data.id);
  };
  worker.addEventListener('message', receive);
  worker.postMessage({ ground } satisfies Order);
  return {
    isElsewhere: true,
    paint(request) {
      const id = orders++;
      worker.postMessage({ id, request } satisfies Order);
      return new Promise((resolve) => waiting.set(id, resolve));
    },
    close() {
      worker.removeEventListener('message', receive);
      worker.terminate();
    },
  };
}

/** What the painter uses of a worker's global scope. */
export interface PainterScope {
  addEventListener(type: 'message', listener: (event: MessageEvent<Order>) => void): void;
  postMessage(message: Delivery): void;
}

/** The other end: a worker that calls this with its global scope paints whatever ground it is sent. */
export function servePainter(scope: PainterScope): void {
  let painter: GroundPainter | undefined;
  scope.addEventListener('message', async ({ data }) => {
    if ('ground' in data) painter = createGroundPainter(data.ground);
    else if (painter !== undefined) scope.postMessage({ id: data.id, picture: await painter.paint(data.request) });
  });
}
