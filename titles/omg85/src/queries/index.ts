/** Questions about a game that change nothing: each reads its own fields strictly and answers in names. */
import { deciderOf, type Game, type Json, type JsonObject, type Result } from '@bridgehead/engine';
import { answerFrom, field, type Queries, type Query, refuse, wordAt } from '@bridgehead/toolkit';
import { SIDES, type Side } from '../data/unit-data.ts';
import { hexIn } from '../parse.ts';
import { hexAt, MODE_NAMES, plottedOf, targetOf } from '../state/state.ts';
import { sideOfUnit, type Unit, unitsOf } from '../state/units.ts';
import { unitView } from '../view/unit-view.ts';
import { victoryReport } from '../view/view.ts';
import { hexReport, supplyReport, zocReport } from './ground.ts';
import { movesReport } from './moves.ts';
import { oddsReport } from './odds.ts';
import { asKnownTo, sideIn, sidesIn, unitsOfOneSide, viewerIn } from './params.ts';
import { explainChoice } from './why.ts';

/** [2.1] [8.1] Units on the map, as the viewer may know them. */
function listUnits(g: Game, params: JsonObject): Json {
  const hex = field(params, 'hex') === undefined ? undefined : hexIn(field(params, 'hex'), 'hex');
  const viewer = viewerIn(params);
  const seen = asKnownTo(g, viewer);
  return sidesIn(params)
    .flatMap((side) => unitsOf(side))
    .filter((u) => hexAt(seen, u) >= 0 && (hex === undefined || hexAt(seen, u) === hex))
    .map((u) => unitView(seen, u, viewer));
}

/** [8.7] Units of this title move one by one. */
function listMoves(g: Game, params: JsonObject): Json {
  const [u, ...others] = unitsOfOneSide(params, 'units');
  if (u === undefined || others.length > 0) return refuse('units', 'expected one unit: units move one by one');
  const mode = field(params, 'mode');
  const seen = asKnownTo(g, viewerIn(params) ?? sideOfUnit(u));
  return movesReport(seen, u, mode === undefined ? undefined : wordAt(mode, 'mode', MODE_NAMES));
}

/** [9] Without attackers named, those who have plotted an attack on the hex. */
function listOdds(g: Game, params: JsonObject): Json {
  const target = hexIn(field(params, 'target'), 'target');
  const viewer = viewerIn(params);
  const isNamed = field(params, 'attackers') !== undefined;
  // [8.5] Who has plotted what is not told to the other side.
  const units = isNamed ? unitsOfOneSide(params, 'attackers') : plottersOn(asKnownTo(g, viewer), target, viewer);
  const [first] = units;
  if (first === undefined) return refuse('attackers', 'expected attackers: nobody has plotted an attack on this hex');
  const seen = asKnownTo(g, viewer ?? sideOfUnit(first));
  if (units.some((u) => hexAt(seen, u) < 0)) return refuse('attackers', 'expected units on the map');
  return oddsReport(seen, units, target);
}

const plottersOn = (g: Game, target: number, viewer: Side | undefined): Unit[] =>
  (viewer === undefined ? SIDES : [viewer])
    .flatMap((side) => unitsOf(side))
    .filter((u) => targetOf(g, u) === target)
    .sort((a, b) => plottedOf(g, a) - plottedOf(g, b));

/** What another side may answer, and why, is that side's affair. */
function reasonOf(g: Game, params: JsonObject): Json {
  const viewer = viewerIn(params);
  if (viewer !== undefined && viewer !== deciderOf(g)) return refuse('viewer', 'this side is not asked');
  return explainChoice(g, field(params, 'choice'));
}

/** [5] Everybody of a side on the map. */
function listSupply(g: Game, params: JsonObject): Json {
  const seen = asKnownTo(g, viewerIn(params));
  return unitsOf(sideIn(params))
    .filter((u) => hexAt(seen, u) >= 0)
    .map((u) => supplyReport(seen, u));
}

const QUERIES: Queries = new Map([
  [
    'hex',
    {
      fields: ['hex', 'viewer'],
      answer: (g, params) => hexReport(asKnownTo(g, viewerIn(params)), hexIn(field(params, 'hex'), 'hex')),
    },
  ],
  ['units', { fields: ['side', 'hex', 'viewer'], answer: listUnits }],
  ['moves', { fields: ['units', 'mode', 'viewer'], answer: listMoves }],
  ['why', { fields: ['choice', 'viewer'], answer: reasonOf }],
  ['odds', { fields: ['target', 'attackers', 'viewer'], answer: listOdds }],
  [
    'zoc',
    { fields: ['side', 'viewer'], answer: (g, params) => zocReport(asKnownTo(g, viewerIn(params)), sideIn(params)) },
  ],
  ['supply', { fields: ['side', 'viewer'], answer: listSupply }],
  ['victory', { fields: [], answer: victoryReport }],
] satisfies readonly (readonly [string, Query])[]);

export const answerQuery = (g: Game, what: string, params: JsonObject): Result<Json> =>
  answerFrom(QUERIES, g, what, params);
