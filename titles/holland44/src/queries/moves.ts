/** Where a stack can march. */
import type { Game, JsonObject } from '@bridgehead/engine';
import { whereabouts } from '../position/write.ts';
import { startRefusal } from '../rules/08-movement/march-rules.ts';
import type { Mode } from '../rules/08-movement/moving-stack.ts';
import { marchEnds } from '../rules/08-movement/reach.ts';
import { placeName } from '../state/places.ts';
import { idOf, type Unit } from '../state/units.ts';
import { reasonOf } from './consulted.ts';

export function movesReport(g: Game, units: readonly Unit[], mode: Mode): JsonObject {
  const refusal = startRefusal(g, units, mode);
  const ends = marchEnds(g, units, mode).map(({ place, cost, path, stops }) => ({
    ...whereabouts(place),
    cost,
    path: path.map(placeName),
    ...(stops === undefined ? {} : { stops: reasonOf(stops) }),
  }));
  return {
    units: units.map(idOf),
    mode,
    ends,
    ...(refusal === undefined ? {} : { refusal: reasonOf(refusal) }),
  };
}
