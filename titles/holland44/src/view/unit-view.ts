/** A unit as everybody may see it: where it is, what it is worth now and as printed, and its states. */
import { cached, type Game } from '@bridgehead/engine';
import type { Printed } from '@bridgehead/engine/contract';
import type { unitView as UNIT_VIEW } from '../contract/queries.ts';
import { statesOf, whereabouts } from '../position/write.ts';
import { allowanceOf, defenseOf, figuresOf, moraleNow } from '../rules/02-contents.ts';
import { placeName } from '../state/places.ts';
import { autoDsTarget, landedOn, marksOn, orderOf, parentOf, placeOf, stepsOf } from '../state/state.ts';
import { dataOf, idOf, UNIT_COUNT, type Unit } from '../state/units.ts';

export type UnitView = Printed<typeof UNIT_VIEW>;

function printedOn(u: Unit): UnitView['printed'] {
  const { full, steps } = dataOf(u);
  const [attack, defense, movement, armor] = full;
  return { attack, defense, movement, armor, steps };
}
const PRINTED = Array.from({ length: UNIT_COUNT }, (_, u) => printedOn(u));

function valuesNow(g: Game, u: Unit): UnitView['values'] {
  const [attack, , , armor] = figuresOf(g, u);
  return { attack, defense: defenseOf(g, u), movement: allowanceOf(g, u), armor };
}

/** All that a view is made of. */
interface LastView {
  readonly place: number;
  readonly steps: number;
  readonly order: number;
  readonly marks: number;
  readonly parent: Unit | undefined;
  readonly landed: number;
  readonly autoDs: number;
  readonly view: UnitView;
}

/** The last view of every unit of a game, by unit: from one choice to the next few units change. */
const lastViews = cached([], (): LastView[] => []);

export function unitView(g: Game, u: Unit): UnitView {
  const views = lastViews(g);
  const last = views[u];
  if (last !== undefined && isAsBefore(g, u, last)) return last.view;
  const view = newView(g, u);
  views[u] = {
    place: placeOf(g, u),
    steps: stepsOf(g, u),
    order: orderOf(g, u),
    marks: marksOn(g, u),
    parent: parentOf(g, u),
    landed: landedOn(g, u),
    autoDs: autoDsTarget(g, u),
    view,
  };
  return view;
}

const isAsBefore = (g: Game, u: Unit, last: LastView): boolean =>
  last.place === placeOf(g, u) &&
  last.steps === stepsOf(g, u) &&
  last.order === orderOf(g, u) &&
  last.marks === marksOn(g, u) &&
  last.parent === parentOf(g, u) &&
  last.landed === landedOn(g, u) &&
  last.autoDs === autoDsTarget(g, u);

function newView(g: Game, u: Unit): UnitView {
  const data = dataOf(u);
  const parent = parentOf(g, u);
  const landed = landedOn(g, u);
  const autoDs = autoDsTarget(g, u);
  return {
    unit: data.id,
    side: data.side,
    name: data.name,
    type: data.type,
    formation: data.formation,
    morale: moraleNow(g, u),
    ...whereabouts(placeOf(g, u)),
    steps: stepsOf(g, u),
    values: valuesNow(g, u),
    printed: PRINTED[u] ?? printedOn(u),
    states: statesOf(g, u),
    ...(data.range === undefined ? {} : { range: data.range }),
    ...(parent === undefined ? {} : { parent: idOf(parent) }),
    ...(landed === 0 ? {} : { landed }),
    ...(autoDs === 0 ? {} : { autoDs: placeName(autoDs) }),
  };
}
