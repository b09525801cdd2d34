/** The ways an attack may turn out before any die: under which lead, and against which face of an Unknown unit. */
import type { Game } from '@bridgehead/engine';
import { ableDefenders, defensesOf } from '../../src/rules/09-combat/defender-choices.ts';
import { type Lead, leadOptions } from '../../src/rules/10-odds/formations.ts';
import { type Odds, oddsOf } from '../../src/rules/10-odds/odds.ts';
import { unseenFaces } from '../../src/rules/25-unknown-units/unknown-units.ts';
import type { Battle } from '../../src/state/battle.ts';
import { unitsIn } from '../../src/state/stacks.ts';
import { dataOf, enemyOf, isGarrison, type Unit } from '../../src/state/units.ts';
import { ATTACK } from '../weights.ts';
import type { BattleModel } from './outcome/battle-model.ts';
import { outcomeOfAttack } from './outcome/expected-outcome.ts';
import { type AttackInputs, battleModel, type DefendingStack, facePiece } from './outcome/read-battle.ts';

/** One of the ways an attack may turn out before any die: an Unknown unit has many faces. */
export interface AttackCase {
  readonly share: number;
  readonly battle: Battle;
  readonly odds: Odds;
  /** Undefined: a lone Garrison, as good as a DS [25.3.4]. */
  readonly model: BattleModel | undefined;
}

interface LedCase {
  readonly battle: Battle;
  readonly odds: Odds;
  readonly model: BattleModel;
}

export function caseUnder(known: Game, battle: Battle, lead: Lead, inputs: AttackInputs): LedCase {
  const led = { ...battle, ...lead };
  return caseAt(known, led, oddsOf(known, led), inputs);
}

const caseAt = (known: Game, battle: Battle, odds: Odds, inputs: AttackInputs): LedCase => ({
  battle,
  odds,
  model: battleModel(known, battle, odds.isElite, inputs),
});

const valueOfCase = ({ model, odds }: LedCase): number =>
  outcomeOfAttack(model, odds.column + ATTACK.usualShift).attacker;

/** The better of two for the attacker; an expectation is worked out only where there is a choice. */
function better(a: LedCase | undefined, b: LedCase): LedCase {
  return a !== undefined && valueOfCase(a) >= valueOfCase(b) ? a : b;
}

/** [10.2] The lead with the best odds, and of those the one whose steps are at risk for least. */
function bestLed(known: Game, battle: Battle, inputs: AttackInputs): LedCase | undefined {
  const options = leadOptions(known, battle);
  if (options.length === 1 && options[0] !== undefined) return caseUnder(known, battle, options[0], inputs);
  const battles = options.map((lead) => ({ ...battle, ...lead }));
  const leads = battles.map((led) => ({ led, odds: oddsOf(known, led) }));
  const highest = leads.reduce((most, { odds }) => Math.max(most, odds.column), Number.NEGATIVE_INFINITY);
  let best: LedCase | undefined;
  for (const { led, odds } of leads) {
    if (odds.column === highest) best = better(best, caseAt(known, led, odds, inputs));
  }
  return best;
}

/** [6.4.2] An overstacked defender chooses who defends: those who leave the attacker least. */
export function knownCase(known: Game, battle: Battle, inputs: AttackInputs): LedCase | undefined {
  let worst: LedCase | undefined;
  for (const defenders of defensesOf(known, battle)) {
    const led = bestLed(known, { ...battle, defenders }, inputs);
    if (led === undefined) continue;
    worst = worst === undefined || better(worst, led) === worst ? led : worst;
  }
  return worst;
}

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
export function unknownCases(known: Game, battle: Battle, inputs: AttackInputs): readonly AttackCase[] {
  const beside = unitsIn(known, enemyOf(battle.side), battle.target);
  return facesByKind(unseenFaces(known)).flatMap(({ face, count }): AttackCase[] => {
    if (isGarrison(face) && beside.length === 0) {
      return [{ share: count, battle, odds: oddsOf(known, { ...battle, defenders: [] }), model: undefined }];
    }
    const met = isGarrison(face) ? [] : [facePiece(known, battle, face)];
    const defense: DefendingStack = { ...inputs.defense, defenders: [...inputs.defense.defenders, ...met] };
    const defenders = [...ableDefenders(known, battle), ...met.map(({ unit }) => unit)];
    const led = bestLed(known, { ...battle, defenders }, { ...inputs, defense });
    return led === undefined ? [] : [{ ...led, share: count }];
  });
}
