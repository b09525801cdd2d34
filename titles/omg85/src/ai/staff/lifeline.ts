/** The roads that feed the head of the Allied column: what one side guards and the other cuts. */
import { cached, type Game } from '@bridgehead/engine';
import { openExits, supplyPath } from '../../rules/05-ground-supply.ts';
import { BRIDGE, OWNER } from '../../state.ts';
import { HIGHWAY } from '../board.ts';
import { suppliedIndex } from '../standing.ts';

const NOWHERE: readonly number[] = [];

/** [5.1] Both ways off the map, and the road from one of them to the highest hex of the highway in supply. */
export const lifelineOf = cached([OWNER, BRIDGE], (g: Game): readonly number[] => {
  const head = HIGHWAY[suppliedIndex(g)];
  const path = head === undefined ? NOWHERE : [...(supplyPath(g, 'allied', head) ?? NOWHERE)].reverse();
  return [...new Set([...openExits(g, 'allied'), ...path])];
});
