/** Who paints the squares of the ground: a worker where the page offers one, else the page itself while it rests. */
import { createGroundPainter, type GroundPainter, type TileRequest } from './ground-painter.ts';

export interface TilePainter {
  /** Whether it may be asked while the camera moves: it must not take the window's thread. */
  readonly isElsewhere: boolean;
  /** `isAnew`: what is kept of it turned out to be no picture. */
  paint(request: TileRequest, isAnew?: boolean): Promise<Blob>;
  close(): void;
}

type GroundText = () => Promise<string>;

export function paintHere(ground: GroundText): TilePainter {
  let painter: Promise<GroundPainter> | undefined;
  return {
    isElsewhere: false,
    async paint(request) {
      painter ??= ground().then(createGroundPainter);
      return (await painter).paint(request);
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

/** The worker is started for the first square that has to be painted. */
export function paintInWorker(start: () => Worker, ground: GroundText): TilePainter {
  const waiting = new Map<number, (picture: Blob) => void>();
  let orders = 0;
  const receive = ({ data }: MessageEvent<Delivery>): void => {
    waiting.get(data.id)?.(data.picture);
    waiting.delete(data.id);
  };
  let worker: Promise<Worker> | undefined;
  let isClosed = false;
  const started = async (): Promise<Worker> => {
    const text = await ground();
    const made = start();
    made.addEventListener('message', receive);
    made.postMessage({ ground: text } satisfies Order);
    if (isClosed) made.terminate();
    return made;
  };
  return {
    isElsewhere: true,
    async paint(request) {
      worker ??= started();
      const id = orders++;
      (await worker).postMessage({ id, request } satisfies Order);
      return new Promise((resolve) => waiting.set(id, resolve));
    },
    close() {
      isClosed = true;
      worker?.then((made) => made.terminate()).catch(() => undefined);
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
