/** [8.7] Where a unit can go. */
import type { Game, JsonObject, Refusal } from '@bridgehead/engine';
import { refusal } from '@bridgehead/engine';
import { nameOf } from '@bridgehead/hex';
import { scratchOf } from '@bridgehead/toolkit';
import { GRID } from '../data/map.ts';
import { CHANGE_MODE } from '../inferred-formulas.ts';
import { modeRefusal } from '../rules/08-operations/actions.ts';
import { spendPoints } from '../rules/08-operations/allowances.ts';
import { NOT_ON_MAP } from '../rules/08-operations/operation.ts';
import { type MoveEnd, moveEnds } from '../rules/08-operations/path.ts';
import { hexAt, isTravelling, MODE_NAMES, modeOf, opOf, setMode, targetOf } from '../state/state.ts';
import { idOf, type Unit } from '../state/units.ts';

const HAS_PLOTTED = refusal('8.15', 'the unit has plotted an attack');

function startRefusal(g: Game, u: Unit, mode: string): Refusal | undefined {
  if (hexAt(g, u) < 0) return NOT_ON_MAP;
  if (targetOf(g, u) >= 0) return HAS_PLOTTED;
  return mode === MODE_NAMES[modeOf(g, u)] ? undefined : modeRefusal(g, u);
}

/** In another mode than its own the unit first pays for the change. */
export function movesReport(g: Game, u: Unit, wanted: string | undefined): JsonObject {
  const mode = wanted ?? MODE_NAMES[modeOf(g, u)] ?? '';
  const refusal = startRefusal(g, u, mode);
  return {
    units: [idOf(u)],
    mode,
    points: opOf(g, u),
    ends: refusal === undefined ? endsIn(g, u, mode).map(endReport) : [],
    ...(refusal === undefined ? {} : { refusal: { rule: refusal.rule, reason: refusal.code } }),
  };
}

function endsIn(g: Game, u: Unit, mode: string): MoveEnd[] {
  if (mode === MODE_NAMES[modeOf(g, u)]) return moveEnds(g, u);
  const changed = scratchOf(g);
  spendPoints(changed, u, CHANGE_MODE);
  setMode(changed, u, isTravelling(g, u) ? 0 : 1);
  return moveEnds(changed, u).map((end) => ({ ...end, cost: end.cost + CHANGE_MODE }));
}

const endReport = ({ hex, cost, path, stops }: MoveEnd): JsonObject => ({
  hex: nameOf(GRID, hex),
  cost,
  path: path.map((one) => nameOf(GRID, one)),
  ...(stops === undefined ? {} : { stops: { rule: stops.rule, reason: stops.code } }),
});
