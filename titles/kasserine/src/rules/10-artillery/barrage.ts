/** [10] [10.1] [10.2] Barrage: the fire that supports an attack. */
import type { Game, Refusal } from '@bridgehead/engine';
import { neighboursOf } from '@bridgehead/hex';
import { GRID } from '../../data/map.ts';
import { refusal } from '../../says.ts';
import type { Battle } from '../../state/battle.ts';
import { hexesApart } from '../../state/stacks.ts';
import { attackOn, hexAt, isDeployed, isMarkerUsed } from '../../state/state.ts';
import { dataOf, enemyOf, isArtillery, isFrench, sideOfUnit, type Unit, unitsOf } from '../../state/units.ts';
import { MASSED_FIRE_POINTS } from '../../tables/constants.ts';
import { isInZone, zoneSources } from '../03-concepts/zones.ts';
import { againstMountain } from '../12-combat/crossings.ts';
import { hasGroundUnit } from '../12-combat/strength.ts';
import { hqsInRange } from '../15-headquarters/command.ts';

const NOT_ARTILLERY = refusal('10.1.1', 'not-artillery');
const NOT_DEPLOYED = refusal('10.1.1', 'not-deployed');
const MARKER_USED = refusal('10.2.1', 'marker-used');
const OUT_OF_RANGE = refusal('10.1.2', 'out-of-range');
const GUNS_ALONE = refusal('10.1.4', 'guns-support-nobody');
const OTHER_COMBAT = refusal('10.2.2', 'must-support-neighbour');
const OTHER_ZONE = refusal('10.2.3', 'must-fire-at-zone');

/** [10.1.2] [10.1.6] One defending hex in range is enough; the own hex is not counted. */
export const isInRange = (g: Game, u: Unit, hexes: readonly number[]): boolean =>
  hexes.some((hex) => hexesApart(hexAt(g, u), hex) <= (dataOf(u).range ?? 0));

const isNextToAny = (hex: number, hexes: readonly number[]): boolean =>
  neighboursOf(GRID, hex).some((next) => hexes.includes(next));

/** [10.1.4] [10.2.2] [10.2.3] Why artillery may not support this attack. */
export function barrageRefusal(g: Game, u: Unit, battle: Battle): Refusal | undefined {
  const { side, hexes, attackers } = battle;
  if (sideOfUnit(u) !== side || !isArtillery(u) || hexAt(g, u) < 0) return NOT_ARTILLERY;
  if (!isDeployed(g, u)) return NOT_DEPLOYED;
  if (isMarkerUsed(g, u)) return MARKER_USED;
  if (!hasGroundUnit(attackers) || battle.fire) return GUNS_ALONE;
  if (!isInRange(g, u, hexes)) return OUT_OF_RANGE;
  const at = hexAt(g, u);
  // [10.2.2] Next to a hex that is attacked it supports no attack elsewhere.
  if (!isNextToAny(at, hexes) && neighboursOf(GRID, at).some((next) => attackOn(g, next) !== 0)) return OTHER_COMBAT;
  if (!isInZone(g, enemyOf(side), at)) return undefined;
  return zoneSources(g, enemyOf(side), at).some((from) => hexes.includes(from)) ? undefined : OTHER_ZONE;
}

/** Artillery that may still be added. */
export const barrageCandidates = (g: Game, battle: Battle, chosen: readonly Unit[]): readonly Unit[] =>
  unitsOf(battle.side).filter(
    (u) => isArtillery(u) && !chosen.includes(u) && barrageRefusal(g, u, battle) === undefined,
  );

/** [10.1.5] [3.5.2] Full strength; against a mountain each battery is halved by itself. */
export const barragePoints = (u: Unit, battle: Battle): number => {
  const full = dataOf(u).barrage ?? 0;
  return againstMountain(battle) ? Math.floor(full / 2) : full;
};

/** [10.2.2] Artillery next to the enemy shares what befalls the attackers; [10.1.7] any other is safe. */
export const sharesResult = (g: Game, u: Unit, { hexes }: Battle): boolean => isNextToAny(hexAt(g, u), hexes);

/** [10.5.3] Twenty points of Allied guns, all within range of one US or British HQ. */
export function isMassedFire(g: Game, barrage: readonly Unit[], { side }: Battle): boolean {
  if (side !== 'allied') return false;
  const points = barrage.reduce((sum, u) => sum + (dataOf(u).barrage ?? 0), 0);
  if (points < MASSED_FIRE_POINTS) return false;
  const [first, ...others] = barrage.map((u) => hqsInRange(g, side, hexAt(g, u), (hq) => !isFrench(hq)));
  return (first ?? []).some((hq) => others.every((hqs) => hqs.includes(hq)));
}
