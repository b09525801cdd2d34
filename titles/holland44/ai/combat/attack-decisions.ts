/** What is decided in the course of one attack: who leads, what supports it, who defends, and whether it goes on. */
import {
  type Candidate,
  type Choice,
  choices,
  deciderOf,
  decision,
  type Game,
  type Thinking,
} from '@bridgehead/engine';
import { sideBetween } from '@bridgehead/hex';
import { candidate, ranked } from '@bridgehead/toolkit';
import { GRID } from '../../src/data/map.ts';
import type { Side } from '../../src/data/unit-data.ts';
import { unitLabel } from '../../src/labels.ts';
import { type LeadWith, ledBy } from '../../src/rules/09-combat/attack-decisions.ts';
import type { AttackFrame } from '../../src/rules/09-combat/attack-frame.ts';
import { columnName } from '../../src/rules/10-odds/odds.ts';
import { landingBattle } from '../../src/rules/22-airborne-landings/landing-fights.ts';
import { type Attacker, type Battle, battleAgainst } from '../../src/state/battle.ts';
import { hexField, unitField, unitsField } from '../../src/state/fields.ts';
import { hexOf } from '../../src/state/state.ts';
import { dataOf, idOf } from '../../src/state/units.ts';
import type { Intent } from '../intent.ts';
import { hexName, namesOf } from '../names.ts';
import { boardOf } from './desk.ts';
import { outlookAt, type Profile, profileOf, profileOfLed, readingOf } from './profile.ts';
import { attackReasons, columnOf, outlookReasons } from './reasons.ts';
import { bestSupported, type Prices, pricesOn, supportedWays } from './support-choice.ts';

const topOf = ({ state: { frames } }: Game): unknown => frames[frames.length - 1];

/** The attack under way. */
const battleUnderWay = (known: Game): Battle => (topOf(known) as AttackFrame).battle;

/** [17.5] What guns and aircraft are worth to the attacks still planned. */
function pricesFor(known: Game, thinking: Thinking, { side, target }: Battle): Prices {
  const others = [...boardOf(thinking).values()].filter((profile) => profile.target !== target);
  return pricesOn(known, side, others);
}

const worthOf = (profile: Profile, prices: Prices): number => bestSupported(profile, prices).value;

/** [10.2.1] Each lead by what the attack is worth under it, with the support it would get. */
export function leadFormations(known: Game, thinking: Thinking, intent: Intent): readonly Candidate[] {
  const battle = battleUnderWay(known);
  const prices = pricesFor(known, thinking, battle);
  const reading = readingOf(known, battle, intent);
  return ranked(
    [...choices(known)].map((choice) => {
      const lead = choice as LeadWith;
      const profile = profileOfLed(known, ledBy(battle, lead), reading);
      const { support, value } = bestSupported(profile, prices);
      const attached = unitField(lead.attachment);
      const escort = attached === undefined ? '' : ` with ${unitLabel(attached)} attached`;
      return candidate(choice, `${lead.formation} leads${escort}`, value, [
        { text: `${columnName(profile.courses[0]?.odds.column ?? 0)} before support`, rule: '10.2.1' },
        ...attackReasons(profile, support),
      ]);
    }),
  );
}

/** [10.7] [17.6.2] Guns and aircraft where they change the result most. */
export function supportChoices(known: Game, thinking: Thinking, intent: Intent): readonly Candidate[] {
  const battle = battleUnderWay(known);
  const profile = profileOfLed(known, battle, readingOf(known, battle, intent));
  return supportedWays(profile, pricesFor(known, thinking, battle)).map(({ support, value }) => {
    const { air, guns } = support;
    const choice: Choice = {
      kind: 'support',
      ...(air ? { air: true } : {}),
      ...(guns.length === 0 ? {} : { artillery: guns.map(idOf) }),
    };
    const helpers = [...(air ? ['Air'] : []), ...guns.map((u) => unitLabel(u))];
    const name = helpers.length === 0 ? 'no support' : `support by ${helpers.join(' and ')}`;
    return candidate(choice, `${name}: ${columnOf(profile, support.shifts)}`, value, attackReasons(profile, support));
  });
}

