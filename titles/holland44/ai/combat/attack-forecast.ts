/** One attack as it could be made: its courses, what each shift of columns is worth, and what could support it. */
import type { Game } from '@bridgehead/engine';
import { ableDefenders, defensesOf } from '../../src/rules/09-combat/attack-decisions.ts';
import { type Lead, leadOptions } from '../../src/rules/10-odds/formations.ts';
import { type Odds, oddsOf } from '../../src/rules/10-odds/odds.ts';
import { airSupport, artillerySets, artilleryShifts } from '../../src/rules/17-artillery/artillery-support.ts';
import { unseenFaces } from '../../src/rules/25-unknown-units/unknown-units.ts';
import { lastTurnOf } from '../../src/scenario/calendar.ts';
import type { Battle } from '../../src/state/battle.ts';
import { unitsIn, unknownIn } from '../../src/state/stacks.ts';
import { turnOf } from '../../src/state/state.ts';
import { dataOf, enemyOf, isGarrison, type Unit } from '../../src/state/units.ts';
import type { Intent } from '../intent.ts';
import type { BattleModel, ExpectedOutcome } from './battle-model.ts';
import { valuesToAttacker } from './battle-values.ts';
import { outcomeOfAttack } from './expected-outcome.ts';
import { leastColumn } from './least-odds.ts';
import { type AttackInputs, battleModel, type DefendingStack, defendingStack, facePiece } from './read-battle.ts';
import { meanOutcome } from './result-chances.ts';

/** One of the ways an attack may turn out before any die: an Unknown unit has many faces. */
export interface AttackCase {
  readonly share: number;
  readonly battle: Battle;
  readonly odds: Odds;
  /** Undefined: a lone Garrison, as good as a DS [25.3.4]. */
  readonly model: BattleModel | undefined;
}

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
  /** By shift: the outlook of the attack; filled when asked for. */
  readonly outcomes: (ExpectedOutcome | undefined)[];
  readonly garrisonGain: number;
  /** Whether the game is nearly over. */
  readonly isLate: boolean;
  /** The least column that its purpose asks for; 0 of whoever does not wait, and against Unknown units. */
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

/** By column: what waiting for better odds is worth; the last turns wait for nothing. */
const WAITING = [0.8, 0.5, 0.3, 0.1] as const;
const LAST_TURNS = 2;

const isLate = (known: Game): boolean => turnOf(known) > lastTurnOf(known.setUp.scenario) - LAST_TURNS;

/** For each column below the least one. */
const TOO_SOON = 4;

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
    model === undefined ? 0 : (WAITING[Math.max(0, odds.column + shifts)] ?? 0),
  );

