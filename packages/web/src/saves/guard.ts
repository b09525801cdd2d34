/** What the window does about games that are not kept: tries again when somebody is there, and does not close in silence. */
import { effect } from '@preact/signals';
import type { SaveStore } from './store.ts';

/** `savedAgain` is called when everything that was not kept is. */
export function guardUnsaved(store: SaveStore, savedAgain: () => void): void {
  const retry = (): void => {
    if (document.visibilityState === 'visible' && store.unsaved.peek().size > 0) void store.retry();
  };
  addEventListener('focus', retry);
  addEventListener('online', retry);
  document.addEventListener('visibilitychange', retry);
  addEventListener('beforeunload', (event) => {
    if (store.unsaved.peek().size > 0 || store.writing.peek() > 0) event.preventDefault();
  });
  let wasUnsaved = false;
  effect(() => {
    const isUnsaved = store.unsaved.value.size > 0;
    if (wasUnsaved && !isUnsaved) savedAgain();
    wasUnsaved = isUnsaved;
  });
  askOnce(store);
}

/** Asks the browser not to clear what is kept: when the first game of a visit is, and it is clear what for. */
function askOnce(store: SaveStore): void {
  const stop = effect(() => {
    if (store.kept.value === 0) return;
    queueMicrotask(() => stop());
    void askToKeep();
  });
}

/** A browser that was told no is not asked again; one that decides by itself may have come to another opinion. */
async function askToKeep(): Promise<void> {
  try {
    if (await navigator.storage.persisted()) return;
    const { state } = await navigator.permissions.query({ name: 'persistent-storage' });
    if (state !== 'denied') await navigator.storage.persist();
  } catch {
    return;
  }
}
