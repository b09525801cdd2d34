/** Chapter 26: how to win. */
import { done, frame, type Game, procedure } from '@bridgehead/engine';
import { nameOf, OFF_MAP } from '@bridgehead/hex';
import { isInRegion, marksOf } from '@bridgehead/map';
import type { Answer } from '../contract/index.ts';
import { GRID, MAP } from '../data/map.ts';
import type { Side } from '../data/unit-data.ts';
import { type Rules, rulesOf } from '../editions.ts';
import { saysBy } from '../says.ts';
import { POINTS_TO_WIN, SHORT_GAME_STEPS } from '../scenario/aims.ts';
import { lastTurnOf } from '../scenario/calendar.ts';
import { emitEvent } from '../state/events.ts';
import { ELIMINATED } from '../state/places.ts';
import {
  CONTROLLED_HEXES,
  clock,
  hexOf,
  holderOf,
  placeOf,
  setClock,
  setHolder,
  stepsOf,
  turnOf,
} from '../state/state.ts';
import {
  countersOf,
  dataOf,
  idOf,
  isAirborne,
  isBreakdown,
  isRemnantCounter,
  isSupplyHead,
  type Unit,
} from '../state/units.ts';
import { noteBridgeSides } from './05-bridges/bridges.ts';
import { hasPathToAreas, supplyOf } from './18-supply/supply.ts';
import { isFriendlyArea } from './19-entry-areas.ts';

const regionNamed = (name: string): number => {
  const region = MAP.regionByName.get(name);
  if (region === undefined) throw new RangeError(`the map has no region «${name}»`);
  return region;
};
const BEYOND_RHINE = regionNamed('north-of-the-lower-rhine');
const BEYOND_WAAL = regionNamed('north-of-the-waal');

const IS_CONTROLLED: Uint8Array = new Uint8Array(GRID.hexCount);
for (const hex of CONTROLLED_HEXES) IS_CONTROLLED[hex] = 1;

/** [26.5.1] Cities and the two Towns belong to the side that was in them last; to be called when units enter a hex. */
export function noteOccupation(g: Game, hex: number, side: Side): void {
  if (IS_CONTROLLED[hex] === 1) setHolder(g, hex, side);
  if (side === 'allied' && isInRegion(MAP, hex, BEYOND_RHINE)) setClock(g, 'beyondRhine', 1);
  noteBridgeSides(g, hex, side);
}

export type VictoryItem = Answer<'victory'>['items'][number];

const VICTORY_HEXES = CONTROLLED_HEXES.filter((hex) => marksOf(MAP, hex).some(({ mark }) => mark === 'objective'));
const ALLIED_UNITS = countersOf('allied');

const isIn = (g: Game, u: Unit, region: number): boolean => {
  const hex = hexOf(g, u);
  return hex !== OFF_MAP && isInRegion(MAP, hex, region);
};

const objectiveName = (hex: number): string => marksOf(MAP, hex).find(({ mark }) => mark === 'objective')?.note ?? '';

/** [26.5.1] A point for each hex held and for each unit of the army beyond the Lower Rhine that is in supply. */
function alliedItems(g: Game): VictoryItem[] {
  const held = VICTORY_HEXES.filter((hex) => holderOf(g, hex) === 'allied').map((hex) =>
    saysBy('26.5.1', 'holds-objective', { objective: objectiveName(hex), hex: nameOf(GRID, hex) }),
  );
  const across = ALLIED_UNITS.filter((u) => earnsPoint(g, u)).map((u) =>
    saysBy('26.5.1', 'unit-north-of-rhine', { unit: idOf(u) }),
  );
  return [...held, ...across].map((what) => ({ ...what, side: 'allied', points: 1 }));
}

const earnsPoint = (g: Game, u: Unit): boolean =>
  !isAirborne(u) && !isBreakdown(u) && isIn(g, u, BEYOND_RHINE) && isFedFrom[rulesOf(g).unitPointPathTo](g, u);

