/** Workers that die while a game is open. */
import type { OpenGame } from '@bridgehead/client-kit/game';
import type { Page } from 'playwright-core';

declare const bridgehead: { readonly game: OpenGame };

/** From its next load on, the page keeps the workers that it starts. */
export const keepWorkers = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const workers: Worker[] = [];
    const Real = Worker;
    Object.assign(globalThis, {
      workers,
      Worker: class extends Real {
        constructor(url: string | URL, options?: WorkerOptions) {
          super(url, options);
          workers.push(this);
        }
      },
    });
  });

/** They run out of memory; the game hears of it when it asks them something. */
export const breakWorkers = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { workers } = globalThis as unknown as { workers: readonly Worker[] };
    for (const worker of workers) worker.dispatchEvent(new ErrorEvent('error', { message: 'out of memory' }));
    bridgehead.game.query('victory').catch(() => {});
  });
