/** The app on this device: whether it starts without a network. */
import { type ReadonlySignal, signal } from '@preact/signals';

export interface Offline {
  readonly isReady: ReadonlySignal<boolean>;
}

export function watchOffline(): Offline {
  const isReady = signal(false);
  // Without a secure connection the browser has no service workers, and in development there is none to register.
  if ('serviceWorker' in navigator && import.meta.env.PROD) {
    navigator.serviceWorker
      .register('./service-worker.js')
      .then(() => navigator.serviceWorker.ready)
      .then(() => {
        isReady.value = true;
      })
      .catch(() => {
        isReady.value = false;
      });
  }
  return { isReady };
}
