/** The last screen: units with nothing better to do go where a German unit could cut the road in his turn [5.9] [18.3.2]. */
import { type Candidate, type Choice, check, type Game, type Thinking } from '@bridgehead/engine';
import { distanceBetween, neighboursOf, OFF_MAP } from '@bridgehead/hex';
import { hasFeature, terrainOf } from '@bridgehead/map';
import { candidate } from '@bridgehead/toolkit';
import { CITY, GRID, MAP, TOWN } from '../../src/data/map.ts';
import { startRefusal } from '../../src/rules/08-movement/march-rules.ts';
import { hexPlace, placeName } from '../../src/state/places.ts';
import { isOccupiedBy } from '../../src/state/stacks.ts';
import { hexOf, isInGoodOrder } from '../../src/state/state.ts';
import { idOf, isArtillery, isBridging, isEngineer, type Unit } from '../../src/state/units.ts';
import { hexName, namesOf } from '../candidate.ts';
import { hasDecided, planOf } from '../movement/plan.ts';
import { endsOf, type SearchedMode, wayTo } from '../movement/reach.ts';
import { threatTo } from '../picture.ts';
import { freeUnits } from './assign.ts';
import { isLastTurn } from './cutting.ts';
import { cuttingHexes, isBeyondWaal } from './lifeline.ts';
import { timesDone } from './told.ts';

const KEY = 'staff.screen';
const HEXES = 'staff.screen.hexes';
const MOST_MOVES = 16;
/** What a unit covers: the hex it is in, and in part those around it. */
const COVER = [1, 0.4] as const;
const WORTH_GOING = 0.7;

/** The hexes from which the road can be cut, as they were when the turn began. */
function cutsOf(sight: Game, thinking: Thinking): readonly number[] {
  const known = thinking.memory.get(HEXES) as readonly number[] | undefined;
  if (known !== undefined) return known;
  const found = [...cuttingHexes(sight).keys()];
  thinking.memory.set(HEXES, found);
  return found;
}

const coverFrom = (hex: number, open: readonly number[]): number =>
  open.reduce((sum, at) => sum + (COVER[distanceBetween(GRID, hex, at)] ?? 0), 0);

const isFit = (sight: Game, u: Unit): boolean =>
  !isArtillery(u) && !isEngineer(u) && !isBridging(u) && isInGoodOrder(sight, u) && hexOf(sight, u) !== OFF_MAP;

/** [25.6] A Town that no Allied unit is in or next to: an Unknown unit may be put down there. */
const isOpenTown = (sight: Game, hex: number): boolean =>
  (terrainOf(MAP, hex) === CITY || hasFeature(MAP, hex, TOWN)) &&
  ![hex, ...neighboursOf(GRID, hex)].some((at) => isOccupiedBy(sight, 'allied', at));

interface Move {
  readonly unit: Unit;
  readonly hex: number;
  readonly mode: SearchedMode;
  readonly gain: number;
}

function bestMove(sight: Game, units: readonly Unit[], open: readonly number[]): Move | undefined {
  let best: Move | undefined;
  for (const unit of units) {
    const now = coverFrom(hexOf(sight, unit), open);
    for (const mode of ['normal', 'extended'] as const) {
      if (startRefusal(sight, [unit], mode) !== undefined) continue;
      for (const hex of endsOf(sight, unit, mode)) {
        const gain = coverFrom(hex, open) - now;
        if (gain >= WORTH_GOING && gain > (best?.gain ?? 0)) best = { unit, hex, mode, gain };
      }
    }
  }
  return best;
}

/** The next unit that closes a gap; none before the last turn or when nothing more can be closed. */
export function screenOrders(sight: Game, thinking: Thinking): readonly Candidate[] {
  if (!isLastTurn(sight) || timesDone(sight, thinking, KEY) > MOST_MOVES) return [];
  const { reach } = threatTo(sight, 'allied');
  const open = cutsOf(sight, thinking).filter(
    (hex) => !isOccupiedBy(sight, 'allied', hex) && (reach[hex] === 1 || isOpenTown(sight, hex)),
  );
  if (open.length === 0) return [];
  const plan = planOf(sight, 'allied', thinking);
  const units = freeUnits(sight, 'allied').filter(
    (u) => isFit(sight, u) && !hasDecided(sight, plan, u) && !isBeyondWaal(hexOf(sight, u)),
  );
  const move = bestMove(sight, units, open);
  if (move === undefined) return [];
  const path = wayTo(sight, move.unit, move.mode, move.hex).map((at) => placeName(hexPlace(at)));
  const choice: Choice = { kind: 'march', units: [idOf(move.unit)], mode: move.mode, path };
  if (!check(sight, choice).legal) {
    plan.pinned.add(move.unit);
    return [];
  }
  const reasons = [{ text: 'the enemy could cut the road there', rule: '18.3.2', value: move.gain }];
  return [candidate(choice, `${namesOf([move.unit])} screens ${hexName(move.hex)}`, move.gain, reasons)];
}
