/** [9.5.3] [23.3] [23.3.2] Attacks across an unbridged Major River, which an Engineer unit makes possible. */
import type { Game, Refusal } from '@bridgehead/engine';
import { OFF_MAP } from '@bridgehead/hex';
import { waterOf } from '@bridgehead/map';
import { LAKE, MAJOR_RIVER, MAP } from '../../data/map.ts';
import { rulesOf } from '../../editions.ts';
import { refusal } from '../../says.ts';
import type { Attacker } from '../../state/battle.ts';
import { FROM_ABOVE } from '../../state/battle.ts';
import { unitsIn } from '../../state/stacks.ts';
import {
  ASSAULT_USED,
  ENGAGED,
  EXTENDED,
  engineerFerry,
  HAS_MOVED,
  hasMark,
  hexOf,
  IN_PLACE,
  landedOn,
  turnOf,
} from '../../state/state.ts';
import { isInfantryType, sideOfUnit, type Unit } from '../../state/units.ts';
import { isBridged } from '../07-zones-of-control.ts';
import { isFitEngineer } from '../08-movement/ferries.ts';

/** [9.5.1] Whether nobody attacks over this hexside without an Engineer unit: Ferries do not help. In the second edition so is a Lake. */
export function isUnbridgedMajorRiver(g: Game, over: number): boolean {
  if (over === FROM_ABOVE) return false;
  const water = waterOf(MAP, over);
  if (water === LAKE) return rulesOf(g).riverAssaultAcrossLake;
  return water === MAJOR_RIVER && !isBridged(g, over);
}

/** [9.5.3] [23.3.2] [23.3.3] One River Assault a turn, none after Extended Movement or while it serves as a Ferry. */
const canEnable = (g: Game, u: Unit): boolean =>
  isFitEngineer(g, u) && !hasMark(g, u, EXTENDED | ASSAULT_USED) && engineerFerry(g, u) === undefined;

/** [9.5.3] The Engineer unit in the hex that can enable a River Assault out of it, or undefined. */
const assaultEngineer = (g: Game, hex: number): Unit | undefined =>
  hex === OFF_MAP ? undefined : unitsIn(g, 'allied', hex).find((u) => canEnable(g, u));

const PROHIBITED = refusal('9.5.1', 'river-without-engineer');
const ALLIES_ONLY = refusal('9.5.3', 'river-assaults-are-allied');
const ENGAGED_UNIT = refusal('9.5.3', 'engaged-in-river-assault');
const NO_ENGINEER = refusal('9.5.3', 'not-with-engineer');

/** [9.5.3] Why this unit, which is in Good Order, may take no part in a River Assault of the Combat Phase. */
export function assaultRefusal(g: Game, u: Unit): Refusal | undefined {
  if (sideOfUnit(u) !== 'allied') return ALLIES_ONLY;
  if (hexOf(g, u) === OFF_MAP) return PROHIBITED;
  if (hasMark(g, u, ENGAGED)) return ENGAGED_UNIT;
  return assaultEngineer(g, hexOf(g, u)) === undefined ? NO_ENGINEER : undefined;
}

/** [9.5.3] Whether a unit of Infantry Type has waited at the river since the turn began, beside an Engineer unit. */
const hasWaited = (g: Game, u: Unit): boolean =>
  isInfantryType(u) &&
  (!hasMark(g, u, HAS_MOVED) || hasMark(g, u, IN_PLACE)) &&
  landedOn(g, u) !== turnOf(g) &&
  unitsIn(g, 'allied', hexOf(g, u)).some((v) => v !== u && canEnable(g, v));

/** [9.5.3] Whether this attacker by himself makes a River Assault possible. */
export const leadsAssault = (g: Game, { unit, over }: Attacker): boolean =>
  isUnbridgedMajorRiver(g, over) && hasWaited(g, unit);

const NOBODY_WAITED = refusal('9.5.3', 'nobody-waited');

/** [9.5.3] Why the attackers together may not cross: over each such hexside one of them must have waited there. */
export function crossingRefusal(g: Game, attackers: readonly Attacker[]): Refusal | undefined {
  const crossing = attackers.filter(({ over }) => isUnbridgedMajorRiver(g, over));
  const isLed = (over: number): boolean => crossing.some((one) => one.over === over && leadsAssault(g, one));
  return crossing.every(({ over }) => isLed(over)) ? undefined : NOBODY_WAITED;
}

/** [23.3.2] The Engineer units that these attackers use up, one for each hex they assault from. */
export function engineersUsed(g: Game, attackers: readonly Attacker[]): readonly Unit[] {
  const hexes = attackers.filter(({ over }) => isUnbridgedMajorRiver(g, over)).map(({ unit }) => hexOf(g, unit));
  return [...new Set(hexes)].flatMap((hex) => assaultEngineer(g, hex) ?? []);
}
