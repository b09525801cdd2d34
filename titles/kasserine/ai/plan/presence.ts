/** [3.1] What it is worth to stand in a hex, or beside one that an uncontested zone would turn. */
import type { Game, Thinking } from '@bridgehead/engine';
import { isFriendly } from '../../src/rules/03-concepts/control.ts';
import { isInZone } from '../../src/rules/03-concepts/zones.ts';
import { isHeldBy, unitsIn } from '../../src/state/stacks.ts';
import { enemyOf, hasFullZone, sideOfUnit, type Unit } from '../../src/state/units.ts';
import { besideOf } from '../map-facts.ts';
import { keepsBy, riskIn } from '../threat-map.ts';
import { PRESENCE } from '../weights.ts';

/** The worth that a unit brings by ending there: what it takes, and by how much it makes surer what is held. */
export function presenceValue({ g, thinking, worth }: Ground, hex: number, u: Unit): number {
  const side = sideOfUnit(u);
  const here = worth.get(hex) ?? 0;
  let value = 0;
  if (here > 0) {
    const isNew = !isFriendly(g, side, hex) && !unitsIn(g, side, hex).some((one) => one !== u);
    if (isNew) value += here * PRESENCE.take * (1 - riskIn(g, thinking, u, hex) / 2);
    else value += here * (PRESENCE.keep * keepsBy(g, thinking, u, hex) + PRESENCE.quiet);
  }
  if (!hasFullZone(u)) return value;
  for (const next of besideOf(hex)) {
    const there = worth.get(next) ?? 0;
    if (there === 0 || isHeldBy(g, enemyOf(side), next) || isHeldBy(g, side, next)) continue;
    const isContested = isInZone(g, enemyOf(side), next);
    if (isFriendly(g, side, next)) value += isInZone(g, side, next) ? 0 : there * PRESENCE.watch;
    else value += there * (isContested ? PRESENCE.contest : PRESENCE.touch);
  }
  return value;
}

interface Ground {
  readonly g: Game;
  readonly thinking: Thinking;
  /** By hex. */
  readonly worth: ReadonlyMap<number, number>;
}
