/** [22.3] The Airlanding Table: what a landing costs. */
import type { Game } from '@bridgehead/engine';
import { neighboursOf, OFF_MAP } from '@bridgehead/hex';
import { hasFeature, terrainOf } from '@bridgehead/map';
import { lookUp } from '@bridgehead/toolkit';
import { GRID, MAP, POLDER, POLDER_WOODS, TOWN, WOODS } from '../../data/map.ts';
import { type Reason, saysBy } from '../../says.ts';
import { isOccupiedBy, unitsIn } from '../../state/stacks.ts';
import { addMark, FIRED, hexOf, landedOn, SCATTERED, turnOf } from '../../state/state.ts';
import { addReturnee, eliminate, loseStep } from '../../state/step-loss.ts';
import { isArtillery, type Unit } from '../../state/units.ts';
import { AIRLANDING_TABLE, type Landing } from '../../tables/die-tables.ts';

export type { Landing } from '../../tables/die-tables.ts';

/** [22.3] */
export const landingResult = (total: number): Landing => lookUp(AIRLANDING_TABLE, 'airborne unit', total);

export type LandingModifier = Reason & { readonly drm: number };

const IN_POLDER: LandingModifier = { ...saysBy('22.3.2', 'polder'), drm: 1 };
const IN_TOWN_OR_WOODS: LandingModifier = { ...saysBy('22.3.2', 'town-or-woods'), drm: 4 };
const CONTESTED: LandingModifier = { ...saysBy('22.3.2', 'contested'), drm: 2 };
const ENEMY_CONTROLLED: LandingModifier = { ...saysBy('22.3.2', 'enemy-controlled'), drm: 3 };

/** [22.3.2] Whose a hex is that airborne units land in: the enemy is near, with friends at hand or without. */
export type Danger = 'contested' | 'enemy-controlled' | 'none';

const DANGER_ITEMS: Readonly<Record<Danger, readonly LandingModifier[]>> = {
  contested: [CONTESTED],
  'enemy-controlled': [ENEMY_CONTROLLED],
  none: [],
};

/** [22.3.2] What is added to a die for landing in this hex; on turn 1 nothing is. The danger is that of the beginning. */
export function landingModifiers(g: Game, hex: number, danger: Danger = dangerOf(g, hex)): readonly LandingModifier[] {
  if (turnOf(g) === 1) return [];
  const items: LandingModifier[] = [];
  const terrain = terrainOf(MAP, hex);
  if (terrain === POLDER || terrain === POLDER_WOODS) items.push(IN_POLDER);
  items.push(...DANGER_ITEMS[danger]);
  if (terrain === WOODS || hasFeature(MAP, hex, TOWN)) items.push(IN_TOWN_OR_WOODS);
  return items;
}

/** [22.3.2] As things stand now; who has landed this turn does not count. */
export function dangerOf(g: Game, hex: number): Danger {
  const near = HEXES_NEAR[hex] ?? [];
  // Unknown units count, and so does an enemy in the hex itself [22.6].
  if (!near.some((at) => isOccupiedBy(g, 'german', at))) return 'none';
  const isHeld = near.some((at) => unitsIn(g, 'allied', at).some((u) => landedOn(g, u) !== turnOf(g)));
  return isHeld ? 'contested' : 'enemy-controlled';
}

/** By hex: itself and those around it. */
const HEXES_NEAR: readonly (readonly number[])[] = Array.from({ length: GRID.hexCount }, (_, hex) => [
  hex,
  ...neighboursOf(GRID, hex),
]);

/** [22.3.3] What the result does to a unit. */
export function applyLanding(g: Game, u: Unit, landing: Landing): void {
  if (landing === '-') return;
  addMark(g, u, SCATTERED);
  if (landing === 'S') return;
  if (isArtillery(u)) applyToArtillery(g, u, landing);
  else applyToInfantry(g, u, landing);
}

/** [22.3.3] [22.3.5] One step is recorded whatever becomes of the unit; a second one is lost for good. */
function applyToInfantry(g: Game, u: Unit, landing: 'S1' | 'S2'): void {
  addReturnee(g, u);
  loseStep(g, u, '22.3.3');
  if (landing === 'S2' && hexOf(g, u) !== OFF_MAP) loseStep(g, u, '22.3.3');
}

/** [22.3.4] Artillery has fired off its shells, or is lost; no Replacement is recorded. */
function applyToArtillery(g: Game, u: Unit, landing: 'S1' | 'S2'): void {
  if (landing === 'S2') eliminate(g, u, '22.3.4');
  else addMark(g, u, FIRED);
}
