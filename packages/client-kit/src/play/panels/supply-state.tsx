/** Who is cut off, where the way is blocked, and by which rule. */
import { useSignal, useSignalEffect } from '@preact/signals';
import { ask, type Supplied } from '../answers.ts';
import { RuleChip } from '../parts/rule-chip.tsx';
import { UnitRow } from '../parts/unit-row.tsx';
import { placeName, say } from '../say.ts';
import type { Table } from '../table.ts';

export function SupplyState({ table }: { readonly table: Table }) {
  const cutOff = useSignal<readonly Supplied[] | undefined>(undefined);
  useSignalEffect(() => {
    const view = table.view.value;
    if (view === undefined) return;
    void ask(table.game, 'supply', { side: table.game.seat.value, ...table.face.eyesOf(table.game.seat.value) }).then(
      (all) => {
        if (table.view.peek() === view) cutOff.value = (all ?? []).filter(({ supplied }) => !supplied);
      },
    );
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
              table={table}
              unit={unit}
              {...(blocked === undefined
                ? {}
                : { note: say('record.blocked', { hex: placeName(blocked.hex), reason: blocked.reason }) })}
            />
            {blocked === undefined ? undefined : <RuleChip table={table} rule={blocked.rule} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
