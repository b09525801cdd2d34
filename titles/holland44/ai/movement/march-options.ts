/** The ways of a unit: every hex in which it can end a march, with the mode that costs it least freedom. */
import type { Game } from '@bridgehead/engine';
import { neighboursOf, OFF_MAP } from '@bridgehead/hex';
import { terrainOf, waterOf } from '@bridgehead/map';
import { CANAL, CITY, GRID, MAJOR_RIVER, MAP } from '../../src/data/map.ts';
import { isInEzoc, isSoft } from '../../src/rules/07-zones-of-control.ts';
import { startRefusal } from '../../src/rules/08-movement/march-rules.ts';
import type { Mode } from '../../src/rules/08-movement/moving-stack.ts';
import { hexesInReach, marchEnds, reachOnMap } from '../../src/rules/08-movement/reach.ts';
import { hexOfPlace, placeName } from '../../src/state/places.ts';
import { hexOf } from '../../src/state/state.ts';
import { sideOfUnit, type Unit } from '../../src/state/units.ts';
import { keptReach } from '../kept-reach.ts';

export interface MarchOption {
  readonly hex: number;
  readonly mode: Mode;
  path(): readonly string[];
}

export function marchOptions(known: Game, u: Unit): readonly MarchOption[] {
  const ways = new Map<number, MarchOption>();
  const add = (way: MarchOption): void => {
    if (way.hex !== OFF_MAP && !ways.has(way.hex)) ways.set(way.hex, way);
  };
  const byRules = (mode: Mode): void => {
    for (const end of marchEnds(known, [u], mode))
      add({ hex: hexOfPlace(end.place), mode, path: () => end.path.map(placeName) });
  };
  const from = hexOf(known, u);
  const bySearch = (mode: 'normal' | 'extended'): void => {
    if (startRefusal(known, [u], mode) !== undefined) return;
    const hexes = from === OFF_MAP ? hexesInReach(known, u, mode) : keptReach(known, u, mode);
    for (const hex of hexes) add({ hex, mode, path: () => reachOnMap(known, u, mode).wayTo(hex).map(placeName) });
  };
  bySearch('normal');
  if (ways.size === 0 || gainsByTactics(known, u, from)) byRules('tactical');
  bySearch('extended');
  return [...ways.values()];
}

/** By hex: soft ground, a City or water that only Tactical Movement crosses, in the hex or next to it. */
const IS_TRICKY: Uint8Array = Uint8Array.from({ length: GRID.hexCount }, (_, hex) =>
  [hex, ...neighboursOf(GRID, hex)].some((at) => isSoft(at) || terrainOf(MAP, at) === CITY) || isByWater(hex) ? 1 : 0,
);

function isByWater(hex: number): boolean {
  for (let d = 0; d < 6; d++) {
    const water = waterOf(MAP, GRID.sides[hex * 6 + d] ?? 0);
    if (water === CANAL || water === MAJOR_RIVER) return true;
  }
  return false;
}

/** Whether two hexes at any cost may lead where its Movement Points do not. */
const gainsByTactics = (known: Game, u: Unit, from: number): boolean =>
  from !== OFF_MAP && (IS_TRICKY[from] === 1 || isInEzoc(known, sideOfUnit(u), from));
