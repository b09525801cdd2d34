/** Questions about a game that change nothing; each may be answered through a side's eyes. */
import {
  check,
  deciderOf,
  type Game,
  type Json,
  type JsonObject,
  openKnownPosition,
  type Result,
} from '@bridgehead/engine';
import { DIRECTION_COUNT, directionName, nameOf, neighbourOf, OFF_MAP, sideOf } from '@bridgehead/hex';
import { NONE } from '@bridgehead/map';
import {
  answerFrom,
  askedLine,
  field,
  listAt,
  type Queries,
  type Query,
  refuse,
  verdictLine,
  wordAt,
} from '@bridgehead/toolkit';
import { GRID, MAP, OBJECTIVES } from './data/map.ts';
import { SIDES, type Side } from './data/units.ts';
import { hexIn, unitIn as unitNamedIn } from './parse.ts';
import { endsOf } from './rules/04-movement.ts';
import { hexAt, holderOf, isOnMap, unitIn } from './state.ts';
import { ALL_UNITS, idOf, sideOfUnit } from './units.ts';
import { unitView, victoryView } from './view.ts';

const viewerIn = (params: JsonObject): Side | undefined =>
  field(params, 'viewer') === undefined ? undefined : wordAt(field(params, 'viewer'), 'viewer', SIDES);

/** The game as the viewer may know it. */
const asKnown = (g: Game, viewer: Side | undefined): Game => (viewer === undefined ? g : openKnownPosition(g, viewer));

function describeHex(g: Game, params: JsonObject): Json {
  const hex = hexIn(field(params, 'hex'), 'hex');
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

function describeSide(hex: number, direction: number): Json {
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

function listUnits(g: Game, params: JsonObject): Json {
  const viewer = viewerIn(params);
  const hex = field(params, 'hex') === undefined ? undefined : hexIn(field(params, 'hex'), 'hex');
  const side = field(params, 'side') === undefined ? undefined : wordAt(field(params, 'side'), 'side', SIDES);
  return ALL_UNITS.filter(
    (u) =>
      isOnMap(g, u) && (hex === undefined || hexAt(g, u) === hex) && (side === undefined || sideOfUnit(u) === side),
  ).map((u) => unitView(g, u, viewer));
}

/** [4] Units move one by one. */
function listMoves(g: Game, params: JsonObject): Json {
  const [u, ...others] = listAt(field(params, 'units'), 'units', 1).map((id, i) => unitNamedIn(id, `units[${i}]`));
  if (u === undefined || others.length > 0 || !isOnMap(g, u)) return refuse('units', 'expected one unit on the map');
  const ends = endsOf(g, u).map(({ hex, cost }) => ({ hex: nameOf(GRID, hex), cost, path: [nameOf(GRID, hex)] }));
  return { units: [idOf(u)], mode: 'march', ends };
}

/** What another side may answer, and why, is that side's affair. */
function explainChoice(g: Game, params: JsonObject): Json {
  const viewer = viewerIn(params);
  if (viewer !== undefined && viewer !== deciderOf(g)) return refuse('viewer', 'this side is not asked');
  const ruling = check(g, field(params, 'choice'));
  return { ...ruling, consulted: [...askedLine(g), verdictLine(ruling)] };
}

const QUERIES: Queries = new Map([
  ['hex', { fields: ['hex', 'viewer'], answer: (g, params) => describeHex(asKnown(g, viewerIn(params)), params) }],
  ['units', { fields: ['side', 'hex', 'viewer'], answer: listUnits }],
  ['moves', { fields: ['units', 'viewer'], answer: listMoves }],
  ['why', { fields: ['choice', 'viewer'], answer: explainChoice }],
  ['victory', { fields: [], answer: (g) => victoryView(g) }],
] satisfies readonly (readonly [string, Query])[]);

export const answerQuery = (g: Game, what: string, params: JsonObject): Result<Json> =>
  answerFrom(QUERIES, g, what, params);
