/** [9.1] [9.3] Taking losses: strength, efficiency, and the end of a unit. */
import type { Game } from '@bridgehead/engine';
import { CITY, TERRAIN } from '../../data/map.ts';
import { EFFICIENCY_PER_PERCENT, leastStrength } from '../../inferred-formulas.ts';
import { tellOf } from '../../state/events.ts';
import { GONE } from '../../state/places.ts';
import { cpOf, efficiencyOf, hexAt, placeUnit, setCp, setEfficiency, setTarget, targetOf } from '../../state/state.ts';
import { componentsOf, type Unit } from '../../state/units.ts';
import { LEAST_EFFICIENCY } from '../../tables/combat-tables.ts';
import { PERCENT } from '../../tables/percent.ts';
import { forgetLostUnit } from '../02-set-up/hidden-units.ts';
import { fullStrength, partsInside } from '../07-build-up/parts.ts';

export const lowerEfficiency = (g: Game, u: Unit, points: number): void =>
  setEfficiency(g, u, Math.max(LEAST_EFFICIENCY, efficiencyOf(g, u) - points));

/** [9.3] [11.3] What a unit needs to hold together in a hex: a parent unit by the parts inside it, not by those elsewhere. */
export const leastStrengthIn = (g: Game, u: Unit, hex: number): number =>
  leastStrength(fullStrength(g, u), TERRAIN[hex] === CITY);
/** The same where it stands: with less, a loss is the end of it. */
export const leastStrengthOf = (g: Game, u: Unit): number => leastStrengthIn(g, u, hexAt(g, u));

/** A unit without strength is destroyed, with all that is built into it. */
export function removeUnit(g: Game, u: Unit): void {
  forgetLostUnit(g, u, componentsOf(u));
  for (const part of partsInside(g, u)) removeUnit(g, part);
  placeUnit(g, u, GONE);
  setCp(g, u, 0);
  if (targetOf(g, u) >= 0) setTarget(g, u, -1);
}

/** [9.1] After a battle a unit is wearied by what it has lost of the strength that it had before. */
export function wearyUnit(g: Game, u: Unit, before: number, role: 'attacker' | 'defender'): void {
  const percent = ((before - cpOf(g, u)) * PERCENT) / Math.max(1, before);
  if (percent > 0) lowerEfficiency(g, u, Math.round(percent * EFFICIENCY_PER_PERCENT[role]));
}

/** [9.3] Whether a unit is still there after such a loss. */
export const survives = (g: Game, u: Unit, loss: number): boolean =>
  loss <= 0 || cpOf(g, u) - loss >= leastStrengthOf(g, u);

/** [9.3] A unit loses strength, and is destroyed if too little is left. */
export function loseStrength(g: Game, u: Unit, loss: number): void {
  if (loss <= 0) return;
  if (survives(g, u, loss)) {
    setCp(g, u, cpOf(g, u) - loss);
    return;
  }
  const isScattered = loss < cpOf(g, u);
  const below = isScattered ? { below: leastStrengthOf(g, u) } : {};
  tellOf(g, u, 'destroyed', { rule: '9.3', ...below });
  removeUnit(g, u);
}
