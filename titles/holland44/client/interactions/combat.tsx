/** `combat`: attack after attack, in any order, until the player passes. */

import type { BoardEvent, Shape } from '@bridgehead/board';
import type { Choice, Decision } from '@bridgehead/client-kit/game';
import {
  applyChoice,
  ChoiceRow,
  hexes,
  type Interaction,
  mayChoose,
  ownAt,
  stackAt,
} from '@bridgehead/client-kit/play';
import type { Stance } from '@bridgehead/client-kit/title';
import { computed, effect, type Signal, signal } from '@preact/signals';
import { type Attack, aboutOf } from '../decisions.ts';
import { battleOf, type PlayContext } from '../play-context.ts';
import { columnText, placeName, say, unitName } from '../say.ts';
import { type BattlePlan, dropPlan, fight, plansOf } from './battle-plans.ts';
import { attackOver, type EdgePlan, OverEdges } from './edges.tsx';
import { attackersOf, createPlanner, type Planner, planNow } from './planner.ts';
import { PlannerPanel } from './planner-panel.tsx';
import { keptShapes, plannerShapes } from './planner-shapes.ts';
import { around } from './refused-march.ts';

interface Combat {
  readonly context: PlayContext;
  readonly decision: Decision;
  readonly planner: Planner;
  readonly targets: readonly string[];
  readonly others: Signal<readonly Choice[]>;
  /** The same attack over different hexsides, where its player must say which. */
  readonly overEdges: Signal<EdgePlan | undefined>;
}

export function createCombatInteraction(context: PlayContext, decision: Decision): Interaction {
  const planner = createPlanner(context, decision.by);
  const about = aboutOf(decision, 'combat');
  const combat: Combat = {
    context,
    decision,
    planner,
    targets: about?.targets ?? [],
    others: signal([]),
    overEdges: signal(undefined),
  };
  const forget = effect(() => {
    planner.target.value;
    planner.attackers.value;
    combat.overEdges.value = undefined;
  });
  const stale = [...plansOf(context).peek().keys()].filter((target) => !combat.targets.includes(target));
  for (const target of stale) dropPlan(context, target);
  if (about?.assist !== undefined) planner.aim(about.assist);
  context.camera.lookFirst(combat.targets);
  void askOthers(combat);
  return {
    Panel: () => <CombatPanel combat={combat} />,
    shapes: computed(() => shapesOf(combat)),
    stances: computed(() => stancesOf(combat)),
    hasOwnDice: computed(() => planner.target.value !== undefined),
    primary: computed(() => ({ label: say('choice.pass.combat'), act: () => endCombat(combat) })),
    tap: (event) => tapped(combat, event),
    takes: (at) => combat.targets.includes(at),
    confirm: () => void attack(combat),
    cancel: () => {
      const had = planner.target.value !== undefined;
      planner.aim(undefined);
      return had;
    },
    next: () => nextTarget(combat),
    dispose: () => {
      forget();
      planner.dispose();
    },
  };
}

/** What may be done besides attacking. */
async function askOthers({ context, others }: Combat): Promise<void> {
  const lists = await Promise.all(
    ['automatic-advance', 'disengage'].map((kind) => context.game.choices({ kind }, 200)),
  );
  others.value = lists.flat();
}

function endCombat({ context, targets }: Combat): void {
  const act = (): void => void applyChoice(context, { kind: 'pass' });
  if (targets.length === 0) {
    act();
    return;
  }
  context.panels.remind({
    lines: [say('remind.targets', { count: targets.length })],
    units: [],
    places: targets,
    label: say('choice.pass.combat'),
    act,
  });
}

function shapesOf({ planner, targets }: Combat): readonly Shape[] {
  const left = targets.filter((target) => target !== planner.target.value);
  return [hexes(left, 'threat'), ...keptShapes(planner.context, planner.target.value), ...plannerShapes(planner)];
}

function stancesOf({ planner, context }: Combat): ReadonlyMap<string, Stance> {
  const stances = new Map<string, Stance>();
  const target = planner.target.value;
  if (target === undefined) return stances;
  for (const { unit } of besideUnits(planner, target)) stances.set(unit, 'ready');
  for (const unit of attackersOf(planner)) stances.set(unit, 'selected');
  for (const { unit } of stackAt(context, target)) stances.set(unit, 'target');
  stances.set(`unknown-${target}`, 'target');
  return stances;
}

const besideUnits = ({ context, side }: Planner, target: string): readonly { readonly unit: string }[] =>
  around(target).flatMap((place) => ownAt(context, place, side));

