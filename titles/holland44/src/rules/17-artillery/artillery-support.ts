/** [17.4] [17.6] [17.7] [19.8] [10.7] Support from guns and from the air. */
import { type Game, OK, type Refusal, type Ruling } from '@bridgehead/engine';
import { distanceBetween, hexesOfSide, OFF_MAP } from '@bridgehead/hex';
import { GRID, MAP } from '../../data/map.ts';
import { refusal } from '../../says.ts';
import { type Battle, defendingSide, type Occasion } from '../../state/battle.ts';
import {
  areaOf,
  clock,
  ENGAGED,
  hasMark,
  hexOf,
  isInGoodOrder,
  MOVED_MARKER,
  SCATTERED,
  turnOf,
} from '../../state/state.ts';
import { dataOf, isAirborne, type Unit, unitNamed, unitsOf } from '../../state/units.ts';
import { airUnits } from '../04-weather.ts';
import { formationOf } from '../10-odds/formations.ts';
import { isInPlay } from '../14-disruption/disruption.ts';
import { artilleryOf, isReady } from './artillery.ts';

/** The map hexes along each Entry Area. */
const EDGE_HEXES: readonly (readonly number[])[] = MAP.areas.map(({ sides }) => [
  ...new Set(sides.map((side) => hexesOfSide(GRID, side)[0])),
]);

/** [17.4] [19.8] Hexes from the gun to the target, which counts; off the map from the best place of its Entry Area. */
export function rangeTo(g: Game, u: Unit, target: number): number {
  const hex = hexOf(g, u);
  if (hex !== OFF_MAP) return distanceBetween(GRID, hex, target);
  const edge = EDGE_HEXES[areaOf(g, u)] ?? [];
  return edge.reduce(
    (least, first) => Math.min(least, 1 + distanceBetween(GRID, first, target)),
    Number.POSITIVE_INFINITY,
  );
}

const NOT_ON_HAND = refusal('17.6.1', 'no-such-gun');
const HAS_FIRED = refusal('17.5', 'has-fired');
const NOT_FIT = refusal('17.6.1', 'gun-unfit');
const OWN_HEX = refusal('17.6.1', 'gun-in-target-hex');
const OUT_OF_RANGE = refusal('17.4', 'out-of-range');
const OTHER_FORMATION = refusal('17.6.1', 'formation-not-in-attack');

/** Air and Artillery Support are for regular attacks of the Combat Phase. */
const UNSUPPORTED: Readonly<Record<Occasion, Refusal | undefined>> = {
  combat: undefined,
  breakthrough: refusal('16.3.5', 'no-support-in-breakthrough'),
  'on-the-march': refusal('25.3.1', 'no-support-on-march'),
  automatic: refusal('8.7', 'no-support-of-automatic-ds'),
  landing: refusal('22.6', 'no-support-on-landing'),
};

/** [17.4] [17.5] [17.6.1] Why the gun may not support a combat in this hex, whosever it is. */
function gunRefusal(g: Game, u: Unit, target: number): Refusal | undefined {
  if (!isReady(g, u)) return HAS_FIRED;
  if (!isInGoodOrder(g, u) || hasMark(g, u, SCATTERED | ENGAGED | MOVED_MARKER)) return NOT_FIT;
  if (hexOf(g, u) === target) return OWN_HEX;
  return rangeTo(g, u, target) <= (dataOf(u).range ?? 0) ? undefined : OUT_OF_RANGE;
}

const CORPS = 'CORPS';

/** [17.6.1] Whether a unit of the gun's Formation, or of one of its two, attacks; Corps artillery asks nobody. */
function isForItsFormation(g: Game, u: Unit, battle: Battle): boolean {
  const { formation } = dataOf(u);
  if (formation === CORPS) return true;
  const served = formation.split('+');
  return battle.attackers.some(({ unit }) => served.includes(formationOf(g, unit)));
}

/** [17.6.1] Why this unit may not support the attack with its guns. */
export function artilleryRefusal(g: Game, battle: Battle, u: Unit): Refusal | undefined {
  const unsupported = UNSUPPORTED[battle.occasion];
  if (unsupported !== undefined) return unsupported;
  if (!artilleryOf(battle.side).includes(u) || !isInPlay(g, u)) return NOT_ON_HAND;
  return gunRefusal(g, u, battle.target) ?? (isForItsFormation(g, u, battle) ? undefined : OTHER_FORMATION);
}

/** [17.4] The Artillery units whose guns reach the target, whether they may fire or not. */
export const gunsInRange = (g: Game, { side, target }: Battle): readonly Unit[] =>
  artilleryOf(side).filter((u) => isInPlay(g, u) && rangeTo(g, u, target) <= (dataOf(u).range ?? 0));

/** [17.6.1] The Artillery units that may support this attack. */
export const offensiveArtillery = (g: Game, battle: Battle): readonly Unit[] =>
  artilleryOf(battle.side).filter((u) => artilleryRefusal(g, battle, u) === undefined);

const FIVE_AGRA = unitNamed('uk.corps.5agra');
const GUARDS = unitNamed('uk.gds.arty');

/** [23.1.3] On turn 1 these two give two shifts each, but not together. */
export const isBarrage = (g: Game, u: Unit): boolean => turnOf(g) === 1 && (u === FIVE_AGRA || u === GUARDS);

/** [17.6.2] [23.1.3] Every set of Artillery units that may support the attack together, none first. */
export function artillerySets(g: Game, battle: Battle): readonly (readonly Unit[])[] {
  const guns = offensiveArtillery(g, battle);
  const sets: (readonly Unit[])[] = [[], ...guns.map((u) => [u])];
  if (FIVE_AGRA === undefined || !guns.includes(FIVE_AGRA)) return sets;
  const partners = guns.filter((u) => u !== FIVE_AGRA && !isBarrage(g, u));
  return [...sets, ...partners.map((u) => [FIVE_AGRA, u])];
}

/** [17.6.2] [23.1.3] The shifts that these guns give. */
export function artilleryShifts(g: Game, units: readonly Unit[]): number {
  return units.reduce((shifts, u) => shifts + (isBarrage(g, u) ? 2 : 1), 0);
}

/** [17.6.3] [16.3.5] The Artillery units that may support the defense of the target hex: of any Formation. */
export function defensiveArtillery(g: Game, battle: Battle): readonly Unit[] {
  if (battle.occasion === 'breakthrough') return [];
  return artilleryOf(defendingSide(battle)).filter(
    (u) => isInPlay(g, u) && gunRefusal(g, u, battle.target) === undefined,
  );
}

export const AIR_RANGE = 4;
const NO_GERMAN_AIR = refusal('10.7', 'air-units-are-allied');
const NONE_LEFT = refusal('10.7', 'no-air-unit-left');
const TOO_FAR = refusal('10.7', 'no-british-unit-near');

/** [10.7] Whether an Air unit may support this attack. */
export function airSupport(g: Game, battle: Battle): Ruling {
  if (battle.side !== 'allied') return NO_GERMAN_AIR;
  const unsupported = UNSUPPORTED[battle.occasion];
  if (unsupported !== undefined) return unsupported;
  if (clock(g, 'airUsed') >= airUnits(g)) return NONE_LEFT;
  return unitsOf(g, 'allied').some((u) => guidesAircraft(g, u, battle.target)) ? OK : TOO_FAR;
}

function guidesAircraft(g: Game, u: Unit, target: number): boolean {
  const hex = isAirborne(u) ? OFF_MAP : hexOf(g, u);
  return hex !== OFF_MAP && distanceBetween(GRID, hex, target) <= AIR_RANGE;
}
