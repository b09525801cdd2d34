/** [13.3] Where a unit may retreat to. */
import type { Game } from '@bridgehead/engine';
import { DIRECTION_COUNT, OFF_MAP } from '@bridgehead/hex';
import { GRID } from '../../data/map.ts';
import { isInArea } from '../../scenario/options.ts';
import { hexesApart, isHeldBy, unitsIn } from '../../state/stacks.ts';
import { attackOn, hasStrongpoint, hexAt, isRain } from '../../state/state.ts';
import { dataOf, enemyOf, sideOfUnit, type Unit } from '../../state/units.ts';
import { EVASION_HEXES, STACKING_LIMIT } from '../../tables/constants.ts';
import { stackingPoints } from '../03-concepts/stacking.ts';
import { isInZone } from '../03-concepts/zones.ts';
import { groundRefusal, stopsForHeight } from '../07-movement/ground.ts';

export type RetreatKind = 'assault' | 'mobile' | 'evasion';

/** [13.3.1] How many hexes: one or two after an Assault, two after a Mobile attack, three in evasion. */
export const LENGTHS: Readonly<Record<RetreatKind, readonly number[]>> = {
  assault: [1, 2],
  mobile: [2],
  evasion: [EVASION_HEXES],
};

/** [13.3.3] Those who retreat from the same combat: none of them opens a way for another. */
export interface Retreat {
  readonly by: RetreatKind;
  readonly group: readonly Unit[];
}

/** [13.3.3] Whether a friend stands in a hex who does not retreat from this combat. */
const hasFriend = (g: Game, u: Unit, hex: number, { group }: Retreat): boolean =>
  unitsIn(g, sideOfUnit(u), hex).some((one) => !group.includes(one));

/** [13.3.7] [14.2.5] Why nobody retreats there at all. */
function isClosed(g: Game, u: Unit, hex: number, hexside: number): boolean {
  const side = sideOfUnit(u);
  if (isHeldBy(g, enemyOf(side), hex) || !isInArea(g, hex)) return true;
  if (hasStrongpoint(g, enemyOf(side), hex)) return true;
  return groundRefusal(u, hex, hexside, isRain(g)) !== undefined;
}

/** [13.3.5] A vacant hex in an enemy zone is death. */
const isDeadly = (g: Game, u: Unit, hex: number, retreat: Retreat): boolean =>
  isInZone(g, enemyOf(sideOfUnit(u)), hex) && !hasFriend(g, u, hex, retreat);

/** [13.3.4] Who would end above the limit is lost. */
const hasRoom = (g: Game, u: Unit, hex: number): boolean =>
  stackingPoints(g, sideOfUnit(u), hex, [u]) + dataOf(u).stacking <= STACKING_LIMIT;

/** [13.3.6] Under a declared attack that has not been resolved. */
const isUnderAttack = (g: Game, hex: number): boolean => attackOn(g, hex) !== 0;

interface Path {
  readonly hexes: readonly number[];
  /** [7.3.5] A height ends it. */
  readonly stopped: boolean;
}

/** Every way of so many hexes, or shorter where a height stops it. */
function* pathsOf(g: Game, u: Unit, length: number, retreat: Retreat): Iterable<Path> {
  const rain = isRain(g);
  function* on(hexes: readonly number[]): Iterable<Path> {
    const from = hexes.at(-1) ?? hexAt(g, u);
    for (let d = 0; d < DIRECTION_COUNT; d++) {
      const slot = from * DIRECTION_COUNT + d;
      const to = GRID.neighbours[slot] ?? OFF_MAP;
      const hexside = GRID.sides[slot] ?? 0;
      if (to === OFF_MAP || to === hexAt(g, u) || hexes.includes(to)) continue;
      if (isClosed(g, u, to, hexside) || isDeadly(g, u, to, retreat)) continue;
      const path = [...hexes, to];
      const stopped = stopsForHeight(u, to, hexside, rain);
      if (stopped || path.length === length) yield { hexes: path, stopped };
      else yield* on(path);
    }
  }
  yield* on([]);
}

const endOf = ({ hexes }: Path): number => hexes.at(-1) ?? OFF_MAP;

/** [13.3.2] As far from the start as it is long, if that can be. */
function farthest(start: number, length: number, paths: readonly Path[]): readonly Path[] {
  const isFar = (path: Path): boolean => hexesApart(start, endOf(path)) === length;
  const far = paths.filter(isFar);
  return far.length > 0 ? far : paths;
}

/** [13.3.6] A hex under attack is left by one hex more. */
function safePaths(g: Game, u: Unit, length: number, retreat: Retreat): readonly Path[] {
  const isGood = (path: Path): boolean => !isUnderAttack(g, endOf(path)) && hasRoom(g, u, endOf(path));
  const paths = [...pathsOf(g, u, length, retreat)];
  const beyond = paths.some((path) => isUnderAttack(g, endOf(path)))
    ? [...pathsOf(g, u, length + 1, retreat)].filter(({ hexes }) => isUnderAttack(g, hexes[length - 1] ?? 0))
    : [];
  return farthest(hexAt(g, u), length, [...paths, ...beyond].filter(isGood));
}

/** [13.3] [13.3.8] Every retreat by which a unit is not harmed; none if it has no way out. */
export function retreatPaths(g: Game, u: Unit, retreat: Retreat): readonly (readonly number[])[] {
  return LENGTHS[retreat.by].flatMap((length) => safePaths(g, u, length, retreat).map(({ hexes }) => hexes));
}

export const hasWayOut = (g: Game, u: Unit, retreat: Retreat): boolean => {
  for (const length of LENGTHS[retreat.by]) if (safePaths(g, u, length, retreat).length > 0) return true;
  return false;
};

/** [13.4.1] Vacant hexes in enemy zones beside a hex that all of these could enter. */
export function breakOutHexes(g: Game, units: readonly Unit[], retreat: Retreat): readonly number[] {
  const [first = -1] = units;
  const from = hexAt(g, first);
  return besides(from).flatMap(({ to, hexside }) =>
    units.every((u) => !isClosed(g, u, to, hexside)) && isDeadly(g, first, to, retreat) ? [to] : [],
  );
}

/** [13.4.6] Hexes free of enemy zones, or held by friends, to which all of these could go on. */
export function breakOutEnds(g: Game, units: readonly Unit[], retreat: Retreat): readonly number[] {
  const [first = -1] = units;
  const sum = units.reduce((points, u) => points + dataOf(u).stacking, 0);
  return besides(hexAt(g, first)).flatMap(({ to, hexside }) => {
    if (units.some((u) => isClosed(g, u, to, hexside)) || isDeadly(g, first, to, retreat)) return [];
    const isFull = stackingPoints(g, sideOfUnit(first), to, units) + sum > STACKING_LIMIT;
    return isFull || isUnderAttack(g, to) ? [] : [to];
  });
}

const besides = (from: number): { readonly to: number; readonly hexside: number }[] =>
  Array.from({ length: DIRECTION_COUNT }, (_, d) => from * DIRECTION_COUNT + d).flatMap((slot) => {
    const to = GRID.neighbours[slot] ?? OFF_MAP;
    return to === OFF_MAP ? [] : [{ to, hexside: GRID.sides[slot] ?? 0 }];
  });
