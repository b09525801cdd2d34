/** [8.3.3] Infiltration: hexes through which Tactical Movement goes on in an enemy ZOC. */
import type { Game } from '@bridgehead/engine';
import { hasFeature, terrainOf } from '@bridgehead/map';
import { CITY, MAP, TOWN, WOODS } from '../../data/map.ts';
import type { Side } from '../../data/unit-data.ts';
import { rulesOf } from '../../editions.ts';
import { unitsIn } from '../../state/stacks.ts';
import { COVERING, hasMark, stepsOf } from '../../state/state.ts';

export const COVER_STEPS = 2;

/** [8.3.3] City hexes; in the first edition also Woods and Town hexes that friendly units cover. */
export function mayInfiltrate(g: Game, side: Side, hex: number): boolean {
  if (terrainOf(MAP, hex) === CITY) return true;
  if (!isCoverGround(g, hex)) return false;
  let steps = 0;
  for (const u of unitsIn(g, side, hex)) if (hasMark(g, u, COVERING)) steps += stepsOf(g, u);
  return steps >= COVER_STEPS;
}

export const isCoverGround = (g: Game, hex: number): boolean =>
  rulesOf(g).infiltrationTerrain === 'city-or-covered' && (terrainOf(MAP, hex) === WOODS || hasFeature(MAP, hex, TOWN));
