/** The roads that feed the head of the Allied column: what one side guards and the other cuts. */
import { cached, type Game } from '@bridgehead/engine';
import { CITY, TERRAIN } from '../../src/data/map.ts';
import { openExits, supplyPath } from '../../src/rules/05-supply/ground-supply.ts';
import { isEnemyKnownIn } from '../../src/state/stacks.ts';
import { ALLIED_AT, BRIDGE, GERMAN_AT, OWNER, ownerOf } from '../../src/state/state.ts';
import { HIGHWAY } from '../map-facts.ts';
import { suppliedIndex } from '../score.ts';

const NOWHERE: readonly number[] = [];

/** [5.1] Both ways off the map, and the road from one of them to the highest hex of the highway in supply. */
export const supplyLine = cached([OWNER, BRIDGE], (g: Game): readonly number[] => {
  const head = HIGHWAY[suppliedIndex(g)];
  const path = head === undefined ? NOWHERE : [...(supplyPath(g, 'allied', head) ?? NOWHERE)].reverse();
  return [...new Set([...openExits(g, 'allied'), ...path])];
});

/** What the Allies have of the highway beyond the head of their column, and its cities while nobody is in them. */
export const corridorAhead = cached([OWNER, BRIDGE, ALLIED_AT, GERMAN_AT], (g: Game): readonly number[] =>
  HIGHWAY.slice(suppliedIndex(g) + 1).filter(
    (hex) => ownerOf(g, hex) === 'allied' || (TERRAIN[hex] === CITY && !isEnemyKnownIn(g, 'allied', hex)),
  ),
);
