/** [15.5] Rommel: where he is, and what he gives. */
import type { Game } from '@bridgehead/engine';
import { nameOf } from '@bridgehead/hex';
import { GRID } from '../../data/map.ts';
import { tell } from '../../state/events.ts';
import { hexPlace } from '../../state/places.ts';
import { hexesApart, isHeldBy, occupiedHexes, rommelHex } from '../../state/stacks.ts';
import { clock, hexAt, placeUnit, targetHexes, turnOf } from '../../state/state.ts';
import { isRedBox, ROMMEL, type Unit } from '../../state/units.ts';
import { ROMMEL_BONUSES, ROMMEL_REACTION_RANGE } from '../../tables/constants.ts';
import { isUnitInZone } from '../03-concepts/zones.ts';

/** [15.5.3] Where an enemy stands he cannot stay. */
export function displaceRommel(g: Game): void {
  const hex = rommelHex(g);
  if (hex >= 0 && isHeldBy(g, 'allied', hex)) letRommelFlee(g, hex);
}

/** [15.5.3] An enemy who enters his hex, if only to go on, finds him gone to the nearest combat unit of the Axis. */
export function letRommelFlee(g: Game, hex: number): void {
  if (rommelHex(g) !== hex) return;
  let nearest = -1;
  for (const other of occupiedHexes(g, 'axis')) {
    if (nearest < 0 || hexesApart(hex, other) < hexesApart(hex, nearest)) nearest = other;
  }
  if (nearest < 0) return;
  placeUnit(g, ROMMEL, hexPlace(nearest));
  tell(g, 'rommel-displaced', '15.5.3', { hex: nameOf(GRID, nearest) });
}

/** [15.5.1] A red-box unit with him, out of enemy zones, may react without a Reserve marker if an attack is near. */
export function reactsWithRommel(g: Game, u: Unit): boolean {
  const hex = rommelHex(g);
  if (hex < 0 || hexAt(g, u) !== hex || !isRedBox(u) || u === ROMMEL || isUnitInZone(g, u)) return false;
  return targetHexes(g).some((target) => hexesApart(hex, target) <= ROMMEL_REACTION_RANGE);
}

/** [15.5.2] Twice a game and once a turn, for an attack in which somebody stacked with him takes part. */
export const mayInspire = (g: Game, attackers: readonly Unit[]): boolean =>
  clock(g, 'rommelUses') < ROMMEL_BONUSES &&
  clock(g, 'rommelTurn') !== turnOf(g) &&
  rommelHex(g) >= 0 &&
  attackers.some((u) => hexAt(g, u) === rommelHex(g));
