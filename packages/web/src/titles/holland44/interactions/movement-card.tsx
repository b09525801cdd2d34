/** The stack card of the Movement Phase: who marches, how, where to, and what else they may do. */

import { ChoiceRow } from '../../../play/parts/choice-row.tsx';
import { CounterToggle } from '../../../play/parts/counter-chip.tsx';
import { RuleChip } from '../../../play/parts/rule-chip.tsx';
import { counterLabel } from '../looks/counter-look.ts';
import { placeName, points, say } from '../say.ts';
import { type March, MODES, type Mode, type Movement } from './march.ts';
import { give, putDown, takeUp, toggle } from './movement.ts';
import { layStep, NO_WAY } from './own-way.ts';

export function MovementCard({ movement }: { readonly movement: Movement }) {
  const { table, units, decision } = movement;
  const place = table.place.value;
  const stack = (place === undefined ? [] : (table.places.value.get(place) ?? [])).filter(
    ({ side }) => side === decision.by,
  );
  if (place === undefined || stack.length === 0) return undefined;
  const isAsking = units.value.length > 0 && MODES.some((mode) => movement.reach.value[mode] === undefined);
  return (
    <div class="movement-card" aria-busy={isAsking}>
      <fieldset class="card-counters" aria-label={say('card.units')}>
        {stack.map((sheet) => (
          <CounterToggle
            key={sheet.unit}
            table={table}
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
          <OwnWaySwitch movement={movement} />
          <AreaEnds movement={movement} />
          <MarchWords movement={movement} />
          <Orders movement={movement} />
        </>
      )}
    </div>
  );
}

function ModeSwitch({ movement }: { readonly movement: Movement }) {
  const { mode, reach, end, ownWay } = movement;
  const pick = (one: Mode): void => {
    mode.value = one;
    end.value = undefined;
    if (ownWay.value !== undefined) ownWay.value = NO_WAY;
  };
  const isClosed = (one: Mode): boolean => reach.value[one]?.refusal !== undefined;
  return (
    <fieldset class="mode-switch">
      <legend class="unseen">{say('move.mode')}</legend>
      {MODES.map((one) => (
        <label
          key={one}
          class={mode.value === one ? 'on' : ''}
          title={reach.value[one]?.refusal?.reason}
          data-mode={one}
        >
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

function OwnWaySwitch({ movement }: { readonly movement: Movement }) {
  const { ownWay, end } = movement;
  const toggleWay = (): void => {
    ownWay.value = ownWay.value === undefined ? NO_WAY : undefined;
    end.value = undefined;
  };
  return (
    <label class="switch own-way">
      <input type="checkbox" checked={ownWay.value !== undefined} onChange={toggleWay} />
      {say('move.own-way')}
    </label>
  );
}

/** Entry Areas lie beside the map, where no cursor comes: those in reach are named. */
function AreaEnds({ movement }: { readonly movement: Movement }) {
  const { reach, mode, end, march } = movement;
  const areas = MODES.filter((one) => one === mode.value || (mode.value === 'normal' && one === 'extended'))
    .flatMap((one) => reach.value[one]?.ends ?? [])
    .flatMap(({ area }) => area ?? []);
  if (areas.length === 0) return undefined;
  return (
    <div class="area-ends">
      {[...new Set(areas)].map((area) => (
        <button
          key={area}
          type="button"
          class="button"
          aria-pressed={march.value?.place === area}
          data-end={area}
          onClick={() => {
            if (movement.ownWay.value === undefined) end.value = area;
            else void layStep(movement, area);
          }}
        >
          {placeName(area)}
        </button>
      ))}
    </div>
  );
}

function MarchWords({ movement }: { readonly movement: Movement }) {
  const { march, pause } = movement;
  const planned = march.value;
  if (planned === undefined) {
    return <p class="quiet">{say(movement.ownWay.value === undefined ? 'move.hint' : 'move.own-hint')}</p>;
  }
  return (
    <div class="march" data-way={planned.end.path.join(' ')}>
      <MarchFacts movement={movement} planned={planned} />
      <label class="switch pause">
        <input type="checkbox" checked={pause.value} onChange={() => (pause.value = !pause.value)} />
        {say('move.pause')}
      </label>
      <div class="confirm">
        <button type="button" class="button" onClick={() => void putDown(movement)}>
          {say('clear')}
        </button>
        <button
          type="button"
          class="button primary"
          data-act="march"
          disabled={planned.refusal !== undefined}
          onClick={() => give(movement, planned)}
        >
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
  const stops = planned.refusal ?? end.stops;
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
      {stops === undefined ? undefined : (
        <p class="stops">
          {stops.reason} <RuleChip table={table} rule={stops.rule} />
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
