/** What a battle is about: the hex for either side, the way on, and the harm of a retreat. */
import type { Game } from '@bridgehead/engine';
import type { Side } from '../../../src/data/unit-data.ts';
import { couldEnterTarget } from '../../../src/rules/15-advance/advance-units.ts';
import { type Battle, defendingSide } from '../../../src/state/battle.ts';
import { unitsIn } from '../../../src/state/stacks.ts';
import { isInGoodOrder, stepsOf } from '../../../src/state/state.ts';
import { isAirborne, isArtillery, isSupplyHead, type Unit } from '../../../src/state/units.ts';
import { hexValue } from '../../hex-value.ts';
import { highwayIndex } from '../../highway.ts';
import type { Intent } from '../../intent.ts';
import { unitValue } from '../../step-value.ts';
import { BATTLE, HEX } from '../../weights.ts';
import { exposureOf, holdChance } from '../exposure.ts';
import { highwayValue } from './highway-value.ts';
import type { BattleValues } from './read-battle.ts';

/** What the hex is to those who do not say so themselves. */
const defaultHexValue = (known: Game, side: Side, hex: number): number =>
  Math.max(HEX.stepsPerValue * hexValue(known, side, hex), highwayValue(known, hex));

/** The attackers that could go into the hex. */
const entering = (known: Game, battle: Battle): readonly Unit[] =>
  battle.attackers.filter((one) => couldEnterTarget(known, battle, one)).map(({ unit }) => unit);

/** To the attacker: no advance must be made, so that danger takes away only what entering would add. */
function takeValueOf(known: Game, battle: Battle, value: number): number {
  const able = entering(known, battle);
  const least = BATTLE.deniedShare * value;
  if (able.length === 0) return least;
  const party = able.slice(0, BATTLE.mostEntering);
  const danger = exposureOf(known, battle.side, battle.target, party);
  const chance = holdChance(known, battle.side, battle.target, party);
  return Math.max(least, chance * value + BATTLE.anyGround - BATTLE.newDanger * danger);
}

function bonusValueOf(known: Game, battle: Battle): number {
  const able = entering(known, battle);
  if (able.length === 0) return 0;
  const isLead = battle.side === 'allied' && highwayIndex(battle.target) >= 0 && able.some((u) => !isAirborne(u));
  return isLead ? BATTLE.bonusOnHighway : BATTLE.bonus;
}

/** What a retreat costs beside the hex: more for more troops, and for guns and Supply Heads that must go along. */
function retreatCosts(known: Game, battle: Battle): Pick<BattleValues, 'retreatCost' | 'routCost'> {
  let extra = 0;
  let value = 0;
  for (const u of unitsIn(known, defendingSide(battle), battle.target)) {
    value += unitValue(known, u, stepsOf(known, u));
    if (isArtillery(u) || isSupplyHead(u)) extra += BATTLE.gunsFall;
    else if (!isInGoodOrder(known, u)) extra += BATTLE.shakenCost;
  }
  return {
    retreatCost: Math.min(BATTLE.retreatCost, BATTLE.retreatShare * value) + extra,
    routCost: Math.min(BATTLE.routCost, BATTLE.routShare * value) + extra,
  };
}

interface HexValues {
  readonly take: number;
  readonly keep: number;
}

function battleValues(known: Game, battle: Battle, { take, keep }: HexValues): BattleValues {
  return {
    takeValue: takeValueOf(known, battle, take),
    bonusValue: bonusValueOf(known, battle),
    keepValue: keep + BATTLE.anyGround,
    ...retreatCosts(known, battle),
    gunCost: BATTLE.gunCost,
  };
}

/** As an attacker with this intent sees it. */
export const valuesToAttacker = (known: Game, battle: Battle, intent: Intent): BattleValues =>
  battleValues(known, battle, {
    take: Math.max(intent.attackValue(battle.target), highwayValue(known, battle.target)),
    keep: defaultHexValue(known, defendingSide(battle), battle.target),
  });

/** As a defender with this intent sees it. */
export const valuesToDefender = (known: Game, battle: Battle, intent: Intent): BattleValues =>
  battleValues(known, battle, {
    take: defaultHexValue(known, battle.side, battle.target),
    keep: Math.max(intent.holdValue(battle.target), highwayValue(known, battle.target)),
  });
