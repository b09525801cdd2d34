/** One attack as it could be made: its cases, what each shift of columns is worth, and what could support it. */
import type { Game } from '@bridgehead/engine';
import { rulesOf } from '../../src/editions.ts';
import { airSupport, artillerySets, artilleryShifts } from '../../src/rules/17-artillery/artillery-support.ts';
import { lastTurnOf } from '../../src/scenario/calendar.ts';
import type { Battle } from '../../src/state/battle.ts';
import { isUnknownTo } from '../../src/state/stacks.ts';
import { turnOf } from '../../src/state/state.ts';
import type { Unit } from '../../src/state/units.ts';
import type { Intent } from '../intent.ts';
import { ATTACK, BATTLE } from '../weights.ts';
import { type AttackCase, caseUnder, knownCase, unknownCases } from './attack-cases.ts';
import { leastColumn } from './least-odds.ts';
import type { ExpectedOutcome } from './outcome/battle-model.ts';
import { valuesToAttacker } from './outcome/battle-values.ts';
import { outcomeOfAttack } from './outcome/expected-outcome.ts';
import { meanOutcome } from './outcome/mean-outcome.ts';
import { type AttackInputs, type BattleValues, type DefendingStack, defendingStack } from './outcome/read-battle.ts';

/** Guns and aircraft together. */
export interface Support {
  readonly air: boolean;
  readonly guns: readonly Unit[];
  readonly shifts: number;
}

export interface AttackForecast {
  readonly target: number;
  readonly units: readonly Unit[];
  readonly cases: readonly AttackCase[];
  readonly supports: readonly Support[];
  /** By shift: the outcome of the attack; filled when asked for. */
  readonly outcomes: (ExpectedOutcome | undefined)[];
  /** By shift: what it is worth to make the attack now; filled when asked for. */
  readonly values: (number | undefined)[];
  readonly garrisonGain: number;
  /** Whether the game is nearly over. */
  readonly isLate: boolean;
  /** The least column that its purpose asks for; 0 of players who do not wait, and against Unknown units. */
  readonly leastColumn: number;
}

const GARRISON_OUTCOME: ExpectedOutcome = {
  attacker: 0,
  defender: 0,
  clear: 1,
  bonus: 1,
  attackerSteps: 0,
  defenderSteps: 0,
  eliminated: 1,
};

export function forecastOutcome(forecast: AttackForecast, shifts: number): ExpectedOutcome {
  const kept = forecast.outcomes[shifts];
  if (kept !== undefined) return kept;
  const outcome = outcomeOverCases(forecast, shifts);
  forecast.outcomes[shifts] = outcome;
  return outcome;
}

const isLate = (known: Game): boolean => turnOf(known) > lastTurnOf(known.setUp.scenario) - ATTACK.lastTurns;

/** Over the faces of an Unknown unit, all equally likely; of a known one it is what it is. */
function meanOverFaces(cases: readonly AttackCase[], of: (attackCase: AttackCase) => number): number {
  let sum = 0;
  let faces = 0;
  for (const attackCase of cases) {
    faces += attackCase.share;
    sum += attackCase.share * of(attackCase);
  }
  return sum / Math.max(1, faces);
}

/** Columns below the least one: the worst face of an Unknown unit is no reason to wait for ever. */
const shortfallOf = ({ cases, leastColumn }: AttackForecast, shifts: number): number =>
  meanOverFaces(cases, ({ odds }) => Math.max(0, leastColumn - odds.column - shifts));

const waitingValue = ({ cases }: AttackForecast, shifts: number): number =>
  meanOverFaces(cases, ({ odds, model }) =>
    model === undefined ? 0 : (ATTACK.waitingByColumn[Math.max(0, odds.column + shifts)] ?? 0),
  );

/** The worth of making the attack now: what comes of it, less what waiting for better odds is worth. */
export function valueNow(forecast: AttackForecast, shifts: number): number {
  const kept = forecast.values[shifts];
  if (kept !== undefined) return kept;
  const value = findValue(forecast, shifts);
  forecast.values[shifts] = value;
  return value;
}

