/** Who does what: the tasks that are on the list now, and the units assigned to each by travel time and strength. */

import { assignByBids, type Bid as BidFor } from '@bridgehead/ai';
import type { Game } from '@bridgehead/engine';
import { distanceBetween, hexesOfSide } from '@bridgehead/hex';
import { GRID } from '../../../src/data/map.ts';
import type { Side } from '../../../src/data/unit-data.ts';
import { allowanceOf } from '../../../src/rules/02-contents.ts';
import { POINT } from '../../../src/rules/08-movement/costs.ts';
import { isInPlay } from '../../../src/rules/14-disruption/disruption.ts';
import { isFrozen } from '../../../src/rules/23-special-rules/garrisons.ts';
import { BRIDGES } from '../../../src/state/bridges.ts';
import { isOccupiedBy, occupiedHexes, unitsIn } from '../../../src/state/stacks.ts';
import { isBridgeUp, placeOf, stepsOf, turnOf } from '../../../src/state/state.ts';
import { enemyOf, isArtillery, isSupplyHead, type Unit, unitsOf } from '../../../src/state/units.ts';
import { distanceIn, fieldTo, mobilityOf, UNREACHABLE } from '../../distance-fields.ts';
import { isShort } from '../../game-length.ts';
import { spearheadIndex } from '../../ground-army.ts';
import type { Goal } from '../../intent.ts';
import { hexAt } from '../../names.ts';
import { threatTo } from '../../threat-map.ts';
import { ASSIGN } from '../../weights.ts';
import { isWithdrawn } from '../last-steps.ts';
import type { Condition, Task } from './task.ts';
import { rankAmong } from './troops.ts';

/** One hex of a task and the force that is to be there. */
export interface Slot {
  readonly task: Task;
  readonly hex: number;
  /** What the force there is worth now, in steps. */
  readonly weight: number;
  readonly need: number;
}

function isMet(known: Game, condition: Condition): boolean {
  const found = isTrue(known, condition);
  return condition.not === true ? !found : found;
}

function isTrue(known: Game, condition: Condition): boolean {
  switch (condition.is) {
    case 'held':
      return isOccupiedBy(known, condition.by, hexAt(condition.hex));
    case 'blown':
      return BRIDGES.some(
        ({ side, kind }, bridge) =>
          kind === 'road' && bridgeName(side) === condition.bridge && !isBridgeUp(known, bridge),
      );
    case 'passed':
      return spearheadIndex(known) >= condition.index;
  }
}

function bridgeName(side: number): string {
  return hexesOfSide(GRID, side)
    .map((hex) => GRID.names[hex] ?? '')
    .join('/');
}

/** The tasks that are on the list now. */
export const activeTasks = (known: Game, tasks: readonly Task[]): readonly Task[] =>
  tasks.filter(
    ({ turns: [first, last], when = [] }) =>
      turnOf(known) >= first && turnOf(known) <= last && when.every((condition) => isMet(known, condition)),
  );

const quietShare = (known: Game, foe: Side, hex: number): number =>
  isShort(known) || occupiedHexes(known, foe).some((at) => distanceBetween(GRID, at, hex) <= ASSIGN.nearHexes)
    ? ASSIGN.quiet
    : ASSIGN.deadQuiet;

export function slotsOf(known: Game, side: Side, tasks: readonly Task[]): readonly Slot[] {
  const foe = enemyOf(side);
  const threat = threatTo(known, side);
  const stepsIn = (hex: number): number => unitsIn(known, foe, hex).reduce((sum, u) => sum + stepsOf(known, u), 0);
  return tasks.flatMap((task) =>
    task.hexes.map((name) => {
      const hex = hexAt(name);
      const need = task.steps + (task.posture === 'seize' ? stepsIn(hex) : 0);
      const share = task.posture === 'screen' && (threat.strength[hex] ?? 0) === 0 ? quietShare(known, foe, hex) : 1;
      return { task, hex, weight: task.weight * share, need };
    }),
  );
}

type Bid = BidFor<Slot>;

/** What a unit is assigned to, and the way there. */
export interface Assignment extends Bid {
  readonly goal: Goal;
}

interface Assigned {
  readonly byUnit: ReadonlyMap<Unit, Assignment>;
  /** By slot, the steps that are assigned to it. */
  readonly given: ReadonlyMap<Slot, number>;
}

/** Units that can be sent somewhere. */
export const freeUnits = (known: Game, side: Side): readonly Unit[] =>
  unitsOf(known, side).filter(
    (u) => isInPlay(known, u) && allowanceOf(known, u) > 0 && !isFrozen(known, u) && !isSupplyHead(u),
  );

export const paceOf = (known: Game, u: Unit): number =>
  (isArtillery(u) ? ASSIGN.gunPace : Math.max(1, allowanceOf(known, u))) * POINT;

function marchCost(known: Game, turns: number): number {
  const near = isShort(known) ? turns : Math.min(ASSIGN.farTurns, turns);
  return ASSIGN.turnCost * near + ASSIGN.farTurnCost * (turns - near);
}

/** Adds the bids of one unit for all that it may be assigned to. */
function addBids(known: Game, unit: Unit, slots: readonly Slot[], bids: Bid[]): void {
  if (isWithdrawn(known, unit)) return;
  const mobility = mobilityOf(known, unit);
  const place = placeOf(known, unit);
  const pace = paceOf(known, unit);
  for (const slot of slots) {
    const rank = rankAmong(unit, slot.task.who);
    if (rank < 0) continue;
    const distance = distanceIn(fieldTo(known, slot.hex, mobility), place);
    if (distance >= UNREACHABLE) continue;
    const score = slot.weight * (1 - ASSIGN.rankCost * rank) - marchCost(known, distance / pace);
    bids.push({ unit, slot, score });
  }
}

/** The highest bids first, as long as the task needs more; the others go where they are worth most. */
export function assign(known: Game, units: readonly Unit[], slots: readonly Slot[]): Assigned {
  const offered: Bid[] = [];
  for (const unit of units) addBids(known, unit, slots, offered);
  const { bids, assigned, given } = assignByBids<Slot, Bid>(offered, (unit) => stepsOf(known, unit));
  const byUnit = new Map<Unit, Assignment>();
  const send = (bid: Bid, share: number): void => {
    const { unit, slot } = bid;
    const field = fieldTo(known, slot.hex, mobilityOf(known, unit));
    byUnit.set(unit, { ...bid, goal: { hex: slot.hex, weight: slot.weight * share, field } });
  };
  for (const bid of assigned.values()) send(bid, 1);
  for (const bid of bids) if (!byUnit.has(bid.unit)) send(bid, ASSIGN.surplus);
  return { byUnit, given };
}
