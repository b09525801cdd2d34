/** What is decided in the course of one attack: who leads, what supports it, who defends, and whether it goes on. */
import { type Candidate, type Choice, deciderOf, type Game, type Thinking } from '@bridgehead/engine';
import type { Message } from '@bridgehead/engine/contract';
import { sideBetween } from '@bridgehead/hex';
import { candidate, ranked, valued } from '@bridgehead/toolkit';
import { listed, readAbout } from '../../src/asking.ts';
import { GRID } from '../../src/data/map.ts';
import type { Side } from '../../src/data/unit-data.ts';
import type { AttackFrame } from '../../src/rules/09-combat/attack-frame.ts';
import { leadOf } from '../../src/rules/09-combat/lead-choices.ts';
import { columnName } from '../../src/rules/10-odds/odds.ts';
import { landingBattle } from '../../src/rules/22-airborne-landings/landing-fights.ts';
import { type Attacker, type Battle, battleAgainst } from '../../src/state/battle.ts';
import { hexOf } from '../../src/state/state.ts';
import { dataOf, idOf } from '../../src/state/units.ts';
import type { Intent } from '../intent.ts';
import { hexName } from '../names.ts';
import { says, saysBy } from '../says.ts';
import { consideredAttacks } from './attack-context.ts';
import {
  type AttackForecast,
  attackInputs,
  forecastAttack,
  forecastLedAttack,
  forecastOutcome,
} from './attack-forecast.ts';
import { attackReasons, columnOf, helpersIn, outcomeReasons } from './reasons.ts';
import { bestSupported, type SupportPrices, supportOptions, supportPrices } from './support-choice.ts';

const topOf = ({ state: { frames } }: Game): unknown => frames[frames.length - 1];

/** The attack under way. */
const battleUnderWay = (known: Game): Battle => (topOf(known) as AttackFrame).battle;

/** [17.5] What guns and aircraft are worth to the attacks still planned. */
function pricesFor(known: Game, thinking: Thinking, { side, target }: Battle): SupportPrices {
  const others = [...consideredAttacks(thinking).values()].filter((forecast) => forecast.target !== target);
  return supportPrices(known, side, others);
}

const valueWithSupport = (forecast: AttackForecast, prices: SupportPrices): number =>
  bestSupported(forecast, prices).value;

/** [10.2.1] Each lead by what the attack is worth under it, with the support it would get. */
export function leadFormations(known: Game, thinking: Thinking, intent: Intent): readonly Candidate[] {
  const battle = battleUnderWay(known);
  const prices = pricesFor(known, thinking, battle);
  const inputs = attackInputs(known, battle, intent);
  return ranked(
    listed('lead-formation', known).map(({ choice, chosen }) => {
      const lead = leadOf(chosen);
      const forecast = forecastLedAttack(known, { ...battle, ...lead }, inputs);
      const { support, value } = bestSupported(forecast, prices);
      const { attachment } = chosen;
      const formation = lead.lead;
      const name =
        attachment === undefined
          ? says('order.lead', { formation })
          : says('order.lead-attached', { formation, unit: idOf(attachment) });
      const column = columnName(forecast.cases[0]?.odds.column ?? 0);
      return candidate(choice, name, value, [
        saysBy('10.2.1', 'reason.column-before-support', { column }),
        ...attackReasons(forecast, support),
      ]);
    }),
  );
}

/** [10.7] [17.6.2] Guns and aircraft where they change the result most. */
export function supportChoices(known: Game, thinking: Thinking, intent: Intent): readonly Candidate[] {
  const battle = battleUnderWay(known);
  const forecast = forecastLedAttack(known, battle, attackInputs(known, battle, intent));
  return supportOptions(forecast, pricesFor(known, thinking, battle)).map(({ support, value }) => {
    const { air, guns } = support;
    const choice: Choice = {
      kind: 'support',
      ...(air ? { air: true } : {}),
      ...(guns.length === 0 ? {} : { artillery: guns.map(idOf) }),
    };
    const helpers = helpersIn(support);
    const odds = columnOf(forecast, support.shifts);
    const name = helpers.length === 0 ? says('order.no-support', { odds }) : says('order.support', { helpers, odds });
    return candidate(choice, name, value, attackReasons(forecast, support));
  });
}

