/** [18.2] What the Allied staff guards: each location by how soon the Axis could be there and how many it still lacks. */
import type { Game } from '@bridgehead/engine';
import { isFriendly } from '../../src/rules/03-concepts/control.ts';
import { isHQ, isLeader, isMotorized, unitsOf } from '../../src/state/units.ts';
import { plainFieldTo, UNREACHABLE } from '../distance-fields.ts';
import { attackOfUnit } from '../strength.ts';
import { EXPOSED, WORTH } from '../weights.ts';
import { type Goal, goalsOf } from '../worth.ts';
import { comingFrom, TURN_OF_MARCH } from './way.ts';

/** In how many turns the nearest of those who can strike could be there. */
function turnsUntil(g: Game, hex: number): number {
  let way = UNREACHABLE;
  for (const u of unitsOf('axis')) {
    if (isLeader(u) || isHQ(u) || !isMotorized(u) || attackOfUnit(g, u) < EXPOSED.striking) continue;
    way = Math.min(way, comingFrom(g, u, plainFieldTo(g, u, hex)));
  }
  return way / TURN_OF_MARCH;
}

/** What a location counts in one of the sets: own strength in it changes nothing, or guards would chase each other. */
function shareIn(g: Game, goal: Goal, hex: number, nearness: ReadonlyMap<number, number>): number {
  const { keys, count, among } = goal;
  const open = among.filter((one) => !isFriendly(g, 'axis', one));
  if (!open.includes(hex)) return EXPOSED.retake;
  const lacks = Math.max(1, count - (among.length - open.length));
  const sum = open.reduce((total, one) => total + (nearness.get(one) ?? 0), 0);
  const share = Math.min(1, (lacks * (nearness.get(hex) ?? 0)) / Math.max(sum, Number.EPSILON));
  const isKey = keys.includes(hex) && !keys.some((key) => isFriendly(g, 'axis', key));
  return isKey ? Math.max(share, 1 / keys.length) * (WORTH.key / WORTH.wanted) : share;
}

/** By hex what it is worth to the Allies. */
export function exposedWorth(g: Game): ReadonlyMap<number, number> {
  const goals = goalsOf(g);
  const hexes = goals[0]?.among ?? [];
  const nearness = new Map(hexes.map((hex) => [hex, Math.exp(-turnsUntil(g, hex) / EXPOSED.turns)]));
  const worth = new Map<number, number>();
  for (const goal of goals)
    for (const hex of hexes) {
      const value = WORTH.other + (WORTH.wanted - WORTH.other) * shareIn(g, goal, hex, nearness);
      worth.set(hex, (worth.get(hex) ?? 0) + goal.chance * value);
    }
  return worth;
}
