/** Attacks planned before anybody moves: a target, the units that can come to the hexes around it, and what it brings. */
import type { Game, Reason } from '@bridgehead/engine';
import type { Message } from '@bridgehead/engine/contract';
import { neighbourOf, OFF_MAP } from '@bridgehead/hex';
import { GRID } from '../../../src/data/map.ts';
import type { Side } from '../../../src/data/unit-data.ts';
import { exceedsLimit, STEP_LIMIT, stepsTogether } from '../../../src/rules/06-stacking/stacking.ts';
import { startRefusal } from '../../../src/rules/08-movement/march-rules.ts';
import { type Attacker, battleAgainst } from '../../../src/state/battle.ts';
import { hexPlace } from '../../../src/state/places.ts';
import { isUnknownTo, unitsIn } from '../../../src/state/stacks.ts';
import { HAS_MOVED, hasMark, hexOf, placeOf, placeUnit } from '../../../src/state/state.ts';
import { enemyOf, isBridging, isEngineer, isSupplyHead, type Unit } from '../../../src/state/units.ts';
import { forecastAttack, forecastOutcome } from '../../combat/attack-forecast.ts';
import type { ExpectedOutcome } from '../../combat/outcome/battle-model.ts';
import { attackName, attackReasons } from '../../combat/reasons.ts';
import { bestSupported, supportPrices } from '../../combat/support-choice.ts';
import type { Intent } from '../../intent.ts';
import { keptReach } from '../../kept-reach.ts';
import { attackOver, canAttack, defenseIn, unseenDefense } from '../../movement/strength.ts';
import { GROUP, TARGET } from '../../weights.ts';
import { withJournalKept } from '../supply-line.ts';
import { freeUnits } from '../tasks/assign.ts';

/** A unit that could attack a target from a hex. */
interface AttackPosition {
  readonly unit: Unit;
  readonly from: number;
  readonly over: number;
  readonly strength: number;
}

/** An attack with the places of those who are to make it. */
export interface AttackGroup {
  readonly target: number;
  readonly positions: readonly AttackPosition[];
  /** What it is worth less what it costs to call the units, in steps. */
  readonly value: number;
  readonly outcome: ExpectedOutcome;
  /** `attack 2608 at 5-1 with 2IG and 5CG`, and why. */
  readonly name: Message;
  readonly reasons: readonly Reason[];
}

const MOST_GROUPS = 8;

/** By target: who could attack it from where. A lone Unknown unit is dealt with on the march [25.3.1]. */
function attackPositions({ known, side, intent }: PlanningContext): Map<number, readonly AttackPosition[]> {
  const found = new Map<number, AttackPosition[]>();
  for (const unit of freeUnits(known, side)) {
    if (!isAvailable(known, unit)) continue;
    const here = hexOf(known, unit);
    if (here === OFF_MAP) continue;
    const mayMarch = startRefusal(known, [unit], 'normal') === undefined;
    for (const from of mayMarch ? [here, ...keptReach(known, unit, 'normal')] : [here]) {
      for (let d = 0; d < 6; d++) {
        const target = neighbourOf(GRID, from, d);
        if (target === OFF_MAP || unitsIn(known, enemyOf(side), target).length === 0) continue;
        if (intent.attackFactor(unit, target) < GROUP.leastAttackFactor) continue;
        const over = GRID.sides[from * 6 + d] ?? 0;
        const strength = attackOver(known, unit, over, [from, target]);
        if (strength === 0) continue;
        const list = found.get(target);
        if (list === undefined) found.set(target, [{ unit, from, over, strength }]);
        else list.push({ unit, from, over, strength });
      }
    }
  }
  return found;
}

function defenseOf(known: Game, side: Side, target: number): number {
  const unseen = isUnknownTo(known, side, target) ? unseenDefense(known, target) : 0;
  return Math.max(1, defenseIn(known, unitsIn(known, enemyOf(side), target), target) + unseen);
}

/** The strongest first, each hex as far as the Stacking Limit goes, until it is enough. */
function selectAttackers(
  known: Game,
  side: Side,
  options: readonly AttackPosition[],
  wanted: number,
): readonly AttackPosition[] {
  const sorted = [...options].sort(
    (a, b) =>
      b.strength - a.strength ||
      Number(b.from === hexOf(known, b.unit)) - Number(a.from === hexOf(known, a.unit)) ||
      a.unit - b.unit,
  );
  const taken = new Map<Unit, AttackPosition>();
  const stacks = new Map<number, readonly Unit[]>();
  const movers = new Set(options.map(({ unit }) => unit));
  let strength = 0;
  for (const option of sorted) {
    if (taken.has(option.unit) || strength >= wanted) continue;
    // Those who could take part themselves may still go elsewhere; all others stay where they are.
    const stay = unitsIn(known, side, option.from).filter((u) => !movers.has(u));
    const stack = [...(stacks.get(option.from) ?? stay), option.unit];
    if (exceedsLimit(known, stack) || stepsTogether(known, stack) > STEP_LIMIT) continue;
    stacks.set(option.from, stack);
    taken.set(option.unit, option);
    strength += option.strength;
  }
  return [...taken.values()];
}

