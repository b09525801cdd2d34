/** What a battle is about: the hex for either side, the way on, and the harm of a retreat. */
import { cached, type Game } from '@bridgehead/engine';
import { neighboursOf, OFF_MAP } from '@bridgehead/hex';
import { GRID } from '../../src/data/map.ts';
import type { Side } from '../../src/data/unit-data.ts';
import { couldEnterTarget } from '../../src/rules/15-advance/advance-units.ts';
import { type Battle, defendingSide } from '../../src/state/battle.ts';
import { unitsIn } from '../../src/state/stacks.ts';
import { ALLIED_AT, hexOf, isInGoodOrder, stepsOf } from '../../src/state/state.ts';
import { isAirborne, isArtillery, isSupplyHead, type Unit, unitsOf } from '../../src/state/units.ts';
import { hexValue } from '../hex-value.ts';
import { highwayIndex } from '../highway.ts';
import { type Intent, STEPS_PER_HEX_VALUE } from '../intent.ts';
import { unitValue } from '../step-value.ts';
import { exposureOf, holdChance } from './exposure.ts';
import type { BattleValues } from './read-battle.ts';

/** Any ground is worth a little: room, zones, a shorter line. */
const ANY_GROUND = 0.1;
/** Of a hex that nobody can enter now only the enemy's leaving it counts. */
const DENIED_SHARE = 0.35;
/** A second hex and Breakthrough Combat. */
const BONUS = 0.5;
const BONUS_ON_HIGHWAY = 1.8;
/** The part of the danger in a new hex that is not there where the units stand now. */
const NEW_DANGER = 0.5;

/** A retreat costs no more than this, and no more than a part of what the troops are worth. */
const RETREAT_COST = 0.5;
const RETREAT_SHARE = 0.3;
const ROUT_COST = 1;
const ROUT_SHARE = 0.55;
const GUNS_FALL = 0.4;
const SHAKEN_COST = 0.3;
const GUN_COST = 0.12;

/** What the hex is to those who do not say so themselves. */
export const defaultHexValue = (known: Game, side: Side, hex: number): number =>
  Math.max(STEPS_PER_HEX_VALUE * hexValue(known, side, hex), highwayValue(known, hex));

/** The attackers that could go into the hex. */
const entering = (known: Game, battle: Battle): readonly Unit[] =>
  battle.attackers.filter((one) => couldEnterTarget(known, battle, one)).map(({ unit }) => unit);

const MOST_ENTERING = 2;

/** To the attacker: an advance is his to make or not, so that danger takes away only what entering would add. */
function takeValueOf(known: Game, battle: Battle, value: number): number {
  const able = entering(known, battle);
  const least = DENIED_SHARE * value;
  if (able.length === 0) return least;
  const party = able.slice(0, MOST_ENTERING);
  const danger = exposureOf(known, battle.side, battle.target, party);
  const chance = holdChance(known, battle.side, battle.target, party);
  return Math.max(least, chance * value + ANY_GROUND - NEW_DANGER * danger);
}

function bonusValueOf(known: Game, battle: Battle): number {
  const able = entering(known, battle);
  if (able.length === 0) return 0;
  const isLead = battle.side === 'allied' && highwayIndex(battle.target) >= 0 && able.some((u) => !isAirborne(u));
  return isLead ? BONUS_ON_HIGHWAY : BONUS;
}

/** What a retreat costs beside the hex: more for more troops, and for guns and Supply Heads that must go along. */
function retreatCosts(known: Game, battle: Battle): Pick<BattleValues, 'retreatCost' | 'routCost'> {
  let extra = 0;
  let value = 0;
  for (const u of unitsIn(known, defendingSide(battle), battle.target)) {
    value += unitValue(known, u, stepsOf(known, u));
    if (isArtillery(u) || isSupplyHead(u)) extra += GUNS_FALL;
    else if (!isInGoodOrder(known, u)) extra += SHAKEN_COST;
  }
  return {
    retreatCost: Math.min(RETREAT_COST, RETREAT_SHARE * value) + extra,
    routCost: Math.min(ROUT_COST, ROUT_SHARE * value) + extra,
  };
}

interface HexValues {
  readonly take: number;
  readonly keep: number;
}

export function battleValues(known: Game, battle: Battle, { take, keep }: HexValues): BattleValues {
  return {
    takeValue: takeValueOf(known, battle, take),
    bonusValue: bonusValueOf(known, battle),
    keepValue: keep + ANY_GROUND,
    ...retreatCosts(known, battle),
    gunCost: GUN_COST,
  };
}

// ---- the road ----------------------------------------------------------------------------------------------------------

/** How far up the highway the army has come; airborne units apart. */
const armyLeadIndex = cached([ALLIED_AT], (g) => {
  let lead = 0;
  for (const u of unitsOf('allied')) {
    const hex = isAirborne(u) ? OFF_MAP : hexOf(g, u);
    if (hex !== OFF_MAP) lead = Math.max(lead, highwayIndex(hex));
  }
  return lead;
});

const ON_ROAD = 1;
const BESIDE_ROAD = 0.7;
/** Ahead of the army only the airborne need the road. */
const AHEAD_SHARE = 0.3;
const AHEAD_HEXES = 4;

/** By hex: the nearest hex of the highway in it or beside it, as its index; -1 if there is none. */
const ROAD_INDEX: Int8Array = Int8Array.from({ length: GRID.hexCount }, (_, hex) =>
  [hex, ...neighboursOf(GRID, hex)].reduce((most, one) => Math.max(most, highwayIndex(one)), -1),
);

/** [8.4] [18.3.2] Whoever stands on the highway or beside it stops the column and cuts off whoever is beyond. */
export function highwayValue(known: Game, hex: number): number {
  const index = ROAD_INDEX[hex] ?? -1;
  if (index < 0) return 0;
  const value = highwayIndex(hex) >= 0 ? ON_ROAD : BESIDE_ROAD;
  return index <= armyLeadIndex(known) + AHEAD_HEXES ? value : AHEAD_SHARE * value;
}

/** As the attacker sees it who has this intent. */
export const valuesToAttacker = (known: Game, battle: Battle, intent: Intent): BattleValues =>
  battleValues(known, battle, {
    take: Math.max(intent.attackValue(battle.target), highwayValue(known, battle.target)),
    keep: defaultHexValue(known, defendingSide(battle), battle.target),
  });

/** As the defender sees it who has this intent. */
export const valuesToDefender = (known: Game, battle: Battle, intent: Intent): BattleValues =>
  battleValues(known, battle, {
    take: defaultHexValue(known, battle.side, battle.target),
    keep: Math.max(intent.holdValue(battle.target), highwayValue(known, battle.target)),
  });