function tapped(combat: Combat, { at, counter }: BoardEvent): void {
  const { context, planner, targets, decision } = combat;
  // The planner shows who stands there: a card would lie over the map for nothing.
  context.selection.select(undefined);
  if (at === undefined || targets.includes(at)) {
    // A second tap does not roll: the button says that it does.
    if (at === undefined || at !== planner.target.value) planner.aim(at);
    return;
  }
  const own = ownAt(context, at, decision.by);
  const chosen =
    counter !== undefined && own.some(({ unit }) => unit === counter) ? [counter] : own.map(({ unit }) => unit);
  if (planner.target.value !== undefined && own.length > 0) for (const unit of chosen) planner.toggleAttacker(unit);
  else {
    if (own.length === 0 && context.places.value.has(at)) planner.aim(at);
    context.selection.select(at);
  }
}

function nextTarget({ context, planner, targets }: Combat): void {
  const at = planner.target.value === undefined ? -1 : targets.indexOf(planner.target.value);
  const target = targets[at + 1] ?? targets[0];
  if (target === undefined) return;
  planner.aim(target);
  context.camera.lookAt([target]);
}

/** Declared, led and supported as planned: the die falls, unless somebody else has a word in it. */
async function attack(combat: Combat): Promise<void> {
  const { planner, context } = combat;
  const plan = planNow(planner);
  if (plan === undefined || plan.attackers.length === 0) return;
  battleOf(context).value = planner.odds.value;
  await attackOver(context, attackOn(plan), combat.overEdges, (choice) => fight(context, choice, plan));
}

const attackOn = ({ target, attackers }: BattlePlan): Attack => ({ kind: 'attack', target, units: [...attackers] });

function CombatPanel({ combat }: { readonly combat: Combat }) {
  const { planner, targets, context } = combat;
  const plan = planNow(planner);
  if (plan === undefined) return <TargetList combat={combat} />;
  const isTarget = targets.includes(plan.target);
  return (
    <PlannerPanel planner={planner} note={say('planner.note')}>
      <button
        type="button"
        class="button primary"
        data-act="attack"
        disabled={plan.attackers.length === 0}
        aria-disabled={!isTarget}
        onClick={() => void (isTarget ? attack(combat) : mayChoose(context, attackOn(plan), plan.target))}
      >
        {plan.column === undefined
          ? say(planner.odds.value?.unknown === true ? 'planner.turn-over' : 'planner.attack')
          : say('planner.roll', { column: columnText(plan.column) })}
      </button>
      <OverEdges plan={combat.overEdges} onGo={(choice) => fight(context, choice, plan)} />
    </PlannerPanel>
  );
}

/** Who is known to stand in a hex, the Unknown among them. */
function defenderNames(context: PlayContext, target: string): string {
  const known = stackAt(context, target).map(({ unit }) => unitName(unit));
  const isUnknown = context.view.value?.unknown.includes(target) === true;
  return [...(isUnknown ? [say('hex.unknown')] : []), ...known].join(', ');
}

function TargetList({ combat }: { readonly combat: Combat }) {
  const { targets, planner, context, others } = combat;
  return (
    <div class="chooser">
      <p class="quiet">{targets.length === 0 ? say('combat.none') : say('combat.targets')}</p>
      <ul class="choice-list">
        {targets.map((target) => (
          <li key={target}>
            <button
              type="button"
              class="choice-row"
              data-target={target}
              onFocus={() => context.overlays.light([target])}
              onBlur={() => context.overlays.dim()}
              onMouseEnter={() => context.overlays.light([target])}
              onMouseLeave={() => context.overlays.dim()}
              onClick={() => {
                planner.aim(target);
                context.camera.lookAt([target]);
              }}
            >
              <span>{placeName(target)}</span>
              <small>{defenderNames(context, target)}</small>
              <PlanNote plan={plansOf(context).value.get(target)} />
            </button>
          </li>
        ))}
        {others.value.map((choice) => (
          <ChoiceRow key={JSON.stringify(choice)} context={context} choice={choice} />
        ))}
      </ul>
    </div>
  );
}

/** That a battle has been planned, and at which odds. */
function PlanNote({ plan }: { readonly plan: BattlePlan | undefined }) {
  if (plan === undefined) return undefined;
  const words =
    plan.column === undefined ? say('planner.plan.unknown') : say('planner.plan', { column: columnText(plan.column) });
  return <b class="odds-note">{words}</b>;
}
