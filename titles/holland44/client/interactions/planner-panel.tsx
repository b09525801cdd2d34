/** [design 8] The combat planner: who attacks, with what support, at what odds; then one button that says what it does. */
import { Icon, ownAt } from '@bridgehead/client-kit/play';
import type { ComponentChildren } from 'preact';
import type { UnitView } from '../../src/facts.ts';
import { Leads } from '../parts/leads.tsx';
import { OddsCard } from '../parts/odds-card.tsx';
import { SupportSwitches } from '../parts/support-switches.tsx';
import type { PlayContext } from '../play-context.ts';
import { placeName, say } from '../say.ts';
import { keepPlan, plansOf } from './battle-plans.ts';
import { attackersOf, type Planner, planNow } from './planner.ts';
import { around } from './refused-march.ts';

interface Props {
  readonly planner: Planner;
  readonly note: string;
  readonly children?: ComponentChildren;
}

export function PlannerPanel({ planner, note, children }: Props) {
  const { context, target, odds, ground, joins, air, artillery, lead } = planner;
  const hex = target.value;
  if (hex === undefined) return undefined;
  const report = odds.value;
  const attackers = { units: besideOf(planner, hex), isOn: isAttacking(planner), toggle: planner.toggleAttacker };
  return (
    <section class="planner" aria-label={say('planner.title', { place: placeName(hex) })}>
      <header>
        <h3>
          {placeName(hex)} <small>{ground.value}</small>
        </h3>
        <p class="quiet">{note}</p>
        <button type="button" class="icon-button" aria-label={say('close')} onClick={() => planner.aim(undefined)}>
          <Icon name="close" />
        </button>
      </header>
      {report === undefined ? <p class="quiet">{say('planner.nobody')}</p> : undefined}
      <OddsCard context={context} odds={report} attackers={attackers} joins={joins.value}>
        <Leads odds={report} onPick={(one) => (lead.value = one)} />
        <SupportSwitches
          context={context}
          offered={report?.offered}
          air={air.value}
          guns={artillery.value}
          onAir={() => (air.value = !air.value)}
          onGun={planner.toggleGun}
        />
      </OddsCard>
      <footer class="confirm">
        <KeepPlan planner={planner} />
        {children}
      </footer>
    </section>
  );
}

const isAttacking =
  (planner: Planner) =>
  (unit: string): boolean =>
    attackersOf(planner).includes(unit);

/** Own units beside the target, those in an Entry Area next to it among them; who has no attack at all is none of them. */
function besideOf(planner: Planner, hex: string): readonly UnitView[] {
  const { context, side } = planner;
  const chosen = attackersOf(planner);
  return unitsBeside(context, hex, side).filter(
    ({ unit, area, range }) =>
      range === undefined && (area === undefined || chosen.includes(unit) || planner.willing.value.includes(unit)),
  );
}

function unitsBeside(context: PlayContext, hex: string, side: string): readonly UnitView[] {
  const areas = [...context.places.value.keys()].filter((place) => place.length === 1);
  const near = [...around(hex), ...(context.game.decision.value?.kind === 'combat' ? areas : [])];
  return near.flatMap((place) => ownAt(context, place, side));
}

/** The plan stays on the map, and is there again when its hex is. */
function KeepPlan({ planner }: { readonly planner: Planner }) {
  const { context, target } = planner;
  const isKept = target.value !== undefined && plansOf(context).value.has(target.value);
  const keep = (): void => {
    const plan = planNow(planner);
    if (plan !== undefined) keepPlan(context, plan);
    planner.aim(undefined);
  };
  return (
    <button
      type="button"
      class="button"
      data-act="keep-plan"
      disabled={attackersOf(planner).length === 0}
      onClick={keep}
    >
      {say(isKept ? 'planner.kept' : 'planner.keep')}
    </button>
  );
}
