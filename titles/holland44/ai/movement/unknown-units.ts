/** [25.6] Unknown units that are put down elsewhere. */
import { type Candidate, type Choice, check, type Game } from '@bridgehead/engine';
import { neighboursOf, OFF_MAP } from '@bridgehead/hex';
import { candidate, ranked } from '@bridgehead/toolkit';
import { GRID } from '../../src/data/map.ts';
import { FIRST_REPOSITIONING } from '../../src/rules/25-unknown-units/unknown-units.ts';
import { clock, turnOf, unknownCount, unknownHex } from '../../src/state/state.ts';
import { hexValue } from '../hex-value.ts';
import { highwayIndex } from '../highway.ts';
import { HIGHWAY_TOWNS } from '../key-terrain.ts';
import { hexAt, hexName } from '../names.ts';
import { says, saysBy } from '../says.ts';
import { HOUSEKEEPING } from '../weights.ts';
import type { MovementPlan } from './movement-plan.ts';

const TOWNS_IN_ORDER = HIGHWAY_TOWNS.map(hexAt);

/** Behind the spearhead a Town on the highway cuts it; elsewhere its own worth counts. */
function townValue(known: Game, plan: MovementPlan, hex: number): number {
  const index = highwayIndex(hex);
  const isBehind = index >= 0 && index < plan.spearhead;
  const nextTo = neighboursOf(GRID, hex).some((road) => highwayIndex(road) >= 0 && highwayIndex(road) < plan.spearhead);
  return (
    HOUSEKEEPING.townShare * hexValue(known, 'german', hex) +
    (isBehind ? HOUSEKEEPING.onHighway : nextTo ? HOUSEKEEPING.besideHighway : 0)
  );
}

/** [25.6] One a turn: from where it is missed least to where it hurts most. */
export function repositionings(known: Game, plan: MovementPlan): readonly Candidate[] {
  if (plan.side !== 'german' || turnOf(known) < FIRST_REPOSITIONING || clock(known, 'unknownMoved') !== 0) return [];
  const from = leastNeeded(known, plan);
  if (from === undefined) return [];
  const found: Candidate[] = [];
  for (const to of TOWNS_IN_ORDER) {
    const places = { from: hexName(from.hex), to: hexName(to) };
    const choice: Choice = { kind: 'reposition-unknown', ...places };
    const gain = townValue(known, plan, to) - from.value;
    if (gain > HOUSEKEEPING.leastRepositioning && check(known, choice).legal)
      found.push(
        candidate(choice, says('order.move-unknown', places), gain, [saysBy('25.6', 'reason.empty-highway-town')]),
      );
  }
  return ranked(found).slice(0, 3);
}

function leastNeeded(known: Game, plan: MovementPlan): { readonly hex: number; readonly value: number } | undefined {
  let best: { readonly hex: number; readonly value: number } | undefined;
  for (let i = 0; i < unknownCount(known); i++) {
    const hex = unknownHex(known, i);
    if (hex === OFF_MAP) continue;
    const value = townValue(known, plan, hex);
    if (best === undefined || value < best.value) best = { hex, value };
  }
  return best;
}
