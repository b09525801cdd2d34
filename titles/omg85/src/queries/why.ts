/** The full reasoning for a choice, legal or not: each rule in the order in which it was looked at. */
import { check, deciderOf, type Game, type Json } from '@bridgehead/engine';
import { nameOf } from '@bridgehead/hex';
import { askedLine, verdictLine } from '@bridgehead/toolkit';
import { orderIn } from '../asking.ts';
import type { Answer } from '../contract/index.ts';
import { GRID } from '../data/map.ts';
import { isZoneToZone, moverOf, stepCost, stepRefusal } from '../rules/08-operations/costs.ts';
import { stepTo } from '../rules/08-operations/move.ts';
import { offensiveFire, timeOf } from '../rules/09-combat/fire.ts';
import { reasonOf, saysBy } from '../says.ts';
import { hexAt, opOf } from '../state/state.ts';
import { sideOfUnit, type Unit } from '../state/units.ts';
import { asKnownTo } from './params.ts';

type Consulted = Answer<'why'>['consulted'][number];

export function explainChoice(g: Game, choice: Json): Answer<'why'> {
  const ruling = check(g, choice);
  return { ...ruling, consulted: [...askedLine(g), ...reasonsFor(g, choice), verdictLine(ruling)] };
}

function reasonsFor(g: Game, choice: Json): Consulted[] {
  const order = orderIn(choice);
  // [2.1] A side that is not asked about its own units is told nothing of them.
  if (order === undefined || hexAt(g, order.unit) < 0 || sideOfUnit(order.unit) !== deciderOf(g)) return [];
  const seen = asKnownTo(g, sideOfUnit(order.unit));
  if (order.kind === 'move') return moveReasons(seen, order.unit, order.path);
  return order.kind === 'attack' ? attackReasons(seen, order.unit, order.target) : [];
}

/** [8.7] Step by step what it costs, up to the first that is forbidden. */
function moveReasons(g: Game, u: Unit, path: readonly number[]): Consulted[] {
  const lines: Consulted[] = [];
  const m = moverOf(g, u);
  let from = hexAt(g, u);
  let left = opOf(g, u);
  for (const to of path) {
    const place = nameOf(GRID, to);
    const step = stepTo(from, to);
    if (step === undefined) break;
    const refusal = stepRefusal(m, step);
    if (refusal !== undefined) return [...lines, { ...reasonOf(refusal), place, legal: false }];
    const cost = stepCost(m, step);
    left = isZoneToZone(m, step) ? 0 : left - cost;
    lines.push({ ...saysBy('8.7', 'operation-points'), place, cost, left });
    from = to;
  }
  return lines;
}

const attackReasons = (g: Game, u: Unit, target: number): Consulted[] =>
  offensiveFire(g, target, { unit: u, order: 0, time: timeOf(g, u) }).factors.map(({ reason, effect }) => ({
    ...reason,
    effect,
  }));
