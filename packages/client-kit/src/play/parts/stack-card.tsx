import { placeName, say } from '../say.ts';
import { stackAt } from '../stacks.ts';
import type { Table } from '../table.ts';
import { CounterChip } from './counter-chip.tsx';
import { Icon } from './icon.tsx';

/** [design 8] The stack that is looked at, in the lower left: its counters, and what the question adds. */
export function StackCard({ table }: { readonly table: Table }) {
  const place = table.place.value;
  const stack = stackAt(table, place);
  if (place === undefined || stack.length === 0) return undefined;
  const Card = table.running.value?.Card;
  const isMine = stack[0]?.side === table.game.decision.value?.by;
  const isFull = Card !== undefined && isMine;
  return (
    <section class={`stack-card${isFull ? ' full' : ''}`} aria-label={say('card.title', { place: placeName(place) })}>
      <header>
        <h2>{placeName(place)}</h2>
        <span class="quiet">{table.face.looks.stackSum(stack)}</span>
        <button
          type="button"
          class="icon-button"
          aria-label={say('close')}
          onClick={() => {
            if (table.running.value?.cancel?.() !== true) table.place.value = undefined;
            table.place.value = undefined;
          }}
        >
          <Icon name="close" />
        </button>
      </header>
      {isFull ? <Card /> : <Plain table={table} />}
    </section>
  );
}

/** Any unit may be asked how far it could go, the enemy's as well. */
function Plain({ table }: { readonly table: Table }) {
  const { scouted, face } = table;
  const place = table.place.value;
  const stack = stackAt(table, place);
  return (
    <ul class="card-units">
      {stack.map((sheet) => (
        <li key={sheet.unit}>
          <CounterChip table={table} sheet={sheet} size={64} />
          <small>{face.looks.counterLabel(sheet)}</small>
          {face.overlays.mayScout(sheet) ? (
            <button
              type="button"
              class="button"
              aria-pressed={scouted.value === sheet.unit}
              data-act="scout"
              onClick={() => (scouted.value = scouted.value === sheet.unit ? undefined : sheet.unit)}
            >
              <Icon name="reach" size={16} /> {say('card.reach')}
            </button>
          ) : undefined}
        </li>
      ))}
    </ul>
  );
}
