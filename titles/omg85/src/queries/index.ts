/** Questions about a game that change nothing; each may be answered through a side's eyes. */
import { deciderOf, type Game, type Json } from '@bridgehead/engine';
import { answering, refuse } from '@bridgehead/toolkit';
import { VOCABULARY } from '../asking.ts';
import type { Answer, QueryParams } from '../contract/index.ts';
import { QUERIES } from '../contract/queries.ts';
import { SIDES, type Side } from '../data/unit-data.ts';
import { says } from '../says.ts';
import { hexAt, plottedOf, targetOf } from '../state/state.ts';
import { sideOfUnit, type Unit, unitsOf } from '../state/units.ts';
import { unitView } from '../view/unit-view.ts';
import { victoryReport } from '../view/view.ts';
import { hexReport, supplyReport, zocReport } from './ground.ts';
import { movesReport } from './moves.ts';
import { oddsReport } from './odds.ts';
import { asKnownTo, sideOfAll } from './params.ts';
import { explainChoice } from './why.ts';

/** [2.1] [8.1] Units on the map, as the viewer may know them. */
function listUnits(g: Game, { side, hex, viewer }: QueryParams<'units'>): Answer<'units'> {
  const seen = asKnownTo(g, viewer);
  return (side === undefined ? SIDES : [side])
    .flatMap((one) => unitsOf(one))
    .filter((u) => hexAt(seen, u) >= 0 && (hex === undefined || hexAt(seen, u) === hex))
    .map((u) => unitView(seen, u, viewer));
}

/** [8.7] Units of this title move one by one. */
const listMoves = (g: Game, { units: [u = 0], mode, to, viewer }: QueryParams<'moves'>): Answer<'moves'> =>
  movesReport(asKnownTo(g, viewer ?? sideOfUnit(u)), u, mode, to);

/** [9] Without attackers named, those who have plotted an attack on the hex. */
function listOdds(g: Game, { target, attackers, viewer }: QueryParams<'odds'>): Answer<'odds'> {
  // [8.5] Who has plotted what is not told to the other side.
  const units = attackers ?? plottersOn(asKnownTo(g, viewer), target, viewer);
  if (units.length === 0) return refuse('attackers', says('nobody-plots-there'));
  const side = sideOfAll(units, 'attackers');
  const seen = asKnownTo(g, viewer ?? side);
  if (units.some((u) => hexAt(seen, u) < 0)) return refuse('attackers', says('units-on-map'));
  return oddsReport(seen, units, target);
}

const plottersOn = (g: Game, target: number, viewer: Side | undefined): Unit[] =>
  (viewer === undefined ? SIDES : [viewer])
    .flatMap((side) => unitsOf(side))
    .filter((u) => targetOf(g, u) === target)
    .sort((a, b) => plottedOf(g, a) - plottedOf(g, b));

/** What another side may answer, and why, is that side's affair. */
function reasonsFor(g: Game, choice: Json, viewer: Side | undefined): Answer<'why'> {
  if (viewer !== undefined && viewer !== deciderOf(g)) return refuse('viewer', says('side-not-asked'));
  return explainChoice(g, choice);
}

/** [5] Everybody of a side on the map. */
function listSupply(g: Game, { side, viewer }: QueryParams<'supply'>): Answer<'supply'> {
  const seen = asKnownTo(g, viewer);
  return unitsOf(side)
    .filter((u) => hexAt(seen, u) >= 0)
    .map((u) => supplyReport(seen, u));
}

export const answerQuery = answering(QUERIES, VOCABULARY, {
  hex: (g, { hex, viewer }) => hexReport(asKnownTo(g, viewer), hex),
  units: listUnits,
  moves: listMoves,
  why: (g, { choice, viewer }) => reasonsFor(g, choice, viewer),
  odds: listOdds,
  zoc: (g, { side, viewer }) => zocReport(asKnownTo(g, viewer), side),
  supply: listSupply,
  victory: victoryReport,
});
