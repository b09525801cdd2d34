/** Questions about a game that change nothing: each reads its own fields strictly and answers in names. */
import { bad, type Game, good, type Json, type JsonObject, type Result } from '@bridgehead/engine';
import { nameOf } from '@bridgehead/hex';
import { GRID } from './data/map.ts';
import { SIDES, type Side } from './data/unit-data.ts';
import { field, hexAt, listAt, objectAt, quoted, Refused, refuse, unitAt, wordAt } from './parse.ts';
import { isAreaPlace, isHexPlace, POOL, UNSEEN } from './places.ts';
import { listBonds } from './queries/bonds.ts';
import { hexSheet, zocSheet } from './queries/ground.ts';
import { movesSheet, whySheet } from './queries/moves.ts';
import { MODES } from './rules/08-walk.ts';
import { supplyOf } from './rules/18-supply.ts';
import { victoryItems, victoryNeeds, winnerOf } from './rules/26-victory.ts';
import { hexOf, placeOf } from './state.ts';
import { unitSheet } from './unit-sheet.ts';
import { idOf, sideOfUnit, type Unit, unitsOf } from './units.ts';

interface Query {
  readonly fields: readonly string[];
  readonly answer: (g: Game, params: JsonObject) => Json;
}

const sideIn = (params: JsonObject): Side => wordAt(field(params, 'side'), 'side', SIDES);
const sidesIn = (params: JsonObject): readonly Side[] =>
  field(params, 'side') === undefined ? SIDES : [sideIn(params)];

/** Units that are anywhere but in the counter mix or among the unseen faces. */
function listUnits(g: Game, params: JsonObject): Json {
  const hex = field(params, 'hex') === undefined ? undefined : hexAt(field(params, 'hex'), 'hex');
  return sidesIn(params)
    .flatMap((side) => unitsOf(side))
    .filter((u) => (hex === undefined ? isSomewhere(g, u) : hexOf(g, u) === hex))
    .map((u) => unitSheet(g, u));
}

const isSomewhere = (g: Game, u: Unit): boolean => placeOf(g, u) !== POOL && placeOf(g, u) !== UNSEEN;

const MOST_UNITS = 40;

function listMoves(g: Game, params: JsonObject): Json {
  const list = listAt(field(params, 'units'), 'units', MOST_UNITS);
  const units = list.map((id, i) => unitAt(id, `units[${i}]`));
  const [first] = units;
  if (first === undefined) return refuse('units', 'expected at least one unit');
  if (new Set(units).size < units.length) refuse('units', 'a unit is named twice');
  if (units.some((u) => sideOfUnit(u) !== sideOfUnit(first))) refuse('units', 'expected units of one side');
  return movesSheet(g, units, wordAt(field(params, 'mode') ?? 'normal', 'mode', MODES));
}

function supplySheet(g: Game, u: Unit): JsonObject {
  const { supplied, path, source, overland, blocked } = supplyOf(g, u);
  return {
    unit: idOf(u),
    supplied,
    ...(supplied ? { path: path.map((hex) => nameOf(GRID, hex)), overland } : {}),
    ...(source === undefined ? {} : { source }),
    ...(blocked === undefined
      ? {}
      : { blocked: { hex: nameOf(GRID, blocked.hex), rule: blocked.rule, reason: blocked.reason } }),
  };
}

/** [18.1] Everybody on the map or in an Entry Area. */
const listSupply = (g: Game, params: JsonObject): Json =>
  unitsOf(sideIn(params))
    .filter((u) => isHexPlace(placeOf(g, u)) || isAreaPlace(placeOf(g, u)))
    .map((u) => supplySheet(g, u));

/** [26] */
export function victorySheet(g: Game): JsonObject {
  const winner = winnerOf(g);
  return {
    ...(winner === undefined ? {} : { winner }),
    items: victoryItems(g).map((item) => ({ ...item })),
    needs: victoryNeeds(g).map((need) => ({ ...need })),
  };
}

const QUERIES: ReadonlyMap<string, Query> = new Map([
  ['hex', { fields: ['hex'], answer: (g, params) => hexSheet(g, hexAt(field(params, 'hex'), 'hex')) }],
  ['units', { fields: ['side', 'hex'], answer: listUnits }],
  ['moves', { fields: ['units', 'mode'], answer: listMoves }],
  ['why', { fields: ['choice'], answer: (g, params) => whySheet(g, field(params, 'choice')) }],
  ['zoc', { fields: ['side'], answer: (g, params) => zocSheet(g, sideIn(params)) }],
  ['bonds', { fields: ['side'], answer: (g, params) => sidesIn(params).flatMap((side) => listBonds(g, side)) }],
  ['supply', { fields: ['side'], answer: listSupply }],
  ['victory', { fields: [], answer: victorySheet }],
] satisfies readonly (readonly [string, Query])[]);

/** These come with combat. */
const LATER: readonly string[] = ['odds', 'attacks', 'retreats', 'advances', 'losses'];

export function answerQuery(g: Game, what: string, params: JsonObject): Result<Json> {
  if (LATER.includes(what)) return bad('not-available', 'what', `«${what}» needs combat, which does not exist yet`);
  const query = QUERIES.get(what);
  if (query === undefined) {
    return bad('unknown-query', 'what', `unknown query ${quoted(what)}: expected ${[...QUERIES.keys()].join(', ')}`);
  }
  try {
    return good(query.answer(g, objectAt(params, '', query.fields)));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { code, place, message } = error.fault;
    return bad(code === 'bad-position' ? 'bad-request' : code, place, message);
  }
}
