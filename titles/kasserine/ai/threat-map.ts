/** What the enemy could bring against each hex before its owner moves again, and what a unit may fear there. */
import { remembered } from '@bridgehead/ai';
import type { Game, Thinking } from '@bridgehead/engine';
import { CLEAR, GRID, IS_TOWN, IS_WOODS, isMountain, MAP } from '../src/data/map.ts';
import { LOCATIONS } from '../src/data/objectives.ts';
import type { Side } from '../src/data/unit-data.ts';
import { couldTrace } from '../src/rules/06-supply/supply.ts';
import { allowanceOf } from '../src/rules/07-movement/allowance.ts';
import { unitsIn } from '../src/state/stacks.ts';
import { hexAt, isDeployed, isMarkerUsed, strongpointIn } from '../src/state/state.ts';
import {
  dataOf,
  enemyOf,
  isAirCommand,
  isArtillery,
  isGun,
  isHQ,
  isLeader,
  isMotorized,
  isOnFoot,
  sideOfUnit,
  type Unit,
  unitsOf,
} from '../src/state/units.ts';
import { fieldTo } from './distance-fields.ts';
import { discAround } from './map-facts.ts';
import { attackOfUnit, defenseOfUnit, unitValue } from './strength.ts';
import { DANGER, THREAT } from './weights.ts';

type Memory = Pick<Thinking, 'memory'>;

/** By hex: points of attack that the enemies of a side could bring, the farther the less. */
export const threatTo = (g: Game, thinking: Memory, side: Side): Float32Array =>
  remembered(thinking, `threat/${side}`, () => {
    const threat = new Float32Array(GRID.hexCount);
    for (const u of unitsOf(enemyOf(side))) {
      const at = hexAt(g, u);
      if (at < 0 || isLeader(u) || isHQ(u)) continue;
      const isBattery = isArtillery(u);
      const attack = isBattery ? (dataOf(u).barrage ?? 0) * THREAT.barrage : attackOfUnit(g, u);
      const shares = isOnFoot(u) || isBattery ? THREAT.onFoot : THREAT.byDistance;
      const reach = isBattery ? (dataOf(u).range ?? 0) : 0;
      for (const { hex, apart } of discAround(at)) {
        const share = shares[Math.max(0, apart - reach)];
        if (share === undefined) break;
        threat[hex] = (threat[hex] ?? 0) + attack * share;
      }
    }
    return threat;
  });

/** By hex: what own guns would add to its defense. */
const fireFor = (g: Game, thinking: Memory, side: Side): Float32Array =>
  remembered(thinking, `fire/${side}`, () => {
    const fire = new Float32Array(GRID.hexCount);
    for (const u of unitsOf(side)) {
      const at = hexAt(g, u);
      const { fpf = 0, range = 0 } = dataOf(u);
      if (at < 0 || !isArtillery(u) || !isDeployed(g, u) || isMarkerUsed(g, u)) continue;
      for (const { hex, apart } of discAround(at)) {
        if (apart > range) break;
        fire[hex] = Math.max(fire[hex] ?? 0, fpf);
      }
    }
    return fire;
  });

/** How much stronger a defender is there. */
function coverIn(g: Game, side: Side, hex: number): number {
  if (isMountain(hex)) return DANGER.mountain;
  const isCovered = MAP.terrain[hex] !== CLEAR || IS_TOWN[hex] === 1 || IS_WOODS[hex] === 1;
  const strongpoint = strongpointIn(g, hex);
  const isStrong = strongpoint?.side === side;
  return 1 + (isCovered ? DANGER.cover : 0) + (isStrong ? DANGER.strongpoint : 0);
}

/** The defense of those in a hex, with one more if he is not there yet. */
export function defenseIn(g: Game, side: Side, hex: number, more?: Unit): number {
  let sum = more === undefined ? 0 : defenseOfUnit(g, more, true);
  for (const u of unitsIn(g, side, hex)) if (u !== more) sum += defenseOfUnit(g, u, true);
  return sum;
}

const ALL_LOCATIONS: ReadonlySet<number> = new Set(Object.values(LOCATIONS));

/** [3.1.2] Whether an enemy could drive to an open location in his next segment: by road that is far. */
const isInReach = (g: Game, thinking: Memory, side: Side, hex: number): boolean =>
  ALL_LOCATIONS.has(hex) &&
  remembered(thinking, `reach/${side}/${hex}`, () =>
    unitsOf(enemyOf(side)).some((u) => {
      const at = hexAt(g, u);
      if (at < 0 || !isMotorized(u) || isLeader(u) || isHQ(u) || isGun(u)) return false;
      return (fieldTo(g, thinking, u, hex)[at] ?? Number.POSITIVE_INFINITY) <= allowanceOf(g, u) * THREAT.drive;
    }),
  );

/** The chance, roughly, that a hex with this defense is lost before its owner moves again. */
function riskOf(g: Game, thinking: Memory, side: Side, { hex, defense }: Stand): number {
  const threat = Math.min(THREAT.most, threatTo(g, thinking, side)[hex] ?? 0) * THREAT.share;
  if (defense === 0) {
    const byRoad = isInReach(g, thinking, side, hex) ? THREAT.reached : 0;
    return Math.max(byRoad, Math.min(1, threat / THREAT.toTouch));
  }
  if (threat < 1) return 0;
  const fire = Math.min(defense, fireFor(g, thinking, side)[hex] ?? 0);
  const held = Math.max(1, (defense + fire) * coverIn(g, side, hex));
  const ratio = threat / held;
  return Math.min(1, Math.max(0, (ratio - DANGER.from) / DANGER.span));
}

interface Stand {
  readonly hex: number;
  readonly defense: number;
}

/** The same of those in a hex and one more. */
export const riskIn = (g: Game, thinking: Memory, u: Unit, hex: number): number =>
  riskOf(g, thinking, sideOfUnit(u), { hex, defense: defenseIn(g, sideOfUnit(u), hex, u) });

/** How much a unit that ends there adds to the chance that the hex is kept. */
export function keepsBy(g: Game, thinking: Memory, u: Unit, hex: number): number {
  const side = sideOfUnit(u);
  const defense = defenseIn(g, side, hex, u);
  const own = defenseOfUnit(g, u, true);
  const without = riskOf(g, thinking, side, { hex, defense: Math.max(0, defense - own) });
  return Math.max(0, without - riskOf(g, thinking, side, { hex, defense }));
}

/** What may be expected to be lost by standing there. */
export function dangerIn(g: Game, thinking: Memory, u: Unit, hex: number): number {
  const risk = riskIn(g, thinking, u, hex);
  if (risk === 0) return 0;
  const isWeak = isHQ(u) || isAirCommand(u);
  const more = isWeak ? DANGER.hq : isGun(u) ? DANGER.guns : 1;
  const supplyFactor = couldTrace(g, u, hex) ? 1 : DANGER.unsupplied;
  return DANGER.lossShare * unitValue(g, u) * risk * more * supplyFactor;
}
