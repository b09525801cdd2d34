/** [9.1] [9.3] Taking losses: strength, efficiency, and the end of a unit. */
import type { Game } from '@bridgehead/engine';
import { tell } from '../events.ts';
import { EFFICIENCY_PER_PERCENT, leastStrength } from '../gaps.ts';
import { GONE, INSIDE } from '../places.ts';
import { cpOf, efficiencyOf, placeOf, placeUnit, setCp, setEfficiency, setTarget, targetOf } from '../state.ts';
import { LEAST_EFFICIENCY } from '../tables/combat-tables.ts';
import { componentsOf, idOf, printedCp, type Unit } from '../units.ts';

const HUNDRED = 100;

export const lowerEfficiency = (g: Game, u: Unit, points: number): void =>
  setEfficiency(g, u, Math.max(LEAST_EFFICIENCY, efficiencyOf(g, u) - points));

/** A unit without strength is destroyed, with all that is built into it. */
export function removeUnit(g: Game, u: Unit): void {
  placeUnit(g, u, GONE);
  setCp(g, u, 0);
  if (targetOf(g, u) >= 0) setTarget(g, u, -1);
  for (const component of componentsOf(u)) if (placeOf(g, component) === INSIDE) placeUnit(g, component, GONE);
}

/** [9.1] After a battle a unit is wearied by what it has lost of the strength that it had before. */
export function wearyUnit(g: Game, u: Unit, before: number, role: 'attacker' | 'defender'): void {
  const percent = ((before - cpOf(g, u)) * HUNDRED) / Math.max(1, before);
  if (percent > 0) lowerEfficiency(g, u, Math.round(percent * EFFICIENCY_PER_PERCENT[role]));
}

/** [9.3] A unit loses strength, and is destroyed if too little is left. */
export function loseStrength(g: Game, u: Unit, loss: number): void {
  if (loss <= 0) return;
  const left = cpOf(g, u) - loss;
  if (left >= leastStrength(printedCp(u))) {
    setCp(g, u, left);
    return;
  }
  removeUnit(g, u);
  tell(g, 'destroyed', '9.3', { unit: idOf(u) });
}
