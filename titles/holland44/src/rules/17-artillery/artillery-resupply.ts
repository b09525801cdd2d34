/** [17.8] The Artillery Resupply Phase. */
import { checked, done, frame, type Game, go, OK, procedure, type Refusal, type Ruling } from '@bridgehead/engine';
import { neighboursOf, OFF_MAP } from '@bridgehead/hex';
import { hasFeature, terrainOf } from '@bridgehead/map';
import { ask } from '../../asking.ts';
import type { AnyChoice, AnyRead } from '../../contract/index.ts';
import { CLEAR, GRID, MAP, POLDER, POLDER_WOODS, TOWN } from '../../data/map.ts';
import type { Side } from '../../data/unit-data.ts';
import { refusal } from '../../says.ts';
import { emitEvent } from '../../state/events.ts';
import { OF_PHASE, phaseFlaw } from '../../state/frames.ts';
import {
  clock,
  FIRED,
  hasMark,
  hexOf,
  isInGoodOrder,
  OUT_OF_SUPPLY,
  removeMark,
  setClock,
  turnOf,
} from '../../state/state.ts';
import { countersOf, divisionOf, idOf, isAirborne, isArtillery, sideOfUnit, type Unit } from '../../state/units.ts';
import { airborneFlips, isNight } from '../04-weather.ts';
import { isInOpenEzoc } from '../07-zones-of-control.ts';
import { isInPlay } from '../14-disruption/disruption.ts';
import { hasPathToAreas, overlandHexes, supplyHeadOf } from '../18-supply/supply.ts';
import { isFriendlyArea } from '../19-entry-areas.ts';
import { dropHexesOf } from '../22-airborne-landings/drop-hexes.ts';

const FLIPS = 2;
/** [17.8.2] From the turn after this one the surroundings of a Supply Head will do as a Drop Hex. */
const LAST_PRINTED_TURN = 5;

/** [17.8.2] The printed Drop Hexes of a unit's division; those of the Poles are for Polish units alone [22.5.2]. */
function printedDropHexes(u: Unit): readonly number[] {
  const division = divisionOf(u);
  return division === undefined ? [] : dropHexesOf(division);
}

/** [17.8.2] Where supplies can be dropped: Clear or Polder, out of EZOCs or with friends in the hex. */
export function isSafeDropHex(g: Game, hex: number): boolean {
  const terrain = terrainOf(MAP, hex);
  const isOpen = terrain === CLEAR || terrain === POLDER || terrain === POLDER_WOODS;
  return isOpen && !hasFeature(MAP, hex, TOWN) && !isInOpenEzoc(g, 'allied', hex);
}

/** [17.8.2] Whether supplies dropped for the division reach its Supply Head. */
function receivesDrops(g: Game, head: Unit): boolean {
  const at = hexOf(g, head);
  const around = turnOf(g) > LAST_PRINTED_TURN ? [at, ...neighboursOf(GRID, at)] : [];
  const reached = overlandHexes(g, 'allied', at);
  return [...around, ...printedDropHexes(head)].some((hex) => reached.includes(hex) && isSafeDropHex(g, hex));
}

const NOT_ARTILLERY = refusal('17.8', 'not-artillery-in-play');
const IS_READY = refusal('17.5', 'is-ready');
const NOT_IN_GOOD_ORDER = refusal('17.8.4', 'gun-not-in-good-order');
const NO_SUPPLY = refusal('18.4', 'gun-out-of-supply');

/** [17.8] Why this unit may not be flipped to its Ready side now. */
function flipRefusal(g: Game, side: Side, u: Unit): Refusal | undefined {
  if (!isArtillery(u) || sideOfUnit(u) !== side || !isInPlay(g, u)) return NOT_ARTILLERY;
  if (!hasMark(g, u, FIRED)) return IS_READY;
  if (!isInGoodOrder(g, u)) return NOT_IN_GOOD_ORDER;
  if (isAirborne(u)) return airborneRefusal(g, u);
  if (hasMark(g, u, OUT_OF_SUPPLY)) return NO_SUPPLY;
  return side === 'allied' ? alliedRefusal(g, u) : germanRefusal(g, u);
}

