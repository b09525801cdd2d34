/** [10.3] Final protective fire: where it is assigned, what of it counts, and what is cancelled. */
import type { Game, Refusal } from '@bridgehead/engine';
import { nameOf } from '@bridgehead/hex';
import { GRID } from '../../data/map.ts';
import type { Side } from '../../data/unit-data.ts';
import { refusal } from '../../says.ts';
import type { Battle } from '../../state/battle.ts';
import { tellTo } from '../../state/events.ts';
import { isHeldBy, unitsIn } from '../../state/stacks.ts';
import { assignMarker, attackOn, fpfHexOf, hexAt, isDeployed, isMarkerUsed } from '../../state/state.ts';
import { dataOf, enemyOf, idOf, isArtillery, sideOfUnit, type Unit, unitsOf } from '../../state/units.ts';
import { OTHER_NATIONS_IN_FPF } from '../../tables/constants.ts';
import { isInZone } from '../03-concepts/zones.ts';
import { givesFire } from '../12-combat/strength.ts';
import { isInRange } from './barrage.ts';

const NOT_YOURS = refusal('10.3.4', 'not-artillery');
const NOT_DEPLOYED = refusal('10.1.1', 'not-deployed');
const MARKER_USED = refusal('10.4.1', 'marker-used');
const NOBODY_THERE = refusal('10.3.4', 'no-friend-there');
const OUT_OF_RANGE = refusal('10.1.2', 'out-of-range');
const ASSIGNED = refusal('10.3.4', 'marker-assigned');

/** The marker of a unit, laid on a hex. */
export interface Laying {
  readonly unit: Unit;
  readonly hex: number;
}

/** [10.3.4] Why a marker may not be laid on the units of a hex. `assigned`: those that were laid in this phase. */
export function assignRefusal(
  g: Game,
  side: Side,
  { unit: u, hex }: Laying,
  assigned: readonly Unit[],
): Refusal | undefined {
  if (sideOfUnit(u) !== side || !isArtillery(u) || hexAt(g, u) < 0) return NOT_YOURS;
  if (!isDeployed(g, u)) return NOT_DEPLOYED;
  if (isMarkerUsed(g, u)) return MARKER_USED;
  if (assigned.includes(u) || fpfHexOf(g, u) === hex) return ASSIGNED;
  if (!isHeldBy(g, side, hex)) return NOBODY_THERE;
  return isInRange(g, u, [hex]) ? undefined : OUT_OF_RANGE;
}

/** Every marker that may be laid, with every hex on which it may. */
export function* assignments(
  g: Game,
  side: Side,
  hexes: readonly number[],
  assigned: readonly Unit[],
): Iterable<Laying> {
  for (const unit of unitsOf(side)) {
    if (!isArtillery(unit) || hexAt(g, unit) < 0) continue;
    for (const hex of hexes) if (assignRefusal(g, side, { unit, hex }, assigned) === undefined) yield { unit, hex };
  }
}

/** [10.3.4] Face down: the enemy is not told. */
export function assign(g: Game, u: Unit, hex: number): void {
  assignMarker(g, u, hex);
  tellTo(g, sideOfUnit(u), 'fpf-assigned', { rule: '10.3.4', unit: idOf(u), hex: nameOf(GRID, hex) });
}

export interface ProtectiveFire {
  /** Who fires, and the points before the limit of 10.5.1. */
  readonly guns: readonly Unit[];
  readonly points: number;
  /** [10.3.6] Whose fire comes to nothing. */
  readonly cancelled: readonly Unit[];
}

/** [10.3.6] Out of range, or with an enemy zone on its own hex, a marker goes back unspent. */
const isCancelled = (g: Game, u: Unit, { side, hexes }: Battle): boolean =>
  !isDeployed(g, u) || !isInRange(g, u, hexes) || isInZone(g, side, hexAt(g, u));

/** [10.3.2] [10.3.3] Guns on the map; those in a hex that another attack awaits have a fight of their own. */
function mayFireFromOutside(g: Game, u: Unit, { hexes }: Battle): boolean {
  const hex = hexAt(g, u);
  return isArtillery(u) && hex >= 0 && (hexes.includes(hex) || attackOn(g, hex) === 0);
}

/** [10.3.1] [10.3.3] [10.3.5] The fire of guns in the hexes and of those assigned to them. */
export function protectiveFire(g: Game, battle: Battle): ProtectiveFire {
  const defender = enemyOf(battle.side);
  // [16.1.5] Where guns fire at armour alone, artillery beside it in the hex still gives its fire.
  const inside = battle.hexes.flatMap((hex) => unitsIn(g, defender, hex)).filter((u) => givesFire(g, u, battle));
  const assigned = unitsOf(defender).filter(
    (u) => mayFireFromOutside(g, u, battle) && !inside.includes(u) && battle.hexes.includes(fpfHexOf(g, u)),
  );
  const cancelled = assigned.filter((u) => isCancelled(g, u, battle));
  const guns = withinNations([...inside, ...assigned.filter((u) => !cancelled.includes(u))]);
  return { guns, cancelled, points: guns.reduce((sum, u) => sum + (dataOf(u).fpf ?? 0), 0) };
}

/** [10.3.4] The most that markers could give which lie face down where nobody of the other side can tell. */
export function mostProtectiveFire(g: Game, battle: Battle): number {
  const able = unitsOf(enemyOf(battle.side)).filter(
    (u) => mayFireFromOutside(g, u, battle) && !isMarkerUsed(g, u) && !isCancelled(g, u, battle),
  );
  const inside = protectiveFire(g, battle).guns;
  const guns = withinNations([...new Set([...inside, ...able])]);
  return guns.reduce((sum, u) => sum + (dataOf(u).fpf ?? 0), 0);
}

/** [10.5.2] Any British guns with one US or French unit, the strongest; the Axis has no such limit. */
function withinNations(guns: readonly Unit[]): readonly Unit[] {
  const isLimited = (u: Unit): boolean => ['US', 'French'].includes(dataOf(u).nation);
  const others = guns
    .filter(isLimited)
    .sort((a, b) => (dataOf(b).fpf ?? 0) - (dataOf(a).fpf ?? 0))
    .slice(0, OTHER_NATIONS_IN_FPF);
  return guns.filter((u) => !isLimited(u) || others.includes(u));
}
