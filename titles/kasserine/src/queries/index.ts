/** Questions about a game that change nothing; each may be answered through a side's eyes. */
import { check, deciderOf, type Game, isJsonObject, type Json } from '@bridgehead/engine';
import { nameOf } from '@bridgehead/hex';
import { answering, askedLine, isRefused, refuse, verdictLine } from '@bridgehead/toolkit';
import { read, VOCABULARY } from '../asking.ts';
import type { Answer, QueryParams } from '../contract/index.ts';
import { QUERIES } from '../contract/queries.ts';
import { GRID } from '../data/map.ts';
import { SIDES, type Side } from '../data/unit-data.ts';
import { airWord } from '../position/write.ts';
import { startRefusal } from '../rules/07-movement/move-order.ts';
import { type MovePhase, moverOf } from '../rules/07-movement/mover.ts';
import { isWay, wayAlong } from '../rules/07-movement/path.ts';
import { moveEnds } from '../rules/07-movement/reach.ts';
import { reasonOf, says, saysBy } from '../says.ts';
import { hexOfPlace, isHexPlace, placeName } from '../state/places.ts';
import { airHexOf, hexAt, placeOf, weatherOf } from '../state/state.ts';
import { ALL_AIR, airDataOf, idOf, type Unit, unitsOf } from '../state/units.ts';
import { unitView } from '../view/unit-view.ts';
import { victoryReport } from '../view/view.ts';
import { hexReport, supplyReport, zocReport } from './ground.ts';
import { joinsReport } from './joins.ts';
import { oddsReport } from './odds.ts';
import { asKnownTo, sideOfAll } from './params.ts';
import { arrivalsReport, reservesReport } from './readiness.ts';

function listUnits(g: Game, { side, hex, viewer }: QueryParams<'units'>): Answer<'units'> {
  const seen = asKnownTo(g, viewer);
  return (side === undefined ? SIDES : [side])
    .flatMap((one) => unitsOf(one))
    .filter((u) => hexAt(seen, u) >= 0 && (hex === undefined || hexAt(seen, u) === hex))
    .map((u) => unitView(seen, u, viewer));
}

/** In which way units would move now. */
function phaseNow(g: Game): MovePhase {
  const kinds = g.state.frames.map(({ proc }) => proc);
  return kinds.includes('reaction') ? 'reaction' : kinds.includes('reserve') ? 'reserve' : 'movement';
}

/** [7] Where units could go together. */
function listMoves(g: Game, { units, viewer }: QueryParams<'moves'>): Answer<'moves'> {
  const side = sideOfAll(units, 'units');
  const seen = asKnownTo(g, viewer ?? side);
  const phase = phaseNow(seen);
  if (units.some((u) => placeOf(seen, u) !== placeOf(seen, units[0] ?? 0)))
    return refuse('units', says('units-in-one-place'));
  const refused = units.map((u) => startRefusal(seen, side, u, phase)).find((one) => one !== undefined);
  const mover = moverOf(seen, units, phase);
  return {
    units: units.map(idOf),
    mode: phase,
    points: mover.left,
    ends: refused === undefined ? moveEnds(mover).map(endReport) : [],
    ...(refused === undefined ? {} : { refusal: reasonOf(refused) }),
  };
}

const endReport = ({
  place,
  cost,
  path,
  stops,
}: ReturnType<typeof moveEnds>[number]): Answer<'moves'>['ends'][number] => ({
  ...(isHexPlace(place) ? { hex: nameOf(GRID, hexOfPlace(place)) } : { area: placeName(place) }),
  place: placeName(place),
  cost,
  path: path.map(placeName),
  ...(stops ? { stops: true } : {}),
});

type Consulted = Answer<'why'>['consulted'];

/** [7.1.1] What each step of a move costs, up to the first that is forbidden. */
function moveReasons(g: Game, units: readonly Unit[], path: readonly number[]): Consulted {
  const mover = moverOf(g, units, phaseNow(g));
  const lines: Consulted[number][] = [];
  for (let length = 1; length <= path.length; length++) {
    const way = wayAlong(mover, path.slice(0, length));
    const place = placeName(path[length - 1] ?? -1);
    if (!isWay(way)) {
      lines.push({ ...reasonOf(way), place, legal: false });
      if (length < path.length) continue;
      return lines;
    }
    lines.push({ ...saysBy('7.1.1', 'enters-hex', { cost: way.cost, place }), place, cost: way.cost });
  }
  return lines;
}

function reasonsFor(g: Game, choice: Json): Consulted {
  if (!isJsonObject(choice) || choice.kind !== 'move') return [];
  const order = read('movement-orders', { ...choice, kind: 'move' });
  if (isRefused(order) || order.kind !== 'move') return [];
  const isTogether = order.units.every((u) => placeOf(g, u) === placeOf(g, order.units[0] ?? 0));
  return isTogether ? moveReasons(g, order.units, order.path) : [];
}

/** What another side may answer, and why, is that side's affair. */
function explainChoice(g: Game, choice: Json, viewer: Side | undefined): Answer<'why'> {
  if (viewer !== undefined && viewer !== deciderOf(g)) return refuse('viewer', says('side-not-asked'));
  const ruling = check(g, choice);
  return { ...ruling, consulted: [...askedLine(g), ...reasonsFor(g, choice), verdictLine(ruling)] };
}

function listAir(g: Game, { side }: QueryParams<'air'>): Answer<'air'> {
  return ALL_AIR.filter((air) => side === undefined || airDataOf(air).side === side).map((air) => {
    const { id, side: owner, name, nation, cas, interdicts } = airDataOf(air);
    const hex = airHexOf(g, air);
    return {
      air: id,
      side: owner,
      name,
      nation,
      cas,
      interdicts,
      at: airWord(g, air),
      ...(hex < 0 ? {} : { hex: nameOf(GRID, hex) }),
      weather: weatherOf(g),
    };
  });
}

export const answerQuery = answering(QUERIES, VOCABULARY, {
  hex: (g, { hex, viewer }) => hexReport(asKnownTo(g, viewer), hex),
  units: listUnits,
  moves: listMoves,
  joins: joinsReport,
  why: (g, { choice, viewer }) => explainChoice(g, choice, viewer),
  odds: oddsReport,
  reserves: (g, { side, viewer }) => reservesReport(asKnownTo(g, viewer ?? side), side),
  arrivals: (g, { side, viewer }) => arrivalsReport(asKnownTo(g, viewer ?? side), side),
  zoc: (g, { side, viewer }) => zocReport(asKnownTo(g, viewer), side),
  supply: (g, { side, viewer }) => supplyReport(asKnownTo(g, viewer), side),
  victory: (g, { viewer }) => victoryReport(g, viewer),
  air: listAir,
});
