import { LEVELS } from '@bridgehead/ai';
import { signal } from '@preact/signals';
import type { App } from '../src/game/contract.ts';

function noWorker(): never {
  throw new Error('no worker is started here');
}

/** The application for tests that draw nothing. */
export const BARE_APP: App = {
  settings: signal({
    theme: 'system',
    numbers: true,
    motion: 'system',
    textSize: 'usual',
    colours: 'usual',
    camera: 'follows',
    pace: 'normal',
    confirm: 'second',
    briefing: true,
    remember: true,
    sounds: false,
    volume: 0.6,
  }),
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
