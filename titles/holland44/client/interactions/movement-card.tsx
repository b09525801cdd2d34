/** The stack card of the Movement Phase: who marches, how, where to, and what else they may do. */

import { ChoiceRow, CounterPicks, ModeSwitch, ownAt, ReasonLine } from '@bridgehead/client-kit/play';
import { placeName, points, say } from '../say.ts';
import { type March, MODES, type Mode, type Movement } from './march.ts';
import { give, putDown, takeUp, toggle } from './movement.ts';
import { layStep, NO_WAY } from './own-way.ts';

export function MovementCard({ movement }: { readonly movement: Movement }) {
  const { context, units, decision, reach, mode } = movement;
  const place = context.selection.place.value;
  const stack = ownAt(context, place, decision.by);
  if (place === undefined || stack.length === 0) return undefined;
  const isAsking = units.value.length > 0 && MODES.some((one) => reach.value[one] === undefined);
  return (
    <div class="movement-card" aria-busy={isAsking}>
      <CounterPicks
        context={context}
        units={stack}
        look="card-counters"
        label={say('card.units')}
        isOn={(unit) => units.value.includes(unit)}
        onToggle={(unit) => toggle(movement, unit)}
      />
      {units.value.length === 0 ? undefined : (
        <>
          <ReasonLine context={context} reason={reach.value[mode.value]?.refusal} look="refused" />
          <Modes movement={movement} />
          <OwnWaySwitch movement={movement} />
          <AreaEnds movement={movement} />
          <MarchWords movement={movement} />
          <Orders movement={movement} />
        </>
      )}
    </div>
  );
}

function Modes({ movement }: { readonly movement: Movement }) {
  const { context, mode, reach, end, ownWay } = movement;
  const pick = (one: Mode): void => {
    mode.value = one;
    end.value = undefined;
    if (ownWay.value !== undefined) ownWay.value = NO_WAY;
  };
  return (
    <ModeSwitch
      context={context}
      modes={MODES}
      mode={mode.value}
      reach={reach.value}
      legend={say('move.mode')}
      words={(one) => say(`mode.${one}`)}
      onPick={pick}
    />
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
          aria-disabled={planned.refusal !== undefined}
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
  const { context, units, decision } = movement;
  const { end, mode, place } = planned;
  const stops = planned.refusal ?? end.stops;
  const allowance = Math.min(...units.value.map((unit) => context.units.value.get(unit)?.values.movement ?? 0));
  const hasFriends = ownAt(context, place, decision.by).length > 0;
  const isUnknown = (context.view.value?.unknown ?? []).includes(place) && decision.by === 'allied';
  return (
    <>
      <p>
        <b>{mode === 'tactical' ? say('move.tactical') : say('move.cost', { cost: points(end.cost), allowance })}</b>{' '}
        {placeName(place)}
        {mode === 'extended' ? ` · ${say('mode.extended')}` : ''}
      </p>
      <ReasonLine context={context} reason={stops} look="stops" />
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
  const { context, orders } = movement;
  if (orders.value.length === 0) return undefined;
  return (
    <details class="orders">
      <summary>{say('move.orders', { count: orders.value.length })}</summary>
      <ul>
        {orders.value.map((choice) => (
          <ChoiceRow key={JSON.stringify(choice)} context={context} choice={choice} />
        ))}
      </ul>
    </details>
  );
}
