/** Why a march costs what it costs. */
import type { Choice, Game } from '@bridgehead/engine';
import { type CostItem, EZOC_EXIT, stepItems } from '../rules/08-movement/costs.ts';
import { startRefusal } from '../rules/08-movement/march-rules.ts';
import { budgetOf, MODES, type Mode, type MovingStack, stackSettingOut } from '../rules/08-movement/moving-stack.ts';
import { marchersOf } from '../rules/08-movement/steps/marchers.ts';
import { exitCost, sideToCross, stepCost, stepped } from '../rules/08-movement/steps/step-rules.ts';
import { saysBy } from '../says.ts';
import { pathField, unitsField } from '../state/fields.ts';
import { hexOfPlace, isAreaPlace, placeName } from '../state/places.ts';
import { sideOfUnit, type Unit } from '../state/units.ts';
import { allowed, type Consulted, forbidden } from './consulted.ts';

/** [8] A march, step by step. */
export function marchReasons(g: Game, choice: Choice): Consulted[] {
  const march = readMarch(choice);
  if (march === undefined) return [];
  const { units, mode, path } = march;
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

interface March {
  readonly units: readonly Unit[];
  readonly mode: Mode;
  readonly path: readonly number[];
}

/** A march whose fields can be read; nonsense is left to the check. */
function readMarch({ kind, units, mode, path }: Choice): March | undefined {
  const named = kind === 'march' ? unitsField(units) : undefined;
  const places = pathField(path);
  const how = MODES.find((one) => one === mode);
  if (named === undefined || places === undefined || how === undefined) return undefined;
  return named.every((u) => sideOfUnit(u) === sideOfUnit(named[0] ?? 0))
    ? { units: named, mode: how, path: places }
    : undefined;
}
