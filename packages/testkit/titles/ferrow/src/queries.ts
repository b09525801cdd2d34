/** Questions about a game that change nothing; each may be answered through a side's eyes. */
import { check, deciderOf, type Game, type Json, openKnownPosition } from '@bridgehead/engine';
import type { AnswerOf, ParamsOfQuery } from '@bridgehead/engine/contract';
import { DIRECTION_COUNT, directionName, nameOf, neighbourOf, OFF_MAP, sideOf } from '@bridgehead/hex';
import { NONE } from '@bridgehead/map';
import { answering, askedLine, refuse, verdictLine } from '@bridgehead/toolkit';
import { VOCABULARY } from './asking.ts';
import { QUERIES } from './contract.ts';
import { GRID, MAP, OBJECTIVES } from './data/map.ts';
import type { Side } from './data/units.ts';
import { endsOf } from './rules/04-movement.ts';
import { says } from './says.ts';
import { hexAt, holderOf, isOnMap, unitIn } from './state.ts';
import { ALL_UNITS, idOf, sideOfUnit, type Unit } from './units.ts';
import { unitView, victoryView } from './view.ts';

type Params<K extends keyof typeof QUERIES> = ParamsOfQuery<typeof QUERIES, K>;
type Answer<K extends keyof typeof QUERIES> = AnswerOf<typeof QUERIES, K>;

/** The game as the viewer may know it. */
const asKnown = (g: Game, viewer: Side | undefined): Game => (viewer === undefined ? g : openKnownPosition(g, viewer));

function describeHex(g: Game, hex: number): Answer<'hex'> {
  const unit = unitIn(g, hex);
  const objective = OBJECTIVES.findIndex((one) => one.hex === hex);
  const name = MAP.hexNames.get(hex);
  return {
    hex: nameOf(GRID, hex),
    terrain: MAP.vocabulary.terrain[MAP.terrain[hex] ?? 0] ?? '',
    features: [],
    ...(name === undefined ? {} : { name }),
    places: [],
    regions: [],
    marks: objective < 0 ? [] : [{ mark: 'objective', code: String(OBJECTIVES[objective]?.points) }],
    units: unit === undefined ? [] : [idOf(unit)],
    ...(objective < 0 ? {} : { held: holderOf(g, objective) }),
    sides: Array.from({ length: DIRECTION_COUNT }, (_, d) => describeSide(hex, d)),
  };
}

function describeSide(hex: number, direction: number): Answer<'hex'>['sides'][number] {
  const side = sideOf(GRID, hex, direction);
  const other = neighbourOf(GRID, hex, direction);
  const water = MAP.water[side] ?? NONE;
  return {
    direction: directionName(GRID.layout.orientation, direction),
    ...(other === OFF_MAP ? {} : { hex: nameOf(GRID, other) }),
    ...(water === NONE ? {} : { water: MAP.vocabulary.waters[water] ?? '' }),
    bridges: (MAP.bridgesBySide.get(side) ?? []).map(({ kind, name }) => ({ kind, name, state: 'intact' })),
  };
}

const listUnits = (g: Game, { viewer, hex, side }: Params<'units'>): Answer<'units'> =>
  ALL_UNITS.filter(
    (u) =>
      isOnMap(g, u) && (hex === undefined || hexAt(g, u) === hex) && (side === undefined || sideOfUnit(u) === side),
  ).map((u) => unitView(g, u, viewer));

/** [4] Units move one by one. */
function listMoves(g: Game, u: Unit): Answer<'moves'> {
  if (!isOnMap(g, u)) return refuse('units', says('one-unit-on-map'));
  const ends = endsOf(g, u).map(({ hex, cost }) => ({ hex: nameOf(GRID, hex), cost, path: [nameOf(GRID, hex)] }));
  return { units: [idOf(u)], mode: 'march', ends };
}

/** What another side may answer, and why, is that side's affair. */
function explainChoice(g: Game, choice: Json, viewer: Side | undefined): Answer<'why'> {
  if (viewer !== undefined && viewer !== deciderOf(g)) return refuse('viewer', says('side-not-asked'));
  const ruling = check(g, choice);
  return { ...ruling, consulted: [...askedLine(g), verdictLine(ruling)] };
}

export const answerQuery = answering(QUERIES, VOCABULARY, {
  hex: (g, { hex, viewer }) => describeHex(asKnown(g, viewer), hex),
  units: listUnits,
  moves: (g, { units: [u = 0] }) => listMoves(g, u),
  why: (g, { choice, viewer }) => explainChoice(g, choice, viewer),
  victory: victoryView,
});
