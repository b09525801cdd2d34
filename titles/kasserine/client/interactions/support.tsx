/** `emergency-supply`, `attack-support`, `close-air-support`: what a combat is given, with the odds as they would be. */
import type { BoardEvent } from '@bridgehead/board';
import type { Choice, Decision } from '@bridgehead/client-kit/game';
import { applyChoice, type Interaction, stackAt } from '@bridgehead/client-kit/play';
import type { Stance } from '@bridgehead/client-kit/title';
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { aboutOf, isChoice } from '../decisions.ts';
import { type Crt, OddsCard } from '../parts/odds-card.tsx';
import { SupportTicks, type Tick, ticksOf } from '../parts/support-ticks.tsx';
import type { PlayContext } from '../play-context.ts';
import { say, unitName } from '../say.ts';
import { attackOnMap } from './attack-shapes.ts';
import { createForecast, type Forecast, planKey, plannedSupport, type Ticked } from './forecast.ts';

/** By what a choice is ticked: a gun, an air unit, or the choice itself. */
const idOf = (choice: Choice): string => {
  if (isChoice(choice, 'barrage') || isChoice(choice, 'supply')) return choice.unit;
  if (isChoice(choice, 'send')) return choice.air;
  return choice.kind === 'ignore-strongpoint' ? 'tiger' : choice.kind;
};

/** The combat that is being fought. */
const combatOf = (decision: Decision) =>
  aboutOf(decision, 'emergency-supply', 'attack-support', 'close-air-support') ?? NO_COMBAT;
const NO_COMBAT = { attackers: [], hexes: [], crt: 'assault' } as const;

interface Support {
  readonly context: PlayContext;
  readonly decision: Decision;
  readonly attackers: readonly string[];
  readonly hexes: readonly string[];
  readonly crt: Crt;
  /** Who attacks. */
  readonly side: string;
  readonly choices: Signal<readonly Choice[] | undefined>;
  readonly picked: Signal<readonly string[]>;
  readonly forecast: Forecast;
  readonly ticks: ReadonlySignal<readonly Tick[]>;
}

const MOST = 200;

export function createSupportInteraction(context: PlayContext, decision: Decision): Interaction {
  const support = supportOf(context, decision);
  const { picked, choices, forecast, attackers, hexes, crt } = support;
  const planned = plannedSupport(context).peek().get(planKey(hexes));
  void context.game.choices({}, MOST).then((found) => {
    choices.value = found.filter(({ kind }) => kind !== 'done');
    const wanted = [
      ...(planned?.barrage ?? []),
      ...(planned?.air ?? []),
      ...(planned?.rommel === true ? ['rommel'] : []),
      ...(planned?.tiger === true ? ['tiger'] : []),
    ];
    picked.value = choices.value.map(idOf).filter((id) => wanted.includes(id));
  });
  const end = effect(() => forecast.ask({ hexes, attackers, ...tickedOf(support) }));
  context.camera.lookAt(hexes);
  return {
    Panel: () => <SupportPanel support={support} />,
    shapes: computed(() => {
      const table = forecast.reply.value?.tables.find((one) => one.crt === crt);
      const from = [...new Set(attackers.flatMap((unit) => context.units.value.get(unit)?.hex ?? []))];
      const guns = picked.value.flatMap((id) => context.units.value.get(id)?.hex ?? []);
      return [
        ...attackOnMap({ crt, isFire: false, hexes, from, ...(table === undefined ? {} : { odds: table.odds }) }),
        ...guns.flatMap((gun) =>
          hexes.slice(0, 1).map((to) => ({ kind: 'arrow', from: gun, to, look: 'support' }) as const),
        ),
      ];
    }),
    stances: computed(() => stancesOf(support)),
    primary: computed(() => ({ label: labelOf(support), act: () => void give(support) })),
    tap: (event) => tapped(support, event),
    confirm: () => void give(support),
    cancel: () => {
      const had = picked.value.length > 0;
      picked.value = [];
      return had;
    },
    dispose: end,
  };
}

