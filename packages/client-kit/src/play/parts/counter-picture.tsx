import { type CounterLook, counterSvg } from '@bridgehead/board';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** From this size on a counter can be read whole, with its name. */
const NEAR_FROM = 60;

export function CounterPicture({ look, size }: { readonly look: CounterLook; readonly size: number }) {
  const host = useRef<HTMLSpanElement>(null);
  const drawing = counterSvg(look, size >= NEAR_FROM ? 'near' : 'middle', size);
  useLayoutEffect(() => {
    if (host.current !== null) host.current.innerHTML = drawing;
  }, [drawing]);
  return <span class="counter" aria-hidden="true" ref={host} style={{ width: `${size}px`, height: `${size}px` }} />;
}
