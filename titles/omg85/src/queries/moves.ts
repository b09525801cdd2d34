/** [8.7] Where a unit can go. */
import type { Game, Refusal } from '@bridgehead/engine';
import { nameOf } from '@bridgehead/hex';
import { scratchOf } from '@bridgehead/toolkit';
import type { Answer } from '../contract/index.ts';
import { GRID } from '../data/map.ts';
import { MODE_NAMES } from '../data/state-names.ts';
import { CHANGE_MODE } from '../inferred-formulas.ts';
import { modeRefusal } from '../rules/08-operations/actions.ts';
import { spendPoints } from '../rules/08-operations/allowances.ts';
import { NOT_ON_MAP } from '../rules/08-operations/operation.ts';
import { costTo, type MoveEnd, moveEnds } from '../rules/08-operations/path.ts';
import { reasonOf, refusal } from '../says.ts';
import { hexAt, isTravelling, modeOf, opOf, setMode, targetOf } from '../state/state.ts';
import { idOf, type Unit } from '../state/units.ts';

type Mode = Answer<'moves'>['mode'];

const HAS_PLOTTED = refusal('8.15', 'attack-plotted');

function startRefusal(g: Game, u: Unit, mode: Mode): Refusal | undefined {
  if (hexAt(g, u) < 0) return NOT_ON_MAP;
  if (targetOf(g, u) >= 0) return HAS_PLOTTED;
  return mode === MODE_NAMES[modeOf(g, u)] ? undefined : modeRefusal(g, u);
}

/** In another mode than its own the unit first pays for the change. */
export function movesReport(g: Game, u: Unit, wanted: Mode | undefined, to?: number): Answer<'moves'> {
  const mode = wanted ?? MODE_NAMES[modeOf(g, u)] ?? 'normal';
  const refusal = startRefusal(g, u, mode);
  return {
    units: [idOf(u)],
    mode,
    points: opOf(g, u),
    ends: refusal === undefined ? endsIn(g, u, mode).map(endReport) : [],
    ...(refusal === undefined ? {} : { refusal: reasonOf(refusal) }),
    ...(to === undefined || refusal !== undefined ? {} : needsFields(g, u, mode, to)),
  };
}

function needsFields(g: Game, u: Unit, mode: Mode, to: number): Pick<Answer<'moves'>, 'needs'> {
  const isOther = mode !== MODE_NAMES[modeOf(g, u)];
  const cost = costTo(isOther ? changed(g, u) : g, u, to);
  return cost === undefined ? {} : { needs: { cost: cost + (isOther ? CHANGE_MODE : 0), budget: opOf(g, u) } };
}

/** The unit in its other mode, which it has paid for. */
function changed(g: Game, u: Unit): Game {
  const other = scratchOf(g);
  spendPoints(other, u, CHANGE_MODE);
  setMode(other, u, isTravelling(g, u) ? 0 : 1);
  return other;
}

function endsIn(g: Game, u: Unit, mode: Mode): MoveEnd[] {
  if (mode === MODE_NAMES[modeOf(g, u)]) return moveEnds(g, u);
  return moveEnds(changed(g, u), u).map((end) => ({ ...end, cost: end.cost + CHANGE_MODE }));
}

const endReport = ({ hex, cost, path, stops }: MoveEnd): Answer<'moves'>['ends'][number] => ({
  hex: nameOf(GRID, hex),
  cost,
  path: path.map((one) => nameOf(GRID, one)),
  ...(stops === undefined ? {} : { stops: reasonOf(stops) }),
});
