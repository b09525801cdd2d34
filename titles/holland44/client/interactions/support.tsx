/** `support`: switches for air and guns, the odds of every setting before the die is rolled. */
import type { Shape } from '@bridgehead/board';
import type { Decision, JsonObject } from '@bridgehead/client-kit/game';
import { applyChoice, hexes, type Interaction, terrainWords, whereIs } from '@bridgehead/client-kit/play';
import { computed, effect, type Signal, signal } from '@preact/signals';
import { aboutOf, isChoice } from '../decisions.ts';
import { OddsCard } from '../parts/odds-card.tsx';
import { SupportSwitches } from '../parts/support-switches.tsx';
import { battleOf, type PlayContext } from '../play-context.ts';
import { ask, type OddsReport } from '../query-replies.ts';
import { columnText, placeName, say } from '../say.ts';
import { dropPlan, plansOf, supportChoice } from './battle-plans.ts';
import { askOdds } from './planner.ts';

interface Support {
  readonly context: PlayContext;
  readonly attackers: readonly string[];
  /** As the question tells it. */
  readonly column: string | undefined;
  readonly target: string;
  readonly air: Signal<boolean>;
  readonly guns: Signal<readonly string[]>;
  readonly odds: Signal<OddsReport | undefined>;
  readonly ground: Signal<string>;
}

/** What was planned before the attack was declared stands in the switches. */
export function createSupportInteraction(context: PlayContext, decision: Decision): Interaction {
  const { target = '', units: attackers = [], column } = aboutOf(decision, 'support') ?? {};
  const plan = plansOf(context).peek().get(target);
  const support: Support = {
    context,
    attackers,
    column,
    target,
    air: signal(plan?.air ?? false),
    guns: signal(plan?.artillery ?? []),
    odds: signal(undefined),
    ground: signal(''),
  };
  const stop = effect(() => askWith(support, support.air.value, support.guns.value));
  void ask(context.game, 'hex', { hex: target }).then((report) => {
    if (report !== undefined) support.ground.value = terrainWords(report);
  });
  context.camera.lookAt([target]);
  return {
    Panel: () => <SupportPanel support={support} />,
    shapes: computed(() => shapesOf(support)),
    stances: signal(new Map()),
    hasOwnDice: signal(true),
    primary: computed(() => ({ label: say('support.go'), act: () => give(support) })),
    confirm: () => give(support),
    dispose: stop,
  };
}

/** [10.2] The lead that was chosen; where nothing was to be chosen, the engine knows it. */
function leadOf({ game }: PlayContext): JsonObject {
  const { choice } = game.log.peek().at(-1) ?? {};
  if (choice === undefined || !isChoice(choice, 'lead')) return {};
  return { lead: choice.formation ?? null, attached: choice.attachment ?? null };
}

function askWith({ context, attackers, target, odds }: Support, air: boolean, guns: readonly string[]): void {
  const params: JsonObject = {
    target,
    attackers: [...attackers],
    ...leadOf(context),
    support: { ...(air ? { air: true } : {}), ...(guns.length > 0 ? { artillery: [...guns] } : {}) },
  };
  void askOdds(context, params, odds);
}

function give({ context, target, air, guns, odds }: Support): void {
  battleOf(context).value = odds.value;
  void applyChoice(context, supportChoice(air.value, guns.value)).then((isGiven) => {
    if (isGiven) dropPlan(context, target);
  });
}

function shapesOf({ context, attackers, target, guns, odds, column: asked }: Support): readonly Shape[] {
  const from = (list: readonly string[]): readonly string[] => [
    ...new Set(list.flatMap((unit) => whereIs(context, unit) ?? [])),
  ];
  const column = odds.value?.column ?? asked;
  return [
    hexes([target], 'target'),
    ...from(attackers).map((place) => ({ kind: 'arrow', from: place, to: target, look: 'attack' }) as const),
    ...from(guns.value).map((place) => ({ kind: 'arrow', from: place, to: target, look: 'support' }) as const),
    ...(column === undefined ? [] : [{ kind: 'pill', hex: target, text: columnText(column), look: 'odds' } as const]),
  ];
}

function SupportPanel({ support }: { readonly support: Support }) {
  const { context, target, odds, ground, air, guns } = support;
  const report = odds.value;
  const isTooWeak = report?.tooWeak !== undefined;
  return (
    <section class="planner">
      <header>
        <h3>
          {placeName(target)} <small>{ground.value}</small>
        </h3>
        <p class="quiet">{say('support.hint')}</p>
      </header>
      {/* The attack is under way: that its target cannot be attacked again is no news here. */}
      <OddsCard context={context} odds={report === undefined ? undefined : withoutRefusals(report)}>
        <SupportSwitches
          context={context}
          offered={report?.offered}
          air={air.value}
          guns={guns.value}
          onAir={() => (air.value = !air.value)}
          onGun={(gun) => (guns.value = withGun(guns.value, gun))}
        />
      </OddsCard>
      <footer class="confirm">
        <button
          type="button"
          class="button primary"
          data-act="support"
          disabled={isTooWeak}
          onClick={() => give(support)}
        >
          {report?.column === undefined || isTooWeak
            ? say('support.go')
            : say('support.roll', { column: columnText(report.column) })}
        </button>
      </footer>
    </section>
  );
}

function withoutRefusals({ refusal: _, ...odds }: OddsReport): OddsReport {
  return { ...odds, refusals: [] };
}

const withGun = (guns: readonly string[], gun: string): readonly string[] =>
  guns.includes(gun) ? guns.filter((one) => one !== gun) : [...guns, gun];
