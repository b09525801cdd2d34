/** `support`: switches for air and guns, the odds of every setting before it is chosen. */
import type { Shape } from '@bridgehead/board';
import type { Choice, Decision, JsonObject } from '@bridgehead/client-kit/game';
import {
  aboutList,
  aboutNumber,
  aboutText,
  applyChoice,
  hexes,
  Icon,
  type Interaction,
  listOf,
  mayChoose,
  whereIs,
} from '@bridgehead/client-kit/play';
import { computed, effect, type Signal, signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { OddsBar } from '../parts/odds-bar.tsx';
import { OddsCard, Shifts } from '../parts/odds-card.tsx';
import { battleOf, type PlayContext } from '../play-context.ts';
import type { OddsReport, Shift } from '../query-replies.ts';
import { columnText, placeName, say, unitName } from '../say.ts';
import { askOdds } from './planner.ts';

interface Support {
  readonly context: PlayContext;
  readonly decision: Decision;
  readonly legal: Signal<readonly Choice[]>;
  readonly air: Signal<boolean>;
  readonly guns: Signal<readonly string[]>;
  readonly odds: Signal<OddsReport | undefined>;
}

const sameList = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((one) => b.includes(one));

/** The legal choice with just this support. */
const choiceWith = (legal: readonly Choice[], air: boolean, guns: readonly string[]): Choice | undefined =>
  legal.find((choice) => (choice.air === true) === air && sameList(listOf(choice, 'artillery'), guns));

export function createSupportInteraction(context: PlayContext, decision: Decision): Interaction {
  const support: Support = {
    context,
    decision,
    legal: signal([]),
    air: signal(false),
    guns: signal([]),
    odds: signal(undefined),
  };
  void context.game.choices({}, 500).then((choices) => {
    support.legal.value = choices;
  });
  const stop = effect(() => askWith(support, support.air.value, support.guns.value));
  const target = aboutText(decision, 'target');
  if (target !== undefined) context.camera.lookAt([target]);
  return {
    Panel: () => <SupportPanel support={support} />,
    shapes: computed(() => shapesOf(support)),
    stances: signal(new Map()),
    primary: computed(() => ({ label: say('support.go'), act: () => give(support) })),
    confirm: () => give(support),
    dispose: stop,
  };
}

/** The engine forecasts attacks of these occasions; of others the decision itself tells the odds. */
const FORECAST: readonly string[] = ['combat', 'breakthrough', 'automatic'];

/** [10.2] The lead that was chosen; where nothing was to be chosen, the engine knows it. */
function leadOf({ game }: PlayContext): JsonObject {
  const { choice } = game.log.peek().at(-1) ?? {};
  if (choice?.kind !== 'lead') return {};
  return { lead: choice.formation ?? null, attached: choice.attachment ?? null };
}

function askWith({ context, decision, odds }: Support, air: boolean, guns: readonly string[]): void {
  const occasion = aboutText(decision, 'occasion') ?? 'combat';
  const target = aboutText(decision, 'target');
  if (target === undefined || !FORECAST.includes(occasion)) return;
  const params: JsonObject = {
    target,
    occasion,
    attackers: [...aboutList(decision, 'units')],
    ...leadOf(context),
    support: { ...(air ? { air: true } : {}), ...(guns.length > 0 ? { artillery: [...guns] } : {}) },
  };
  void askOdds(context, params, odds);
}

function give({ context, legal, air, guns, odds }: Support): void {
  battleOf(context).value = odds.value;
  const choice = choiceWith(legal.value, air.value, guns.value);
  void applyChoice(context, choice ?? supportOf(air.value, guns.value));
}

const supportOf = (air: boolean, guns: readonly string[]): Choice => ({
  kind: 'support',
  ...(air ? { air: true } : {}),
  ...(guns.length > 0 ? { artillery: [...guns] } : {}),
});

function shapesOf({ context, decision, guns, odds }: Support): readonly Shape[] {
  const target = aboutText(decision, 'target');
  if (target === undefined) return [];
  const from = (list: readonly string[]): readonly string[] => [
    ...new Set(list.flatMap((unit) => whereIs(context, unit) ?? [])),
  ];
  const column = odds.value?.column ?? aboutText(decision, 'column');
  return [
    hexes([target], 'target'),
    ...from(aboutList(decision, 'units')).map(
      (place) => ({ kind: 'arrow', from: place, to: target, look: 'attack' }) as const,
    ),
    ...from(guns.value).map((place) => ({ kind: 'arrow', from: place, to: target, look: 'support' }) as const),
    ...(column === undefined ? [] : [{ kind: 'pill', hex: target, text: columnText(column), look: 'odds' } as const]),
  ];
}

function SupportPanel({ support }: { readonly support: Support }) {
  const { context, decision, odds } = support;
  const target = aboutText(decision, 'target') ?? '';
  return (
    <section class="planner">
      <header>
        <h3>{placeName(target)}</h3>
        <p class="quiet">{say('support.hint')}</p>
      </header>
      {odds.value === undefined ? (
        <>
          <Switches support={support} />
          <AboutOdds context={context} decision={decision} />
        </>
      ) : (
        // The attack is under way: that its target cannot be attacked again is no news here.
        <OddsCard context={context} odds={withoutRefusals(odds.value)}>
          <Switches support={support} />
        </OddsCard>
      )}
      <footer class="confirm">
        <button type="button" class="button primary" data-act="support" onClick={() => give(support)}>
          {say('support.go')}
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

function Switches({ support }: { readonly support: Support }) {
  const { legal, air, guns } = support;
  const allGuns = [...new Set(legal.value.flatMap((choice) => listOf(choice, 'artillery')))];
  const hasAir = legal.value.some((choice) => choice.air === true);
  return (
    <fieldset class="switches" aria-label={say('planner.support')}>
      {hasAir ? (
        <Switch support={support} isOn={air.value} air={!air.value} guns={guns.value}>
          <Icon name="plane" size={16} /> {say('support.air')}
        </Switch>
      ) : undefined}
      {allGuns.map((gun) => (
        <Switch
          key={gun}
          support={support}
          isOn={guns.value.includes(gun)}
          air={air.value}
          guns={withGun(guns.value, gun)}
        >
          <Icon name="shell" size={16} /> {unitName(gun)}
        </Switch>
      ))}
    </fieldset>
  );
}

interface SwitchProps {
  readonly support: Support;
  readonly isOn: boolean;
  /** What is asked for when it is switched. */
  readonly air: boolean;
  readonly guns: readonly string[];
  readonly children: ComponentChildren;
}

/** Locked where no legal choice has it on together with the others; tried all the same, it says why. */
function Switch({ support, isOn, air, guns, children }: SwitchProps) {
  const { context, legal } = support;
  const isLocked = !isOn && choiceWith(legal.value, air, guns) === undefined;
  const turn = (): void => {
    context.selection.clearRefusal();
    support.air.value = air;
    support.guns.value = guns;
  };
  const press = (event: Event): void => {
    if (!isLocked) return;
    event.preventDefault();
    void mayChoose(context, supportOf(air, guns));
  };
  return (
    <label class="switch">
      <input type="checkbox" checked={isOn} aria-disabled={isLocked} onClick={press} onChange={turn} />
      {children}
    </label>
  );
}

/** Each shift is an object with these three fields: docs/protocol.md. */
const shiftsOf = ({ about }: Decision): readonly Shift[] =>
  Array.isArray(about?.shifts) ? (about.shifts as unknown as readonly Shift[]) : [];

/** The odds before support, as the decision tells them. */
function AboutOdds({ context, decision }: { readonly context: PlayContext; readonly decision: Decision }) {
  const column = aboutText(decision, 'column');
  if (column === undefined) return undefined;
  return (
    <div class="odds-card">
      <p class="ratio">
        <span>
          {aboutNumber(decision, 'attack')} : {aboutNumber(decision, 'defense')}
        </span>
        <b>{columnText(aboutText(decision, 'raw') ?? '')}</b>
        <strong>{columnText(column)}</strong>
      </p>
      <OddsBar raw={aboutText(decision, 'raw')} column={column} resolved={undefined} shifts={shiftsOf(decision)} />
      <Shifts context={context} shifts={shiftsOf(decision)} />
    </div>
  );
}
