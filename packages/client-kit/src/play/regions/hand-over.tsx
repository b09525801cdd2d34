import { useEffect, useRef, useState } from 'preact/hooks';
import type { OpenGame } from '../../game/contract.ts';
import { sideLook } from '../../looks/sides.ts';
import { declaredEvents, diceOf } from '../../title/declared-event.ts';
import type { TitleClient } from '../../title/title-client.ts';
import { Die } from '../parts/die.tsx';
import { SideMark } from '../parts/side-mark.tsx';
import { say, sideName } from '../say.ts';

const HOLD = 600;

interface Props {
  readonly game: OpenGame;
  readonly client: TitleClient;
  /** Who is to take it. */
  readonly side: string;
}

/** Nothing of the game but the dice that have just fallen is in the page while the device changes hands. */
export function HandOver({ game, client, side }: Props) {
  const { corner, tone } = sideLook(client.sides, side);
  const name = sideName(side);
  return (
    <main class={`hand-over ${corner}`} style={{ '--side': `var(--${tone})`, '--side-soft': `var(--${tone}-soft)` }}>
      <section>
        <SideMark sides={client.sides} side={side} />
        <h1>{say('hand-over.title', { side: name })}</h1>
        <p>{say('hand-over.text', { side: name })}</p>
        {client.rolls === 'dice' ? <Fallen game={game} client={client} /> : undefined}
        <HoldButton label={say('hand-over.hold', { side: name })} onHeld={() => void game.takeOver()} />
        <p class="quiet">{say('hand-over.keyboard')}</p>
      </section>
    </main>
  );
}

const MOST_FACES = 6;

/** The dice of the player who hands it over, who would not see them before it comes back: their faces and nothing else. */
function Fallen({ game: { log, seat }, client: { words } }: Pick<Props, 'game' | 'client'>) {
  const last = log.value.at(-1);
  const rolled = last?.by === seat.value ? last.events.flatMap((event) => diceOf(event, declaredEvents(words))) : [];
  const faces = rolled.slice(0, MOST_FACES);
  if (faces.length === 0) return undefined;
  return (
    <p class="faces">
      {say('hand-over.rolled', { side: seat.value })} <span class="unseen">{faces.join(', ')}</span>
      {faces.map((die, i) => (
        <Die key={i} face={die} size={32} />
      ))}
    </p>
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
