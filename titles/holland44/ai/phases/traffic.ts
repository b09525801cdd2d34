/** [24.3] Traffic markers, where they hold up those whom the Allied player needs most [strategy 4.7]. */
import { type Candidate, type Choice, check, type Game } from '@bridgehead/engine';
import { neighbourOf, OFF_MAP } from '@bridgehead/hex';
import { candidate, ranked, valued } from '@bridgehead/toolkit';
import { GRID } from '../../src/data/map.ts';
import type { Side } from '../../src/data/unit-data.ts';
import { allowanceOf, isMechanized } from '../../src/rules/02-contents.ts';
import { POINT } from '../../src/rules/08-movement/costs.ts';
import { hexOf, IN_HOLDING_BOX, TRAFFIC_COUNT, trafficPlace, turnOf } from '../../src/state/state.ts';
import { isBridging, isEngineer, isTank, type Unit } from '../../src/state/units.ts';
import { type Field, fieldTo } from '../distance-fields.ts';
import { ARMY } from '../ground-army.ts';
import { hexAt, hexName } from '../names.ts';
import { says, saysBy } from '../says.ts';
import { STEP, TRAFFIC } from '../weights.ts';

/** Where the column wants to go: over the Waal, and then to Arnhem. */
const BEYOND_WAAL = hexAt('5421');
const ARNHEM = hexAt('6122');

/** What an hour of this unit is worth. */
function delayValue(known: Game, u: Unit): number {
  const turn = turnOf(known);
  if (isBridging(u)) return turn <= STEP.lastBridgingTurn ? TRAFFIC.bridging.early : TRAFFIC.bridging.late;
  if (isEngineer(u)) return turn >= TRAFFIC.firstEngineerTurn ? TRAFFIC.engineer.late : TRAFFIC.engineer.early;
  return isTank(u) ? TRAFFIC.tank : TRAFFIC.other;
}

/** The road hexes that lie before a unit, nearest first, as far as it can come in two turns. */
function roadAhead(field: Field, from: number, limit: number): readonly number[] {
  const way: number[] = [];
  let hex = from;
  while ((field[hex] ?? 0) > (field[from] ?? 0) - limit) {
    let next = hex;
    for (let d = 0; d < 6; d++) {
      const beside = neighbourOf(GRID, hex, d);
      if (beside !== OFF_MAP && (field[beside] ?? 0) < (field[next] ?? 0)) next = beside;
    }
    if (next === hex) break;
    way.push(next);
    hex = next;
  }
  return way;
}

/** By hex: what a marker there would cost the column. */
function valueByHex(known: Game): ReadonlyMap<number, number> {
  const field = fieldTo(known, turnOf(known) <= TRAFFIC.lastWaalTurn ? BEYOND_WAAL : ARNHEM, 'wheels');
  const value = new Map<number, number>();
  for (const u of ARMY) {
    const from = hexOf(known, u);
    if (from === OFF_MAP || !isMechanized(known, u)) continue;
    const pace = allowanceOf(known, u) * POINT;
    for (const hex of roadAhead(field, from, 2 * pace)) {
      const isThisTurn = (field[from] ?? 0) - (field[hex] ?? 0) <= pace;
      value.set(hex, (value.get(hex) ?? 0) + delayValue(known, u) * (isThisTurn ? 1 : TRAFFIC.nextTurnShare));
    }
  }
  return value;
}

const TOP = 12;

export function trafficCandidates(known: Game, _side: Side): readonly Candidate[] {
  const done = candidate({ kind: 'done' }, says('order.end-traffic'), 0);
  const marker = Array.from({ length: TRAFFIC_COUNT }, (_, i) => i).find(
    (i) => trafficPlace(known, i) === IN_HOLDING_BOX,
  );
  if (marker === undefined) return [done];
  const best = [...valueByHex(known)].sort(([, a], [, b]) => b - a);
  const found: Candidate[] = [];
  for (const [hex, value] of best) {
    const choice: Choice = { kind: 'place-traffic', marker: marker + 1, hex: hexName(hex) };
    if (value > 0 && check(known, choice).legal)
      found.push(
        candidate(choice, says('order.traffic', { hex: hexName(hex) }), value, [
          valued(saysBy('24.2', 'reason.units-held-up'), value),
        ]),
      );
    if (found.length >= TOP) break;
  }
  return ranked([...found, done]).slice(0, 4);
}
