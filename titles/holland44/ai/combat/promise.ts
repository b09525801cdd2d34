/** A quick look at an attack, for movement: printed strengths, ground, morale and the tables, nothing more. */
import type { Game } from '@bridgehead/engine';
import { sideBetween } from '@bridgehead/hex';
import { hasFeature, NONE, terrainOf, waterOf } from '@bridgehead/map';
import { CANAL, CITY, GRID, LAKE, MAJOR_RIVER, MAP, TOWN } from '../../src/data/map.ts';
import type { Side } from '../../src/data/unit-data.ts';
import { defenseOf, figuresOf, moraleNow } from '../../src/rules/02-contents.ts';
import { canVehiclePass, isSoft } from '../../src/rules/07-zones-of-control.ts';
import { rawColumn } from '../../src/rules/10-odds/odds.ts';
import { allowsArmorShift } from '../../src/rules/10-odds/terrain.ts';
import { defenseColumn } from '../../src/rules/12-determined-defense.ts';
import { unitsIn, unknownIn } from '../../src/state/stacks.ts';
import {
  DISRUPTED,
  ENGAGED,
  hasMark,
  hexOf,
  isInFullRetreat,
  isInGoodOrder,
  OUT_OF_SUPPLY,
  orderOf,
  SCATTERED,
  stepsOf,
} from '../../src/state/state.ts';
import { enemyOf, isTank, isVehicle, sideOfUnit, type Unit } from '../../src/state/units.ts';
import { weightsOf } from '../worth.ts';
import { usualWorth } from './aims.ts';
import { expectAttack } from './expectation.ts';
import type { Piece, Stakes } from './outlook-model.ts';
import { pieceOf } from './stakes.ts';

/** [25.1] What an Unknown unit comes to on average: 1.1 in the open, 1.8 among houses. */
const UNKNOWN_DEFENSE = { open: 1.1, houses: 1.8 } as const;
const RETREAT_HARM = 0.5;
const ROUT_HARM = 1;
const BONUS = 0.5;
const HALVING_MARKS = ENGAGED | SCATTERED | OUT_OF_SUPPLY;

/** Where each unit would stand; those not named stand where they are. */
export type Stands = ReadonlyMap<Unit, number>;

const hasHouses = (hex: number): boolean => terrainOf(MAP, hex) === CITY || hasFeature(MAP, hex, TOWN);

interface Approach {
  readonly strength: number;
  /** Whether it comes across water, so that the defender may be doubled. */
  readonly isHampered: boolean;
}

function approachOf(known: Game, u: Unit, from: number, target: number): Approach {
  const attack = figuresOf(known, u)[0];
  const side = sideBetween(GRID, from, target);
  const water = side === undefined ? NONE : waterOf(MAP, side);
  const isWide = water === CANAL || water === MAJOR_RIVER || water === LAKE;
  const isBogged = isVehicle(u) && (isSoft(target) || isSoft(from) || water !== NONE);
  const isHalved = isWide || isBogged || hasMark(known, u, HALVING_MARKS);
  return { strength: isHalved ? Math.ceil(attack / 2) : attack, isHampered: water !== NONE };
}

function defenseAt(known: Game, foe: Side, target: number, isHampered: boolean): number {
  let defense = 0;
  for (const u of unitsIn(known, foe, target)) {
    if (isInFullRetreat(known, u)) continue;
    const halved = orderOf(known, u) === DISRUPTED ? Math.ceil(defenseOf(known, u) / 2) : defenseOf(known, u);
    defense += halved * (isHampered || (hasHouses(target) && !isVehicle(u)) ? 2 : 1);
  }
  if (foe === 'german' && unknownIn(known, target) >= 0) {
    const unknown = hasHouses(target) ? UNKNOWN_DEFENSE.houses : UNKNOWN_DEFENSE.open;
    defense += isHampered ? 2 * unknown : unknown;
  }
  return defense;
}

