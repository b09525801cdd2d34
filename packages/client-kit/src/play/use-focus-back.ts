import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Table } from './table.ts';

/** Where the keyboard was in something that closes, it goes on at the board. */
export function useFocusBack({ board }: Table): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = ref;
    return () => {
      if (current?.contains(document.activeElement)) board.peek()?.element.focus({ preventScroll: true });
    };
  }, []);
  return ref;
}
