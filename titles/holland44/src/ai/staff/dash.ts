/** The last turn of the short game: whoever can, drives on up the highway as far as the road is open. */
import { type Candidate, type Choice, check, type Game } from '@bridgehead/engine';
import { hexPlace, placeName } from '../../places.ts';
import { isMechanized } from '../../rules/02-contents.ts';
import { startRefusal } from '../../rules/08-march-rules.ts';
import { hexOf, isInGoodOrder } from '../../state.ts';
import { idOf, isAirborne, isArtillery, isBridging, isEngineer, type Unit } from '../../units.ts';
import { candidate, namesOf } from '../candidate.ts';
import { highwayIndex } from '../ground.ts';
import { endsOf, wayTo } from '../movement/reach.ts';
import { spearheadIndex } from '../standing.ts';
import { freeUnits } from './assign.ts';
import { isLastTurn } from './cutting.ts';

interface Dash {
  readonly unit: Unit;
  readonly index: number;
  readonly choice: Choice;
}

function dashOf(sight: Game, unit: Unit, beyond: number): Dash | undefined {
  let best: Dash | undefined;
  for (const mode of ['normal', 'extended'] as const) {
    if (startRefusal(sight, [unit], mode) !== undefined) continue;
    for (const hex of [...endsOf(sight, unit, mode)]) {
      const index = highwayIndex(hex);
      if (index <= Math.max(beyond, best?.index ?? 0)) continue;
      const path = wayTo(sight, unit, mode, hex).map((at) => placeName(hexPlace(at)));
      const choice: Choice = { kind: 'march', units: [idOf(unit)], mode, path };
      if (check(sight, choice).legal) best = { unit, index, choice };
    }
  }
  return best;
}

/** The unit that gets farthest beyond all others, if one does. */
export function dashOrders(sight: Game): readonly Candidate[] {
  if (!isLastTurn(sight) || sight.setUp.scenario !== 'short') return [];
  let best: Dash | undefined;
  for (const u of freeUnits(sight, 'allied')) {
    if (isAirborne(u) || isArtillery(u) || isBridging(u) || isEngineer(u)) continue;
    if (highwayIndex(hexOf(sight, u)) === spearheadIndex(sight) || !isMechanized(sight, u) || !isInGoodOrder(sight, u))
      continue;
    best = dashOf(sight, u, best?.index ?? spearheadIndex(sight)) ?? best;
  }
  if (best === undefined) return [];
  const reasons = [{ text: 'the column that came farther did better', rule: 'S1.3', value: best.index }];
  return [candidate(best.choice, `${namesOf([best.unit])} drives on`, best.index, reasons)];
}
