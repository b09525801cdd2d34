/** Where a stack can march. */
import type { Game } from '@bridgehead/engine';
import { nameOf, OFF_MAP } from '@bridgehead/hex';
import type { Mode } from '../contract/codes.ts';
import type { Answer } from '../contract/index.ts';
import { GRID } from '../data/map.ts';
import { rulesOf } from '../editions.ts';
import { whereabouts } from '../position/write.ts';
import { startRefusal } from '../rules/08-movement/march-rules.ts';
import { budgetOf } from '../rules/08-movement/moving-stack.ts';
import { costTo, marchEnds } from '../rules/08-movement/reach.ts';
import { unknownBeside } from '../rules/25-unknown-units/unknown-units.ts';
import { hexOfPlace, placeName } from '../state/places.ts';
import { idOf, sideOfUnit, type Unit } from '../state/units.ts';
import { refused } from './said.ts';

export function movesReport(g: Game, units: readonly Unit[], mode: Mode, to?: number): Answer<'moves'> {
  const refusal = startRefusal(g, units, mode);
  const revealedOn = revealedOnTheWay(g, units);
  const ends = marchEnds(g, units, mode).map(({ place, cost, path, stops }) => ({
    ...whereabouts(place),
    cost,
    path: path.map(placeName),
    ...(stops === undefined ? {} : { stops: refused(stops) }),
    ...revealedOn(path),
  }));
  return {
    units: units.map(idOf),
    mode,
    ends,
    ...(refusal === undefined ? {} : { refusal: refused(refusal) }),
    ...(to === undefined ? {} : needsFields(g, units, mode, to)),
  };
}

/** [2e 25.3] Whom an Allied stack turns over by coming next to him; each hex of the ways is looked at once. */
function revealedOnTheWay(
  g: Game,
  [lead]: readonly Unit[],
): (path: readonly number[]) => { readonly reveals?: string } {
  if (lead === undefined || sideOfUnit(lead) !== 'allied' || rulesOf(g).unknownReveal !== 'adjacent') return () => ({});
  const known = new Map<number, number>();
  const beside = (place: number): number => {
    const found = known.get(place) ?? unknownBeside(g, hexOfPlace(place));
    known.set(place, found);
    return found;
  };
  return (path) => {
    const first = path.map(beside).find((hex) => hex !== OFF_MAP);
    return first === undefined ? {} : { reveals: nameOf(GRID, first) };
  };
}

/** [8.1] What the march to one place would cost, beside what there is. */
function needsFields(g: Game, units: readonly Unit[], mode: Mode, to: number): Pick<Answer<'moves'>, 'needs'> {
  const cost = costTo(g, units, mode, to);
  return cost === undefined ? {} : { needs: { cost, budget: budgetOf(g, units, mode) } };
}