function findValue(forecast: AttackForecast, shifts: number): number {
  const attacker = forecastOutcome(forecast, shifts).attacker - ATTACK.perColumnTooLow * shortfallOf(forecast, shifts);
  return forecast.isLate ? attacker : attacker - waitingValue(forecast, shifts);
}

function outcomeOverCases({ cases, garrisonGain }: AttackForecast, shifts: number): ExpectedOutcome {
  const outcomes = cases.flatMap(({ model, odds, share }) => {
    const one =
      model === undefined
        ? { ...GARRISON_OUTCOME, attacker: garrisonGain }
        : outcomeOfAttack(model, odds.column + shifts);
    return Array.from({ length: share }, () => one);
  });
  return meanOutcome(outcomes);
}

/** [10.7] [17.6.2] Nothing first. */
export function supportsOf(known: Game, battle: Battle): readonly Support[] {
  const sets = artillerySets(known, battle).map((guns) => ({ guns, shifts: artilleryShifts(known, guns) }));
  const bare = sets.map(({ guns, shifts }) => ({ air: false, guns, shifts }));
  if (!airSupport(known, battle).legal) return bare;
  return [...bare, ...sets.map(({ guns, shifts }) => ({ air: true, guns, shifts: shifts + 1 }))];
}

const isHidden = (known: Game, { side, target }: Battle): boolean => isUnknownTo(known, side, target);

/** [25.3.4] As good as a DS; [2e 25.3] in the second edition the hex is only found empty. */
const garrisonGain = (known: Game, { takeValue, bonusValue }: BattleValues): number =>
  rulesOf(known).unknownFoughtInMovement ? takeValue + bonusValue : BATTLE.emptiedShare * takeValue;

/** The attack by these attackers, with the garrison of the hex if it has been read already. */
export function forecastAttack(
  known: Game,
  battle: Battle,
  intent: Intent,
  defense?: DefendingStack,
): AttackForecast | undefined {
  const values = valuesToAttacker(known, battle, intent);
  const inputs: AttackInputs = { defense: defense ?? defendingStack(known, battle), values };
  const kept = isHidden(known, battle) ? undefined : knownCase(known, battle, inputs);
  const cases =
    kept === undefined && isHidden(known, battle)
      ? unknownCases(known, battle, inputs)
      : kept === undefined
        ? []
        : [{ ...kept, share: 1 }];
  if (cases.length === 0) return undefined;
  return {
    target: battle.target,
    units: battle.attackers.map(({ unit }) => unit),
    cases,
    supports: supportsOf(known, battle),
    outcomes: [],
    values: [],
    garrisonGain: garrisonGain(known, values),
    isLate: isLate(known),
    leastColumn: leastColumnFor(known, battle, inputs.defense, intent),
  };
}

const leastColumnFor = (known: Game, battle: Battle, defense: DefendingStack, intent: Intent): number =>
  intent.waitsForOdds === true && defense.defenders.length > 0
    ? leastColumn(known, battle, defense, intent.attackValue(battle.target))
    : 0;

/** What the leads and supports of an attack under way have in common. */
export function attackInputs(known: Game, battle: Battle, intent: Intent): AttackInputs {
  const defense = defendingStack(known, battle);
  return {
    defense,
    values: valuesToAttacker(known, battle, intent),
    leastColumn: leastColumnFor(known, battle, defense, intent),
  };
}

/** The attack as it stands, its defenders and its lead chosen. */
export function forecastLedAttack(known: Game, battle: Battle, inputs: AttackInputs): AttackForecast {
  const attackCase = caseUnder(known, battle, { lead: battle.lead, attachment: battle.attachment }, inputs);
  return {
    target: battle.target,
    units: battle.attackers.map(({ unit }) => unit),
    cases: [{ ...attackCase, share: 1 }],
    supports: supportsOf(known, battle),
    outcomes: [],
    values: [],
    garrisonGain: 0,
    isLate: isLate(known),
    leastColumn: inputs.leastColumn ?? 0,
  };
}
