/** [17.8] Artillery Resupply: the gun that has most to fire at next [strategy 5.8]. */
import type { Candidate, Game } from '@bridgehead/engine';
import { distanceBetween, OFF_MAP } from '@bridgehead/hex';
import { candidate, ranked } from '@bridgehead/toolkit';
import { listed } from '../../src/asking.ts';
import { GRID } from '../../src/data/map.ts';
import type { Side } from '../../src/data/unit-data.ts';
import { occupiedHexes } from '../../src/state/stacks.ts';
import { hexOf } from '../../src/state/state.ts';
import { dataOf, enemyOf, idOf, type Unit } from '../../src/state/units.ts';
import { hexValue } from '../hex-value.ts';
import { says } from '../says.ts';
import { RESUPPLY } from '../weights.ts';

/** The worth of what lies in its range: enemies, and ground worth defending. */
function fireValue(known: Game, side: Side, u: Unit): number {
  const from = hexOf(known, u);
  const { range = 0 } = dataOf(u);
  if (from === OFF_MAP) return RESUPPLY.byRange * range;
  let best = 0;
  for (const hex of occupiedHexes(known, enemyOf(side))) {
    const distance = distanceBetween(GRID, from, hex);
    const value = 1 + hexValue(known, side, hex);
    if (distance <= range) best = Math.max(best, value);
    else if (distance <= range + RESUPPLY.nextTurn) best = Math.max(best, value / 2);
  }
  return best + RESUPPLY.byRange * range;
}

/** A flip that is not used is lost [17.8.4]: passing is never better. */
export function resupplyCandidates(known: Game, side: Side): readonly Candidate[] {
  const found = listed('artillery-resupply', known).map(({ choice, chosen }) =>
    chosen.kind === 'pass'
      ? candidate(choice, says('order.no-more'), 0)
      : candidate(choice, says('order.resupply', { unit: idOf(chosen.unit) }), fireValue(known, side, chosen.unit)),
  );
  return ranked(found).slice(0, 4);
}
