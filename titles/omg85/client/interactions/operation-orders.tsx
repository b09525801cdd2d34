/** `operation-orders`: the phase in which a player gives any number of orders until he calls for combat. */

import type { Decision } from '@bridgehead/client-kit/game';
import {
  applyChoice,
  around,
  ChooserPanel,
  enemiesAt,
  type Interaction,
  WaitingUnits,
} from '@bridgehead/client-kit/play';
import { computed } from '@preact/signals';
import { OPERATION_COSTS, type UnitView } from '../../src/facts.ts';
import { ExpectationCard } from '../parts/expectation-card.tsx';
import type { PlayContext } from '../play-context.ts';
import { placeName, say, unitName } from '../say.ts';
import { GRID } from '../words.ts';
import { ClassicSwitch, classicKey, isClassic, UnitMenu } from './classic.tsx';
import {
  attacksOf,
  createOperation,
  endBarrage,
  giveShown,
  isInReach,
  nextIdle,
  type Operation,
  plotAttack,
  pointAt,
  putDown,
  resume,
  takeUp,
  tapped,
} from './operation.ts';
import { OperationCard } from './operation-card.tsx';
import { operationShapes, operationStances } from './operation-shapes.ts';

export function createOperationInteraction(context: PlayContext, decision: Decision): Interaction {
  const operation = createOperation(context, decision);
  const { sub } = operation;
  resume(operation);
  return {
    Panel: () => <OperationPanel operation={operation} />,
    Card: () => <OperationCard operation={operation} />,
    shapes: computed(() => sub.value?.shapes.value ?? operationShapes(operation)),
    stances: computed(() => sub.value?.stances.value ?? operationStances(operation)),
    primary: computed(() => ({ label: say('op.combat'), act: () => endOperation(operation) })),
    tap: (event) => (sub.value === undefined ? tapped(operation, event) : sub.value.tap(event)),
    point: (at) => sub.value?.point(at) ?? pointAt(operation, at),
    takes: (at) => sub.value?.takes(at) ?? (isInReach(operation, at) || attacksOf(operation).includes(at)),
    confirm: () => confirm(operation),
    cancel: () => cancel(operation),
    costTo: (place) => {
      const { unit, reach, mode } = operation;
      const end = unit.value === undefined ? undefined : reach.value[mode.value]?.ends.find(({ hex }) => hex === place);
      return end === undefined ? undefined : say('label.op', { op: end.cost });
    },
    plannedWords: computed(() => {
      const move = operation.shown.value;
      if (move === undefined || operation.unit.value === undefined) return undefined;
      const cost = say('label.op', { op: move.end.cost });
      return say('plan.way', { units: unitName(operation.unit.value), place: placeName(move.place), cost });
    }),
    inHand: () => (operation.unit.value === undefined ? [] : [operation.unit.value]),
    next: () => nextIdle(operation),
    key: (key) => isClassic.value && classicKey(operation, key, () => endOperation(operation)),
    select: (unit) => {
      if (context.units.peek().get(unit)?.side === decision.by) takeUp(operation, unit);
    },
    dispose: operation.dispose,
  };
}

function confirm(operation: Operation): void {
  const { sub, end, target } = operation;
  if (sub.value !== undefined) sub.value.confirm();
  else if (end.value !== undefined) giveShown(operation);
  else if (target.value !== undefined && attacksOf(operation).includes(target.value)) void plotAttack(operation);
}

function cancel(operation: Operation): boolean {
  const { sub } = operation;
  if (sub.value === undefined) return putDown(operation);
  if (!sub.value.cancel()) endBarrage(operation);
  return true;
}

