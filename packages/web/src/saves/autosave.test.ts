import { expect, test } from 'vitest';
import { createAutosave } from './autosave.ts';

/** Keeps slowly: each writing ends only when it is let go. */
function slowKeeper() {
  const waiting: (() => void)[] = [];
  return {
    waiting,
    keep: () => new Promise<void>((done) => waiting.push(done)),
    release: async () => {
      waiting.at(-1)?.();
      await new Promise((done) => setTimeout(done));
    },
  };
}

test('keeps at once, and what changes meanwhile once more afterwards', async () => {
  const { keep, waiting, release } = slowKeeper();
  const autosave = createAutosave(keep, () => {});
  autosave.changed();
  expect(waiting).toHaveLength(1);
  for (let i = 0; i < 5; i++) autosave.changed();
  expect(waiting).toHaveLength(1);
  await release();
  expect(waiting).toHaveLength(2);
  await release();
  expect(waiting).toHaveLength(2);
  await autosave.settled();
});

test('goes on after a failure, which it tells', async () => {
  const faults: unknown[] = [];
  let tries = 0;
  const keep = async () => {
    tries += 1;
    if (tries === 1) throw new Error('full');
  };
  const autosave = createAutosave(keep, (error) => faults.push(error));
  autosave.changed();
  await autosave.settled();
  autosave.changed();
  await autosave.settled();
  expect(tries).toBe(2);
  expect(faults).toMatchObject([{ message: 'full' }]);
});

test('keeps nothing more once it is stopped', async () => {
  let kept = 0;
  const autosave = createAutosave(
    async () => {
      kept += 1;
    },
    () => {},
  );
  autosave.stop();
  autosave.changed();
  await autosave.settled();
  expect(kept).toBe(0);
});
