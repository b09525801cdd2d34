/** Who of the enemy bars the ways of those who are to take something. */
import type { Game } from '@bridgehead/engine';
import type { Side } from '../../src/data/unit-data.ts';
import { zoneSources } from '../../src/rules/03-concepts/zones.ts';
import { isHeldBy } from '../../src/state/stacks.ts';
import { hexAt } from '../../src/state/state.ts';
import { enemyOf, type Unit } from '../../src/state/units.ts';
import type { Field } from '../distance-fields.ts';
import { besideOf } from '../map-facts.ts';
import { attackOfUnit } from '../strength.ts';

/** Farther than this from where a unit stands nobody is in its way yet. */
const AHEAD = 10;

/** The hex of the enemy that a march meets first: he stands on the way, or his zone ends the march. */
function firstOnTheWay(g: Game, side: Side, from: number, field: Field): readonly number[] {
  const enemy = enemyOf(side);
  let here = from;
  for (let i = 0; i < AHEAD; i++) {
    let next = here;
    for (const hex of besideOf(here)) if ((field[hex] ?? 0) < (field[next] ?? 0)) next = hex;
    if (next === here) return [];
    if (isHeldBy(g, enemy, next)) return [next];
    const sources = zoneSources(g, enemy, next);
    if (sources.length > 0) return sources;
    here = next;
  }
  return [];
}

/** By hex of the enemy: points of attack whose way he bars. */
export function barriersTo(g: Game, side: Side, ways: ReadonlyMap<Unit, Field>): ReadonlyMap<number, number> {
  const barred = new Map<number, number>();
  for (const [u, field] of ways) {
    const at = hexAt(g, u);
    if (at < 0) continue;
    const met = firstOnTheWay(g, side, at, field);
    for (const hex of met) barred.set(hex, (barred.get(hex) ?? 0) + attackOfUnit(g, u) / met.length);
  }
  return barred;
}