/** What would be true if all stood where they are to attack from. */
function withUnitsPlaced<T>(known: Game, positions: readonly AttackPosition[], ask: () => T): T {
  return withJournalKept(known, () => {
    const before = positions.map(({ unit }) => placeOf(known, unit));
    for (const { unit, from } of positions) placeUnit(known, unit, hexPlace(from));
    const result = ask();
    positions.forEach(({ unit }, i) => {
      placeUnit(known, unit, before[i] ?? 0);
    });
    return result;
  });
}

interface PlanningContext {
  readonly known: Game;
  readonly side: Side;
  readonly intent: Intent;
  /** False when a choice must be made now. */
  spend(): boolean;
}

/** What it costs that they go to their places: the march of each, and the posts that nobody holds any more. */
function redeploymentCost({ known, side, intent }: PlanningContext, positions: readonly AttackPosition[]): number {
  const goers = new Set(positions.filter(({ unit, from }) => hexOf(known, unit) !== from).map(({ unit }) => unit));
  const posts = new Set([...goers].map((u) => hexOf(known, u)));
  let value = 0;
  for (const post of posts) {
    if ((intent.garrisonSteps?.(post) ?? 0) === 0 || positions.some(({ from }) => from === post)) continue;
    if (unitsIn(known, side, post).every((u) => goers.has(u) || isSupplyHead(u))) value += intent.holdValue(post);
  }
  return GROUP.marchCost * goers.size + GROUP.vacated * value;
}

function groupOf(
  context: PlanningContext,
  target: number,
  positions: readonly AttackPosition[],
): AttackGroup | undefined {
  const { known, side, intent } = context;
  const attackers: readonly Attacker[] = positions.map(({ unit, over }) => ({ unit, over }));
  const cost = redeploymentCost(context, positions);
  return withUnitsPlaced(known, positions, () => {
    const forecast = forecastAttack(known, battleAgainst(side, 'combat', target, attackers), intent);
    if (forecast === undefined) return undefined;
    const { support, value } = bestSupported(forecast, supportPrices(known, side, []));
    return {
      target,
      positions,
      value: value - cost,
      outcome: forecastOutcome(forecast, support.shifts),
      name: attackName(
        forecast,
        support.shifts,
        positions.map(({ unit }) => unit),
      ),
      reasons: attackReasons(forecast, support),
    };
  });
}

/** The best group against a target: as strong as it can be, or leaner. */
function bestGroup(
  context: PlanningContext,
  target: number,
  options: readonly AttackPosition[],
): AttackGroup | undefined {
  const { known, side } = context;
  const defense = defenseOf(known, side, target);
  let best: AttackGroup | undefined;
  let before = 0;
  for (const ratio of [3, TARGET.enough]) {
    const positions = selectAttackers(known, side, options, ratio * defense);
    const strength = positions.reduce((sum, one) => sum + one.strength, 0);
    if (strength < GROUP.leastRatio * defense || strength === before) continue;
    before = strength;
    const group = groupOf(context, target, positions);
    if (group !== undefined && group.value > (best?.value ?? 0)) best = group;
  }
  return best;
}

const isAvailable = (known: Game, u: Unit): boolean =>
  canAttack(known, u) && !isEngineer(u) && !isBridging(u) && !hasMark(known, u, HAS_MOVED);

/** The attacks to prepare, the best first; each unit has a part in one of them at most. */
export function planAttacks(context: PlanningContext): readonly AttackGroup[] {
  const { intent } = context;
  const groups: AttackGroup[] = [];
  const open = attackPositions(context);
  for (const target of open.keys()) if (intent.attackValue(target) < GROUP.leastHexValue) open.delete(target);
  const kept = new Map<number, AttackGroup | undefined>();
  while (groups.length < MOST_GROUPS) {
    for (const [target, options] of open) {
      if (!kept.has(target) && context.spend()) kept.set(target, bestGroup(context, target, options));
    }
    const best = [...kept.values()].reduce((a, b) => ((b?.value ?? 0) > (a?.value ?? 0) ? b : a), undefined);
    if (best === undefined || best.value < GROUP.leastGain) break;
    groups.push(best);
    const taken = new Set(best.positions.map(({ unit }) => unit));
    kept.delete(best.target);
    open.delete(best.target);
    for (const [target, options] of open) {
      if (!options.some(({ unit }) => taken.has(unit))) continue;
      open.set(
        target,
        options.filter(({ unit }) => !taken.has(unit)),
      );
      kept.delete(target);
    }
  }
  return groups;
}