/** [9.3] A bridge is down: the attack goes on if what is left of it is worth more than holding. */
export function attackOrCancel(known: Game, thinking: Thinking, intent: Intent): readonly Candidate[] {
  const battle = battleUnderWay(known);
  const forecast = forecastAttack(known, battle, intent);
  const prices = pricesFor(known, thinking, battle);
  const reasons = forecast === undefined ? [] : attackReasons(forecast, bestSupported(forecast, prices).support);
  const value = forecast === undefined ? -1 : valueWithSupport(forecast, prices);
  return ranked([
    candidate({ kind: 'go-on' }, says('order.attack-all-the-same'), value, reasons),
    candidate({ kind: 'cancel' }, says('order.call-off'), 0, [saysBy('9.3', 'reason.holding-worth-more')]),
  ]);
}

/** [6.4.2] Those defend who leave the attacker least. */
export function defenders(known: Game, _thinking: Thinking, intent: Intent): readonly Candidate[] {
  const battle = battleUnderWay(known);
  // What the attacker wants is not known: the hex counts as it does for the defender.
  const wanted: Intent = { ...intent, attackValue: (hex) => intent.holdValue(hex) };
  return ranked(
    listed('defenders', known).map(({ choice, chosen: { units } }) => {
      const best = bestAgainst(known, { ...battle, defenders: units }, wanted);
      const reasons = best === undefined ? [] : [saysBy('6.4.2', 'reason.odds', { odds: best.odds })];
      return candidate(choice, says('order.defend', { units: units.map(idOf) }), -(best?.value ?? 0), reasons);
    }),
  );
}

/** What the attack is worth to the attacker under the best lead, against these defenders, and at what odds. */
function bestAgainst(
  known: Game,
  battle: Battle,
  intent: Intent,
): { readonly value: number; readonly odds: Message } | undefined {
  let best: { readonly value: number; readonly odds: Message } | undefined;
  const inputs = attackInputs(known, battle, intent);
  const formations = new Set(battle.attackers.map(({ unit }) => dataOf(unit).formation));
  for (const lead of formations) {
    const forecast = forecastLedAttack(known, { ...battle, lead }, inputs);
    const { attacker } = forecastOutcome(forecast, 0);
    if (best === undefined || attacker > best.value) best = { value: attacker, odds: columnOf(forecast, 0) };
  }
  return best;
}

/** [25.3.1] [6.4.2] Too many march together: the strongest for the purpose attack. */
export function marchAttackers(known: Game, _thinking: Thinking, intent: Intent): readonly Candidate[] {
  const { hex: target } = readAbout('march-attackers', known);
  const side = deciderOf(known) as Side;
  return ranked(
    listed('march-attackers', known).map(({ choice, chosen: { units } }) => {
      const attackers = units.flatMap((unit): Attacker[] => {
        const over = sideBetween(GRID, hexOf(known, unit), target);
        return over === undefined ? [] : [{ unit, over }];
      });
      const forecast = forecastAttack(known, battleAgainst(side, 'on-the-march', target, attackers), intent);
      const outcome = forecast === undefined ? undefined : forecastOutcome(forecast, 0);
      const reasons = outcome === undefined ? [] : outcomeReasons(outcome);
      const name = says('order.attack-on-march', { units: units.map(idOf), hex: hexName(target) });
      return candidate(choice, name, outcome?.attacker ?? 0, reasons);
    }),
  );
}

/** [22.6] The likeliest success first: it takes a zone of the enemy away. */
export function landingFights(known: Game, _thinking: Thinking, intent: Intent): readonly Candidate[] {
  return ranked(
    listed('landing-fight', known).map(({ choice, chosen: { hex } }) => {
      const forecast = forecastAttack(known, landingBattle(known, hex), intent);
      const clear = forecast === undefined ? 0 : forecastOutcome(forecast, 0).clear;
      return candidate(choice, says('order.fight-for', { hex: hexName(hex) }), clear, [
        valued(saysBy('22.6', 'reason.enemy-driven-out'), clear),
      ]);
    }),
  );
}
