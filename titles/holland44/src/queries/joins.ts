/** [8.1] [9.2] Who could still march next to a hex and attack it, and which battles a stack could so join. */
import type { Game } from '@bridgehead/engine';
import { distanceBetween, nameOf, neighboursOf, OFF_MAP, sideBetween } from '@bridgehead/hex';
import { refuse } from '@bridgehead/toolkit';
import type { Answer, Params } from '../contract/index.ts';
import { GRID } from '../data/map.ts';
import type { Side } from '../data/unit-data.ts';
import { whereabouts } from '../position/write.ts';
import { figuresOf } from '../rules/02-contents.ts';
import { type MarchEnd, marchEnds } from '../rules/08-movement/reach.ts';
import { attackerRefusal } from '../rules/09-combat/attackers.ts';
import { says } from '../says.ts';
import { hexOfPlace, hexPlace, isHexPlace } from '../state/places.ts';
import { isOccupiedBy } from '../state/stacks.ts';
import { hexOf, placeOf, placeUnit } from '../state/state.ts';
import { enemyOf, idOf, sideOfUnit, type Unit, unitsOf } from '../state/units.ts';
import { holderOf, ofOneSide } from './params.ts';
import { scratchOf } from './scratch.ts';

type Join = Answer<'joins'>[number];

/** Nobody marches farther in a turn. */
const FARTHEST = 16;

/** Every unit that is not beside the hex yet and could come there, by the cheapest way, the nearest first. */
function joinersOf(g: Game, side: Side, target: number): readonly Join[] {
  const supposed = scratchOf(g);
  const isNear = (u: Unit): boolean => {
    const hex = hexOf(g, u);
    return hex === OFF_MAP ? isHexPlace(placeOf(g, u)) : distanceBetween(GRID, hex, target) <= FARTHEST;
  };
  return unitsOf(g, side)
    .filter((u) => isNear(u) && sideBetween(GRID, hexOf(g, u), target) === undefined)
    .flatMap((u) => joinsOf(g, supposed, [u], (hex) => (hex === target ? [target] : [])).slice(0, 1))
    .sort((a, b) => a.cost - b.cost);
}

/** Every battle that these units could join together, from every hex in which they could end, the cheapest first. */
const battlesFor = (g: Game, units: readonly Unit[]): readonly Join[] =>
  joinsOf(g, scratchOf(g), units, (hex) => (isOccupiedBy(g, enemyOf(sideOfUnit(units[0] ?? 0)), hex) ? [hex] : []));

function joinsOf(
  g: Game,
  supposed: Game,
  units: readonly Unit[],
  targetsIn: (hex: number) => readonly number[],
): readonly Join[] {
  const strength = units.reduce((sum, u) => sum + figuresOf(g, u)[0], 0);
  const ends = [...marchEnds(g, units, 'normal')].sort((a, b) => a.cost - b.cost);
  return ends.flatMap((end) =>
    neighboursOf(GRID, hexOfPlace(end.place))
      .flatMap(targetsIn)
      .filter((target) => couldAttack(supposed, units, end, target))
      .map((target) => ({
        target: nameOf(GRID, target),
        units: units.map(idOf),
        ...whereabouts(end.place),
        cost: end.cost,
        strength,
      })),
  );
}

/** Supposed that they have marched there; they stand where they stood afterwards. */
function couldAttack(supposed: Game, units: readonly Unit[], { place }: MarchEnd, target: number): boolean {
  if (!isHexPlace(place)) return false;
  const over = sideBetween(GRID, hexOfPlace(place), target);
  if (over === undefined) return false;
  return units.every((unit) => {
    const before = placeOf(supposed, unit);
    placeUnit(supposed, unit, hexPlace(hexOfPlace(place)));
    const refusal = attackerRefusal(supposed, { unit, over }, target, 'combat');
    placeUnit(supposed, unit, before);
    return refusal === undefined;
  });
}

/** Of a hex: who could join an attack on it. Of units: which attacks they could join. */
export function joinsReport(g: Game, { target, units }: Params<'joins'>): Answer<'joins'> {
  if (units !== undefined) {
    const battles = battlesFor(g, ofOneSide(units, 'units'));
    return target === undefined ? battles : battles.filter((one) => one.target === nameOf(GRID, target));
  }
  if (target === undefined) return refuse('target', says('units-or-a-hex'), 'unknown-hex');
  return joinersOf(g, enemyOf(holderOf(g, target)), target);
}
