/** A row that gives up its least needed words, one group after the other, until the rest has room. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** How many groups of words a style sheet may take away, as `data-tight` from 1 on. */
const MOST_TIGHT = 3;

export function useTightness<E extends HTMLElement>(): RefObject<E | null> {
  const row = useRef<E>(null);
  useLayoutEffect(() => {
    const element = row.current;
    if (element === null) return undefined;
    const fit = (): void => tighten(element);
    const sizes = new ResizeObserver(fit);
    const words = new MutationObserver(fit);
    sizes.observe(element);
    words.observe(element, { childList: true, subtree: true, characterData: true });
    // Letters of another width come later than the words.
    document.fonts?.ready.then(fit);
    return () => {
      sizes.disconnect();
      words.disconnect();
    };
  }, []);
  return row;
}

function tighten(row: HTMLElement): void {
  for (let tight = 0; tight <= MOST_TIGHT; tight++) {
    row.dataset.tight = String(tight);
    if (hasRoom(row)) return;
  }
}

/** What stands over the padding at the end is not scrolled to, yet it touches the edge. */
function hasRoom(row: HTMLElement): boolean {
  const end = row.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(row).paddingRight);
  return row.scrollWidth <= row.clientWidth && [...row.children].every((one) => isWithin(one, end));
}

const isWithin = (one: Element, end: number): boolean => one.getBoundingClientRect().right < end + 1;
