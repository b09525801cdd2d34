/** [15.2] [16] An advance that goes on: farther, into Breakthrough Combat, or to help another attack; and a vacated hex. */
import { type Candidate, type Choice, deciderOf, type Game, type Thinking } from '@bridgehead/engine';
import { OFF_MAP, sideBetween } from '@bridgehead/hex';
import { candidate, type Listed, ranked, valued } from '@bridgehead/toolkit';
import { listed, readAbout } from '../../src/asking.ts';
import type { AnyRead } from '../../src/contract/index.ts';
import { GRID } from '../../src/data/map.ts';
import type { Side } from '../../src/data/unit-data.ts';
import { exceedsLimit } from '../../src/rules/06-stacking/stacking.ts';
import { unitRefusal } from '../../src/rules/09-combat/attackers.ts';
import type { AdvanceFrame } from '../../src/rules/15-advance/advance.ts';
import { type Attacker, type Battle, battleAgainst } from '../../src/state/battle.ts';
import { hexOfPlace, placeName } from '../../src/state/places.ts';
import { idOf, type Unit } from '../../src/state/units.ts';
import { anyChoice } from '../any-choice.ts';
import type { Intent } from '../intent.ts';
import { hexName, rounded } from '../names.ts';
import { says, saysBy } from '../says.ts';
import { ADVANCE } from '../weights.ts';
import {
  type AdvanceContext,
  advanceValue,
  breakthroughForecast,
  breakthroughValue,
  leavingCost,
  type Party,
} from './advance-value.ts';
import { expectedFight, topFrame } from './advances.ts';
import { attackContext, consideredAttacks } from './attack-context.ts';
import { forecastAttack, forecastOutcome, valueNow } from './attack-forecast.ts';
import { ableAttackers, strongestAttackers } from './attacker-selection.ts';
import { outcomeReasons } from './reasons.ts';
import { bestSupported, supportPrices } from './support-choice.ts';

const MOST_CANDIDATES = 12;

/** A choice that names the hex to be fought for. */
interface Aimed {
  readonly choice: Choice;
  readonly target: number;
}

function fightCandidate(known: Game, party: Party, { choice, target }: Aimed, intent: Intent): Candidate {
  const forecast = breakthroughForecast(known, party, target, intent);
  const outcome = forecast === undefined ? undefined : forecastOutcome(forecast, 0);
  const reasons = outcome === undefined ? [] : outcomeReasons(outcome);
  const value = forecast === undefined ? -1 : valueNow(forecast, 0);
  return candidate(choice, says('order.break-through', { hex: hexName(target) }), value, reasons);
}

/** [16.5] What half the strength of the group adds to the attack that comes next. */
function assistCandidate(
  known: Game,
  f: AdvanceFrame,
  { choice, target }: Aimed,
  { intent, thinking }: AdvanceContext,
): Candidate {
  const context = attackContext(known, f.battle.side, intent, thinking);
  const others = strongestAttackers(known, ableAttackers(known, context.side, target), context.sorties);
  const helpers = helpersOf(known, f, target);
  const battle = battleAgainst(context.side, 'combat', target, [...others, ...helpers]);
  const helped: Battle = { ...battle, assisting: helpers.map(({ unit }) => unit) };
  const forecast = others.length === 0 ? undefined : forecastAttack(known, helped, intent);
  const alone = consideredAttacks(thinking).get(String(target));
  // The attack is owed then: it is one that would be made, and better than without them.
  const prices = supportPrices(known, context.side, []);
  const before = alone === undefined ? 0 : Math.max(0, bestSupported(alone, prices).value);
  const gain = forecast === undefined ? -1 : bestSupported(forecast, prices).value - before;
  return candidate(choice, says('order.assist', { hex: hexName(target) }), gain, [
    valued(saysBy('16.5', 'reason.half-strength-worth'), rounded(gain)),
  ]);
}