const TWO_ALLIED = refusal('17.8.1', 'two-guns-resupplied');
const NOT_FROM_N = refusal('17.8.1', 'no-path-to-area-n');
const AREA_N = MAP.areaByName.get('N') ?? -1;

/** [17.8.1] Any two that can trace a Supply Path to Entry Area N. */
function alliedRefusal(g: Game, u: Unit): Refusal | undefined {
  if (clock(g, 'resupplied') >= FLIPS) return TWO_ALLIED;
  return hasPathToAreas(g, u, [AREA_N]) ? undefined : NOT_FROM_N;
}

const WEATHER = refusal('17.8.2', 'no-resupply-in-weather');
const NO_HEAD = refusal('17.8.2', 'gun-without-head');
const FAR_FROM_HEAD = refusal('17.8.2', 'gun-far-from-head');
const NO_DROP_HEX = refusal('17.8.2', 'head-far-from-drop-hex');

/** [17.8.2] By air: through the division's Supply Head, Depleted or not, from a safe Drop Hex. */
function airborneRefusal(g: Game, u: Unit): Refusal | undefined {
  if (clock(g, 'resuppliedAirborne') >= airborneFlips(g)) return WEATHER;
  const head = supplyHeadOf(u);
  const at = head === undefined ? OFF_MAP : hexOf(g, head);
  if (head === undefined || at === OFF_MAP || !isInGoodOrder(g, head)) return NO_HEAD;
  const from = hexOf(g, u);
  if (from === OFF_MAP || !overlandHexes(g, 'allied', from).includes(at)) return FAR_FROM_HEAD;
  return receivesDrops(g, head) ? undefined : NO_DROP_HEX;
}

const TWO_GERMAN = refusal('17.8.3', 'two-guns-by-day');
const NO_PATH = refusal('17.8.3', 'no-path-to-area');

/** [17.8.3] Two by day, all at night, with a Supply Path to a friendly Entry Area. */
function germanRefusal(g: Game, u: Unit): Refusal | undefined {
  if (!isNight(g) && clock(g, 'resupplied') >= FLIPS) return TWO_GERMAN;
  const areas = MAP.areas.flatMap((_, area) => (isFriendlyArea('german', area, turnOf(g)) ? [area] : []));
  return hasPathToAreas(g, u, areas) ? undefined : NO_PATH;
}

const GUNS = {
  allied: countersOf('allied').filter(isArtillery),
  german: countersOf('german').filter(isArtillery),
} as const;

function* flips(g: Game, side: Side): Iterable<AnyChoice<'artillery-resupply'>> {
  for (const u of GUNS[side]) if (flipRefusal(g, side, u) === undefined) yield { kind: 'flip', unit: idOf(u) };
  yield { kind: 'pass' };
}

const checkFlip = (g: Game, side: Side, choice: AnyRead<'artillery-resupply'>): Ruling =>
  choice.kind === 'pass' ? OK : (flipRefusal(g, side, choice.unit) ?? OK);

function flip(g: Game, u: Unit): void {
  const counter = isAirborne(u) ? 'resuppliedAirborne' : 'resupplied';
  setClock(g, counter, clock(g, counter) + 1);
  removeMark(g, u, FIRED);
  emitEvent(g, 'artillery-resupplied', '17.8', { unit: idOf(u) });
}

const ARTILLERY_RESUPPLY = frame('artillery-resupply', ['begin', 'flip'], OF_PHASE);

/** [17.8] One unit after the other until the player passes; what is not used is lost [17.8.4]. */
export const artilleryResupply = procedure(checked(ARTILLERY_RESUPPLY, phaseFlaw), {
  begin(g) {
    setClock(g, 'resupplied', 0);
    setClock(g, 'resuppliedAirborne', 0);
    return go('flip');
  },
  flip: ask('artillery-resupply', {
    by: (_g, f) => f.side,
    choices: (g, f) => flips(g, f.side),
    check: (g, f, choice) => checkFlip(g, f.side, choice),
    chosen(g, _f, choice) {
      if (choice.kind === 'pass') return done();
      flip(g, choice.unit);
      return go('flip');
    },
  }),
});
