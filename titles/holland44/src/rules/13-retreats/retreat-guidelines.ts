/** [13.1.3] The guidelines that decide between retreats that nobody dies on. */
import type { Game, Refusal } from '@bridgehead/engine';
import { distanceBetween, OFF_MAP } from '@bridgehead/hex';
import { GRID } from '../../data/map.ts';
import { type Rules, rulesOf } from '../../editions.ts';
import { refusal } from '../../says.ts';
import { hexOfPlace } from '../../state/places.ts';
import { unitsIn } from '../../state/stacks.ts';
import type { Unit } from '../../state/units.ts';
import { exceedsLimit } from '../06-stacking/stacking.ts';
import { isBesideEnemyUnits } from '../14-disruption/disruption.ts';
import { isHeld } from './retreat-hazards.ts';
import type { RetreatTask } from './retreat-paths.ts';
import { wouldBeSupplied } from './retreat-supply.ts';

/** Who retreats, and from what. */
export interface Scene {
  readonly game: Game;
  readonly task: RetreatTask;
  readonly unit: Unit;
}

/** A path with what is known of it. */
export interface Draft {
  /** As places; the last may be an Entry Area. */
  readonly path: readonly number[];
  /** [13.2] What eliminates the unit on it. */
  readonly hazard: Refusal | undefined;
  /** How many of its hexes lie in an EZOC that no friend negates. */
  readonly ezocs: number;
  /** [2e 13.2] Whether its last step leads out of such an EZOC: then it may be one hex longer. */
  readonly leavesEzoc: boolean;
}

export const endOf = ({ path }: Draft): number => path[path.length - 1] ?? 0;

interface Guideline {
  readonly out: Refusal;
  /** Whether only the hex in which the path ends counts; an Entry Area satisfies each of these. */
  readonly isOfEnd: boolean;
  isMet(scene: Scene, draft: Draft, end: number): boolean;
}

const FAR_ENOUGH = 2;

const FAR_AWAY: Guideline = {
  out: refusal('13.1.3', 'guideline-2'),
  isOfEnd: true,
  isMet: ({ task }, _draft, end) => distanceBetween(GRID, task.hex, end) >= FAR_ENOUGH,
};
const OUT_OF_EZOCS: Guideline = {
  out: refusal('13.1.3', 'guideline-3'),
  isOfEnd: false,
  isMet: (_scene, { ezocs }) => ezocs === 0,
};
const AWAY_FROM_THE_FRONT: Guideline = {
  out: refusal('13.1.3', 'guideline-4'),
  isOfEnd: true,
  // Those of the same stack who have gone there before are no reason to stay away.
  isMet: ({ game, task }, _draft, end) => !isHeld(game, task, end) || !isBesideEnemyUnits(game, task.side, end),
};
/** [2e 13.1.3] The fourth and last of the second book. */
const supplied = (code: 'guideline-5' | 'guideline-4-supply'): Guideline => ({
  out: refusal('13.1.3', code),
  isOfEnd: true,
  isMet: ({ game, task, unit }, _draft, end) => wouldBeSupplied(game, task, unit, end),
});
const NOT_OVERSTACKED: Guideline = {
  out: refusal('13.1.3', 'guideline-6'),
  isOfEnd: true,
  isMet: ({ game, task: { side }, unit }, _draft, end) => !exceedsLimit(game, [...unitsIn(game, side, end), unit]),
};

/** In order of priority, after the first: that the unit is not eliminated. The last of the six is about overstacking [13.1.4]. */
const GUIDELINES: Readonly<Record<Rules['retreatGuidelines'], readonly Guideline[]>> = {
  six: [FAR_AWAY, OUT_OF_EZOCS, AWAY_FROM_THE_FRONT, supplied('guideline-5'), NOT_OVERSTACKED],
  four: [FAR_AWAY, OUT_OF_EZOCS, supplied('guideline-4-supply')],
};

function isMetBy(scene: Scene, { isOfEnd, isMet }: Guideline, draft: Draft): boolean {
  const end = hexOfPlace(endOf(draft));
  return (isOfEnd && end === OFF_MAP) || isMet(scene, draft, end);
}

const haveOneEnd = ([first, ...others]: readonly Draft[]): boolean =>
  first === undefined || others.every((draft) => endOf(draft) === endOf(first));

/**
 * [13.1.3] What the guidelines leave of these paths, none of which is fatal. One that cannot be satisfied is ignored.
 * `onOut` hears of each path that goes, and why.
 */
export function applyGuidelines(
  scene: Scene,
  drafts: readonly Draft[],
  onOut?: (draft: Draft, why: Refusal) => void,
): readonly Draft[] {
  let left = drafts;
  for (const one of GUIDELINES[rulesOf(scene.game).retreatGuidelines]) {
    // Where all paths end in the same place its merits need not be looked into: Supply Paths are dear.
    if (left.length < 2 || (one.isOfEnd && haveOneEnd(left))) continue;
    const kept = left.filter((draft) => isMetBy(scene, one, draft));
    if (kept.length === 0 || kept.length === left.length) continue;
    if (onOut !== undefined) for (const draft of left) if (!kept.includes(draft)) onOut(draft, one.out);
    left = kept;
  }
  return left;
}
