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
    }
    return frame?.contentWindow?.indexedDB ?? indexedDB;
  };
}