/** [10.3.1] [10.6] Armor and morale; who leads is not looked into. */
function shiftsOf(known: Game, units: readonly Unit[], stands: Stands, target: number): number {
  const [first = 0] = units;
  const foes = unitsIn(known, enemyOf(sideOfUnit(first)), target).filter((u) => !isInFullRetreat(known, u));
  const stepsIn = (some: readonly Unit[]): number => some.reduce((sum, u) => sum + stepsOf(known, u), 0);
  const elite = units.filter((u) => moraleNow(known, u) === 'elite');
  let shifts = stepsIn(elite) * 2 > stepsIn(units) ? 1 : 0;
  if (foes.length > 0 && foes.every((u) => moraleNow(known, u) === 'low')) shifts += 1;
  const armor = foes.reduce((most, u) => Math.max(most, figuresOf(known, u)[3]), 0);
  const rollsIn = (u: Unit): boolean => {
    const from = stands.get(u) ?? hexOf(known, u);
    const side = sideBetween(GRID, from, target);
    return side !== undefined && canVehiclePass(known, from, side, target);
  };
  const isArmorBetter = units.some((u) => isTank(u) && figuresOf(known, u)[3] > armor && rollsIn(u));
  return shifts + (isArmorBetter && allowsArmorShift(target) ? 1 : 0);
}

const DRM = { elite: 1, normal: 0, low: -1 } as const;
const UNKNOWN_PIECE: Omit<Piece, 'unit'> = { steps: 1, worth: [0, 1], after: [0, 0] };

function quickStakes(known: Game, units: readonly Unit[], target: number): Stakes {
  const side = sideOfUnit(units[0] ?? 0);
  const foe = enemyOf(side);
  const defenders = unitsIn(known, foe, target).map((u) => ({
    ...pieceOf(known, u, stepsOf(known, u)),
    rank: 0,
    enemyRank: 0,
    wayOut: 'free' as const,
    escapesRout: true,
    ...(isInGoodOrder(known, u) ? { stands: { column: defenseColumn(target, u), drm: drmOf(known, u) } } : {}),
  }));
  const hidden = { ...UNKNOWN_PIECE, unit: -1, rank: 0, enemyRank: 0, wayOut: 'free' as const, escapesRout: true };
  return {
    attackers: units.map((u) => ({ ...pieceOf(known, u, stepsOf(known, u)), rank: 0, eliteRank: 0 })),
    isElite: false,
    defenders: defenders.length > 0 ? defenders : [hidden],
    guns: 0,
    slipsAway: false,
    attackerWeights: weightsOf(known, side),
    defenderWeights: weightsOf(known, foe),
    take: usualWorth(known, side, target),
    bonus: BONUS,
    keep: usualWorth(known, foe, target),
    retreatHarm: RETREAT_HARM,
    routHarm: ROUT_HARM,
    gunPrice: 0,
  };
}

const drmOf = (known: Game, u: Unit): readonly number[] =>
  Array.from({ length: stepsOf(known, u) + 1 }, () => DRM[moraleNow(known, u)]);

/** The column that these units could reach against the hex without support, roughly: 0 is 1-3, 8 is 7-1. */
export function promisedColumn(
  known: Game,
  units: readonly Unit[],
  target: number,
  stands: Stands = new Map(),
): number {
  const [first] = units;
  if (first === undefined) return -1;
  let attack = 0;
  let isHampered = true;
  for (const u of units) {
    const approach = approachOf(known, u, stands.get(u) ?? hexOf(known, u), target);
    attack += approach.strength;
    isHampered &&= approach.isHampered;
  }
  const defense = defenseAt(known, enemyOf(sideOfUnit(first)), target, isHampered);
  return rawColumn(attack, defense) + shiftsOf(known, units, stands, target);
}

/** What an attack on the hex by these units would be worth, in steps; never below nothing, since it need not be made. */
export function attackPromise(known: Game, units: readonly Unit[], target: number, stands?: Stands): number {
  if (units.length === 0) return 0;
  const column = promisedColumn(known, units, target, stands);
  if (column < 1) return 0;
  return Math.max(0, expectAttack(quickStakes(known, units, target), column).attacker);
}
