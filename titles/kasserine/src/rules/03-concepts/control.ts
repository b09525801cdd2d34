/** [3.1] Who controls a hex, and whose a hex is that somebody has left. */
import type { Game } from '@bridgehead/engine';
import { WATCHED } from '../../data/objectives.ts';
import { SOURCES } from '../../data/sources.ts';
import type { Side } from '../../data/unit-data.ts';
import { isHeldBy } from '../../state/stacks.ts';
import { holderOf, isSourceOpen, setHolder, setSourceOpen } from '../../state/state.ts';
import { enemyOf } from '../../state/units.ts';
import { letRommelFlee } from '../15-headquarters/rommel.ts';
import { isInZone } from './zones.ts';

/** [3.1.2] [3.1.3] A side controls a hex in which it stands, and a vacant one in its zone alone. */
export function controls(g: Game, side: Side, hex: number): boolean {
  if (isHeldBy(g, side, hex)) return true;
  const enemy = enemyOf(side);
  return !isHeldBy(g, enemy, hex) && isInZone(g, side, hex) && !isInZone(g, enemy, hex);
}

const WATCHED_BY_HEX: ReadonlyMap<number, number> = new Map(WATCHED.map((hex, i) => [hex, i]));

/** [3.1.1] Whose a watched hex is: his who occupied or controlled it last. */
export function isFriendly(g: Game, side: Side, hex: number): boolean {
  const watched = WATCHED_BY_HEX.get(hex);
  return watched !== undefined && holderOf(g, watched) === side;
}

/** [3.1.1] [15.5.3] Somebody goes through a hex. */
export function passThrough(g: Game, side: Side, hex: number): void {
  if (side === 'allied') letRommelFlee(g, hex);
  const watched = WATCHED_BY_HEX.get(hex);
  if (watched !== undefined) setHolder(g, watched, side);
  SOURCES.forEach((source, i) => {
    if (source.hex === hex && source.side !== side && isSourceOpen(g, i)) setSourceOpen(g, i, false);
  });
}

/** [3.1.1] [6.3.1] What stands on the map now decides whose the watched hexes are; an enemy on a source shuts it. */
export function updateControl(g: Game): void {
  WATCHED.forEach((hex, i) => {
    for (const side of ['allied', 'axis'] as const) if (controls(g, side, hex)) setHolder(g, i, side);
  });
  SOURCES.forEach(({ hex, side }, i) => {
    if (isHeldBy(g, enemyOf(side), hex) && isSourceOpen(g, i)) setSourceOpen(g, i, false);
  });
}
