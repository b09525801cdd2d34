/** What a side has worked out for one Movement Phase. */
import { remembered } from '@bridgehead/ai';
import type { Game, Thinking } from '@bridgehead/engine';
import { OFF_MAP } from '@bridgehead/hex';
import type { Side } from '../../src/data/unit-data.ts';
import { isInEzoc } from '../../src/rules/07-zones-of-control.ts';
import { startRefusal } from '../../src/rules/08-movement/march-rules.ts';
import { isInPlay } from '../../src/rules/14-disruption/disruption.ts';
import { HAS_MOVED, hasMark, hexOf, placeOf } from '../../src/state/state.ts';
import { isArtillery, isBridging, isEngineer, isSupplyHead, type Unit, unitsOf } from '../../src/state/units.ts';
import { distanceIn, UNREACHABLE } from '../distance-fields.ts';
import { spearheadIndex } from '../ground-army.ts';
import { type Intent, intentFor } from '../intent.ts';
import { keptReach } from '../kept-reach.ts';
import { suppliedHexes, type Threat, threatTo } from '../threat-map.ts';
import { canAttack } from './strength.ts';
import { addPotential, findTargets, hexesBeside, type Targets } from './targets.ts';

export interface MovementPlan {
  readonly side: Side;
  readonly intent: Intent;
  readonly threat: Threat;
  readonly supplied: Uint8Array;
  readonly targets: Targets;
  /** By hex: 1 next to a target. */
  readonly besideTarget: Uint8Array;
  /** How far up the highway the army's vehicles are. */
  readonly spearhead: number;
  /** The units in the order in which they move. */
  readonly queue: readonly Unit[];
  /** Who comes next, and the positions in which it has been asked already. */
  at: number;
  readonly seen: Set<string>;
  readonly decided: Set<Unit>;
  /** Those whom the staff ordered to stay, whatever happens. */
  readonly pinned: Set<Unit>;
  /** Orders that are looked at once a phase, by name, when they have been. */
  readonly finishedOrders: Set<string>;
}

const KEY = 'movement';

export function movementPlan(known: Game, side: Side, thinking: Thinking): MovementPlan {
  return remembered(thinking, KEY, () => makePlan(known, side, intentFor(known, side, thinking)));
}

function makePlan(known: Game, side: Side, intent: Intent): MovementPlan {
  const targets = findTargets(known, side, intent);
  const beside = hexesBeside(targets);
  const units = unitsOf(known, side).filter((u) => isInPlay(known, u));
  for (const u of units) {
    const hex = hexOf(known, u);
    if (hex === OFF_MAP || !canAttack(known, u)) continue;
    const isFree = startRefusal(known, [u], 'normal') === undefined;
    addPotential(known, { targets, beside }, u, isFree ? [hex, ...keptReach(known, u, 'normal')] : [hex]);
  }
  return {
    side,
    intent,
    threat: threatTo(known, side),
    supplied: suppliedHexes(known, side),
    targets,
    besideTarget: beside,
    spearhead: spearheadIndex(known),
    queue: movementQueue(known, side, intent, units),
    at: 0,
    seen: new Set(),
    decided: new Set(),
    pinned: new Set(),
    finishedOrders: new Set(),
  };
}

/** Those who lead first, so that others can follow; those in contact when the others have come; the trains last. */
function movementQueue(known: Game, side: Side, intent: Intent, units: readonly Unit[]): readonly Unit[] {
  const rank = (u: Unit): number => {
    if (isSupplyHead(u) || isArtillery(u)) return 3;
    if (isBridging(u) || isEngineer(u)) return 2;
    const hex = hexOf(known, u);
    return hex !== OFF_MAP && isInEzoc(known, side, hex) ? 1 : 0;
  };
  const distance = (u: Unit): number => {
    const goal = intent.goalOf(u);
    return goal === undefined ? UNREACHABLE : distanceIn(goal.field, placeOf(known, u));
  };
  return units
    .map((u) => ({ u, key: rank(u) * 100_000 + distance(u) }))
    .sort((a, b) => a.key - b.key)
    .map(({ u }) => u);
}

/** Whether the unit will not move any more in this phase. */
export const hasDecided = (known: Game, plan: MovementPlan, u: Unit): boolean =>
  hasMark(known, u, HAS_MOVED) || plan.decided.has(u) || plan.pinned.has(u);

/** Those who have stayed are asked again. */
export function restartQueue(plan: MovementPlan): void {
  plan.at = 0;
  plan.seen.clear();
  plan.decided.clear();
}
