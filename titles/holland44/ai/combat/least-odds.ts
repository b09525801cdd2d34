/** The least odds that an attack waits for, by what it is for [strategy 5.2]. */
import type { Game } from '@bridgehead/engine';
import { lastTurnOf } from '../../src/scenario/calendar.ts';
import type { Battle } from '../../src/state/battle.ts';
import { turnOf } from '../../src/state/state.ts';
import { isAirborne, isArtillery, isBridging, isEngineer } from '../../src/state/units.ts';
import type { DefendingPiece } from './battle-model.ts';
import { highwayValue } from './battle-values.ts';
import type { DefendingStack } from './read-battle.ts';

/** Columns of the CRT by their number. */
const ONE_TO_ONE = 2;
const TWO_TO_ONE = 3;
const THREE_TO_ONE = 4;
const FOUR_TO_ONE = 5;

/** What a hex must be worth, in steps, to be the aim of an attack and not only its place. */
const OBJECTIVE_VALUE = 2.4;
/** On the last turn there is nothing to wait for. */
const LAST_CHANCE = 1.5;
/** [18.2.2] Until then the Supply Heads feed the airborne divisions. */
const LAST_AIRBORNE_TURN = 6;
/** On the highway or beside it, where the column needs it. */
const ON_THE_ROAD = 0.7;

/** What an Allied step costs is more than a German one brings: a column more where nothing else is to be had. */
const FOR_STEPS_ALONE = 1;

const ELITE = 1;
const LOW = -1;

const holdsWell = ({ asLead, steps }: DefendingPiece): boolean =>
  asLead !== undefined && asLead.column !== 'clear' && (asLead.drm[steps] ?? 0) >= ELITE;

const cannotHold = ({ asLead, steps }: DefendingPiece): boolean =>
  asLead === undefined || (asLead.column === 'clear' && (asLead.drm[steps] ?? 0) <= LOW);

const isSupportUnit = ({ unit }: DefendingPiece): boolean => isArtillery(unit) || isEngineer(unit) || isBridging(unit);

/** For steps alone: even or better from 3-1 upwards, against Elite in cover from 4-1. */
function forAttrition(pieces: readonly DefendingPiece[]): number {
  if (pieces.every(cannotHold) || pieces.every(isSupportUnit)) return TWO_TO_ONE;
  return pieces.some(holdsWell) ? FOUR_TO_ONE : THREE_TO_ONE;
}

/** [26.5.2] The German player is paid for every Allied step, and for a retreat too: he waits only for even losses. */
const GERMAN_LEAST = TWO_TO_ONE;

/** The Allied player pays for his steps: most for those of the airborne, who have no more to win once the army is there. */
function alliedLeast(known: Game, battle: Battle, pieces: readonly DefendingPiece[], isAim: boolean): number {
  const least = forAttrition(pieces);
  const steps = pieces.reduce((sum, piece) => sum + piece.steps, 0);
  if (isAim) return steps <= 1 ? Math.min(least, TWO_TO_ONE) : least;
  const isDear = turnOf(known) > LAST_AIRBORNE_TURN && battle.attackers.some(({ unit }) => isAirborne(unit));
  return (isDear ? Math.max(least, FOUR_TO_ONE) : least) + FOR_STEPS_ALONE;
}

/** The number of the column below which the attack is not made; `worth` is what taking the hex is worth. */
export function leastColumn(known: Game, battle: Battle, { pieces }: DefendingStack, value: number): number {
  if (battle.side === 'german') return GERMAN_LEAST;
  const isLast = turnOf(known) >= lastTurnOf(known.setUp.scenario);
  if (isLast && value >= LAST_CHANCE) return pieces.some(holdsWell) ? TWO_TO_ONE : ONE_TO_ONE;
  const isAim = value >= OBJECTIVE_VALUE || highwayValue(known, battle.target) >= ON_THE_ROAD;
  return alliedLeast(known, battle, pieces, isAim);
}
