/** What it is worth to stand on the highway or beside it. */
import { cached, type Game } from '@bridgehead/engine';
import { neighboursOf, OFF_MAP } from '@bridgehead/hex';
import { GRID } from '../../../src/data/map.ts';
import { ALLIED_AT, hexOf } from '../../../src/state/state.ts';
import { isAirborne, unitsOf } from '../../../src/state/units.ts';
import { highwayIndex } from '../../highway.ts';
import { BATTLE } from '../../weights.ts';

/** How far up the highway the army has come; airborne units apart. */
const armyLeadIndex = cached([ALLIED_AT], (g) => {
  let lead = 0;
  for (const u of unitsOf(g, 'allied')) {
    const hex = isAirborne(u) ? OFF_MAP : hexOf(g, u);
    if (hex !== OFF_MAP) lead = Math.max(lead, highwayIndex(hex));
  }
  return lead;
});

/** By hex: the nearest hex of the highway in it or beside it, as its index; -1 if there is none. */
const ROAD_INDEX: Int8Array = Int8Array.from({ length: GRID.hexCount }, (_, hex) =>
  [hex, ...neighboursOf(GRID, hex)].reduce((most, one) => Math.max(most, highwayIndex(one)), -1),
);

/** [8.4] [18.3.2] A unit on the highway or beside it stops the column and cuts off all beyond. */
export function highwayValue(known: Game, hex: number): number {
  const index = ROAD_INDEX[hex] ?? -1;
  if (index < 0) return 0;
  const value = highwayIndex(hex) >= 0 ? BATTLE.onHighway : BATTLE.besideHighway;
  return index <= armyLeadIndex(known) + BATTLE.aheadHexes ? value : BATTLE.aheadShare * value;
}