/** [26.5.2] What is in the Eliminated Units box now: a unit that is restored takes its points along. */
function germanItems(g: Game): VictoryItem[] {
  return ALLIED_UNITS.filter((u) => placeOf(g, u) === ELIMINATED && countsAsLoss(u)).map((u) => ({
    ...saysBy('26.5.2', 'unit-eliminated', { unit: idOf(u) }),
    side: 'german',
    points: dataOf(u).steps === 3 ? 1 : 0.5,
  }));
}

const countsAsLoss = (u: Unit): boolean => !isBreakdown(u) && !isSupplyHead(u) && !isRemnantCounter(u);

/** [26.5] [S1.3] The score now, item by item; in the short game the Allied steps beyond the Waal are the score. */
export const victoryItems = (g: Game): readonly VictoryItem[] =>
  isShort(g) ? stepItems(g) : [...alliedItems(g), ...germanItems(g)];

/** Points are whole or half, which numbers hold exactly. */
export const pointsOf = (items: readonly VictoryItem[], side: Side): number =>
  items.reduce((sum, item) => (item.side === side ? sum + item.points : sum), 0);

/** [26.3] [S1.3] Friendly Entry Areas on the south and west edges; never L in the east, never a Supply Head. */
function westernAreas(g: Game): readonly number[] {
  return MAP.areas.flatMap(({ edge }, area) =>
    edge !== 'east' && edge !== 'north' && isFriendlyArea('allied', area, turnOf(g)) ? [area] : [],
  );
}

const areasNamed = (names: readonly string[]): readonly number[] =>
  names.flatMap((name) => MAP.areaByName.get(name) ?? []);

/** [26.3] [26.5.1] [S1.3] Where a Supply Path must lead so that a unit counts; the second edition names Entry Areas. */
const isFedFrom: Readonly<
  Record<Rules['alliedVictoryPathTo' | 'unitPointPathTo' | 'shortGamePathTo'], (g: Game, u: Unit) => boolean>
> = {
  'west-edge': (g, u) => hasPathToAreas(g, u, westernAreas(g)),
  'any-source': (g, u) => supplyOf(g, u).supplied,
  N: (g, u) => hasPathToAreas(g, u, areasNamed(['N'])),
  'M-N-O': (g, u) => hasPathToAreas(g, u, areasNamed(['M', 'N', 'O'])),
};

/** [26.3] A non-airborne unit beyond the Lower Rhine with a Supply Path to the west map edge. */
const hasLinkedUp = (g: Game): boolean =>
  ALLIED_UNITS.some(
    (u) => !isAirborne(u) && isIn(g, u, BEYOND_RHINE) && isFedFrom[rulesOf(g).alliedVictoryPathTo](g, u),
  );

const isShort = (g: Game): boolean => g.setUp.scenario === 'short';

/** [S1.3] The steps of non-airborne units north of the Waal with a Supply Path to the west map edge. */
function stepItems(g: Game): VictoryItem[] {
  return ALLIED_UNITS.filter(
    (u) => !isAirborne(u) && isIn(g, u, BEYOND_WAAL) && isFedFrom[rulesOf(g).shortGamePathTo](g, u),
  ).map((u) => ({
    ...saysBy('S1.3', 'steps-north-of-waal', { unit: idOf(u) }),
    side: 'allied',
    points: stepsOf(g, u),
  }));
}

interface Verdict {
  readonly winner: Side;
  readonly rule: string;
}

/** [26.2] The Allied player was north of the Lower Rhine and is there no longer. */
export const isNorthLost = (g: Game): boolean =>
  clock(g, 'beyondRhine') === 1 && !ALLIED_UNITS.some((u) => isIn(g, u, BEYOND_RHINE));

/** [26.2] [26.3] Automatic victory; the Allied player's comes first, and German points do not hinder it. */
function automaticVerdict(g: Game, items: readonly VictoryItem[]): Verdict | undefined {
  if (pointsOf(items, 'allied') >= POINTS_TO_WIN.allied && hasLinkedUp(g)) return { winner: 'allied', rule: '26.3' };
  if (isNorthLost(g) || pointsOf(items, 'german') >= POINTS_TO_WIN.german) return { winner: 'german', rule: '26.2' };
  return undefined;
}