/** Units next to an enemy that could have attacked may have been forgotten. */
function endOperation({ context, decision, idle }: Operation): void {
  // A player who has been reminded and asks again means it.
  if (context.panels.reminder.value !== undefined) {
    context.panels.reminder.value.act();
    return;
  }
  const act = (): void => void applyChoice(context, { kind: 'combat' });
  const isEnemyIn = (hex: string): boolean => enemiesAt(context, hex, decision.by).length > 0;
  const cost = Math.min(...OPERATION_COSTS['offensive fire']);
  const forgotten = idle.value.filter(
    ({ hex, values }) => hex !== undefined && (values?.op ?? 0) >= cost && around(GRID, hex).some(isEnemyIn),
  );
  const count = forgotten.length;
  if (count === 0) {
    act();
    return;
  }
  context.panels.remind({
    lines: [say('remind.idle', { count })],
    units: forgotten.map(({ unit }) => unit),
    places: [],
    label: say('op.combat'),
    act,
  });
}

function OperationPanel({ operation }: { readonly operation: Operation }) {
  const { sub } = operation;
  if (sub.value !== undefined) {
    return (
      <ChooserPanel chooser={sub.value}>
        <p class="quiet">{say('op.barrage')}</p>
        <button type="button" class="link" onClick={() => endBarrage(operation)}>
          {say('back')}
        </button>
      </ChooserPanel>
    );
  }
  return (
    <>
      <UnitMenu operation={operation} />
      <Battle operation={operation} />
      <Plots operation={operation} />
      <Idle operation={operation} />
      <ClassicSwitch />
    </>
  );
}

/** The battle that is looked at: what it would bring with the unit in hand, or brings as it is plotted. */
function Battle({ operation }: { readonly operation: Operation }) {
  const { context, target, forecast, unitView } = operation;
  const hex = target.value;
  if (hex === undefined) {
    const isInHand = unitView.value !== undefined;
    const hasTargets = attacksOf(operation).length > 0;
    return isInHand && !hasTargets ? undefined : (
      <p class="quiet">{say(isInHand ? 'op.examine.hand' : 'op.examine')}</p>
    );
  }
  const odds = forecast.reply.value;
  const mayAttack = unitView.value?.attack === undefined && attacksOf(operation).includes(hex);
  const cost = Math.max(...OPERATION_COSTS['offensive fire']);
  return (
    <section class="planner" aria-label={say('odds.title', { place: placeName(hex) })}>
      <header>
        <h3>{placeName(hex)}</h3>
        {mayAttack ? <p class="quiet">{say('op.no-taking-back')}</p> : undefined}
      </header>
      {odds === undefined ? undefined : <ExpectationCard context={context} odds={odds} />}
      <footer class="confirm">
        <button type="button" class="button" onClick={() => (target.value = undefined)}>
          {say('clear')}
        </button>
        {mayAttack ? (
          <button type="button" class="button primary" data-act="attack" onClick={() => void plotAttack(operation)}>
            {say('odds.attack', { cost })}
          </button>
        ) : undefined}
      </footer>
    </section>
  );
}

/** [8.15] Battles are fought in the order in which they were plotted. */
function Plots({ operation }: { readonly operation: Operation }) {
  const { context, plots, target } = operation;
  if (plots.value.length === 0) return undefined;
  return (
    <section class="plots">
      <h3>{say('op.plots', { count: plots.value.length })}</h3>
      <ol>
        {plots.value.map(({ unit, attack = '', plot }) => (
          <li key={unit}>
            <button
              type="button"
              class="choice-row"
              data-plot={unit}
              aria-pressed={target.value === attack}
              onClick={() => {
                operation.unit.value = undefined;
                target.value = attack;
                context.overlays.light([attack]);
              }}
            >
              <b>
                {plot}. {unitName(unit)}
              </b>{' '}
              <small>{placeName(attack)}</small>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Idle({ operation }: { readonly operation: Operation }) {
  const { context, idle, unit } = operation;
  return (
    <WaitingUnits
      context={context}
      title={say('op.list', { count: idle.value.length })}
      units={idle.value.map(({ unit: id }) => id)}
      inHand={unit.value}
      noteOf={({ values }: UnitView) => say('label.op', { op: values?.op ?? 0 })}
      onPick={(id) => takeUp(operation, id)}
    />
  );
}
