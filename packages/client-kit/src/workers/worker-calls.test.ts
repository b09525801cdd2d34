import { expect, test } from 'vitest';
import { createWorkerCalls, Stopped, serveWorkerCalls, type WorkerCall, type WorkerReply } from './worker-calls.ts';

/** A worker in the same thread that doubles numbers, refuses zero, and crashes at one. */
class FakeWorker extends EventTarget {
  isTerminated = false;
  readonly #serve = serveWorkerCalls<number, number>(
    async (number) => {
      await undefined;
      if (number === 0) throw new Error('nothing to double');
      return 2 * number;
    },
    (reply: WorkerReply<number>) => {
      if (!this.isTerminated) this.dispatchEvent(new MessageEvent('message', { data: reply }));
    },
  );

  postMessage(call: WorkerCall<number>): void {
    if (call.request !== 1) this.#serve(call);
    else queueMicrotask(() => this.dispatchEvent(Object.assign(new Event('error'), { message: 'out of memory' })));
  }

  terminate(): void {
    this.isTerminated = true;
  }
}

function double() {
  const workers: FakeWorker[] = [];
  const calls = createWorkerCalls<number, number>(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  }, 'could not be started');
  return { ...calls, workers };
}

test('each call has its own reply, and one worker serves all', async () => {
  const { call, workers } = double();
  expect(workers).toHaveLength(0);
  expect(await Promise.all([call(2), call(3), call(4)])).toEqual([4, 6, 8]);
  expect(workers).toHaveLength(1);
});

test('what goes wrong in one call fails that call alone', async () => {
  const { call } = double();
  const [failed, other] = await Promise.allSettled([call(0), call(5)]);
  expect(failed).toMatchObject({ status: 'rejected', reason: { message: 'nothing to double' } });
  expect(other).toMatchObject({ status: 'fulfilled', value: 10 });
});

test('a crash fails every call under way, and the next call starts another worker', async () => {
  const { call, workers } = double();
  const crashed = await Promise.allSettled([call(1), call(1)]);
  expect(crashed.map((one) => one.status === 'rejected' && one.reason.message)).toEqual([
    'out of memory',
    'out of memory',
  ]);
  expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true]);
  expect(await call(6)).toBe(12);
  expect(workers).toHaveLength(2);
});

test('stopping fails what is under way as stopped, and ends the worker', async () => {
  const { call, stop, workers } = double();
  const calling = expect(call(2)).rejects.toBeInstanceOf(Stopped);
  stop();
  await calling;
  expect(workers[0]?.isTerminated).toBe(true);
});
