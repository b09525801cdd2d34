/** Calls to a worker: each request carries a number, and its reply the same one. */

export interface WorkerCall<Request> {
  readonly id: number;
  readonly request: Request;
}

export type WorkerReply<Reply> =
  | { readonly id: number; readonly reply: Reply }
  | { readonly id: number; readonly fault: string };

interface WorkerCalls<Request, Reply> {
  /** What is handed over with a request belongs to the worker from then on. */
  call(request: Request, handedOver?: readonly Transferable[]): Promise<Reply>;
  /** Ends the worker: every call under way fails as stopped. The next call starts another worker. */
  stop(): void;
}

export class Stopped extends Error {
  override readonly name = 'Stopped';
}

interface Pending<Reply> {
  readonly resolve: (reply: Reply) => void;
  readonly reject: (error: Error) => void;
}

/** The worker starts with the first call; when it crashes, every call under way fails. */
export function createWorkerCalls<Request, Reply>(
  startWorker: () => Worker,
  notStarted: string,
): WorkerCalls<Request, Reply> {
  let worker: Worker | undefined;
  let calls = 0;
  const pending = new Map<number, Pending<Reply>>();
  const end = (error: Error): void => {
    worker?.terminate();
    worker = undefined;
    for (const { reject } of pending.values()) reject(error);
    pending.clear();
  };
  const receive = ({ data }: MessageEvent<WorkerReply<Reply>>): void => {
    const call = pending.get(data.id);
    pending.delete(data.id);
    if ('fault' in data) call?.reject(new Error(data.fault));
    else call?.resolve(data.reply);
  };
  const start = (): Worker => {
    const started = startWorker();
    started.addEventListener('message', receive);
    started.addEventListener('error', (event) => {
      event.preventDefault();
      end(new Error(event.message || notStarted));
    });
    return started;
  };
  return {
    call: (request, handedOver = []) =>
      new Promise((resolve, reject) => {
        worker ??= start();
        calls += 1;
        pending.set(calls, { resolve, reject });
        worker.postMessage({ id: calls, request } satisfies WorkerCall<Request>, [...handedOver]);
      }),
    stop: () => end(new Stopped('stopped')),
  };
}

/** For the worker: handles calls one after the other, and posts what came of each. */
export function serveWorkerCalls<Request, Reply>(
  handle: (request: Request) => Reply | Promise<Reply>,
  post: (reply: WorkerReply<Reply>) => void,
): (call: WorkerCall<Request>) => void {
  let last: Promise<void> = Promise.resolve();
  const serve = async ({ id, request }: WorkerCall<Request>): Promise<void> => {
    try {
      post({ id, reply: await handle(request) });
    } catch (error) {
      post({ id, fault: error instanceof Error ? error.message : String(error) });
    }
  };
  return (call) => {
    last = last.then(() => serve(call));
  };
}
