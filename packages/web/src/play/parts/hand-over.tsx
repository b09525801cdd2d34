import { useEffect, useRef, useState } from 'preact/hooks';
import type { OpenGame } from '../../game/contract.ts';
import { isSide, sideLook } from '../../looks/sides.ts';
import { t } from '../../messages/index.ts';
import { say } from '../say.ts';

const HOLD = 600;

/** Nothing of the game is in the page while the device changes hands. */
export function HandOver({ game, side }: { readonly game: OpenGame; readonly side: string }) {
  const name = isSide(side) ? t(`side.${side}`) : side;
  const look = sideLook(side);
  return (
    <main class={`hand-over ${look.corner}`} style={{ '--side': look.colour, '--side-soft': look.soft }}>
      <section>
        <i class={`shape-mark ${side}`} aria-hidden="true" />
        <h1>{say('hand-over.title', { side: name })}</h1>
        <p>{say('hand-over.text', { side: name })}</p>
        <HoldButton label={say('hand-over.hold', { side: name })} onHeld={() => void game.takeOver()} />
        <p class="quiet">{say('hand-over.keyboard')}</p>
      </section>
    </main>
  );
}

interface HoldProps {
  readonly label: string;
  readonly onHeld: () => void;
}

/** Held, so that a stray tap does not show the board; Enter does it at once. */
function HoldButton({ label, onHeld }: HoldProps) {
  const [isHeld, setHeld] = useState(false);
  const timer = useRef(0);
  const button = useRef<HTMLButtonElement>(null);
  const start = (): void => {
    setHeld(true);
    timer.current = window.setTimeout(onHeld, HOLD);
  };
  const stop = (): void => {
    setHeld(false);
    window.clearTimeout(timer.current);
  };
  useEffect(() => {
    button.current?.focus();
    return () => window.clearTimeout(timer.current);
  }, []);
  return (
    <button
      ref={button}
      type="button"
      class={`hold${isHeld ? ' held' : ''}`}
      style={{ '--hold': `${HOLD}ms` }}
      data-act="take-over"
      onPointerDown={start}
      onPointerUp={stop}
      onPointerLeave={stop}
      onPointerCancel={stop}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.repeat) onHeld();
      }}
    >
      {label}
    </button>
  );
}
