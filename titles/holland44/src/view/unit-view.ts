/** A unit as everybody may see it: where it is, what it is worth now and as printed, and its states. */
import { cached, type Game } from '@bridgehead/engine';
import type { Printed } from '@bridgehead/engine/contract';
import type { unitView as UNIT_VIEW } from '../contract/queries.ts';
import type { Figures } from '../data/unit-data.ts';
import { statesOf, whereabouts } from '../position/write.ts';
import { allowanceOf, defenseOf, figuresOf, moraleNow } from '../rules/02-contents.ts';
import { placeName } from '../state/places.ts';
import { autoDsTarget, landedOn, marksOn, orderOf, parentOf, placeOf, stepsOf } from '../state/state.ts';
import { dataOf, idOf, type Unit } from '../state/units.ts';

export type UnitView = Printed<typeof UNIT_VIEW>;
type UnitValues = UnitView['values'];

const valuesOf = ([attack, defense, movement, armor]: Figures): UnitValues => ({ attack, defense, movement, armor });

interface LastView {
  readonly madeOf: readonly (number | undefined)[];
  readonly view: UnitView;
}

/** The last view of every unit of a game, and all that it was made of: from one choice to the next few units change. */
const lastViews = cached([], () => new Map<Unit, LastView>());

export function unitView(g: Game, u: Unit): UnitView {
  const madeOf = [
    placeOf(g, u),
    stepsOf(g, u),
    orderOf(g, u),
    marksOn(g, u),
    parentOf(g, u),
    landedOn(g, u),
    autoDsTarget(g, u),
  ];
  const views = lastViews(g);
  const last = views.get(u);
  if (last?.madeOf.every((value, i) => value === madeOf[i]) === true) return last.view;
  const view = newView(g, u);
  views.set(u, { madeOf, view });
  return view;
}

function newView(g: Game, u: Unit): UnitView {
  const data = dataOf(u);
  const now = valuesOf(figuresOf(g, u));
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
    values: { ...now, defense: defenseOf(g, u), movement: allowanceOf(g, u) },
    printed: { ...valuesOf(data.full), steps: data.steps },
    states: statesOf(g, u),
    ...(data.range === undefined ? {} : { range: data.range }),
    ...(parent === undefined ? {} : { parent: idOf(parent) }),
    ...(landed === 0 ? {} : { landed }),
    ...(autoDs === 0 ? {} : { autoDs: placeName(autoDs) }),
  };
}
