import { CounterChip } from '../parts/counter-chip.tsx';
import { Icon } from '../parts/icon.tsx';
import type { PlayContext } from '../play-context.ts';
import { placeName, say } from '../say.ts';
import { stackAt } from '../stacks.ts';

/** [design 8] The stack that is looked at, in the lower left: its counters, and what the question adds. */
export function StackCard({ context }: { readonly context: PlayContext }) {
  const place = context.selection.place.value;
  const stack = stackAt(context, place);
  if (place === undefined || stack.length === 0) return undefined;
  const Card = context.interaction.value?.Card;
  const isMine = stack[0]?.side === context.game.decision.value?.by;
  const isFull = Card !== undefined && isMine;
  return (
    <section class={`stack-card${isFull ? ' full' : ''}`} aria-label={say('card.title', { place: placeName(place) })}>
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
      {isFull ? <Card /> : <Plain context={context} />}
    </section>
  );
}

/** Any unit may be asked how far it could go, the enemy's as well. */
function Plain({ context }: { readonly context: PlayContext }) {
  const { selection, client } = context;
  const { scouted } = selection;
  const stack = stackAt(context, selection.place.value);
  return (
    <ul class="card-units">
      {stack.map((unitView) => (
        <li key={unitView.unit}>
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
