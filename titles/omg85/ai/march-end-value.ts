/** What it is worth that a unit ends its march in a hex: danger, the fight it can join, rest. */
import type { Game } from '@bridgehead/engine';
import { CITY, CLEAR, FOREST, isInside, TERRAIN, TOWN } from '../src/data/map.ts';
import type { Side } from '../src/data/unit-data.ts';
import { gunStrength, rangeFactor } from '../src/rules/08-operations/artillery.ts';
import { armorFactor } from '../src/rules/09-combat/fire.ts';
import { allowanceOf, clock, cpOf, efficiencyOf, fortOf, hexAt, isTravelling } from '../src/state/state.ts';
import { classOf, hasGuns, sideOfUnit, type Unit } from '../src/state/units.ts';
import { CASUALTIES, FIRE_MODIFIERS, FIRE_PER_LOSS, MOST_EFFICIENCY } from '../src/tables/combat-tables.ts';
import { costOf } from '../src/tables/operation-costs.ts';
import type { Intent } from './intent.ts';
import { discAround, zocNeighbours } from './map-facts.ts';
import { type EnemyMap, enemyMap, HUNDRED, type OwnMap, ownMap, powerOf } from './threat-map.ts';
import { ASSAULT, MARCH_END } from './weights.ts';

/** An end of a march. */
export interface MarchEnd {
  readonly hex: number;
  readonly left: number;
  readonly travels: boolean;
}

function casualtyPercent(hex: number, travels: boolean, fort: number): number {
  let percent = HUNDRED + (travels ? CASUALTIES.travelMode : 0) + CASUALTIES.perFortLevel * fort;
  if (TERRAIN[hex] === CLEAR) percent += CASUALTIES.open;
  if (TERRAIN[hex] === TOWN) percent += CASUALTIES.town;
  if (TERRAIN[hex] === FOREST) percent += CASUALTIES.forest;
  if (TERRAIN[hex] === CITY) percent += MARCH_END.cityWalls;
  return percent / HUNDRED;
}

/** A unit that thinks of marching, and all that is the same wherever it ends. */
export interface Marcher {
  readonly g: Game;
  readonly unit: Unit;
  readonly side: Side;
  readonly hex: number;
  readonly cp: number;
  readonly hasGuns: boolean;
  readonly enemy: EnemyMap;
  readonly own: OwnMap;
}

export function marcherOf(g: Game, unit: Unit): Marcher {
  const side = sideOfUnit(unit);
  const [enemy, own] = [enemyMap(g, side), ownMap(g, side)];
  return { g, unit, side, hex: hexAt(g, unit), cp: cpOf(g, unit), hasGuns: hasGuns(unit), enemy, own };
}

/** The strength that the unit may be expected to lose there before its next phase. */
export function expectedLoss(m: Marcher, { hex, travels }: MarchEnd): number {
  if (!isInside(hex)) return 0;
  const threat = Math.min(MARCH_END.mostThreat, m.enemy.threat[hex] ?? 0);
  if (threat === 0) return 0;
  const isHere = m.hex === hex;
  const friends = Math.max(0, (m.own.support[hex] ?? 0) - (isHere ? m.cp : 0));
  const stack = Math.max(0, (m.own.strength[hex] ?? 0) - (isHere ? m.cp : 0));
  const share = m.cp / (m.cp + stack);
  const likely = Math.min(1, Math.max(MARCH_END.leastLikely, (MARCH_END.threatShare * threat) / (friends + m.cp)));
  const fire = (threat / FIRE_PER_LOSS) * casualtyPercent(hex, travels, isHere ? fortOf(m.g, m.unit) : 0);
  return fire * share * likely * (travels ? MARCH_END.caughtOnTheMarch : 1);
}

/** [8.13] Guns reach over two hexes: in the front line they are in the way of those who fight there. */
export const exposedGunsCost = (m: Marcher, hex: number): number =>
  m.hasGuns && m.enemy.zone[hex] === 1 ? MARCH_END.gunsInFront : 0;

/** [8.13] What the guns of a unit could do from there to the enemies within two hexes. */
export function fireSupportFrom(m: Marcher, { hex, travels }: MarchEnd): number {
  if (travels || !m.hasGuns) return 0;
  const { strength } = m.enemy;
  let best = 0;
  for (const [target, distance] of discAround(hex)) {
    if (distance > 2) break;
    if ((strength[target] ?? 0) === 0) continue;
    const fire = Math.min(strength[target] ?? 0, gunStrength(m.g, m.unit) * rangeFactor(m.unit, distance));
    best = Math.max(best, fire * ((m.own.support[target] ?? 0) > 0 ? 1 : MARCH_END.noContact));
  }
  return MARCH_END.gunShare * best;
}

/** What the unit could do from there to the enemies next to it. */
export function attackValueFrom(m: Marcher, intent: Intent, { hex, left, travels }: MarchEnd): number {
  const { g, unit: u, side, enemy, own } = m;
  if (enemy.zone[hex] !== 1 || m.hasGuns || !isInside(hex)) return 0;
  const time = Math.min(1, left / Math.max(1, allowanceOf(g, u)));
  const isNow = left >= costOf('offensive fire', classOf(u)) && time >= ASSAULT.leastTime;
  const share = (isNow ? time : MARCH_END.nextPhase) * (travels ? FIRE_MODIFIERS.travelMode : 1);
  let best = 0;
  for (const target of zocNeighbours(side, hex)) {
    const strength = enemy.strength[target] ?? 0;
    if (strength === 0) continue;
    const others = Math.max(0, (own.support[target] ?? 0) - (isHereBeside(m, target) ? m.cp : 0));
    const fire = powerOf(g, u) * share * armorFactor(u, target) * (others > 0 ? MARCH_END.laterAttacker : 1);
    const cleared =
      TERRAIN[target] === CITY ? 0 : Math.min(MARCH_END.mostRetreat, (MARCH_END.retreatPerShare * fire) / strength);
    const gain = fire / FIRE_PER_LOSS + cleared * intent.attackValue(target);
    // The defenders fire once, however many attack: to join others costs little.
    const alone = Math.max(MARCH_END.leastReturnFire, 1 - others / strength);
    const returnFire = intent.ownLossWeight * (strength / FIRE_PER_LOSS) * alone;
    best = Math.max(best, gain - returnFire * (isNow ? 1 : MARCH_END.nextPhase));
  }
  return best;
}

const isHereBeside = ({ side, hex }: Marcher, target: number): boolean => zocNeighbours(side, target).includes(hex);

/** [9.1] Rest before the next turn, and the wear of a march in normal mode. */
export function restValue({ g, unit, cp }: Marcher, end: MarchEnd, spent: number): number {
  const lacking = MOST_EFFICIENCY - efficiencyOf(g, unit);
  const rest = clock(g, 'round') === 2 ? (MARCH_END.restShare * cp * Math.min(end.left, lacking)) / HUNDRED : 0;
  return rest - (isTravelling(g, unit) || end.travels ? 0 : MARCH_END.normalMarch * spent);
}

export function entrenchmentValue(m: Marcher, hex: number): number {
  const isUsed = m.hex === hex && (m.enemy.threat[hex] ?? 0) > MARCH_END.nearThreat;
  return isUsed ? MARCH_END.perFort * fortOf(m.g, m.unit) : 0;
}
