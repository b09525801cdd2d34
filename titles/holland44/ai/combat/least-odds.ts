/** The least odds that an attack waits for, by what it is for [strategy 5.2]. */
import type { Game } from '@bridgehead/engine';
import { MORALE_MODIFIER } from '../../src/rules/02-contents.ts';
import type { DefendingPiece } from '../../src/rules/11-results/battle-pieces.ts';
import { lastTurnOf } from '../../src/scenario/calendar.ts';
import type { Battle } from '../../src/state/battle.ts';
import { turnOf } from '../../src/state/state.ts';
import { isAirborne, isArtillery, isBridging, isEngineer } from '../../src/state/units.ts';
import { ODDS_COLUMNS, type OddsColumn } from '../../src/tables/combat-tables.ts';
import { BATTLE, LEAST_ODDS } from '../weights.ts';
import { highwayValue } from './outcome/highway-value.ts';
import type { DefendingStack } from './outcome/read-battle.ts';

/** Columns of the CRT by their number. */
const columnNamed = (name: OddsColumn): number => ODDS_COLUMNS.indexOf(name);
const ONE_TO_ONE = columnNamed('1-1');
const TWO_TO_ONE = columnNamed('2-1');
const THREE_TO_ONE = columnNamed('3-1');
const FOUR_TO_ONE = columnNamed('4-1');

const holdsWell = ({ stands, steps }: DefendingPiece): boolean =>
  stands !== undefined && stands.column !== 'clear' && (stands.drm[steps] ?? 0) >= MORALE_MODIFIER.elite;

const cannotHold = ({ stands, steps }: DefendingPiece): boolean =>
  stands === undefined || (stands.column === 'clear' && (stands.drm[steps] ?? 0) <= MORALE_MODIFIER.low);

const isSupportUnit = ({ unit }: DefendingPiece): boolean => isArtillery(unit) || isEngineer(unit) || isBridging(unit);

/** For steps alone: even or better from 3-1 upwards, against Elite in cover from 4-1. */
function forAttrition(pieces: readonly DefendingPiece[]): number {
  if (pieces.every(cannotHold) || pieces.every(isSupportUnit)) return TWO_TO_ONE;
  return pieces.some(holdsWell) ? FOUR_TO_ONE : THREE_TO_ONE;
}

/** [26.5.2] The German player is paid for every Allied step, and for a retreat too: only even losses are waited for. */
const GERMAN_LEAST = TWO_TO_ONE;

/** Allied steps are paid for: most those of the airborne, who have no more to win once the army is there. */
function alliedLeast(known: Game, battle: Battle, pieces: readonly DefendingPiece[], isAim: boolean): number {
  const least = forAttrition(pieces);
  const steps = pieces.reduce((sum, piece) => sum + piece.steps, 0);
  if (isAim) return steps <= 1 ? Math.min(least, TWO_TO_ONE) : least;
  const isDear = turnOf(known) > LEAST_ODDS.lastAirborneTurn && battle.attackers.some(({ unit }) => isAirborne(unit));
  return (isDear ? Math.max(least, FOUR_TO_ONE) : least) + LEAST_ODDS.forStepsAlone;
}

/** The number of the column below which the attack is not made; `worth` is what taking the hex is worth. */
export function leastColumn(known: Game, battle: Battle, { defenders }: DefendingStack, value: number): number {
  if (battle.side === 'german') return GERMAN_LEAST;
  const isLast = turnOf(known) >= lastTurnOf(known.setUp.scenario);
  if (isLast && value >= LEAST_ODDS.lastChance) return defenders.some(holdsWell) ? TWO_TO_ONE : ONE_TO_ONE;
  const isAim = value >= LEAST_ODDS.objectiveValue || highwayValue(known, battle.target) >= BATTLE.besideHighway;
  return alliedLeast(known, battle, defenders, isAim);
}