/** [9.3] A bridge is down: the attack goes on if what is left of it is worth more than holding. */
export function attackOrCancel(known: Game, thinking: Thinking, intent: Intent): readonly Candidate[] {
  const battle = battleUnderWay(known);
  const profile = profileOf(known, battle, intent);
  const prices = pricesFor(known, thinking, battle);
  const reasons = profile === undefined ? [] : attackReasons(profile, bestSupported(profile, prices).support);
  const value = profile === undefined ? -1 : worthOf(profile, prices);
  return ranked([
    candidate({ kind: 'go-on' }, 'attack all the same', value, reasons),
    candidate({ kind: 'cancel' }, 'call the attack off', 0, [{ text: 'to hold is worth more', rule: '9.3' }]),
  ]);
}

/** [6.4.2] Those defend who leave the attacker least. */
export function defenders(known: Game, _thinking: Thinking, intent: Intent): readonly Candidate[] {
  const battle = battleUnderWay(known);
  // What the attacker wants is not known: the hex counts for him as it does for the defender.
  const wish: Intent = { ...intent, attackWorth: (hex) => intent.holdWorth(hex) };
  return ranked(
    [...choices(known)].map((choice) => {
      const units = unitsField(choice.units) ?? [];
      const value = leastFor(known, { ...battle, defenders: units }, wish);
      return candidate(choice, `${namesOf(units)} defend`, -value.worth, [
        { text: `odds of ${value.column}`, rule: '6.4.2' },
      ]);
    }),
  );
}

/** What the attack is worth to the attacker under his best lead, against these defenders. */
function leastFor(known: Game, battle: Battle, intent: Intent): { readonly worth: number; readonly column: string } {
  let worth = Number.NEGATIVE_INFINITY;
  let column = '';
  const reading = readingOf(known, battle, intent);
  const formations = new Set(battle.attackers.map(({ unit }) => dataOf(unit).formation));
  for (const lead of formations) {
    const profile = profileOfLed(known, { ...battle, lead }, reading);
    const value = outlookAt(profile, 0).attacker;
    if (value > worth) {
      worth = value;
      column = columnOf(profile, 0);
    }
  }
  return { worth, column };
}

/** [25.3.1] [6.4.2] Too many march together: the strongest for the purpose attack. */
export function marchAttackers(known: Game, _thinking: Thinking, intent: Intent): readonly Candidate[] {
  const target = hexField(decision(known)?.about?.hex) ?? 0;
  const side = deciderOf(known) as Side;
  return ranked(
    [...choices(known)].map((choice) => {
      const units = unitsField(choice.units) ?? [];
      const attackers = units.flatMap((unit): Attacker[] => {
        const over = sideBetween(GRID, hexOf(known, unit), target);
        return over === undefined ? [] : [{ unit, over }];
      });
      const profile = profileOf(known, battleAgainst(side, 'on-the-march', target, attackers), intent);
      const outlook = profile === undefined ? undefined : outlookAt(profile, 0);
      const reasons = outlook === undefined ? [] : outlookReasons(outlook);
      return candidate(choice, `${namesOf(units)} attack ${hexName(target)}`, outlook?.attacker ?? 0, reasons);
    }),
  );
}

/** [22.6] The likeliest success first: it takes a zone of the enemy away. */
export function landingFights(known: Game, _thinking: Thinking, intent: Intent): readonly Candidate[] {
  return ranked(
    [...choices(known)].map((choice) => {
      const hex = hexField(choice.hex) ?? 0;
      const profile = profileOf(known, landingBattle(known, hex), intent);
      const clear = profile === undefined ? 0 : outlookAt(profile, 0).clear;
      return candidate(choice, `fight for ${hexName(hex)}`, clear, [
        { text: 'the enemy is driven out', rule: '22.6', value: clear },
      ]);
    }),
  );
}
