/**
 * The door to the browser's databases. A Chromium that has deleted what a site had, because the disk was full, leaves the
 * window's own door locked for as long as the page lives, even when there is room again; a new frame gets a new one.
 */
export type Factory = (isFresh: boolean) => IDBFactory;

export function browserFactory(): Factory {
  let frame: HTMLIFrameElement | undefined;
  return (isFresh) => {
    if (isFresh) {
      frame?.remove();
      frame = document.createElement('iframe');
      frame.hidden = true;
      document.body.append(frame);
      adoptClasses(frame.contentDocument?.defaultView);
    }
    return frame?.contentWindow?.indexedDB ?? indexedDB;
  };
}

const CLASSES = ['IDBRequest', 'IDBDatabase', 'IDBTransaction', 'IDBObjectStore', 'IDBIndex', 'IDBCursor'] as const;

/** A frame has classes of its own, and `idb` wraps only what is an instance of the page's: the frame's inherit from them. */
function adoptClasses(frame: typeof globalThis | null | undefined): void {
  if (!frame) return;
  for (const name of CLASSES) Object.setPrototypeOf(frame[name].prototype, globalThis[name].prototype);
}
