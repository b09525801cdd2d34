/** Everything the screens share: settings, engine, saves, messages to the player. */
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { App, Ground, Wire } from '../game/contract.ts';
import { createWorkerWire, drawInWorker, type WorkerWire } from '../game/wire.ts';
import { faultOf } from '../game/wire-fault.ts';
import { type Offline, watchOffline } from '../offline/register.ts';
import { createPresence, type Presence } from '../saves/other-tabs.ts';
import { memoryStore, newId, openStore, type SaveStore } from '../saves/store.ts';
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
  /** Goes up when a game has been kept: a list that is shown meanwhile is out of date. */
  readonly kept: Signal<number>;
  /** Why nothing is kept, where the browser does not. */
  readonly storeFault: string | undefined;
  readonly presence: Presence;
  /** This window, among all that are open. */
  readonly owner: string;
  readonly offline: Offline;
  /** The engine; a new one after the last has died. */
  engine(): Wire;
}

export async function createShell(): Promise<Shell> {
  const desk = createSettings();
  const spoken = signal('');
  const { store, fault } = await keptOrMemory();
  const app: App = {
    ...desk,
    ground: rememberedGround(),
    go,
    announce: (text) => {
      spoken.value = text;
    },
    download,
  };
  return {
    app,
    route: routeSignal(),
    notice: signal<Notice | undefined>(undefined),
    spoken,
    store,
    kept: signal(0),
    storeFault: fault,
    presence: createPresence(),
    owner: newId(),
    offline: watchOffline(),
    engine: renewedEngine(),
  };
}

async function keptOrMemory(): Promise<{ readonly store: SaveStore; readonly fault: string | undefined }> {
  try {
    return { store: await openStore(), fault: undefined };
  } catch (error) {
    return { store: memoryStore(), fault: faultOf(error).message };
  }
}

/** The map is drawn once; a drawing that failed may be asked for again. */
function rememberedGround(): (title: string) => Promise<Ground> {
  const drawings = new Map<string, Promise<Ground>>();
  return (title) => {
    const known = drawings.get(title);
    if (known !== undefined) return known;
    const drawing = drawInWorker(title);
    drawings.set(title, drawing);
    drawing.catch(() => drawings.delete(title));
    return drawing;
  };
}

function renewedEngine(): () => Wire {
  let current: WorkerWire | undefined;
  const start = (): WorkerWire => {
    const wire = createWorkerWire();
    const forget = (error: unknown): never => {
      if (faultOf(error).code === 'crashed' && current === watched) current = undefined;
      throw error;
    };
    const watched: WorkerWire = {
      request: (method, params) => wire.request(method, params).catch(forget),
      close: wire.close,
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
