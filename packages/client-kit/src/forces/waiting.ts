/** Who still waits for an order, and who is left alone. */
import type { PlayContext } from '../play/play-context.ts';
import type { UnitFacts } from '../title/title-client.ts';

/** The phase with its turn: what was skipped in it waits again in the next. */
const phaseNow = ({ view }: PlayContext): string => `${view.value?.turn} ${view.value?.phase}`;

/** Those that are neither skipped nor asleep. */
export const awake = (context: PlayContext, units: readonly string[]): readonly string[] =>
  units.filter((unit) => !context.rest.isResting(unit, phaseNow(context)));

export const skipUnits = (context: PlayContext, units: readonly string[]): void =>
  context.rest.skip(units, phaseNow(context));

/** The next one waits for a word when these are left alone. */
export function leaveInHand(context: PlayContext, how: 'skip' | 'sleep'): void {
  const interaction = context.interaction.peek();
  const units = interaction?.inHand?.() ?? [];
  if (units.length === 0) return;
  interaction?.next?.();
  if (how === 'skip') skipUnits(context, units);
  else context.rest.sleep(units);
  // Where nobody else waits, the same is still in hand.
  if (interaction?.inHand?.().some((unit) => units.includes(unit)) === true) interaction.cancel?.();
}

const formationOf = ({ client }: PlayContext, unit: UnitFacts): string =>
  client.forces?.formationOf?.(unit) ?? unit.formation;

export const formationName = ({ client }: PlayContext, side: string, formation: string): string =>
  client.forces?.formationName(side, formation) ?? formation;

interface Group<Unit extends UnitFacts> {
  readonly formation: string;
  readonly name: string;
  readonly units: readonly Unit[];
}

/** By formation, in the order in which they are named first. */
export function byFormation<Unit extends UnitFacts>(
  context: PlayContext,
  units: readonly Unit[],
): readonly Group<Unit>[] {
  const groups = new Map<string, Unit[]>();
  for (const unit of units) {
    const formation = formationOf(context, unit);
    groups.set(formation, [...(groups.get(formation) ?? []), unit]);
  }
  return [...groups].map(([formation, all]) => ({
    formation,
    name: formationName(context, all[0]?.side ?? '', formation),
    units: all,
  }));
}