function supportOf(context: PlayContext, decision: Decision): Support {
  const { attackers, hexes, crt } = combatOf(decision);
  const [first = ''] = attackers;
  const choices = signal<readonly Choice[] | undefined>(undefined);
  const forecast = createForecast(context, decision.by);
  return {
    context,
    decision,
    attackers,
    hexes,
    crt,
    side: context.units.peek().get(first)?.side ?? decision.by,
    choices,
    picked: signal([]),
    forecast,
    ticks: computed(() => {
      const known = forecast.reply.value === undefined ? [] : ticksOf(forecast.reply.value);
      return (choices.value ?? []).map((choice) => {
        const id = idOf(choice);
        const tick = known.find((one) => one.id === id);
        if (tick === undefined) return { id, icon: 'crate', name: unitName(id), rule: '15.4.1', value: '' } as const;
        // [11.3.4] The points of the defender are added.
        const isDefender = choice.kind === 'send' && decision.by !== context.units.value.get(first)?.side;
        return isDefender ? { ...tick, value: tick.value.replace(/^\D/, '+') } : tick;
      });
    }),
  };
}

function tickedOf({ choices, picked }: Support): Ticked {
  const on = (choices.value ?? []).filter((choice) => picked.value.includes(idOf(choice)));
  const of = (kind: string): readonly string[] => on.filter((choice) => choice.kind === kind).map(idOf);
  return {
    barrage: of('barrage'),
    air: of('send'),
    rommel: of('rommel').length > 0,
    tiger: of('ignore-strongpoint').length > 0,
  };
}

function stancesOf({ context, hexes, choices, picked }: Support): ReadonlyMap<string, Stance> {
  const stances = new Map<string, Stance>();
  for (const hex of hexes) for (const { unit } of stackAt(context, hex)) stances.set(unit, 'target');
  for (const choice of choices.value ?? []) stances.set(idOf(choice), 'ready');
  for (const id of picked.value) stances.set(id, 'selected');
  return stances;
}

function toggle({ picked }: Support, id: string): void {
  picked.value = picked.value.includes(id) ? picked.value.filter((one) => one !== id) : [...picked.value, id];
}

/** Guns on the map are ticked where they stand. */
function tapped(support: Support, { at, counter }: BoardEvent): void {
  const { context, choices } = support;
  const open = (choices.value ?? []).map(idOf);
  const here = stackAt(context, at).filter(({ unit }) => open.includes(unit));
  const meant = here.find(({ unit }) => unit === counter) ?? here[0];
  if (meant !== undefined) toggle(support, meant.unit);
  else context.selection.select(at !== undefined && context.places.value.has(at) ? at : undefined);
}

const labelOf = ({ picked, decision }: Support): string => {
  const count = picked.value.length;
  if (decision.kind === 'close-air-support') return count === 0 ? say('cas.none') : say('cas.send', { count });
  if (decision.kind === 'emergency-supply')
    return count === 0 ? say('emergency.none') : say('emergency.give', { count });
  return count === 0 ? say('support.none') : say('support.give', { count });
};

/** One after the other, then it goes on. */
async function give({ context, decision, hexes, choices, picked }: Support): Promise<void> {
  const { game } = context;
  // The engine goes on by itself where nothing is left to give: the same may then be asked of another combat.
  const isSame = (): boolean => {
    const now = game.decision.peek();
    return now?.kind === decision.kind && now.by === decision.by && planKey(combatOf(now).hexes) === planKey(hexes);
  };
  const wanted = (choices.peek() ?? []).filter((choice) => picked.peek().includes(idOf(choice)));
  for (const choice of wanted) {
    if (!isSame() || !(await applyChoice(context, choice))) return;
  }
  if (isSame()) await applyChoice(context, { kind: 'done' });
}

function SupportPanel({ support }: { readonly support: Support }) {
  const { context, forecast, crt, side, ticks, picked, choices } = support;
  const odds = forecast.reply.value;
  if (choices.value === undefined) return <p class="quiet">{say('thinking')}</p>;
  const list = (
    <SupportTicks
      context={context}
      ticks={ticks.value}
      isOn={(id) => picked.value.includes(id)}
      onTurn={(id) => toggle(support, id)}
    />
  );
  return (
    <div class="chooser">
      {odds === undefined ? (
        list
      ) : (
        <OddsCard context={context} odds={odds} side={side} crt={crt}>
          {list}
        </OddsCard>
      )}
      <footer class="confirm">
        <button type="button" class="button primary" data-act="support" onClick={() => void give(support)}>
          {labelOf(support)}
        </button>
      </footer>
    </div>
  );
}
