/** Where a stack can march, and why a march costs what it costs. */
import { type Choice, check, type Game, type Json, type JsonObject, type Ruling } from '@bridgehead/engine';
import { hexOfPlace, isAreaPlace, placeName, placeNamed } from '../places.ts';
import { whereabouts } from '../position/write.ts';
import { type CostItem, EZOC_EXIT, stepItems } from '../rules/08-costs.ts';
import { startRefusal } from '../rules/08-march-rules.ts';
import { marchEnds, startWalk, stepped } from '../rules/08-reach.ts';
import { budgetOf, exitCost, MODES, type Mode, sideToCross, type Walk, weighStep } from '../rules/08-walk.ts';
import { idOf, sideOfUnit, type Unit, unitNamed } from '../units.ts';

export function movesSheet(g: Game, units: readonly Unit[], mode: Mode): JsonObject {
  const refusal = startRefusal(g, units, mode);
  const ends = marchEnds(g, units, mode).map(({ place, cost, path, stops }) => ({
    ...whereabouts(place),
    cost,
    path: path.map(placeName),
    ...(stops === undefined ? {} : { stops: { rule: stops.rule, reason: stops.reason } }),
  }));
  return {
    units: units.map(idOf),
    mode,
    ends,
    ...(refusal === undefined ? {} : { refusal: { rule: refusal.rule, reason: refusal.reason } }),
  };
}

/** One rule that was looked at, and what it said. */
type Consulted = {
  readonly rule: string;
  readonly label: string;
  /** Where, on a march. */
  readonly place?: string;
  /** Sixths of a Movement Point. */
  readonly cost?: number;
  readonly spent?: number;
  readonly budget?: number;
  readonly legal?: boolean;
};

/** The ruling for a choice, and on the way to it each rule in the order in which it was looked at. */
export function whySheet(g: Game, choice: Json | undefined): JsonObject {
  const ruling = check(g, choice);
  return { ...ruling, consulted: [...marchReasons(g, choice), verdictLine(ruling)] };
}

const verdictLine = (ruling: Ruling): Consulted =>
  ruling.legal
    ? { rule: '-', label: 'nothing forbids it', legal: true }
    : { rule: ruling.rule, label: ruling.reason, legal: false };

/** A march is told step by step; other choices have only their ruling. */
function marchReasons(g: Game, choice: Json | undefined): Consulted[] {
  const march = readMarch(choice);
  if (march === undefined) return [];
  const { units, mode, path } = march;
  const refusal = startRefusal(g, units, mode);
  if (refusal !== undefined) return [{ rule: refusal.rule, label: refusal.reason, legal: false }];
  const lines: Consulted[] = [budgetLine(g, units, mode)];
  let walk = startWalk(g, units, mode);
  for (const to of path) {
    const cost = weighStep(g, walk, to);
    lines.push(...stepLines(g, walk, to));
    if (typeof cost !== 'number') {
      lines.push({ rule: cost.rule, label: cost.reason, place: placeName(to), legal: false });
      return lines;
    }
    walk = stepped(g, walk, to, cost);
    lines.push({ rule: '8.1', label: 'enters', place: placeName(to), cost, spent: walk.spent, legal: true });
  }
  return lines;
}

const MODE_RULES: Readonly<Record<Mode, string>> = { normal: '8.1', extended: '8.2.1', tactical: '8.3.1' };

const budgetLine = (g: Game, units: readonly Unit[], mode: Mode): Consulted =>
  mode === 'tactical'
    ? { rule: MODE_RULES[mode], label: 'Tactical Movement: one or two hexes, whatever they cost' }
    : { rule: MODE_RULES[mode], label: `${mode} movement of the slowest unit`, budget: budgetOf(g, units, mode) };

/** The items of a step for the unit that pays most [8.1], and the two points for leaving an EZOC [7.2]. */
function stepLines(g: Game, walk: Walk, to: number): Consulted[] {
  const side = sideToCross(g, walk, to);
  if (typeof side !== 'number' || walk.mode === 'tactical' || isAreaPlace(to)) return [];
  const place = placeName(to);
  const hex = hexOfPlace(to);
  const lists = walk.units.map((u) => stepItems(g, u, { side, to: hex, woodsBefore: walk.woods }));
  const dearest = lists.reduce<readonly CostItem[]>((most, items) => (sumOf(items) > sumOf(most) ? items : most), []);
  const leaving = exitCost(g, walk, hexOfPlace(walk.place), hex);
  return [
    ...dearest.map(({ rule, label, sixths }) => ({ rule, label, place, cost: sixths })),
    ...(leaving === EZOC_EXIT ? [{ rule: '7.2', label: 'leaves an enemy ZOC', place, cost: leaving }] : []),
  ];
}

const sumOf = (items: readonly CostItem[]): number => items.reduce((sum, { sixths }) => sum + sixths, 0);

interface March {
  readonly units: readonly Unit[];
  readonly mode: Mode;
  readonly path: readonly number[];
}

/** A march whose fields can be read; nonsense is left to the check. */
function readMarch(choice: Json | undefined): March | undefined {
  if (typeof choice !== 'object' || choice === null || Array.isArray(choice)) return undefined;
  const { kind, units, mode, path } = choice as Choice;
  if (kind !== 'march' || !isList(units) || !isList(path)) return undefined;
  const named = known(units, unitNamed);
  const places = known(path, placeNamed);
  const how = MODES.find((one) => one === mode);
  if (named === undefined || places === undefined || how === undefined || named.length === 0) return undefined;
  return named.every((u) => sideOfUnit(u) === sideOfUnit(named[0] ?? 0))
    ? { units: named, mode: how, path: places }
    : undefined;
}

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value) && value.length <= 100;

/** All names of a list as numbers, or undefined if one means nothing. */
function known(names: readonly Json[], find: (name: string) => number | undefined): readonly number[] | undefined {
  const numbers = names.map((name) => (typeof name === 'string' ? find(name) : undefined));
  return numbers.every((number) => number !== undefined) ? numbers : undefined;
}
