/** Where a stack can march. */
import type { Game } from '@bridgehead/engine';
import type { Mode } from '../contract/codes.ts';
import type { Answer } from '../contract/index.ts';
import { whereabouts } from '../position/write.ts';
import { startRefusal } from '../rules/08-movement/march-rules.ts';
import { budgetOf } from '../rules/08-movement/moving-stack.ts';
import { costTo, marchEnds } from '../rules/08-movement/reach.ts';
import { placeName } from '../state/places.ts';
import { idOf, type Unit } from '../state/units.ts';
import { refused } from './said.ts';

export function movesReport(g: Game, units: readonly Unit[], mode: Mode, to?: number): Answer<'moves'> {
  const refusal = startRefusal(g, units, mode);
  const ends = marchEnds(g, units, mode).map(({ place, cost, path, stops }) => ({
    ...whereabouts(place),
    cost,
    path: path.map(placeName),
    ...(stops === undefined ? {} : { stops: refused(stops) }),
  }));
  return {
    units: units.map(idOf),
    mode,
    ends,
    ...(refusal === undefined ? {} : { refusal: refused(refusal) }),
    ...(to === undefined ? {} : needsFields(g, units, mode, to)),
  };
}

/** [8.1] What the march to one place would cost, beside what there is. */
function needsFields(g: Game, units: readonly Unit[], mode: Mode, to: number): Pick<Answer<'moves'>, 'needs'> {
  const cost = costTo(g, units, mode, to);
  return cost === undefined ? {} : { needs: { cost, budget: budgetOf(g, units, mode) } };
}
