/** [9.1] [12.3] Which attacks may be declared. */
import { type Game, OK, type Refusal, type Ruling } from '@bridgehead/engine';
import { sideBetween } from '@bridgehead/hex';
import { GRID } from '../../data/map.ts';
import type { Side } from '../../data/unit-data.ts';
import { refusal } from '../../says.ts';
import type { Battle } from '../../state/battle.ts';
import { defendersOf } from '../../state/battle.ts';
import { isHeldBy, unitsIn } from '../../state/stacks.ts';
import { attackOf, attackOn, BUILDING, hasMark, hexAt, isDeployed, isInReserve, isRain } from '../../state/state.ts';
import {
  enemyOf,
  isAntiTank,
  isArmor,
  isArtillery,
  isFrench,
  isLeader,
  isTank,
  sideOfUnit,
  type Unit,
} from '../../state/units.ts';
import { type Crt, columnOf } from '../../tables/combat-results.ts';
import { groundRefusal } from '../07-movement/ground.ts';
import { assaultRule, crossesEscarpment } from '../12-combat/crossings.ts';
import { attackParts, defenseParts, hasGroundUnit, isTooWeak, sumOfParts } from '../12-combat/strength.ts';

const NOT_YOURS = refusal('9.1.1', 'not-your-unit');
const ATTACKS_ALREADY = refusal('9.1.3', 'attacks-already');
const BUILDS = refusal('14.3.5', 'builder-stays');
const RESERVE = refusal('8.2.3', 'reserve-does-not-attack');
const DEPLOYED_ARTILLERY = refusal('10.1.4', 'deployed-guns-support');
const TOO_WEAK = refusal('12.1.5', 'too-weak');
const GUNS_ALONE = refusal('12.3.4', 'guns-alone');
const NOT_ADJACENT = refusal('9.1.1', 'not-adjacent-to-target');
const NOT_ALL_ADJACENT = refusal('9.1.8', 'not-adjacent-to-all');
const NOBODY_THERE = refusal('9.1.6', 'nobody-there');
const ATTACKED_ALREADY = refusal('9.1.3', 'attacked-already');
const NO_MOBILE_ARMOR = refusal('12.4.3', 'mobile-needs-armor');
const FRENCH_MOBILE = refusal('16.5.2', 'french-mobile');
const TOO_LOW = refusal('9.1.4', 'odds-too-low');
const NOT_ANTI_TANK = refusal('16.1.5', 'fire-needs-anti-tank');
const NO_ARMOR_THERE = refusal('16.1.5', 'fire-needs-armor');
const FIRE_OVER_ESCARPMENT = refusal('16.1.5', 'fire-over-escarpment');

/** [9.1.5] [9.1.6] [12.2.4] [12.2.6] Whether the ground lets a unit attack a hex beside it. */
export function mayReach(g: Game, u: Unit, hex: number): boolean {
  const hexside = sideBetween(GRID, hexAt(g, u), hex);
  return hexside !== undefined && groundRefusal(u, hex, hexside, isRain(g)) === undefined;
}

/** [9.1.1] Why a unit may take part in no attack at all. */
export function attackerRefusal(g: Game, side: Side, u: Unit): Refusal | undefined {
  if (sideOfUnit(u) !== side || hexAt(g, u) < 0 || isLeader(u)) return NOT_YOURS;
  if (attackOf(g, u) !== 0) return ATTACKS_ALREADY;
  if (hasMark(g, u, BUILDING)) return BUILDS;
  if (isInReserve(g, u)) return RESERVE;
  return isArtillery(u) && isDeployed(g, u) ? DEPLOYED_ARTILLERY : undefined;
}

function groundRefusalOf(g: Game, u: Unit, hex: number): Refusal | undefined {
  const hexside = sideBetween(GRID, hexAt(g, u), hex);
  return hexside === undefined ? NOT_ADJACENT : groundRefusal(u, hex, hexside, isRain(g));
}

