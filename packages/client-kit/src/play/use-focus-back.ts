import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { PlayContext } from './play-context.ts';

/** Where the keyboard was in something that closes, it goes on at the board. */
export function useFocusBack({ board }: PlayContext): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = ref;
    return () => {
      if (current?.contains(document.activeElement)) board.peek()?.element.focus({ preventScroll: true });
    };
  }, []);
  return ref;
}
