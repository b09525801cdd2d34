/** [21.3] Breaking down before an advance, in it or after it. */
import type { Game, Refusal } from '@bridgehead/engine';
import type { Choices, ReadChoices } from '../../contract/index.ts';
import { refusal } from '../../says.ts';
import { idOf, type Unit } from '../../state/units.ts';
import { breakDown, freeCounters, mayBreakDown } from '../21-breakdown/breakdown.ts';
import type { AdvanceFrame } from './advance.ts';

type BreakOff = ReadChoices['advance']['break-down'];

/** Counters of one kind are alike, so only the first free one is listed. */
export function* listBreakOffs(g: Game, units: readonly Unit[]): Iterable<Choices['advance']['break-down']> {
  for (const u of units) {
    const counter = mayBreakDown(g, u).legal ? freeCounters(g, u)[0] : undefined;
    if (counter !== undefined) yield { kind: 'break-down', unit: idOf(u), as: idOf(counter) };
  }
}

const NOT_ONE_OF_THEM = refusal('21.3', 'breakdown-not-advancing');
const NO_SUCH_COUNTER = refusal('21.1', 'cannot-make-breakdown-unit');

/** [21.1] [21.3] Why one of these units may not break down so. */
export function breakOffRefusal(g: Game, units: readonly Unit[], { unit: u, as }: BreakOff): Refusal | undefined {
  if (!units.includes(u)) return NOT_ONE_OF_THEM;
  const ruling = mayBreakDown(g, u);
  if (!ruling.legal) return ruling;
  return freeCounters(g, u).includes(as) ? undefined : NO_SUCH_COUNTER;
}

/**
 * [21.1] The new unit has fought as its parent has, and may advance as it may. Its counter may be that of a Breakdown
 * unit which was lost in this very combat: what that one did is forgotten.
 */
export function breakOff(g: Game, f: AdvanceFrame, { unit: parent, as }: BreakOff): Unit {
  breakDown(g, parent, as);
  const isOther = (u: Unit): boolean => u !== as;
  const attackers = f.battle.attackers.filter(({ unit }) => isOther(unit));
  const assisting = f.battle.assisting.filter(isOther);
  const over = attackers.find(({ unit }) => unit === parent)?.over;
  f.battle = {
    ...f.battle,
    attackers: over === undefined ? attackers : [...attackers, { unit: as, over }],
    assisting: assisting.includes(parent) ? [...assisting, as] : assisting,
  };
  f.eligible = [...f.eligible.filter(isOther), as];
  f.moved = f.moved.filter(isOther);
  if (f.moved.includes(parent)) f.moved = [...f.moved, as];
  return as;
}
