/** Where a stack can march. */
import type { Game } from '@bridgehead/engine';
import type { Mode } from '../contract/codes.ts';
import type { Answer } from '../contract/index.ts';
import { whereabouts } from '../position/write.ts';
import { startRefusal } from '../rules/08-movement/march-rules.ts';
import { marchEnds } from '../rules/08-movement/reach.ts';
import { placeName } from '../state/places.ts';
import { idOf, type Unit } from '../state/units.ts';
import { refused } from './said.ts';

export function movesReport(g: Game, units: readonly Unit[], mode: Mode): Answer<'moves'> {
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
  };
}
