/** The stack card of the Operation Phase: who acts, how far it can go, what else it may be ordered. */

import type { Choice } from '@bridgehead/client-kit/game';
import {
  applyChoice,
  CardBody,
  EndButtons,
  GoButton,
  ModeSwitch,
  NobodyInHand,
  ownAt,
  PointsBar,
  ReasonLine,
  StackPicks,
} from '@bridgehead/client-kit/play';
import { CHANGE_MODE, MODE_NAMES } from '../../src/facts.ts';
import { isChoice } from '../decisions.ts';
import type { BattleForecast } from '../odds.ts';
import { UnitFigures } from '../parts/unit-figures.tsx';
import { percent, placeName, say, sayOr, unitName } from '../say.ts';
import { isOnField } from '../words.ts';
import { showsFigures } from './classic.tsx';
import {
  attacksOf,
  beginBarrage,
  giveShown,
  type Mode,
  type Operation,
  type PlannedMove,
  plotAttack,
  takeFrom,
  takeUp,
} from './operation.ts';

export function OperationCard({ operation }: { readonly operation: Operation }) {
  const { context, unit, decision, unitView, reach, mode } = operation;
  const place = context.selection.place.value;
  const stack = ownAt(context, place, decision.by);
  const isAsking = unit.value !== undefined && MODE_NAMES.some((one) => operation.reach.value[one] === undefined);
  const counters = (
    <StackPicks
      context={context}
      units={stack}
      isOn={(one) => unit.value === one}
      onToggle={(one) => takeUp(operation, one)}
    />
  );
  if (unitView.value === undefined)
    return <CardBody isAsking={isAsking} counters={counters} facts={<NobodyInHand />} orders={undefined} />;
  const mayMove = unitView.value.attack === undefined;
  return (
    <CardBody
      isAsking={isAsking}
      counters={counters}
      facts={
        <>
          <PointsLeft operation={operation} />
          {mayMove ? (
            <ReasonLine context={context} reason={reach.value[mode.value]?.refusal} look="refused" />
          ) : undefined}
          {mayMove ? <MoveWords operation={operation} /> : undefined}
        </>
      }
      orders={
        mayMove ? (
          <>
            <Modes operation={operation} />
            <Go operation={operation} />
            <Targets operation={operation} />
          </>
        ) : undefined
      }
      more={
        <>
          {showsFigures.value ? <UnitFigures unitView={unitView.value} /> : undefined}
          {mayMove ? <OffMapEnds operation={operation} /> : undefined}
          <Orders operation={operation} />
        </>
      }
    />
  );
}

/** Operation points: those that the way takes, of those there are. */
function PointsLeft({ operation }: { readonly operation: Operation }) {
  const { unitView, shown } = operation;
  const { values, unit = '' } = unitView.value ?? {};
  const left = values?.op ?? 0;
  return (
    <>
      <p>
        <b>{unitName(unit)}</b> · {say('op.left', { points: left })}
      </p>
      <PointsBar used={shown.value?.end.cost ?? 0} of={left} />
    </>
  );
}

const Go = ({ operation }: { readonly operation: Operation }) => (
  <GoButton place={operation.end.value} onGo={() => giveShown(operation)} />
);

function Modes({ operation }: { readonly operation: Operation }) {
  const { context, mode, reach, end, unitView } = operation;
  const pick = (one: Mode): void => {
    mode.value = one;
    end.value = undefined;
  };
  const words = (one: Mode): string =>
    one === unitView.value?.mode
      ? say(`mode.${one}`)
      : say('op.mode.change', { mode: say(`mode.${one}`), cost: CHANGE_MODE });
  return (
    <ModeSwitch
      context={context}
      modes={MODE_NAMES}
      mode={mode.value}
      reach={reach.value}
      legend={say('op.mode')}
      words={words}
      onPick={pick}
    />
  );
}

function MoveWords({ operation }: { readonly operation: Operation }) {
  const { shown, target } = operation;
  if (shown.value === undefined) {
    // A battle that is looked at needs the room.
    return target.value === undefined ? <p class="quiet">{say('op.hint')}</p> : undefined;
  }
  return <Planned operation={operation} move={shown.value} />;
}

function Planned({ operation, move }: { readonly operation: Operation; readonly move: PlannedMove }) {
  const { context, unitView, decision } = operation;
  const { end, place, mode } = move;
  const hasFriends = ownAt(context, place, decision.by).length > 0;
  return (
    <div class="march" data-way={end.path.join(' ')}>
      <p>
        <b>{say('op.cost', { cost: end.cost, points: unitView.value?.values?.op ?? 0 })}</b> {placeName(place)}
        {mode === unitView.value?.mode ? '' : `, ${say('op.mode-first', { mode: say(`mode.${mode}`).toLowerCase() })}`}
      </p>
      <ReasonLine context={context} reason={end.stops} look="stops" />
      {hasFriends ? (
        <button type="button" class="link" onClick={() => takeFrom(operation, place)}>
          {say('op.instead')}
        </button>
      ) : undefined}
    </div>
  );
}

