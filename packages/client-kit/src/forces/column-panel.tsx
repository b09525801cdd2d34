/** Orders for a column: a tap says where its head goes, one button makes all of them march. */
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { PlayContext } from '../play/play-context.ts';
import { placeName, say, unitNames } from '../play/say.ts';
import { marchColumn, marchOrder, routeTo } from './column.ts';

/** A tap on the map while a column is being ordered. */
export async function aimColumn(context: PlayContext, place: string | undefined): Promise<void> {
  const { column } = context;
  if (place === undefined) {
    column.end();
    return;
  }
  const units = marchOrder(context, column.units.peek(), place);
  column.aim(place, undefined);
  const route = await routeTo(context, units, place);
  if (column.target.peek() === place) column.aim(place, route);
}

export function ColumnPanel({ context }: { readonly context: PlayContext }) {
  const isBusy = useSignal(false);
  const panel = useRef<HTMLElement>(null);
  const hasUnits = context.column.units.value.length > 0;
  useEffect(() => {
    if (hasUnits) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [hasUnits]);
  const { column } = context;
  const { units, target, route } = column;
  if (!hasUnits) return undefined;
  const march = async (): Promise<void> => {
    if (target.value === undefined || route.value === undefined) return;
    isBusy.value = true;
    const order = marchOrder(context, units.value, target.value);
    const { marched, stoppedBy } = await marchColumn(context, order, route.value);
    isBusy.value = false;
    column.end();
    const words = say('column.marched', { count: marched.length, of: order.length });
    context.app.announce(
      stoppedBy === undefined ? words : `${words}. ${say('column.stopped', { unit: unitNames([stoppedBy]) })}`,
    );
  };
  return (
    <section ref={panel} class="column-panel" aria-label={say('column.title')} data-column>
      <h3>{say('column.title')}</h3>
      <p>{unitNames(units.value)}</p>
      <p role="status">{aimWords(context)}</p>
      <div class="confirm">
        <button type="button" class="button" onClick={column.end}>
          {say('column.cancel')}
        </button>
        <button
          type="button"
          class="button primary"
          data-act="column-march"
          disabled={route.value === undefined || isBusy.value}
          onClick={() => void march()}
        >
          {say('column.march')}
        </button>
      </div>
    </section>
  );
}

function aimWords({ column: { target, route } }: PlayContext): string {
  if (target.value === undefined) return say('column.aim');
  const place = placeName(target.value);
  return route.value === undefined ? say('column.no-way', { place }) : say('column.to', { place });
}
