/** What a retreat does to the unit that makes it [13] [14.1.2] [17.3] [19.5] [23.4]. */
import type { Game } from '@bridgehead/engine';
import { nameOf, OFF_MAP, sideBetween } from '@bridgehead/hex';
import { GRID } from '../../data/map.ts';
import { rulesOf } from '../../editions.ts';
import { emitEvent } from '../../state/events.ts';
import { areaOfPlace, hexOfPlace, hexPlace, placeName } from '../../state/places.ts';
import {
  addMark,
  ENGAGED,
  FRESH_MARKER,
  hexOf,
  MOVED_MARKER,
  orderOf,
  placeUnit,
  RETREATED,
  removeMark,
} from '../../state/state.ts';
import { idOf, sideOfUnit, type Unit } from '../../state/units.ts';
import { noteCrossing } from '../05-bridges/bridges.ts';
import { disrupt, rout } from '../14-disruption/disruption.ts';
import { retreatIntoArea } from '../19-entry-areas.ts';
import { noteBoundary } from '../23-special-rules/corps-boundaries.ts';
import { releaseGarrisons } from '../23-special-rules/garrisons.ts';
import { noteOccupation } from '../26-victory.ts';
import type { RetreatTask } from './retreat-paths.ts';

/** One hex farther, with all that the game remembers of it. */
function enterHex(g: Game, u: Unit, hex: number): void {
  const side = sideOfUnit(u);
  const hexside = sideBetween(GRID, hexOf(g, u), hex);
  placeUnit(g, u, hexPlace(hex));
  noteOccupation(g, hex, side);
  if (side !== 'allied') return;
  releaseGarrisons(g, hex);
  if (hexside !== undefined) noteCrossing(g, hexside);
}

/** [14.1.2] [14.1.3] The state in which the retreat leaves the unit. */
function worsen(g: Game, { order }: RetreatTask, u: Unit): void {
  if (order === 'disrupted') disrupt(g, u, '14.1.2');
  if (order === 'full-retreat') rout(g, u, '14.1.3');
}

/** [17.3] Artillery that must retreat loses its Moved marker, however far it goes. */
const LOST_MARKS = MOVED_MARKER | FRESH_MARKER;

/** [13.1.1] Carries out a retreat along a path that has been found legal. */
export function withdraw(g: Game, task: RetreatTask, u: Unit, path: readonly number[]): void {
  const hexes = path.map(hexOfPlace).filter((hex) => hex !== OFF_MAP);
  for (const hex of hexes) enterHex(g, u, hex);
  // [11.5.2] The Engaged marker gives way to a worse one.
  removeMark(g, u, LOST_MARKS | ENGAGED);
  addMark(g, u, RETREATED);
  const area = areaOfPlace(path[path.length - 1] ?? 0);
  if (area < 0) emitEvent(g, 'retreated', task.rule, { unit: idOf(u), path: path.map(placeName) });
  worsen(g, task, u);
  for (const place of path) noteBoundary(g, u, hexOfPlace(place));
  if (area >= 0) retreatIntoArea(g, u, area, orderOf(g, u));
}

/** [13.3] One hex far, and in no worse state than before; in the second edition as after any retreat. */
export function stopShort(g: Game, task: RetreatTask, u: Unit, hex: number): void {
  const { stoppedRetreatDisrupts } = rulesOf(g);
  enterHex(g, u, hex);
  removeMark(g, u, stoppedRetreatDisrupts ? LOST_MARKS | ENGAGED : LOST_MARKS);
  addMark(g, u, RETREATED);
  emitEvent(g, 'retreat-stopped', '13.3', { unit: idOf(u), hex: nameOf(GRID, hex) });
  if (stoppedRetreatDisrupts) worsen(g, task, u);
  noteBoundary(g, u, hex);
}
