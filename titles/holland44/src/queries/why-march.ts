/** Why a march costs what it costs. */
import type { Game } from '@bridgehead/engine';
import type { Mode } from '../contract/codes.ts';
import type { ReadOrder } from '../orders.ts';
import { type CostItem, EZOC_EXIT, stepItems } from '../rules/08-movement/costs.ts';
import { startRefusal } from '../rules/08-movement/march-rules.ts';
import { budgetOf, type MovingStack, stackSettingOut } from '../rules/08-movement/moving-stack.ts';
import { marchersOf } from '../rules/08-movement/steps/marchers.ts';
import { exitCost, sideToCross, stepCost, stepped } from '../rules/08-movement/steps/step-rules.ts';
import { saysBy } from '../says.ts';
import { hexOfPlace, isAreaPlace, placeName } from '../state/places.ts';
import { sideOfUnit, type Unit } from '../state/units.ts';
import { allowed, type Consulted, forbidden } from './consulted.ts';

/** [8] A march, step by step. */
export function marchReasons(g: Game, { units, mode, path }: ReadOrder<'march'>): Consulted[] {
  const [first = 0] = units;
  if (units.some((u) => sideOfUnit(u) !== sideOfUnit(first))) return [];
  const refusal = startRefusal(g, units, mode);
  if (refusal !== undefined) return [forbidden(refusal)];
  const lines: Consulted[] = [budgetLine(g, units, mode)];
  let stack = stackSettingOut(g, units, mode);
  for (const to of path) {
    const cost = stepCost(g, stack, to);
    lines.push(...stepLines(g, stack, to));
    if (typeof cost !== 'number') {
      lines.push(forbidden(cost, placeName(to)));
      return lines;
    }
    stack = stepped(g, stack, to, cost);
    lines.push({ ...allowed(saysBy('8.1', 'enters'), placeName(to)), cost, spent: stack.spent });
  }
  return lines;
}

const MODE_RULES: Readonly<Record<Mode, string>> = { normal: '8.1', extended: '8.2.1', tactical: '8.3.1' };

const budgetLine = (g: Game, units: readonly Unit[], mode: Mode): Consulted =>
  mode === 'tactical'
    ? saysBy(MODE_RULES[mode], 'tactical-movement')
    : { ...saysBy(MODE_RULES[mode], 'movement-of-slowest', { mode }), budget: budgetOf(g, units, mode) };

/** The items of a step for the unit that pays most [8.1], and the two points for leaving an EZOC [7.2]. */
function stepLines(g: Game, stack: MovingStack, to: number): Consulted[] {
  const side = sideToCross(g, stack, to);
  if (typeof side !== 'number' || stack.mode === 'tactical' || isAreaPlace(to)) return [];
  const place = placeName(to);
  const hex = hexOfPlace(to);
  const lists = stack.units.map((u) => stepItems(g, u, { side, to: hex, woodsBefore: stack.woods }));
  const dearest = lists.reduce<readonly CostItem[]>((most, items) => (sumOf(items) > sumOf(most) ? items : most), []);
  const leaving = exitCost(marchersOf(g, stack), hexOfPlace(stack.place), hex);
  return [
    ...dearest.map(({ sixths, ...reason }) => ({ ...reason, place, cost: sixths })),
    ...(leaving === EZOC_EXIT ? [{ ...saysBy('7.2', 'leaves-ezoc'), place, cost: leaving }] : []),
  ];
}

const sumOf = (items: readonly CostItem[]): number => items.reduce((sum, { sixths }) => sum + sixths, 0);
