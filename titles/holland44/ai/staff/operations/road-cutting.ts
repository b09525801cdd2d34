/** The last blow: on the last turn one German unit beside the road is worth more than any battle [26.1] [18.3.2]. */
import { type Candidate, type Choice, check, type Game, type Thinking } from '@bridgehead/engine';
import { OFF_MAP } from '@bridgehead/hex';
import { candidate, valued } from '@bridgehead/toolkit';
import { readLegal } from '../../../src/asking.ts';
import { startRefusal } from '../../../src/rules/08-movement/march-rules.ts';
import type { Mode } from '../../../src/rules/08-movement/moving-stack.ts';
import { reachOnMap } from '../../../src/rules/08-movement/reach.ts';
import { unknownOrders } from '../../../src/rules/25-unknown-units/unknown-units.ts';
import { lastTurnOf } from '../../../src/scenario/calendar.ts';
import { hexOfPlace, placeName } from '../../../src/state/places.ts';
import { hexOf, isInFullRetreat, turnOf } from '../../../src/state/state.ts';
import { idOf, type Unit } from '../../../src/state/units.ts';
import { hexName } from '../../names.ts';
import { says, saysBy } from '../../says.ts';
import { score } from '../../score.ts';
import { cuttingHexes, withUnitAt, withUnknownAt } from '../supply-line.ts';
import { freeUnits } from '../tasks/assign.ts';
import { timesActed } from './issued-orders.ts';

const KEY = 'staff.cuts';
const AGAIN = 'staff.cuts.again';
/** So many units beside the road are enough: each takes something away, or it is not sent. */
const MOST_CUTS = 6;

interface Cut {
  readonly unit: Unit;
  readonly hex: number;
  readonly mode: Mode;
  readonly path: readonly number[];
  readonly left: number;
}

/** What the Allies would have if the game ended now, in the scenario's own measure. */
const marginOf = (known: Game): number => score(known).margin;

export const isLastTurn = (known: Game): boolean => turnOf(known) >= lastTurnOf(known.setUp.scenario);

/** Every cut that a unit could make, with what it would leave the Allies. */
function cutsBy(
  known: Game,
  unit: Unit,
  hexes: ReadonlyMap<number, number>,
  kept: Map<number, number>,
): readonly Cut[] {
  const found: Cut[] = [];
  if (hexOf(known, unit) === OFF_MAP || isInFullRetreat(known, unit)) return found;
  for (const mode of ['normal', 'extended'] as const) {
    if (startRefusal(known, [unit], mode) !== undefined) continue;
    const reach = reachOnMap(known, unit, mode);
    for (const hex of reach.hexes) {
      if (!hexes.has(hex)) continue;
      // Who stands there hardly matters: what one has found out holds for the others.
      const left = kept.get(hex) ?? withUnitAt(known, unit, hex, () => marginOf(known));
      kept.set(hex, left);
      found.push({ unit, hex, mode, path: reach.wayTo(hex), left });
    }
  }
  return found;
}

const march = ({ unit, mode, path }: Cut): Choice => ({
  kind: 'march',
  units: [idOf(unit)],
  mode,
  path: path.map(placeName),
});

/** [25.6] Where an Unknown unit could be put down so that the road is cut. */
function bestReposition(known: Game, now: number): Candidate | undefined {
  let best: Candidate | undefined;
  let least = now;
  for (const order of unknownOrders) {
    for (const choice of order.list(known, 'german')) {
      const { from, to } = readLegal('movement-orders', choice);
      const left = withUnknownAt(known, from, to, () => marginOf(known));
      if (left >= least) continue;
      least = left;
      const name = says('order.move-unknown', { from: hexName(from), to: hexName(to) });
      best = candidate(choice, name, now - left, [valued(saysBy('25.6', 'reason.unknown-cuts-road'), now - left)]);
    }
  }
  return best;
}

/** The next cut to make, best first; none before the last turn or when nothing is gained any more. */
export const cuttingOrders = (known: Game, thinking: Thinking): readonly Candidate[] => nextCut(known, thinking, KEY);

/** Once more, when all others have moved: somebody may have opened what was cut. */
export const lastCuts = (known: Game, thinking: Thinking): readonly Candidate[] => nextCut(known, thinking, AGAIN);

/** Whether the order would open a road that is cut now: on the last turn nobody may leave who bars one. */
export function opensRoad(known: Game, { choice }: Candidate): boolean {
  if (!isLastTurn(known)) return false;
  const order = readLegal('movement-orders', choice);
  if (order.kind !== 'march') return false;
  const [unit, ...more] = order.units;
  const end = hexOfPlace(order.path.at(-1) ?? 0);
  if (unit === undefined || more.length > 0 || end === OFF_MAP) return false;
  return withUnitAt(known, unit, end, () => marginOf(known)) > marginOf(known);
}

function nextCut(known: Game, thinking: Thinking, key: string): readonly Candidate[] {
  if (!isLastTurn(known)) return [];
  if (timesActed(known, thinking, key) > MOST_CUTS) return [];
  const now = marginOf(known);
  const hexes = cuttingHexes(known);
  const kept = new Map<number, number>();
  let best: Cut | undefined;
  for (const unit of freeUnits(known, 'german')) {
    for (const cut of cutsBy(known, unit, hexes, kept)) {
      if (cut.left < (best?.left ?? now) && check(known, march(cut)).legal) best = cut;
    }
  }
  const unknown = bestReposition(known, best?.left ?? now);
  if (unknown !== undefined) return [unknown];
  if (best === undefined) return [];
  const gain = now - best.left;
  const reasons = [valued(saysBy('18.3.2', 'reason.ezoc-breaks-paths'), gain)];
  return [candidate(march(best), says('order.cut-road', { unit: idOf(best.unit) }), gain, reasons)];
}
