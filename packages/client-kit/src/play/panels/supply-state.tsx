/** Who is cut off, where the way is blocked, and by which rule. */
import { useSignal, useSignalEffect } from '@preact/signals';
import { RuleChip } from '../parts/rule-chip.tsx';
import { UnitRow } from '../parts/unit-row.tsx';
import type { PlayContext } from '../play-context.ts';
import { ask, type Supplied } from '../query-replies.ts';
import { placeName, say } from '../say.ts';

export function SupplyState({ context }: { readonly context: PlayContext }) {
  const cutOff = useSignal<readonly Supplied[] | undefined>(undefined);
  useSignalEffect(() => {
    const view = context.view.value;
    if (view === undefined) return;
    void ask(context.game, 'supply', {
      side: context.game.seat.value,
      ...context.client.viewerParams(context.game.seat.value),
    }).then((all) => {
      if (context.view.peek() === view) cutOff.value = (all ?? []).filter(({ supplied }) => !supplied);
    });
  });
  const list = cutOff.value;
  return (
    <section>
      <h3>{say('record.supply')}</h3>
      {list === undefined ? <p class="quiet">{say('thinking')}</p> : undefined}
      {list?.length === 0 ? <p class="quiet">{say('record.fed')}</p> : undefined}
      <ul>
        {(list ?? []).map(({ unit, blocked }) => (
          <li key={unit} class="cut-off">
            <UnitRow
              context={context}
              unit={unit}
              {...(blocked === undefined
                ? {}
                : { note: say('record.blocked', { hex: placeName(blocked.hex), reason: blocked.reason }) })}
            />
            {blocked === undefined ? undefined : <RuleChip context={context} rule={blocked.rule} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
