/** Everything the screens share: settings, engine, saves, messages to the player. */
import { type App, faultOf } from '@bridgehead/client-kit/game';
import { t } from '@bridgehead/client-kit/messages';
import { effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type Offline, watchOffline } from '../offline/register.ts';
import { guardUnsaved } from '../saves/guard.ts';
import { createPresence, type Presence } from '../saves/other-tabs.ts';
import { newId } from '../saves/saved-game.ts';
import { createStore, type SaveStore } from '../saves/store.ts';
import { createWorkerEngine, type WorkerEngine } from '../workers/engine-client.ts';
import { levelsFor } from './computer-players.ts';
import { createGameCards, type GameCards } from './game-cards.ts';
import { createGround } from './ground.ts';
import { createKeptGround } from './kept-ground.ts';
import { go, type Route, routeSignal } from './routes.ts';
import { createSettings } from './settings.ts';

/** Something that the player is told beside whatever he does. */
export interface Notice {
  readonly text: string;
  readonly tone: 'good' | 'bad';
}

export interface Shell {
  readonly app: App;
  readonly route: ReadonlySignal<Route>;
  readonly notice: Signal<Notice | undefined>;
  readonly spoken: ReadonlySignal<string>;
  readonly store: SaveStore;
  readonly cards: GameCards;
  readonly presence: Presence;
  /** This window, among all that are open. */
  readonly owner: string;
  readonly offline: Offline;
  /** The engine; a new one after the last has died. */
  engine(): WorkerEngine;
}

/** `build` is another word for every build of the app. */
export function createShell(build: string): Shell {
  const settings = createSettings();
  const spoken = signal('');
  const store = createStore();
  const notice = signal<Notice | undefined>(undefined);
  guardUnsaved(store, () => {
    notice.value = { text: t('store.saved-again'), tone: 'good' };
  });
  const kept = createKeptGround(build);
  // Saved games need the room more than pictures that can be painted again.
  effect(() => {
    if ([...store.unsaved.value.values()].some(({ kind }) => kind === 'full')) kept.clear();
  });
  const app: App = {
    ...settings,
    ground: createGround(kept, settings.theme),
    workers: { ai: startAi },
    levelsFor,
    go,
    announce: (text) => {
      spoken.value = text;
    },
    download,
  };
  return {
    app,
    route: routeSignal(),
    notice,
    spoken,
    store,
    cards: createGameCards(),
    presence: createPresence(),
    owner: newId(),
    offline: watchOffline(),
    engine: renewedEngine(),
  };
}

const startAi = (): Worker =>
  new Worker(new URL('../workers/rules-worker.ts', import.meta.url), { type: 'module', name: 'players' });

function renewedEngine(): () => WorkerEngine {
  let current: WorkerEngine | undefined;
  const start = (): WorkerEngine => {
    const engine = createWorkerEngine();
    const forget = (error: unknown): never => {
      if (faultOf(error).code === 'crashed' && current === watched) current = undefined;
      throw error;
    };
    const watched: WorkerEngine = {
      request: (method, params, seat) => engine.request(method, params, seat).catch(forget),
      expect: engine.expect,
      lend: engine.lend,
      close: engine.close,
    };
    return watched;
  };
  return () => {
    current ??= start();
    return current;
  };
}

/** A file for the player, by way of a link that is clicked for him. */
function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
