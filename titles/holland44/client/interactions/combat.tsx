/** `combat`: attack after attack, in any order, until the player passes. */

import type { BoardEvent, Shape } from '@bridgehead/board';
import type { Choice, Decision } from '@bridgehead/client-kit/game';
import {
  aboutList,
  aboutNumber,
  aboutText,
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
import { battleOf, type PlayContext } from '../play-context.ts';
import { columnText, placeName, say, unitName } from '../say.ts';
import { attackOver, type EdgePlan, OverEdges } from './edges.tsx';
import { attackersOf, createPlanner, type Planner } from './planner.ts';
import { PlannerPanel } from './planner-panel.tsx';
import { plannerShapes } from './planner-shapes.ts';
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
  const combat: Combat = {
    context,
    decision,
    planner,
    targets: aboutList(decision, 'targets'),
    others: signal([]),
    overEdges: signal(undefined),
  };
  const forget = effect(() => {
    planner.target.value;
    planner.attackers.value;
    combat.overEdges.value = undefined;
  });
  const assist = aboutText(decision, 'assist');
  if (assist !== undefined) planner.aim(assist);
  context.camera.lookFirst(combat.targets);
  void askOthers(combat);
  return {
    Panel: () => <CombatPanel combat={combat} />,
    shapes: computed(() => shapesOf(combat)),
    stances: computed(() => stancesOf(combat)),
    primary: computed(() => ({ label: say('choice.pass.combat'), act: () => endCombat(combat) })),
    tap: (event) => tapped(combat, event),
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
  return [hexes(left, 'threat'), ...plannerShapes(planner)];
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
  context.selection.select(at !== undefined && context.places.value.has(at) ? at : undefined);
  if (at === undefined || targets.includes(at)) {
    if (at !== undefined && at === planner.target.value) void attack(combat);
    else planner.aim(at);
    return;
  }
  const own = ownAt(context, at, decision.by);
  const chosen =
    counter !== undefined && own.some(({ unit }) => unit === counter) ? [counter] : own.map(({ unit }) => unit);
  if (planner.target.value !== undefined && own.length > 0) for (const unit of chosen) planner.toggleAttacker(unit);
  else if (own.length === 0 && context.places.value.has(at)) planner.aim(at);
}

function nextTarget({ context, planner, targets }: Combat): void {
  const at = planner.target.value === undefined ? -1 : targets.indexOf(planner.target.value);
  const target = targets[at + 1] ?? targets[0];
  if (target === undefined) return;
  planner.aim(target);
  context.camera.lookAt([target]);
}

async function attack(combat: Combat): Promise<void> {
  const { planner, context } = combat;
  const target = planner.target.value;
  const units = attackersOf(planner);
  if (target === undefined || units.length === 0) return;
  // Where nothing can support it, the die falls at once.
  battleOf(context).value = planner.odds.value;
  await attackOver(context, attackOn(target, planner), combat.overEdges);
}

const attackOn = (target: string, planner: Planner): Choice => ({
  kind: 'attack',
  target,
  units: [...attackersOf(planner)],
});

function CombatPanel({ combat }: { readonly combat: Combat }) {
  const { planner, decision, targets } = combat;
  const target = planner.target.value;
  if (target === undefined) return <TargetList combat={combat} />;
  const column = planner.odds.value?.column;
  const isTarget = targets.includes(target);
  return (
    <PlannerPanel
      planner={planner}
      airUnits={aboutNumber(decision, 'airUnits') ?? 0}
      note={say('planner.support-note')}
    >
      <button type="button" class="button" onClick={() => planner.aim(undefined)}>
        {say('clear')}
      </button>
      <button
        type="button"
        class="button primary"
        data-act="attack"
        disabled={attackersOf(planner).length === 0}
        aria-disabled={!isTarget}
        onClick={() => void (isTarget ? attack(combat) : mayChoose(combat.context, attackOn(target, planner)))}
      >
        {column === undefined ? say('planner.attack') : say('planner.attack-at', { column: columnText(column) })}
      </button>
      <OverEdges context={combat.context} plan={combat.overEdges} />
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
