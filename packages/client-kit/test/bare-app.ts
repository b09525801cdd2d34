import { LEVELS } from '@bridgehead/ai';
import { signal } from '@preact/signals';
import { type App, USUAL_SETTINGS } from '../src/game/contract.ts';

function noWorker(): never {
  throw new Error('no worker is started here');
}

/** The application for tests that draw nothing. */
export const BARE_APP: App = {
  settings: signal(USUAL_SETTINGS),
  change: () => undefined,
  theme: signal('light'),
  reducedMotion: signal(true),
  ground: () => ({}),
  workers: { ai: noWorker },
  levelsFor: () => LEVELS,
  go: () => undefined,
  announce: () => undefined,
  download: () => undefined,
};
