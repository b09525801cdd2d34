/** The stack card while units march: who goes, where to, what it costs, and what else they may do. */
import { describeChoice, placesOf } from '../../choice-words.ts';
import { CardBody, PointsBar } from '../../parts/card-body.tsx';
import { ChoiceRow } from '../../parts/choice-row.tsx';
import { StackPicks } from '../../parts/counter-picks.tsx';
import { ReasonLine } from '../../parts/reason-line.tsx';
import { placeName, say } from '../../say.ts';
import { ownAt } from '../../stacks.ts';
import { EndButtons, GoButton, NobodyInHand, Stays } from './card-parts.tsx';
import { giveShown, type Marching, takeUp, toggle } from './marching.ts';

interface Props {
  readonly marching: Marching;
}

export function MarchingCard({ marching }: Props) {
  const { context, units, decision, reach, spec } = marching;
  const place = context.selection.place.value;
  const stack = ownAt(context, place, decision.by);
  if (place === undefined || stack.length === 0) return undefined;
  const isInHand = units.value.length > 0;
  const More = spec.CardMore;
  const counters = (
    <StackPicks
      context={context}
      units={stack}
      isOn={(unit) => units.value.includes(unit)}
      onToggle={(unit) => toggle(marching, unit)}
    />
  );
  return (
    <CardBody
      isAsking={isInHand && (reach.value === undefined || !marching.isKnown.value)}
      counters={counters}
      facts={
        isInHand ? (
          <>
            <ReasonLine context={context} reason={reach.value?.refusal} look="refused" />
            <MarchFacts marching={marching} />
            <Stays context={context} stays={marching.stays} />
          </>
        ) : (
          <NobodyInHand />
        )
      }
      orders={
        isInHand ? (
          <>
            <AreaEnds marching={marching} />
            <Orders marching={marching} />
            {More === undefined ? undefined : <More marching={marching} />}
            <Go marching={marching} />
          </>
        ) : undefined
      }
    />
  );
}

/** What the way that is shown costs, of what there is, and why it ends there. */
function MarchFacts({ marching }: Props) {
  const { context, decision, shown, reach, spec } = marching;
  const planned = shown.value;
  if (planned === undefined) {
    const hasPlaces = marching.orders.value.some((choice) => placesOf(choice).length > 0);
    if (hasPlaces && reach.value?.ends.length === 0) return <p class="quiet">{say('choose.where')}</p>;
    return reach.value?.refusal === undefined ? <p class="quiet">{say('march.hint')}</p> : undefined;
  }
  const { end, place } = planned;
  const budget = reach.value?.budget ?? 0;
  const hasFriends = ownAt(context, place, decision.by).length > 0;
  return (
    <div class="march" data-way={end.path.join(' ')}>
      <p>
        <b>{say('march.cost', { cost: spec.costText(end.cost), budget: spec.costText(budget) })}</b> {placeName(place)}
      </p>
      <PointsBar used={end.cost} of={budget} />
      {marching.adds.value.map(({ target, strength }) => (
        <p key={target} class="adds">
          {say('card.adds', { strength, place: placeName(target) })}
        </p>
      ))}
      {end.stops === true ? <p class="quiet">{say('march.stops')}</p> : undefined}
      {typeof end.stops === 'object' ? <ReasonLine context={context} reason={end.stops} look="stops" /> : undefined}
      {hasFriends ? (
        <button type="button" class="link" onClick={() => takeUp(marching, place)}>
          {say('march.instead')}
        </button>
      ) : undefined}
    </div>
  );
}

/** Places beside the map, where no cursor comes: those in reach are named. */
function AreaEnds({ marching: { reach, end, shown } }: Props) {
  const areas = [...new Set((reach.value?.ends ?? []).flatMap(({ area }) => area ?? []))];
  if (areas.length === 0) return undefined;
  return <EndButtons places={areas} chosen={shown.value?.place} onPick={(area) => (end.value = area)} />;
}

const FEW_ORDERS = 3;

/** Everything else that the engine allows these units: a few stand open. */
function Orders({ marching: { context, orders } }: Props) {
  const count = orders.value.length;
  if (count === 0) return undefined;
  const rows = (
    <ul class="plain-list">
      {orders.value.map((choice) => (
        <ChoiceRow key={JSON.stringify(choice)} context={context} choice={choice} />
      ))}
    </ul>
  );
  if (count <= FEW_ORDERS) return <div class="orders">{rows}</div>;
  return (
    <details class="orders">
      <summary>{say('march.orders', { count })}</summary>
      {rows}
    </details>
  );
}

function Go({ marching }: Props) {
  const { end, picked } = marching;
  if (picked.value !== undefined) {
    return (
      <button type="button" class="button primary" data-act="order" onClick={() => giveShown(marching)}>
        {describeChoice(picked.value)}
      </button>
    );
  }
  return <GoButton place={end.value} onGo={() => giveShown(marching)} />;
}
