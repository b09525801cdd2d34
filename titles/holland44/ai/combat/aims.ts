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
import { hexWorth } from '../hex-value.ts';
import { highwayIndex } from '../highway.ts';
import { type Intent, STEPS_PER_WORTH } from '../intent.ts';
import { unitWorth } from '../worth.ts';
import { exposureOf, holdChance } from './exposure.ts';
import type { Aims } from './stakes.ts';

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
const RETREAT_HARM = 0.5;
const RETREAT_SHARE = 0.3;
const ROUT_HARM = 1;
const ROUT_SHARE = 0.55;
const GUNS_FALL = 0.4;
const SHAKEN_HARM = 0.3;
const GUN_PRICE = 0.12;

/** What the hex is to those who do not say so themselves. */
export const usualWorth = (known: Game, side: Side, hex: number): number =>
  Math.max(STEPS_PER_WORTH * hexWorth(known, side, hex), roadWorth(known, hex));

/** The attackers that could go into the hex. */
const entering = (known: Game, battle: Battle): readonly Unit[] =>
  battle.attackers.filter((one) => couldEnterTarget(known, battle, one)).map(({ unit }) => unit);

const MOST_ENTERING = 2;

/** To the attacker: an advance is his to make or not, so that danger takes away only what entering would add. */
function takeOf(known: Game, battle: Battle, worth: number): number {
  const able = entering(known, battle);
  const least = DENIED_SHARE * worth;
  if (able.length === 0) return least;
  const party = able.slice(0, MOST_ENTERING);
  const danger = exposureOf(known, battle.side, battle.target, party);
  const chance = holdChance(known, battle.side, battle.target, party);
  return Math.max(least, chance * worth + ANY_GROUND - NEW_DANGER * danger);
}

function bonusOf(known: Game, battle: Battle): number {
  const able = entering(known, battle);
  if (able.length === 0) return 0;
  const isLead = battle.side === 'allied' && highwayIndex(battle.target) >= 0 && able.some((u) => !isAirborne(u));
  return isLead ? BONUS_ON_HIGHWAY : BONUS;
}

/** What a retreat costs beside the hex: more for more troops, and for guns and Supply Heads that must go along. */
function harmsOf(known: Game, battle: Battle): Pick<Aims, 'retreatHarm' | 'routHarm'> {
  let extra = 0;
  let worth = 0;
  for (const u of unitsIn(known, defendingSide(battle), battle.target)) {
    worth += unitWorth(known, u, stepsOf(known, u));
    if (isArtillery(u) || isSupplyHead(u)) extra += GUNS_FALL;
    else if (!isInGoodOrder(known, u)) extra += SHAKEN_HARM;
  }
  return {
    retreatHarm: Math.min(RETREAT_HARM, RETREAT_SHARE * worth) + extra,
    routHarm: Math.min(ROUT_HARM, ROUT_SHARE * worth) + extra,
  };
}

interface Worths {
  readonly take: number;
  readonly keep: number;
}

export function aimsOf(known: Game, battle: Battle, { take, keep }: Worths): Aims {
  return {
    take: takeOf(known, battle, take),
    bonus: bonusOf(known, battle),
    keep: keep + ANY_GROUND,
    ...harmsOf(known, battle),
    gunPrice: GUN_PRICE,
  };
}

// ---- the road ----------------------------------------------------------------------------------------------------------

/** How far up the highway the army has come; airborne units apart. */
const leadIndex = cached([ALLIED_AT], (g) => {
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
export function roadWorth(known: Game, hex: number): number {
  const index = ROAD_INDEX[hex] ?? -1;
  if (index < 0) return 0;
  const worth = highwayIndex(hex) >= 0 ? ON_ROAD : BESIDE_ROAD;
  return index <= leadIndex(known) + AHEAD_HEXES ? worth : AHEAD_SHARE * worth;
}

/** As the attacker sees it who has this intent. */
export const attackersAims = (known: Game, battle: Battle, intent: Intent): Aims =>
  aimsOf(known, battle, {
    take: Math.max(intent.attackWorth(battle.target), roadWorth(known, battle.target)),
    keep: usualWorth(known, defendingSide(battle), battle.target),
  });

/** As the defender sees it who has this intent. */
export const defendersAims = (known: Game, battle: Battle, intent: Intent): Aims =>
  aimsOf(known, battle, {
    take: usualWorth(known, battle.side, battle.target),
    keep: Math.max(intent.holdWorth(battle.target), roadWorth(known, battle.target)),
  });