/** [1.4] Hexes off the map cannot be tapped: those in reach are named. */
function OffMapEnds({ operation }: { readonly operation: Operation }) {
  const { reach, mode, end } = operation;
  const off = (reach.value[mode.value]?.ends ?? []).flatMap(({ hex }) =>
    hex === undefined || isOnField(hex) ? [] : [hex],
  );
  if (off.length === 0) return undefined;
  return (
    <details class="orders">
      <summary>{say('op.off-map')}</summary>
      <EndButtons places={off} chosen={end.value} nameOf={(hex) => hex} onPick={(hex) => (end.value = hex)} />
    </details>
  );
}

function Targets({ operation }: { readonly operation: Operation }) {
  const targets = attacksOf(operation);
  if (targets.length === 0) return undefined;
  return (
    <fieldset class="area-ends">
      <legend>{say('op.targets')}</legend>
      {targets.map((hex) => (
        <button
          key={hex}
          type="button"
          class="button"
          aria-pressed={operation.target.value === hex}
          data-target={hex}
          onClick={() => (operation.target.value = hex)}
        >
          {placeName(hex)}
        </button>
      ))}
      <PlotHere operation={operation} />
    </fieldset>
  );
}

/** On a phone the card lies over the dock: what the attack would bring is told here in a line, with its button. */
function PlotHere({ operation }: { readonly operation: Operation }) {
  const { target, forecast } = operation;
  const odds = forecast.reply.value;
  if (odds === undefined || target.value === undefined || !attacksOf(operation).includes(target.value))
    return undefined;
  const sum = (losses: BattleForecast['summary']['attackers']): string =>
    losses.reduce((total, { loss }) => total + loss, 0).toFixed(1);
  const { attackers, defenders } = odds.summary;
  const stand = odds.outcomes.find(({ result }) => result === 'stand')?.value ?? 1;
  return (
    <div class="only-phone">
      <div class="march">
        <p>{say('odds.short', { yours: sum(attackers), his: sum(defenders), clear: percent(1 - stand) })}</p>
        <button type="button" class="button primary" data-act="attack-here" onClick={() => void plotAttack(operation)}>
          {say('odds.attack.short')}
        </button>
      </div>
    </div>
  );
}

/** Kinds that have their own place in the card. */
const ELSEWHERE: readonly string[] = ['attack', 'barrage'];

/** What tells the orders of one kind apart. */
function tellingField(choice: Choice): string | number | boolean | undefined {
  if (isChoice(choice, 'advance')) return choice.hexes;
  if (isChoice(choice, 'protective')) return choice.targets;
  return isChoice(choice, 'build') || isChoice(choice, 'disband') ? choice.plot : undefined;
}

/** `order.advance.2`, `order.build.up`: a kind and the one field that tells its orders apart. */
function orderWords(choice: Choice, mode: string | undefined): string {
  if (choice.kind === 'mode') {
    return say(mode === 'travel' ? 'order.mode.normal' : 'order.mode.travel', { cost: CHANGE_MODE });
  }
  const field = tellingField(choice);
  return sayOr(`order.${choice.kind}${field === undefined ? '' : `.${field}`}`, choice.kind);
}

function Orders({ operation }: { readonly operation: Operation }) {
  const { context, orders, unitView } = operation;
  const hasBarrage = orders.value.some(({ kind }) => kind === 'barrage');
  const others = orders.value.filter(({ kind }) => !ELSEWHERE.includes(kind));
  if (others.length === 0 && !hasBarrage) return undefined;
  return (
    <details class="orders">
      <summary>{say('op.other', { unit: unitView.value?.name ?? '' })}</summary>
      <ul>
        {others.map((choice) => (
          <li key={JSON.stringify(choice)}>
            <button
              type="button"
              class="choice-row"
              data-choice={choice.kind}
              onClick={() => void applyChoice(context, choice)}
            >
              {orderWords(choice, unitView.value?.mode)}
            </button>
          </li>
        ))}
        {hasBarrage ? (
          <li>
            <button type="button" class="choice-row" data-choice="barrage" onClick={() => beginBarrage(operation)}>
              {say('order.barrage')}
            </button>
          </li>
        ) : undefined}
      </ul>
    </details>
  );
}
