/** The full reasoning for a choice, legal or not: each rule in the order in which it was looked at. */
import { check, deciderOf, type Game, isJsonObject, type Json, type JsonObject } from '@bridgehead/engine';
import { nameOf } from '@bridgehead/hex';
import { askedLine, verdictLine } from '@bridgehead/toolkit';
import { GRID } from '../data/map.ts';
import { isZoneToZone, stepCost, stepRefusal } from '../rules/08-operations/costs.ts';
import { stepTo } from '../rules/08-operations/move.ts';
import { LONGEST_PATH } from '../rules/08-operations/path.ts';
import { offensiveFire, timeOf } from '../rules/09-combat/fire.ts';
import { hexField, pathField, unitField } from '../state/fields.ts';
import { hexAt, opOf } from '../state/state.ts';
import { sideOfUnit, type Unit } from '../state/units.ts';
import { asKnownTo } from './params.ts';

type Consulted = {
  readonly rule: string;
  readonly label: string;
  readonly place?: string;
  readonly cost?: number;
  readonly left?: number;
  readonly effect?: number;
  readonly legal?: boolean;
};

export function explainChoice(g: Game, choice: Json | undefined): JsonObject {
  const ruling = check(g, choice);
  return { ...ruling, consulted: [...askedLine(g), ...reasonsFor(g, choice), verdictLine(ruling)] };
}

function reasonsFor(g: Game, choice: Json | undefined): Consulted[] {
  const u = isJsonObject(choice) ? unitField(choice.unit) : undefined;
  // [2.1] A side that is not asked about its own units is told nothing of them.
  if (!isJsonObject(choice) || u === undefined || hexAt(g, u) < 0 || sideOfUnit(u) !== deciderOf(g)) return [];
  const seen = asKnownTo(g, sideOfUnit(u));
  if (choice.kind === 'move') return moveReasons(seen, u, pathField(choice.path, LONGEST_PATH) ?? []);
  const target = choice.kind === 'attack' ? hexField(choice.target) : undefined;
  return target === undefined ? [] : attackReasons(seen, u, target);
}

/** [8.7] Step by step what it costs, up to the first that is forbidden. */
function moveReasons(g: Game, u: Unit, path: readonly number[]): Consulted[] {
  const lines: Consulted[] = [];
  let from = hexAt(g, u);
  let left = opOf(g, u);
  for (const to of path) {
    const place = nameOf(GRID, to);
    const step = stepTo(from, to);
    if (step === undefined) break;
    const refusal = stepRefusal(g, u, step);
    if (refusal !== undefined) return [...lines, { rule: refusal.rule, label: refusal.code, place, legal: false }];
    const cost = stepCost(g, u, step, true);
    left = isZoneToZone(g, u, step, true) ? 0 : left - cost;
    lines.push({ rule: '8.7', label: 'operation points', place, cost, left });
    from = to;
  }
  return lines;
}

const attackReasons = (g: Game, u: Unit, target: number): Consulted[] =>
  offensiveFire(g, target, { unit: u, order: 0, time: timeOf(g, u) }).factors.map((factor) => ({ ...factor }));
