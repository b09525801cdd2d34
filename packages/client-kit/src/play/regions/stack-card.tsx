import { effect, useSignal } from '@preact/signals';
import type { FunctionComponent, RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { CounterChip } from '../parts/counter-chip.tsx';
import { Icon } from '../parts/icon.tsx';
import type { PlayContext } from '../play-context.ts';
import { placeName, say } from '../say.ts';
import { stackAt } from '../stacks.ts';
import { type Corner, cornerBox, freeCorner, halfHex, placesShown } from './card-corner.ts';

/** [design 8] The stack that is looked at, in the lower left: its counters, and what the question adds. */
export function StackCard({ context }: { readonly context: PlayContext }) {
  const place = context.selection.place.value;
  const stack = stackAt(context, place);
  if (place === undefined || stack.length === 0) return undefined;
  const Card = context.interaction.value?.Card;
  const isMine = stack[0]?.side === context.game.decision.value?.by;
  const isFull = Card !== undefined && isMine;
  return <OpenCard context={context} place={place} Card={isFull ? Card : undefined} />;
}

interface OpenProps {
  readonly context: PlayContext;
  readonly place: string;
  readonly Card: FunctionComponent | undefined;
}

function OpenCard({ context, place, Card }: OpenProps) {
  const element = useRef<HTMLElement>(null);
  const corner = useCorner(context, place, element);
  const stack = stackAt(context, place);
  const look = `stack-card ${corner}${Card === undefined ? '' : ' full'}`;
  return (
    <section class={look} ref={element} aria-label={say('card.title', { place: placeName(place) })}>
      <header>
        <h2>{placeName(place)}</h2>
        <span class="quiet">{context.client.looks.stackSum(stack)}</span>
        <button
          type="button"
          class="icon-button"
          aria-label={say('close')}
          onClick={() => {
            context.interaction.value?.cancel?.();
            context.selection.select(undefined);
          }}
        >
          <Icon name="close" />
        </button>
      </header>
      {Card === undefined ? <Plain context={context} /> : <Card />}
    </section>
  );
}

/** It follows the plan at once, and the camera when that has come to rest. */
function useCorner(context: PlayContext, place: string, element: RefObject<HTMLElement | null>): Corner {
  const corner = useSignal<Corner>('low-left');
  const board = context.board.value;
  const settle = (): void => {
    const stage = board?.element.getBoundingClientRect();
    const card = element.current?.getBoundingClientRect();
    if (board === undefined || stage === undefined || card === undefined) return;
    const places = [...new Set([place, ...placesShown(context.interaction.peek()?.shapes.peek() ?? [])])];
    const spots = places.flatMap((one) => board.screenOf(one) ?? []);
    const others = element.current?.parentElement?.querySelectorAll(':scope > :not(.board-host, .stack-card, .tools)');
    const cards = [...(others ?? [])].map((one) => one.getBoundingClientRect()).filter(({ width }) => width > 0);
    const kept = { spots, reach: halfHex(board, places), cards };
    corner.value = freeCorner(corner.peek(), (one) => cornerBox(one, stage, card), kept);
  };
  useEffect(() => {
    let waiting = 0;
    const later = (): void => {
      window.clearTimeout(waiting);
      waiting = window.setTimeout(settle, REST_MS);
    };
    const ends = [
      effect(() => {
        if (context.interaction.value?.shapes.value !== undefined) later();
      }),
      board?.watchCamera(later),
    ];
    settle();
    return () => {
      window.clearTimeout(waiting);
      for (const end of ends) end?.();
    };
  }, [board, place]);
  return corner.value;
}

const REST_MS = 160;

/** Any unit may be asked how far it could go, the enemy's as well. */
function Plain({ context }: { readonly context: PlayContext }) {
  const { selection, client } = context;
  const { scouted } = selection;
  const stack = stackAt(context, selection.place.value);
  return (
    <ul class="card-units">
      {stack.map((unitView) => (
        <li key={unitView.unit} data-unit={unitView.unit}>
          <CounterChip context={context} unitView={unitView} size={64} />
          <small>{client.looks.counterLabel(unitView)}</small>
          {client.overlays.mayScout(unitView) ? (
            <button
              type="button"
              class="button"
              aria-pressed={scouted.value === unitView.unit}
              data-act="scout"
              onClick={() => selection.scout(scouted.value === unitView.unit ? undefined : unitView.unit)}
            >
              <Icon name="reach" size={16} /> {say('card.reach')}
            </button>
          ) : undefined}
        </li>
      ))}
    </ul>
  );
}