function helpersOf(known: Game, f: AdvanceFrame, target: number): readonly Attacker[] {
  const over = sideBetween(GRID, hexOfPlace(f.place), target);
  const able = f.units.filter((u) => unitRefusal(known, u, 'breakthrough') === undefined);
  return over === undefined ? [] : able.map((unit) => ({ unit, over }));
}

function onwardCandidate(
  known: Game,
  f: AdvanceFrame,
  { choice, chosen }: Listed<AnyRead<'advance-on'>>,
  context: AdvanceContext,
): Candidate | undefined {
  const party: Party = { side: f.battle.side, units: f.units, from: hexOfPlace(f.place), taken: f.vacated };
  switch (chosen.kind) {
    case 'halt':
      return candidate(choice, says('order.halt'), 0, [saysBy('15.2', 'reason.staying-worth-more')]);
    case 'advance-on': {
      const { path } = chosen;
      const place = path.at(-1) ?? 0;
      const to = hexOfPlace(place);
      if (to === OFF_MAP) return undefined;
      const fight = expectedFight(known, f, party, { to, used: f.used + path.length, intent: context.intent });
      const ground = advanceValue(known, party, to, context) - leavingCost(known, party, to, context.intent);
      const value = ground + fight - ADVANCE.leastDetour;
      return candidate(choice, says('order.advance-on', { place: placeName(place) }), value, [
        valued(saysBy('15.2', 'reason.standing-there-worth'), rounded(value)),
      ]);
    }
    case 'breakthrough':
      return fightCandidate(known, party, { choice, target: chosen.target }, context.intent);
    case 'assist':
      return assistCandidate(known, f, { choice, target: chosen.target }, context);
    case 'pick-up':
      return pickUpCandidate(known, party, { choice, joining: chosen.units }, context.intent);
    default:
      return undefined;
  }
}

/** [16.2] Who joins must make the fight better. */
function pickUpCandidate(
  known: Game,
  party: Party,
  { choice, joining }: { readonly choice: Choice; readonly joining: readonly Unit[] },
  intent: Intent,
): Candidate | undefined {
  const units = [...party.units, ...joining];
  if (exceedsLimit(known, units)) return undefined;
  const together = breakthroughValue(known, { ...party, units }, intent);
  const gain = together - breakthroughValue(known, party, intent);
  if (gain <= ADVANCE.leastGain) return undefined;
  // Picking up comes before the fight, so it counts with what the fight is then worth.
  return candidate(choice, says('order.pick-up', { units: joining.map(idOf) }), together, [
    valued(saysBy('16.2', 'reason.breakthrough-gains'), rounded(gain)),
  ]);
}

/** For the decision `advance-on`. */
export function advancesOn(known: Game, thinking: Thinking, intent: Intent): readonly Candidate[] {
  const f = topFrame(known);
  const found: Candidate[] = [];
  for (const choice of listed('advance-on', known)) {
    const one = onwardCandidate(known, f, choice, { intent, thinking });
    if (one !== undefined) found.push(one);
  }
  return found.length > 0 ? ranked(found).slice(0, MOST_CANDIDATES) : anyChoice(known);
}

/** [16.3.1] [25.3.3] For the decision `occupy`. */
export function occupations(known: Game, thinking: Thinking, intent: Intent): readonly Candidate[] {
  const side = deciderOf(known) as Side;
  const { units: all, at, hex } = readAbout('occupy', known);
  const from = hexOfPlace(at);
  return ranked(
    listed('occupy', known).map(({ choice, chosen }) => {
      if (chosen.kind === 'stay')
        return candidate(choice, says('order.stay'), 0, [saysBy('16.3.1', 'reason.nothing-entered')]);
      const { units = all } = chosen;
      const party: Party = { side, units, from, taken: [hex] };
      const value = advanceValue(known, party, hex, { intent, thinking }) - leavingCost(known, party, hex, intent);
      const name = says('order.enter', { units: units.map(idOf), place: hexName(hex) });
      return candidate(choice, name, value, [valued(saysBy('16.3.1', 'reason.hex-worth'), rounded(value))]);
    }),
  );
}
