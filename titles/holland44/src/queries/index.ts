/** Questions about a game that change nothing: each reads its own fields strictly and answers in names. */
import type { Game, Json, JsonObject, Result } from '@bridgehead/engine';
import { nameOf } from '@bridgehead/hex';
import { answerFrom, type Queries, type Query } from '@bridgehead/toolkit';
import { GRID } from '../data/map.ts';
import { SIDES, type Side } from '../data/unit-data.ts';
import { field, hexAt, refuse, wordAt } from '../parse.ts';
import { MODES } from '../rules/08-movement/moving-stack.ts';
import { supplyOf } from '../rules/18-supply/supply.ts';
import { victoryItems, victoryNeeds, winnerOf } from '../rules/26-victory.ts';
import { says } from '../says.ts';
import { isAreaPlace, isHexPlace, POOL, UNSEEN } from '../state/places.ts';
import { hexOf, placeOf } from '../state/state.ts';
import { idOf, type Unit, unitsOf } from '../state/units.ts';
import { unitView } from '../view/unit-view.ts';
import { advancesReport, supposedAdvances } from './advances.ts';
import { attacksReport } from './attacks.ts';
import { listBonds } from './bonds.ts';
import { reasonOf } from './consulted.ts';
import { hexReport, zocReport } from './ground.ts';
import { lossesReport } from './losses.ts';
import { movesReport } from './moves.ts';
import { oddsReport } from './odds/odds.ts';
import { oddsQuestion, retreatQuestion, unitsOfOneSide } from './params.ts';
import { retreatsReport } from './retreats.ts';
import { explainChoice } from './why.ts';

const sideIn = (params: JsonObject): Side => wordAt(field(params, 'side'), 'side', SIDES);
const sidesIn = (params: JsonObject): readonly Side[] =>
  field(params, 'side') === undefined ? SIDES : [sideIn(params)];

/** Units that are anywhere but in the counter mix or among the unseen faces. */
function listUnits(g: Game, params: JsonObject): Json {
  const hex = field(params, 'hex') === undefined ? undefined : hexAt(field(params, 'hex'), 'hex');
  return sidesIn(params)
    .flatMap((side) => unitsOf(side))
    .filter((u) => (hex === undefined ? isSomewhere(g, u) : hexOf(g, u) === hex))
    .map((u) => unitView(g, u));
}

const isSomewhere = (g: Game, u: Unit): boolean => placeOf(g, u) !== POOL && placeOf(g, u) !== UNSEEN;

const listMoves = (g: Game, params: JsonObject): Json =>
  movesReport(g, unitsOfOneSide(params, 'units'), wordAt(field(params, 'mode') ?? 'normal', 'mode', MODES));

function supplyReport(g: Game, u: Unit): JsonObject {
  const { supplied, path, source, overland, blocked } = supplyOf(g, u);
  return {
    unit: idOf(u),
    supplied,
    ...(supplied ? { path: path.map((hex) => nameOf(GRID, hex)), overland } : {}),
    ...(source === undefined ? {} : { source }),
    ...(blocked === undefined ? {} : { blocked: { hex: nameOf(GRID, blocked.hex), ...reasonOf(blocked.by) } }),
  };
}

/** [18.1] Everybody on the map or in an Entry Area. */
const listSupply = (g: Game, params: JsonObject): Json =>
  unitsOf(sideIn(params))
    .filter((u) => isHexPlace(placeOf(g, u)) || isAreaPlace(placeOf(g, u)))
    .map((u) => supplyReport(g, u));

/** [26] */
export function victoryReport(g: Game): JsonObject {
  const winner = winnerOf(g);
  return {
    ...(winner === undefined ? {} : { winner }),
    items: victoryItems(g).map((item) => ({ ...item })),
    needs: victoryNeeds(g).map((need) => ({ ...need })),
  };
}

const RATES = ['limited', 'normal', 'bonus'] as const;

/** [15] Of the advance that is under way, or of one that is supposed. */
function listAdvances(g: Game, params: JsonObject): Json {
  if (Object.keys(params).length === 0) {
    return advancesReport(g) ?? refuse('units', says('no-advance-under-way'));
  }
  const units = unitsOfOneSide(params, 'units');
  const rate = wordAt(field(params, 'rate') ?? 'normal', 'rate', RATES);
  return supposedAdvances(g, units, rate, hexAt(field(params, 'target'), 'target'));
}

const QUERIES: Queries = new Map([
  ['hex', { fields: ['hex'], answer: (g, params) => hexReport(g, hexAt(field(params, 'hex'), 'hex')) }],
  ['units', { fields: ['side', 'hex'], answer: listUnits }],
  ['moves', { fields: ['units', 'mode'], answer: listMoves }],
  ['why', { fields: ['choice'], answer: (g, params) => explainChoice(g, field(params, 'choice')) }],
  [
    'odds',
    {
      fields: ['target', 'attackers', 'lead', 'attached', 'support', 'occasion', 'edges'],
      answer: (g, params) => oddsReport(g, oddsQuestion(g, params)),
    },
  ],
  ['attacks', { fields: ['side'], answer: (g, params) => attacksReport(g, sideIn(params)) }],
  [
    'retreats',
    {
      fields: ['units', 'hex', 'hexes', 'least', 'most'],
      answer: (g, params) => retreatsReport(g, retreatQuestion(g, params)),
    },
  ],
  ['advances', { fields: ['units', 'rate', 'target'], answer: listAdvances }],
  ['losses', { fields: [], answer: (g) => lossesReport(g) ?? refuse('what', says('no-loss-asked')) }],
  ['zoc', { fields: ['side'], answer: (g, params) => zocReport(g, sideIn(params)) }],
  ['bonds', { fields: ['side'], answer: (g, params) => sidesIn(params).flatMap((side) => listBonds(g, side)) }],
  ['supply', { fields: ['side'], answer: listSupply }],
  ['victory', { fields: [], answer: victoryReport }],
] satisfies readonly (readonly [string, Query])[]);

export const answerQuery = (g: Game, what: string, params: JsonObject): Result<Json> =>
  answerFrom(QUERIES, g, what, params);
