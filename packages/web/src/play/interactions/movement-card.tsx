/** The stack card of the Movement Phase: who marches, how, where to, and what else they may do. */

import { counterLabel } from '../../looks/counter-look.ts';
import { ChoiceRow } from '../parts/choice-row.tsx';
import { CounterToggle } from '../parts/counter-chip.tsx';
import { RuleChip } from '../parts/rule-chip.tsx';
import { placeName, points, say } from '../say.ts';
import { type March, MODES, type Mode, type Movement } from './march.ts';
import { give, putDown, takeUp, toggle } from './movement.ts';

export function MovementCard({ movement }: { readonly movement: Movement }) {
  const { table, units, decision } = movement;
  const place = table.place.value;
  const stack = (place === undefined ? [] : (table.places.value.get(place) ?? [])).filter(
    ({ side }) => side === decision.by,
  );
  if (place === undefined || stack.length === 0) return undefined;
  return (
    <div class="movement-card">
      <fieldset class="card-counters" aria-label={say('card.units')}>
        {stack.map((sheet) => (
          <CounterToggle
            key={sheet.unit}
            sheet={sheet}
            size={76}
            isOn={units.value.includes(sheet.unit)}
            label={counterLabel(sheet)}
            onToggle={() => toggle(movement, sheet.unit)}
          />
        ))}
      </fieldset>
      {units.value.length === 0 ? undefined : (
        <>
          <ReachWords movement={movement} />
          <ModeSwitch movement={movement} />
          <MarchWords movement={movement} />
          <Orders movement={movement} />
        </>
      )}
    </div>
  );
}

function ModeSwitch({ movement }: { readonly movement: Movement }) {
  const { mode, reach, end } = movement;
  const pick = (one: Mode): void => {
    mode.value = one;
    end.value = undefined;
  };
  const isClosed = (one: Mode): boolean => reach.value[one]?.refusal !== undefined;
  return (
    <fieldset class="mode-switch">
      <legend class="unseen">{say('move.mode')}</legend>
      {MODES.map((one) => (
        <label key={one} class={mode.value === one ? 'on' : ''} title={reach.value[one]?.refusal?.reason}>
          <input
            type="radio"
            name="mode"
            checked={mode.value === one}
            disabled={isClosed(one) && mode.value !== one}
            onChange={() => pick(one)}
          />
          {say(`mode.${one}`)}
        </label>
      ))}
    </fieldset>
  );
}

/** Why these units cannot march so, where they cannot. */
function ReachWords({ movement }: { readonly movement: Movement }) {
  const { table, reach, mode } = movement;
  const refusal = reach.value[mode.value]?.refusal;
  if (refusal === undefined) return undefined;
  return (
    <p class="refused">
      {refusal.reason} <RuleChip table={table} rule={refusal.rule} />
    </p>
  );
}

function MarchWords({ movement }: { readonly movement: Movement }) {
  const { march, pause } = movement;
  const planned = march.value;
  if (planned === undefined) return <p class="quiet">{say('move.hint')}</p>;
  return (
    <div class="march">
      <MarchFacts movement={movement} planned={planned} />
      <label class="switch">
        <input type="checkbox" checked={pause.value} onChange={() => (pause.value = !pause.value)} />
        {say('move.pause')}
      </label>
      <div class="confirm">
        <button type="button" class="button" onClick={() => void putDown(movement)}>
          {say('clear')}
        </button>
        <button type="button" class="button primary" data-act="march" onClick={() => give(movement, planned)}>
          {say('move.go', { place: placeName(planned.place) })}
        </button>
      </div>
    </div>
  );
}

interface FactsProps {
  readonly movement: Movement;
  readonly planned: March;
}

function MarchFacts({ movement, planned }: FactsProps) {
  const { table, units, decision } = movement;
  const { end, mode, place } = planned;
  const allowance = Math.min(...units.value.map((unit) => table.units.value.get(unit)?.values.movement ?? 0));
  const hasFriends = (table.places.value.get(place) ?? []).some(({ side }) => side === decision.by);
  const isUnknown = (table.view.value?.unknown ?? []).includes(place) && decision.by === 'allied';
  return (
    <>
      <p>
        <b>{mode === 'tactical' ? say('move.tactical') : say('move.cost', { cost: points(end.cost), allowance })}</b>{' '}
        {placeName(place)}
        {mode === 'extended' ? ` · ${say('mode.extended')}` : ''}
      </p>
      {end.stops === undefined ? undefined : (
        <p class="stops">
          {end.stops.reason} <RuleChip table={table} rule={end.stops.rule} />
        </p>
      )}
      {isUnknown ? <p class="stops">{say('move.unknown')}</p> : undefined}
      {hasFriends ? (
        <button type="button" class="link" onClick={() => takeUp(movement, place)}>
          {say('move.instead')}
        </button>
      ) : undefined}
    </>
  );
}

/** Everything else that the engine allows these units. */
function Orders({ movement }: { readonly movement: Movement }) {
  const { table, orders } = movement;
  if (orders.value.length === 0) return undefined;
  return (
    <details class="orders">
      <summary>{say('move.orders', { count: orders.value.length })}</summary>
      <ul>
        {orders.value.map((choice) => (
          <ChoiceRow key={JSON.stringify(choice)} table={table} choice={choice} />
        ))}
      </ul>
    </details>
  );
}