/** [26.1] [26.4] [S1.3] Who has won at this Victory Check, if anybody has. */
export function verdict(g: Game): Verdict | undefined {
  const isLast = turnOf(g) >= lastTurnOf(g.setUp.scenario);
  if (isShort(g) && !isLast) return undefined;
  const items = victoryItems(g);
  const allied = pointsOf(items, 'allied');
  if (isShort(g)) return { winner: allied >= SHORT_GAME_STEPS ? 'allied' : 'german', rule: 'S1.3' };
  const automatic = automaticVerdict(g, items);
  if (automatic !== undefined || !isLast) return automatic;
  return { winner: allied > pointsOf(items, 'german') ? 'allied' : 'german', rule: '26.4' };
}

const WINNERS: Readonly<Record<Side, number>> = { allied: 1, german: 2 };

export const winnerOf = (g: Game): Side | undefined => {
  const winner = clock(g, 'winner');
  return winner === 0 ? undefined : winner === WINNERS.allied ? 'allied' : 'german';
};

/** [26.1] The last phase of every turn. */
export const victoryCheck = procedure(frame('victory-check', ['begin']), {
  begin(g) {
    if (ALLIED_UNITS.some((u) => isIn(g, u, BEYOND_RHINE))) setClock(g, 'beyondRhine', 1);
    const found = verdict(g);
    if (found === undefined) return done();
    setClock(g, 'winner', WINNERS[found.winner]);
    emitEvent(g, 'victory', found.rule, { side: found.winner });
    return done();
  },
});

type VictoryNeed = Answer<'victory'>['needs'][number];

/** What each side still needs to win; nothing once the game is won. */
export function victoryNeeds(g: Game): readonly VictoryNeed[] {
  if (winnerOf(g) !== undefined) return [];
  const items = victoryItems(g);
  return isShort(g) ? shortGameNeeds(items) : [...alliedNeeds(g, items), ...germanNeeds(g, items)];
}

function shortGameNeeds(items: readonly VictoryItem[]): VictoryNeed[] {
  const missing = SHORT_GAME_STEPS - pointsOf(items, 'allied');
  return missing > 0
    ? [{ side: 'allied', ...saysBy('S1.3', 'needs-steps', { steps: missing }) }]
    : [{ side: 'german', ...saysBy('S1.3', 'needs-fewer-steps', { steps: SHORT_GAME_STEPS }) }];
}

function alliedNeeds(g: Game, items: readonly VictoryItem[]): VictoryNeed[] {
  const needs: VictoryNeed[] = [];
  const missing = POINTS_TO_WIN.allied - pointsOf(items, 'allied');
  if (missing > 0) needs.push({ side: 'allied', ...saysBy('26.3', 'needs-points', { points: missing }) });
  if (!hasLinkedUp(g)) needs.push({ side: 'allied', ...saysBy('26.3', 'needs-link-up') });
  return [...needs, tallyNeed(items)];
}

function germanNeeds(g: Game, items: readonly VictoryItem[]): VictoryNeed[] {
  const missing = POINTS_TO_WIN.german - pointsOf(items, 'german');
  const north = ALLIED_UNITS.filter((u) => isIn(g, u, BEYOND_RHINE)).length;
  return [
    { side: 'german', ...saysBy('26.2', 'needs-points', { points: missing }) },
    { side: 'german', ...saysBy('26.2', 'needs-north-cleared', { units: north }) },
  ];
}

/** [26.4] Who would lose a tally now, and by how much; a tie is a German victory. */
function tallyNeed(items: readonly VictoryItem[]): VictoryNeed {
  const lead = pointsOf(items, 'allied') - pointsOf(items, 'german');
  return lead > 0
    ? { side: 'german', ...saysBy('26.4', 'needs-points-at-end', { points: lead }) }
    : { side: 'allied', ...saysBy('26.4', 'needs-more-points-at-end', { points: Math.abs(lead) }) };
}
