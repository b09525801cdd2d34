/** `support`: switches for air and guns, the odds of every setting before it is chosen. */
import type { Shape } from '@bridgehead/board';
import { computed, effect, type Signal, signal } from '@preact/signals';
import type { Choice, Decision, JsonObject } from '../../../game/contract.ts';
import type { OddsAnswer, Shift } from '../../../play/answers.ts';
import { listOf } from '../../../play/choice-words.ts';
import { aboutList, aboutNumber, aboutText } from '../../../play/interactions/about.ts';
import { hexes } from '../../../play/interactions/chooser.ts';
import { Icon } from '../../../play/parts/icon.tsx';
import { answer, lookAt, type Running, whereIs } from '../../../play/table.ts';
import { OddsBar } from '../parts/odds-bar.tsx';
import { OddsCard, Shifts } from '../parts/odds-card.tsx';
import { columnText, placeName, say, unitName } from '../say.ts';
import { battleOf, type Table } from '../table.ts';
import { askOdds } from './planner.ts';

interface Support {
  readonly table: Table;
  readonly decision: Decision;
  readonly legal: Signal<readonly Choice[]>;
  readonly air: Signal<boolean>;
  readonly guns: Signal<readonly string[]>;
  readonly odds: Signal<OddsAnswer | undefined>;
}

const sameList = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((one) => b.includes(one));

/** The legal choice with just this support. */
const choiceWith = (legal: readonly Choice[], air: boolean, guns: readonly string[]): Choice | undefined =>
  legal.find((choice) => (choice.air === true) === air && sameList(listOf(choice, 'artillery'), guns));

export function startSupport(table: Table, decision: Decision): Running {
  const support: Support = {
    table,
    decision,
    legal: signal([]),
    air: signal(false),
    guns: signal([]),
    odds: signal(undefined),
  };
  void table.game.choices({}, 500).then((choices) => {
    support.legal.value = choices;
  });
  const stop = effect(() => askWith(support, support.air.value, support.guns.value));
  const target = aboutText(decision, 'target');
  if (target !== undefined) lookAt(table, [target]);
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
function leadOf({ game }: Table): JsonObject {
  const { choice } = game.log.peek().at(-1) ?? {};
  if (choice?.kind !== 'lead') return {};
  return { lead: choice.formation ?? null, attached: choice.attachment ?? null };
}

function askWith({ table, decision, odds }: Support, air: boolean, guns: readonly string[]): void {
  const occasion = aboutText(decision, 'occasion') ?? 'combat';
  const target = aboutText(decision, 'target');
  if (target === undefined || !FORECAST.includes(occasion)) return;
  const params: JsonObject = {
    target,
    occasion,
    attackers: [...aboutList(decision, 'units')],
    ...leadOf(table),
    support: { ...(air ? { air: true } : {}), ...(guns.length > 0 ? { artillery: [...guns] } : {}) },
  };
  void askOdds(table, params, odds);
}

function give({ table, legal, air, guns, odds }: Support): void {
  battleOf(table).value = odds.value;
  const choice = choiceWith(legal.value, air.value, guns.value);
  const wanted: Choice = {
    kind: 'support',
    ...(air.value ? { air: true } : {}),
    ...(guns.value.length > 0 ? { artillery: [...guns.value] } : {}),
  };
  void answer(table, choice ?? wanted);
}

function shapesOf({ table, decision, guns, odds }: Support): readonly Shape[] {
  const target = aboutText(decision, 'target');
  if (target === undefined) return [];
  const from = (list: readonly string[]): readonly string[] => [
    ...new Set(list.flatMap((unit) => whereIs(table, unit) ?? [])),
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
  const { table, decision, odds } = support;
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
          <AboutOdds table={table} decision={decision} />
        </>
      ) : (
        // The attack is under way: that its target cannot be attacked again is no news here.
        <OddsCard table={table} odds={withoutRefusals(odds.value)}>
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

function withoutRefusals({ refusal: _, ...odds }: OddsAnswer): OddsAnswer {
  return { ...odds, refusals: [] };
}

/** A switch is locked where no legal choice has it on together with the others. */
function Switches({ support }: { readonly support: Support }) {
  const { legal, air, guns } = support;
  const allGuns = [...new Set(legal.value.flatMap((choice) => listOf(choice, 'artillery')))];
  const hasAir = legal.value.some((choice) => choice.air === true);
  const withGun = (gun: string): readonly string[] =>
    guns.value.includes(gun) ? guns.value.filter((one) => one !== gun) : [...guns.value, gun];
  const locked = (isOn: boolean, asked: Choice | undefined): boolean => !isOn && asked === undefined;
  return (
    <fieldset class="switches" aria-label={say('planner.support')}>
      {hasAir ? (
        <label class="switch">
          <input
            type="checkbox"
            checked={air.value}
            disabled={locked(air.value, choiceWith(legal.value, true, guns.value))}
            onChange={() => (air.value = !air.value)}
          />
          <Icon name="plane" size={16} /> {say('support.air')}
        </label>
      ) : undefined}
      {allGuns.map((gun) => (
        <label key={gun} class="switch">
          <input
            type="checkbox"
            checked={guns.value.includes(gun)}
            disabled={locked(guns.value.includes(gun), choiceWith(legal.value, air.value, withGun(gun)))}
            onChange={() => (guns.value = withGun(gun))}
          />
          <Icon name="shell" size={16} /> {unitName(gun)}
        </label>
      ))}
    </fieldset>
  );
}

/** Each shift is an object with these three fields: docs/protocol.md. */
const shiftsOf = ({ about }: Decision): readonly Shift[] =>
  Array.isArray(about?.shifts) ? (about.shifts as unknown as readonly Shift[]) : [];

/** The odds before support, as the decision tells them. */
export function AboutOdds({ table, decision }: { readonly table: Table; readonly decision: Decision }) {
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
      <Shifts table={table} shifts={shiftsOf(decision)} />
    </div>
  );
}