/** The worth of making the attack now: what comes of it, less what waiting for better odds is worth. */
export function valueNow(forecast: AttackForecast, shifts: number): number {
  const attacker = forecastOutcome(forecast, shifts).attacker - TOO_SOON * shortfallOf(forecast, shifts);
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

// ---- leads -------------------------------------------------------------------------------------------------------------

/** Leads are compared as if some support came. */
const USUAL_SHIFT = 1;

interface LedCase {
  readonly battle: Battle;
  readonly odds: Odds;
  readonly model: BattleModel;
}

export function caseUnder(known: Game, battle: Battle, lead: Lead, inputs: AttackInputs): LedCase {
  const led = { ...battle, ...lead };
  const odds = oddsOf(known, led);
  return { battle: led, odds, model: battleModel(known, led, odds.isElite, inputs) };
}

const valueOfCase = ({ model, odds }: LedCase): number => outcomeOfAttack(model, odds.column + USUAL_SHIFT).attacker;

/** The better of two for the attacker; an expectation is worked out only where there is a choice. */
function better(a: LedCase | undefined, b: LedCase): LedCase {
  return a !== undefined && valueOfCase(a) >= valueOfCase(b) ? a : b;
}

/** [10.2] The lead with the best odds, and of those the one whose steps are at risk for least. */
function bestLed(known: Game, battle: Battle, inputs: AttackInputs): LedCase | undefined {
  const options = leadOptions(known, battle);
  if (options.length === 1 && options[0] !== undefined) return caseUnder(known, battle, options[0], inputs);
  const leads = options.map((lead) => ({ lead, column: oddsOf(known, { ...battle, ...lead }).column }));
  const highest = leads.reduce((most, { column }) => Math.max(most, column), Number.NEGATIVE_INFINITY);
  let best: LedCase | undefined;
  for (const { lead, column } of leads) {
    if (column === highest) best = better(best, caseUnder(known, battle, lead, inputs));
  }
  return best;
}

/** [6.4.2] An overstacked defender chooses who defends: whoever leaves the attacker least. */
function knownCase(known: Game, battle: Battle, inputs: AttackInputs): LedCase | undefined {
  let worst: LedCase | undefined;
  for (const defenders of defensesOf(known, battle)) {
    const led = bestLed(known, { ...battle, defenders }, inputs);
    if (led === undefined) continue;
    worst = worst === undefined || better(worst, led) === worst ? led : worst;
  }
  return worst;
}

// ---- Unknown units -----------------------------------------------------------------------------------------------------

/** Faces that fight alike are looked at once. */
function facesByKind(faces: readonly Unit[]): readonly { readonly face: Unit; readonly count: number }[] {
  const kinds = new Map<string, { readonly face: Unit; count: number }>();
  for (const face of faces) {
    const { type, steps, full, morale } = dataOf(face);
    const kind = isGarrison(face) ? 'garrison' : `${type === '88mm Flak'} ${steps} ${full.join()} ${morale}`;
    const kept = kinds.get(kind);
    if (kept === undefined) kinds.set(kind, { face, count: 1 });
    else kept.count += 1;
  }
  return [...kinds.values()];
}

/** [25.3.4] [25.4] The attack against each face that nobody has seen, all equally likely. */
function unknownCases(known: Game, battle: Battle, inputs: AttackInputs): readonly AttackCase[] {
  const beside = unitsIn(known, enemyOf(battle.side), battle.target);
  return facesByKind(unseenFaces(known)).flatMap(({ face, count }): AttackCase[] => {
    if (isGarrison(face) && beside.length === 0) {
      return [{ share: count, battle, odds: oddsOf(known, { ...battle, defenders: [] }), model: undefined }];
    }
    const met = isGarrison(face) ? [] : [facePiece(known, battle, face)];
    const defense: DefendingStack = { ...inputs.defense, pieces: [...inputs.defense.pieces, ...met] };
    const defenders = [...ableDefenders(known, battle), ...met.map(({ unit }) => unit)];
    const led = bestLed(known, { ...battle, defenders }, { ...inputs, defense });
    return led === undefined ? [] : [{ ...led, share: count }];
  });
}

// ---- support -----------------------------------------------------------------------------------------------------------

/** [10.7] [17.6.2] Nothing first. */
export function supportsOf(known: Game, battle: Battle): readonly Support[] {
  const sets = artillerySets(known, battle).map((guns) => ({ guns, shifts: artilleryShifts(known, guns) }));
  const bare = sets.map(({ guns, shifts }) => ({ air: false, guns, shifts }));
  if (!airSupport(known, battle).legal) return bare;
  return [...bare, ...sets.map(({ guns, shifts }) => ({ air: true, guns, shifts: shifts + 1 }))];
}

export const isHidden = (known: Game, { side, target }: Battle): boolean =>
  side === 'allied' && unknownIn(known, target) >= 0;

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
    garrisonGain: values.takeValue + values.bonusValue,
    isLate: isLate(known),
    leastColumn: leastColumnFor(known, battle, inputs.defense, intent),
  };
}

const leastColumnFor = (known: Game, battle: Battle, defense: DefendingStack, intent: Intent): number =>
  intent.waitsForOdds === true && defense.pieces.length > 0
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
    garrisonGain: 0,
    isLate: isLate(known),
    leastColumn: inputs.leastColumn ?? 0,
  };
}
