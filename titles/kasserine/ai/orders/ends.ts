/** Where a unit could go in this phase, found once. */
import { remembered } from '@bridgehead/ai';
import type { Choice, Game, Thinking } from '@bridgehead/engine';
import { startRefusal } from '../../src/rules/07-movement/move-order.ts';
import { type MovePhase, moverOf } from '../../src/rules/07-movement/mover.ts';
import { endsOfMove, type MoveEnds, pathTo } from '../../src/rules/07-movement/reach.ts';
import { hexOfPlace, placeName } from '../../src/state/places.ts';
import { idOf, sideOfUnit, type Unit } from '../../src/state/units.ts';

/** An end of a move: what it costs, and its number among all that were found. */
interface End {
  readonly cost: number;
  readonly number: number;
  readonly among: MoveEnds;
}

type Ends = ReadonlyMap<number, End>;
const NONE: Ends = new Map();

/** By hex the cheapest way there; ends in boxes are left out. */
export function endsOf(g: Game, u: Unit, phase: MovePhase): Ends {
  if (startRefusal(g, sideOfUnit(u), u, phase) !== undefined) return NONE;
  const among = endsOfMove(moverOf(g, [u], phase));
  const { places, costs } = among.tree;
  const ends = new Map<number, End>();
  among.ends.forEach((at, number) => {
    const hex = hexOfPlace(places[at] ?? 0);
    if (hex >= 0) ends.set(hex, { cost: costs[at] ?? 0, number, among });
  });
  return ends;
}

/** The same, kept until the unit has moved: own marches close no way to others. */
export function keptEnds(g: Game, thinking: Thinking, u: Unit, phase: MovePhase): Ends {
  return remembered(thinking, `ends/${phase}/${u}`, () => {
    const ends = endsOf(g, u, phase);
    thinking.spend(ends.size);
    return ends;
  });
}

export const moveChoice = (u: Unit, { among, number }: End): Choice => ({
  kind: 'move',
  units: [idOf(u)],
  path: pathTo(among, number).map(placeName),
});
