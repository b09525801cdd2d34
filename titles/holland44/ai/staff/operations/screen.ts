/** The last screen: units with nothing better to do go where a German unit could cut the road in the next turn [5.9] [18.3.2]. */

import { remembered } from '@bridgehead/ai';
import { type Candidate, type Choice, check, type Game, type Thinking } from '@bridgehead/engine';
import { distanceBetween, neighboursOf, OFF_MAP } from '@bridgehead/hex';
import { candidate, valued } from '@bridgehead/toolkit';
import { GRID } from '../../../src/data/map.ts';
import { isTownOrCity } from '../../../src/rules/02-contents.ts';
import { startRefusal } from '../../../src/rules/08-movement/march-rules.ts';
import type { Mode } from '../../../src/rules/08-movement/moving-stack.ts';
import { type MapReach, reachOnMap } from '../../../src/rules/08-movement/reach.ts';

import { placeName } from '../../../src/state/places.ts';
import { isOccupiedBy } from '../../../src/state/stacks.ts';
import { hexOf, isInGoodOrder } from '../../../src/state/state.ts';
import { idOf, isArtillery, isBridging, isEngineer, type Unit } from '../../../src/state/units.ts';
import { hasDecided, movementPlan } from '../../movement/movement-plan.ts';
import { hexName } from '../../names.ts';
import { says, saysBy } from '../../says.ts';
import { threatTo } from '../../threat-map.ts';
import { OPERATION } from '../../weights.ts';
import { cuttingHexes, isBeyondWaal } from '../supply-line.ts';
import { freeUnits } from '../tasks/assign.ts';
import { timesActed } from './issued-orders.ts';
import { isLastTurn } from './road-cutting.ts';

const KEY = 'staff.screen';
const HEXES = 'staff.screen.hexes';
const MOST_MOVES = 16;

/** The hexes from which the road can be cut, as they were when the turn began. */
const cutsOf = (known: Game, thinking: Thinking): readonly number[] =>
  remembered(thinking, HEXES, () => [...cuttingHexes(known).keys()]);

const screenedFrom = (hex: number, open: readonly number[]): number =>
  open.reduce((sum, at) => sum + (OPERATION.screenByDistance[distanceBetween(GRID, hex, at)] ?? 0), 0);

const isFit = (known: Game, u: Unit): boolean =>
  !isArtillery(u) && !isEngineer(u) && !isBridging(u) && isInGoodOrder(known, u) && hexOf(known, u) !== OFF_MAP;

/** [25.6] A Town that no Allied unit is in or next to: an Unknown unit may be put down there. */
const isOpenTown = (known: Game, hex: number): boolean =>
  isTownOrCity(hex) && ![hex, ...neighboursOf(GRID, hex)].some((at) => isOccupiedBy(known, 'allied', at));

interface Move {
  readonly unit: Unit;
  readonly hex: number;
  readonly mode: Mode;
  readonly reach: MapReach;
  readonly gain: number;
}

function bestMove(known: Game, units: readonly Unit[], open: readonly number[]): Move | undefined {
  let best: Move | undefined;
  for (const unit of units) {
    const now = screenedFrom(hexOf(known, unit), open);
    for (const mode of ['normal', 'extended'] as const) {
      if (startRefusal(known, [unit], mode) !== undefined) continue;
      const reach = reachOnMap(known, unit, mode);
      for (const hex of reach.hexes) {
        const gain = screenedFrom(hex, open) - now;
        if (gain >= OPERATION.leastScreenGain && gain > (best?.gain ?? 0)) best = { unit, hex, mode, reach, gain };
      }
    }
  }
  return best;
}

/** The next unit that closes a gap; none before the last turn or when nothing more can be closed. */
export function screenOrders(known: Game, thinking: Thinking): readonly Candidate[] {
  if (!isLastTurn(known) || timesActed(known, thinking, KEY) > MOST_MOVES) return [];
  const { reach } = threatTo(known, 'allied');
  const open = cutsOf(known, thinking).filter(
    (hex) => !isOccupiedBy(known, 'allied', hex) && (reach[hex] === 1 || isOpenTown(known, hex)),
  );
  if (open.length === 0) return [];
  const plan = movementPlan(known, 'allied', thinking);
  const units = freeUnits(known, 'allied').filter(
    (u) => isFit(known, u) && !hasDecided(known, plan, u) && !isBeyondWaal(hexOf(known, u)),
  );
  const move = bestMove(known, units, open);
  if (move === undefined) return [];
  const path = move.reach.wayTo(move.hex).map(placeName);
  const choice: Choice = { kind: 'march', units: [idOf(move.unit)], mode: move.mode, path };
  if (!check(known, choice).legal) {
    plan.pinned.add(move.unit);
    return [];
  }
  const reasons = [valued(saysBy('18.3.2', 'reason.could-cut-road-there'), move.gain)];
  return [
    candidate(choice, says('order.screen', { unit: idOf(move.unit), hex: hexName(move.hex) }), move.gain, reasons),
  ];
}
