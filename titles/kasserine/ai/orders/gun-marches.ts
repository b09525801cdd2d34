/** Where a battery goes: within range of where it is needed, behind those who fight. */
import { stackingPoints } from '../../src/rules/03-concepts/stacking.ts';
import { isInZone } from '../../src/rules/03-concepts/zones.ts';
import { couldTrace } from '../../src/rules/06-supply/supply.ts';
import { pointsLeft } from '../../src/rules/07-movement/allowance.ts';
import { hexAt } from '../../src/state/state.ts';
import { dataOf, enemyOf, isSelfPropelled, type Unit } from '../../src/state/units.ts';
import { MODE_COST, SP_MODE_COST, STACKING_LIMIT } from '../../src/tables/constants.ts';
import { UNREACHABLE } from '../distance-fields.ts';
import { wayFrom } from '../plan/way.ts';
import { dangerIn } from '../threat-map.ts';
import { GUNS, MARCH } from '../weights.ts';
import type { PhaseContext } from './attack-plans.ts';
import { keptEnds, moveChoice } from './ends.ts';
import { coverFrom } from './guns.ts';
import type { March } from './marches.ts';

/** Ends that are worth the dear part of the thought. */
const LOOKED_AT = 14;

export function bestGunMarch(context: PhaseContext, u: Unit): March | undefined {
  const { g, side, thinking, intent } = context;
  const at = hexAt(g, u);
  const aim = intent.aimOf(u);
  const before = aim === undefined ? 0 : wayFrom(g, u, aim.field);
  const points = pointsLeft(g, u);
  const toDeploy = isSelfPropelled(u) ? SP_MODE_COST : MODE_COST;
  const pullTo = (hex: number): number => {
    if (aim === undefined) return 0;
    const nearer = Math.max(aim.near, before) - Math.max(aim.near, aim.field[hex] ?? UNREACHABLE);
    return aim.pull * Math.max(-MARCH.mostPull, Math.min(MARCH.mostPull, nearer)) * GUNS.pullShare;
  };
  const valueAt = (hex: number, cost: number): number => {
    const supplyCost = couldTrace(g, u, hex) ? 0 : intent.unsupplied;
    const front = isInZone(g, enemyOf(side), hex) ? MARCH.gunFar : 0;
    const share = points - cost >= toDeploy ? 1 : GUNS.laterShare;
    return (
      GUNS.moveShare * share * coverFrom(context, u, hex) -
      intent.danger * dangerIn(g, thinking, u, hex) -
      supplyCost -
      front
    );
  };
  const stay = at < 0 ? -MARCH.offMap : valueAt(at, 0);
  let best: March = { unit: u, hex: at, choice: undefined, score: stay + MARCH.inertia, stay };
  const ends = [...keptEnds(g, thinking, u, 'movement')]
    .filter(([hex]) => stackingPoints(g, side, hex, [u]) + dataOf(u).stacking <= STACKING_LIMIT)
    .map(([hex, end]) => ({ hex, end, pull: pullTo(hex) }))
    .sort((a, b) => b.pull - a.pull || a.hex - b.hex);
  const step = Math.max(1, Math.floor(ends.length / LOOKED_AT));
  for (let i = 0; i < ends.length; i += i < LOOKED_AT ? 1 : step) {
    const one = ends[i];
    if (one === undefined) break;
    const score = one.pull + valueAt(one.hex, one.end.cost);
    if (score > best.score) best = { unit: u, hex: one.hex, choice: moveChoice(u, one.end), score, stay };
  }
  return best;
}
