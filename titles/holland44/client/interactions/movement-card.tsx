/** The stack card of the Movement Phase: who marches, how, where to, and what else they may do. */

import {
  CardBody,
  ChoiceRow,
  EndButtons,
  GoButton,
  ModeSwitch,
  NobodyInHand,
  ownAt,
  PointsBar,
  ReasonLine,
  StackPicks,
  Stays,
} from '@bridgehead/client-kit/play';
import { placeName, points, say } from '../say.ts';
import { MODES, type Mode, type Movement } from './march.ts';
import { giveShown, takeUp, toggle } from './movement.ts';
import { layStep, NO_WAY } from './own-way.ts';

export function MovementCard({ movement }: { readonly movement: Movement }) {
  const { context, units, decision, reach, mode } = movement;
  const place = context.selection.place.value;
  const stack = ownAt(context, place, decision.by);
  if (place === undefined || stack.length === 0) return undefined;
  const isAsking = units.value.length > 0 && MODES.some((one) => reach.value[one] === undefined);
  const counters = (
    <StackPicks
      context={context}
      units={stack}
      isOn={(unit) => units.value.includes(unit)}
      onToggle={(unit) => toggle(movement, unit)}
    />
  );
  if (units.value.length === 0)
    return <CardBody isAsking={isAsking} counters={counters} facts={<NobodyInHand />} orders={undefined} />;
  return (
    <CardBody
      isAsking={isAsking}
      counters={counters}
      facts={
        <>
          <ReasonLine context={context} reason={reach.value[mode.value]?.refusal} look="refused" />
          <MarchFacts movement={movement} />
          <Stays context={context} stays={movement.stays} />
        </>
      }
      orders={
        <>
          <Modes movement={movement} />
          <Go movement={movement} />
        </>
      }
      more={
        <>
          <OwnWaySwitch movement={movement} />
          <label class="switch pause">
            <input
              type="checkbox"
              checked={movement.pause.value}
              onChange={() => (movement.pause.value = !movement.pause.value)}
            />
            {say('move.pause')}
          </label>
          <AreaEnds movement={movement} />
          <Orders movement={movement} />
        </>
      }
    />
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
      hint={(one) => say(`mode.${one}.hint`)}
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
  const pick = (area: string): void => {
    if (movement.ownWay.value === undefined) end.value = area;
    else void layStep(movement, area);
  };
  return <EndButtons places={[...new Set(areas)]} chosen={march.value?.place} onPick={pick} />;
}

/** What the way that is shown costs, of what there is; why it ends there; and what it would add to a battle. */
function MarchFacts({ movement }: { readonly movement: Movement }) {
  const { context, units, decision, march } = movement;
  const planned = march.value;
  if (planned === undefined) {
    const { mode, ownWay } = movement;
    const hint = ownWay.value !== undefined ? 'move.own-hint' : mode.value === 'normal' ? 'move.hint' : undefined;
    return <p class="quiet">{say(hint ?? `mode.${mode.value}.hint`)}</p>;
  }
  const { end, mode, place } = planned;
  const allowance = Math.min(...units.value.map((unit) => context.units.value.get(unit)?.values.movement ?? 0));
  const hasFriends = ownAt(context, place, decision.by).length > 0;
  const isUnknown = (context.view.value?.unknown ?? []).includes(place) && decision.by === 'allied';
  return (
    <div class="march" data-way={end.path.join(' ')}>
      <p>
        <b>{mode === 'tactical' ? say('move.tactical') : say('move.cost', { cost: points(end.cost), allowance })}</b>{' '}
        {placeName(place)}
        {mode === 'extended' ? ` · ${say('mode.extended')}` : ''}
      </p>
      {mode === 'tactical' ? undefined : <PointsBar used={end.cost} of={allowance * POINT} />}
      <ReasonLine context={context} reason={planned.refusal ?? end.stops} look="stops" />
      {isUnknown ? <p class="stops">{say('move.unknown')}</p> : undefined}
      {end.reveals === undefined ? undefined : (
        <p class="stops">{say('move.reveals', { place: placeName(end.reveals) })}</p>
      )}
      <Adds movement={movement} place={place} />
      {hasFriends ? (
        <button type="button" class="link" onClick={() => takeUp(movement, place)}>
          {say('march.instead')}
        </button>
      ) : undefined}
    </div>
  );
}

/** Costs are told in sixths. */
const POINT = 6;

/** What the stack would bring to battles beside the end of its way; with no way yet, to the nearest it could reach. */
function Adds({ movement, place }: { readonly movement: Movement; readonly place: string }) {
  const targets = new Map(
    movement.joins.value.filter(({ hex }) => hex === place).map((join) => [join.target, join.strength]),
  );
  return [...targets].map(([target, strength]) => (
    <p key={target} class="adds">
      {say('card.adds', { strength, place: placeName(target) })}
    </p>
  ));
}

function Go({ movement }: { readonly movement: Movement }) {
  const { end, ownWay, march } = movement;
  const place = ownWay.value === undefined ? end.value : march.value?.place;
  return <GoButton place={place} isRefused={march.value?.refusal !== undefined} onGo={() => giveShown(movement)} />;
}

/** Everything else that the engine allows these units. */
function Orders({ movement }: { readonly movement: Movement }) {
  const { context, orders } = movement;
  if (orders.value.length === 0) return undefined;
  return (
    <details class="orders">
      <summary>{say('march.orders', { count: orders.value.length })}</summary>
      <ul>
        {orders.value.map((choice) => (
          <ChoiceRow key={JSON.stringify(choice)} context={context} choice={choice} />
        ))}
      </ul>
    </details>
  );
}
