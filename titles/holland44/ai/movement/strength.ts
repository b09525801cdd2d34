/** Quick estimates of strength, for judging a thousand hexes: no halving or shift is forgotten that matters much. */
import type { Game } from '@bridgehead/engine';
import { waterOf } from '@bridgehead/map';
import { CANAL, LAKE, MAJOR_RIVER, MAP, MINOR_RIVER } from '../../src/data/map.ts';
import { defenseOf, figuresOf, isTownOrCity } from '../../src/rules/02-contents.ts';
import { isSoft } from '../../src/rules/07-zones-of-control.ts';
import { assaultRefusal, isUnbridgedMajorRiver } from '../../src/rules/09-combat/river-assault.ts';
import { unseenFaces } from '../../src/rules/25-unknown-units/unknown-units.ts';
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
} from '../../src/state/state.ts';
import { dataOf, isArtillery, isLowQuality, isSupplyHead, isVehicle, type Unit } from '../../src/state/units.ts';
import { TARGET } from '../weights.ts';

/** [10.8.1] [14.2] What the units would defend the hex with. */
export function defenseIn(known: Game, units: readonly Unit[], hex: number): number {
  const houses = isTownOrCity(hex);
  let sum = 0;
  for (const u of units) {
    if (isInFullRetreat(known, u) || isSupplyHead(u)) continue;
    const steady = defenseOf(known, u) * (orderOf(known, u) === DISRUPTED ? 0.5 : 1);
    sum += houses && !isVehicle(u) ? 2 * steady : steady;
  }
  return sum;
}

/** [25.1] What an Unknown unit in the hex would defend it with, as the mean of the faces that nobody has seen. */
export function unseenDefense(known: Game, hex: number): number {
  const faces = unseenFaces(known);
  const houses = isTownOrCity(hex);
  const sum = faces.reduce((all, face) => all + dataOf(face).full[1] * (houses && !isVehicle(face) ? 2 : 1), 0);
  return sum / Math.max(1, faces.length);
}

/** [14.2] Whether the unit may attack at all this turn. */
export const canAttack = (known: Game, u: Unit): boolean =>
  isInGoodOrder(known, u) && !isArtillery(u) && !isSupplyHead(u) && figuresOf(known, u)[0] > 0;

/** [9.5.3] Over a Major River without a bridge only those attack who are beside an Engineer unit at the bank. */
const mayAssault = (known: Game, u: Unit, from: number): boolean =>
  hexOf(known, u) === from && assaultRefusal(known, u) === undefined;

/** [9.5.1] [10.8] [11.5] [18.4] [22.3] What the unit would attack with over this hexside. */
export function attackOver(known: Game, u: Unit, hexside: number, [from, to]: readonly [number, number]): number {
  if (!canAttack(known, u)) return 0;
  const attack = figuresOf(known, u)[0];
  const water = waterOf(MAP, hexside);
  if (water === LAKE || (isUnbridgedMajorRiver(known, hexside) && !mayAssault(known, u, from))) return 0;
  const isWet = water === CANAL || water === MAJOR_RIVER;
  const isBogged = isVehicle(u) && (water === MINOR_RIVER || isSoft(from) || isSoft(to));
  const isHalved = isWet || isBogged || hasMark(known, u, OUT_OF_SUPPLY | ENGAGED | SCATTERED);
  return isHalved ? Math.ceil(attack / 2) : attack;
}

export const isLowQualityStack = (units: readonly Unit[]): boolean => units.length > 0 && units.every(isLowQuality);

/** What an attack at these odds brings: chance to clear the hex, own steps lost, enemy steps lost [strategy 5.1]. */
type OddsRow = readonly [clear: number, own: number, enemy: number];

const rowValue = ([clear, own, enemy]: OddsRow, take: number): number =>
  clear * take + TARGET.enemyStep * enemy - TARGET.ownStep * own;

/** The worth of an attack at a ratio of strengths (shifts counted as parts of it) on a hex whose taking is worth so much. */
export function attackValueAtRatio(ratio: number, take: number): number {
  const at = Math.min(Math.max(ratio, 0), TARGET.byRatio.length - 1);
  const low = Math.floor(at);
  const a = TARGET.byRatio[low];
  const b = TARGET.byRatio[Math.min(low + 1, TARGET.byRatio.length - 1)];
  if (a === undefined || b === undefined) return 0;
  return Math.max(0, rowValue(a, take) * (1 - at + low) + rowValue(b, take) * (at - low));
}

/** Steps that a stack expects to lose to an attack at this ratio, a retreat counted as part of one. */
export function lossAt(ratio: number): number {
  if (ratio < 1) return TARGET.lossAtEvenOdds * ratio;
  return Math.min(TARGET.mostLoss, TARGET.lossAtEvenOdds + TARGET.lossPerRatio * (ratio - 1));
}