const ASSAULT_NEEDED = {
  '12.4.1': refusal('12.4.1', 'assault-needed'),
  '12.4.2': refusal('12.4.2', 'assault-needed'),
  '14.2.1': refusal('14.2.1', 'assault-needed'),
} as const;

/** [12.4] [16.5.2] Why an attack may not be Mobile. */
export function mobileRefusal(g: Game, battle: Battle): Refusal | undefined {
  const rule = assaultRule(g, battle);
  if (rule !== undefined) return ASSAULT_NEEDED[rule];
  if (battle.attackers.every(isFrench)) return FRENCH_MOBILE;
  return battle.fire || battle.attackers.some(isTank) ? undefined : NO_MOBILE_ARMOR;
}

/** [9.1.6] [9.1.3] [12.3.2] Hexes that may be attacked: enemies stand there, and nobody attacks them yet. */
function targetRefusal(g: Game, side: Side, hex: number): Refusal | undefined {
  if (!isHeldBy(g, enemyOf(side), hex)) return NOBODY_THERE;
  return attackOn(g, hex) === 0 ? undefined : ATTACKED_ALREADY;
}

/** [9.1.4] [12.3.1] At declaration: ground strength alone, untried units for one. */
function meetsLowestOdds(g: Game, battle: Battle): boolean {
  const defense = Math.max(1, sumOfParts(defenseParts(g, battle)));
  return columnOf(battle.crt, sumOfParts(attackParts(g, battle)), defense) !== undefined;
}

/** [9.1] [9.1.8] Whether an attack may be declared, what it owes to 9.1.7 left aside. */
export function attackRefusal(g: Game, battle: Battle): Refusal | undefined {
  const { side, attackers, hexes } = battle;
  for (const hex of hexes) {
    const refused = targetRefusal(g, side, hex);
    if (refused !== undefined) return refused;
  }
  for (const u of attackers) {
    const refused = attackerRefusal(g, side, u);
    if (refused !== undefined) return refused;
    for (const hex of hexes) {
      const barred = groundRefusalOf(g, u, hex);
      if (barred !== undefined) return barred === NOT_ADJACENT && hexes.length > 1 ? NOT_ALL_ADJACENT : barred;
    }
  }
  if (!hasGroundUnit(attackers)) return GUNS_ALONE;
  if (attackParts(g, battle).some(isTooWeak)) return TOO_WEAK;
  if (battle.crt === 'mobile') {
    const refused = mobileRefusal(g, battle);
    if (refused !== undefined) return refused;
  }
  return meetsLowestOdds(g, battle) ? undefined : TOO_LOW;
}

/** [16.1.5] Deployed anti-tank units may fire at the armour in one hex beside them. */
export function fireRefusal(g: Game, battle: Battle): Refusal | undefined {
  const { side, attackers, hexes } = battle;
  const [hex = -1] = hexes;
  const refused = targetRefusal(g, side, hex);
  if (refused !== undefined) return refused;
  for (const u of attackers) {
    const barred = attackerRefusal(g, side, u) ?? groundRefusalOf(g, u, hex);
    if (barred !== undefined) return barred;
    if (!isAntiTank(u) || !isDeployed(g, u)) return NOT_ANTI_TANK;
    if (crossesEscarpment(g, u, battle)) return FIRE_OVER_ESCARPMENT;
  }
  if (!unitsIn(g, enemyOf(side), hex).some(isArmor) || defendersOf(g, battle).length === 0) return NO_ARMOR_THERE;
  const mobile = battle.crt === 'mobile' ? mobileRefusal(g, battle) : undefined;
  return mobile ?? (meetsLowestOdds(g, battle) ? undefined : TOO_LOW);
}

export const rulingOf = (refused: Refusal | undefined): Ruling => refused ?? OK;

/** The tables that the attacker may choose from. */
export const crtsFor = (g: Game, battle: Omit<Battle, 'crt'>): readonly Crt[] =>
  mobileRefusal(g, { ...battle, crt: 'mobile' }) === undefined ? ['assault', 'mobile'] : ['assault'];
