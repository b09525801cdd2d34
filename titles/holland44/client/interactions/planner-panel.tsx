/** The combat planner: who could attack the target, with what support, at what odds. */

import { CounterPicks, Icon, ownAt } from '@bridgehead/client-kit/play';
import { distanceBetween } from '@bridgehead/hex';
import type { ComponentChildren } from 'preact';
import { GRID, type UnitView } from '../../src/facts.ts';
import { OddsCard } from '../parts/odds-card.tsx';
import type { PlayContext } from '../play-context.ts';
import { placeName, say, unitName } from '../say.ts';
import { attackersOf, type Planner } from './planner.ts';
import { around } from './refused-march.ts';

interface Props {
  readonly planner: Planner;
  /** Air units that are left; none: no switch for them. */
  readonly airUnits: number;
  readonly note: string;
  readonly children?: ComponentChildren;
}

export function PlannerPanel({ planner, airUnits, note, children }: Props) {
  const { context, target, odds } = planner;
  const hex = target.value;
  if (hex === undefined) return undefined;
  return (
    <section class="planner" aria-label={say('planner.title', { place: placeName(hex) })}>
      <header>
        <h3>{placeName(hex)}</h3>
        <p class="quiet">{note}</p>
        <button type="button" class="icon-button" aria-label={say('close')} onClick={() => planner.aim(undefined)}>
          <Icon name="close" />
        </button>
      </header>
      <Attackers planner={planner} hex={hex} />
      {odds.value === undefined ? (
        <p class="quiet">{say('planner.nobody')}</p>
      ) : (
        <OddsCard context={context} odds={odds.value}>
          <Support planner={planner} hex={hex} airUnits={airUnits} />
        </OddsCard>
      )}
      <footer class="confirm">{children}</footer>
    </section>
  );
}

/** Own units beside the target, those in an Entry Area next to it among them. */
function unitsBeside(context: PlayContext, hex: string, side: string): readonly UnitView[] {
  const areas = [...context.places.value.keys()].filter((place) => place.length === 1);
  const near = [...around(hex), ...(context.game.decision.value?.kind === 'combat' ? areas : [])];
  return near.flatMap((place) => ownAt(context, place, side));
}

function Attackers({ planner, hex }: { readonly planner: Planner; readonly hex: string }) {
  const { context, side } = planner;
  const chosen = attackersOf(planner);
  const beside = unitsBeside(context, hex, side).filter(
    ({ unit, area, range }) =>
      range === undefined && (area === undefined || chosen.includes(unit) || planner.willing.value.includes(unit)),
  );
  if (beside.length === 0) return undefined;
  return (
    <CounterPicks
      context={context}
      units={beside}
      look="planner-units"
      label={say('planner.attackers')}
      isOn={(unit) => chosen.includes(unit)}
      onToggle={planner.toggleAttacker}
    />
  );
}

/** Guns that reach the target and have not fired; whether they may support it, the odds say. */
function gunsNear({ units }: PlayContext, hex: string, side: string): readonly UnitView[] {
  const aim = GRID.indexByName.get(hex);
  return [...units.value.values()].filter(({ range, side: owner, hex: at, states }) => {
    const from = at === undefined ? undefined : GRID.indexByName.get(at);
    if (range === undefined || owner !== side || from === undefined || aim === undefined) return false;
    return distanceBetween(GRID, from, aim) <= range && !states.includes('fired');
  });
}

interface SupportProps {
  readonly planner: Planner;
  readonly hex: string;
  readonly airUnits: number;
}

function Support({ planner, hex, airUnits }: SupportProps) {
  const { context, side, air, artillery } = planner;
  const guns = gunsNear(context, hex, side);
  if (guns.length === 0 && airUnits === 0) return undefined;
  return (
    <fieldset class="switches" aria-label={say('planner.support')}>
      {airUnits > 0 ? (
        <label class="switch">
          <input type="checkbox" checked={air.value} onChange={() => (air.value = !air.value)} />
          <Icon name="plane" size={16} /> {say('planner.air', { count: airUnits })}
        </label>
      ) : undefined}
      {guns.map(({ unit }) => (
        <label key={unit} class="switch">
          <input type="checkbox" checked={artillery.value.includes(unit)} onChange={() => planner.toggleGun(unit)} />
          <Icon name="shell" size={16} /> {unitName(unit)}
        </label>
      ))}
    </fieldset>
  );
}
