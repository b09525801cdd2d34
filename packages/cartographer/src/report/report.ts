/** What the compiler has to tell: what holds, how far it had to bend, and what is wrong. */
import { centre, gapBetween, neighbourOf, OFF_MAP, sideMiddle, sideOf } from '@bridgehead/hex';
import { BRIDGE_KINDS, type MapFile, PLACE_CLASSES } from '@bridgehead/map';
import { breaksOf, contradiction, isOnRoad } from '../pins/facts.ts';
import { indexMap, type MapIndex } from '../pins/map-index.ts';
import { pinContradiction } from '../pins/pin-checks.ts';
import type { MapSource } from '../source/recipe.ts';
import { anyName, printed } from '../survey/canvas.ts';
import { isTown, wrongBanks } from '../survey/places.ts';
import { sheetNames } from '../survey/sheet-names.ts';
import { type Survey, strayOf } from '../survey/survey.ts';

export interface Statement {
  readonly says: string;
  readonly source: string;
  /** What the map has instead; left out if the statement holds. */
  readonly instead?: string;
}

export interface Offset {
  readonly what: string;
  readonly name: string;
  readonly detail: string;
  readonly hexes: number;
}

export interface Report {
  readonly name: string;
  readonly counts: readonly (readonly [string, readonly (readonly [string, number])[]])[];
  readonly pins: readonly Statement[];
  readonly facts: readonly Statement[];
  /** How far things stand from where geography has them, the farthest first. */
  readonly offsets: readonly Offset[];
  readonly gaps: readonly string[];
  readonly wrongBank: readonly string[];
  readonly bridgesWithoutRoad: readonly string[];
}

export function reportOn(source: MapSource, survey: Survey, map: MapFile): Report {
  const index = indexMap(map);
  const told = (says: string, origin: string, instead: string | undefined): Statement =>
    instead === undefined ? { says, source: origin } : { says, source: origin, instead };
  return {
    name: map.name,
    counts: countsOf(source, survey, map),
    pins: source.pins.map((pin) => told(pin.says, pin.source, pinContradiction(index, pin))),
    facts: source.facts.map((fact) => told(fact.says, fact.source, contradiction(index, fact, source.profiles))),
    offsets: offsetsOf(survey),
    gaps: gapsOf(survey, index),
    wrongBank: survey.places
      .filter((place) => survey.canvas.isOnMap[place.hex] === true)
      .flatMap((place) =>
        wrongBanks(survey.canvas, place, place.hex, survey.waters).map((water) => `${place.name}: ${water.name}`),
      ),
    bridgesWithoutRoad: map.sides.flatMap((side) =>
      (side.bridges ?? [])
        .filter((bridge) => (bridge.kind === 'road' ? side.road === undefined : side.railway !== true))
        .map((bridge) => `${bridge.name} (${side.side})`),
    ),
  };
}

type Count = readonly [string, number];

/** How many items carry each word, in the order of the vocabulary. */
function tally(words: readonly (string | undefined)[], order: readonly string[]): Count[] {
  return order.map((word) => [word, words.filter((found) => found === word).length]);
}

function countsOf(source: MapSource, survey: Survey, map: MapFile): Report['counts'] {
  const { terrain, features, waters, roads } = map.vocabulary;
  const { hexes, sides, places } = map;
  const bridges = sides.flatMap((side) => side.bridges ?? []);
  const kinds: Count[] = [
    ...tally(words(bridges, 'kind'), BRIDGE_KINDS),
    ['permanent', bridges.filter((bridge) => bridge.permanent === true).length],
  ];
  const held = hexes.flatMap((hex) => hex.features ?? []);
  const ferries = sides.filter((side) => side.ferry !== undefined).length;
  const fords = sides.filter((side) => side.ford === true).length;
  const walls = sides.filter((side) => side.escarpment === true).length;
  const crossed: Report['counts'] = [
    ...(source.recipe.fordedWaters === undefined ? [] : [['fords', [['all', fords]]] as const]),
    ...(walls === 0 ? [] : [['escarpment hexsides', [['all', walls]]] as const]),
  ];
  return [
    ['hexes', [['all', hexes.length]]],
    ['terrain', tally(words(hexes, 'terrain'), terrain)],
    ['features', tally(held, features)],
    ['water hexsides', tally(words(sides, 'water'), waters)],
    ['road hexsides', tally(words(sides, 'road'), roads)],
    ['bridges', kinds],
    ['ferries', [['all', ferries]]],
    ...crossed,
    ['places', tally(words(places, 'class'), PLACE_CLASSES).filter(([, n]) => n > 0)],
    ['left out (beyond the edge or by a pin)', leftOut(source, survey, map)],
  ];
}

const words = <K extends string>(items: readonly { readonly [key in K]?: string }[], key: K): (string | undefined)[] =>
  items.map((item) => item[key]);

function leftOut({ geography }: MapSource, survey: Survey, map: MapFile): Count[] {
  const names = (items: readonly { readonly name: string }[]): number => new Set(items.map(({ name }) => name)).size;
  const { rivers, canals } = geography;
  const shown = survey.places.filter((place) => survey.canvas.isOnMap[place.hex] === true);
  return [
    ['places', geography.places.length - shown.length],
    ['bridges', geography.bridges.length - survey.bridges.length],
    ['ferries', geography.ferries.length - survey.ferries.length],
    ['waters', names([...rivers, ...canals]) - names(map.waters)],
    [
      'roads',
      names(geography.roads) - names(map.roads.filter((road) => geography.roads.some((r) => r.name === road.name))),
    ],
  ];
}

function offsetsOf(survey: Survey): Offset[] {
  const { canvas } = survey;
  const names = sheetNames(canvas);
  const offsets: Offset[] = [];
  for (const place of survey.places) {
    if (canvas.isOnMap[place.hex] !== true || place.hex === place.fitted) continue;
    const detail = `${anyName(canvas, place.fitted)} to ${printed(canvas, place.hex)}${place.pinned ? ' (pinned)' : ''}`;
    offsets.push({
      what: 'place',
      name: place.name,
      detail,
      hexes: gapBetween(place.at, centre(canvas.grid, place.hex)),
    });
  }
  for (const bridge of survey.bridges) {
    const hexes = gapBetween(bridge.at, sideMiddle(canvas.grid, bridge.side));
    offsets.push({ what: 'bridge', name: bridge.name, detail: names.side(bridge.side), hexes });
  }
  for (const ferry of survey.ferries) {
    const hexes = gapBetween(ferry.at, sideMiddle(canvas.grid, ferry.side));
    offsets.push({ what: 'ferry', name: ferry.name, detail: names.side(ferry.side), hexes });
  }
  for (const chain of survey.waters) {
    offsets.push({ what: 'water', name: chain.name, detail: 'at its worst', hexes: strayOf(survey, chain) });
  }
  return offsets.sort((a, b) => b.hexes - a.hexes);
}

function gapsOf(survey: Survey, index: MapIndex): string[] {
  const { map } = index;
  const waters = [...new Set(map.waters.map((water) => water.name))];
  const broken = waters.flatMap((water) => breaksOf(index, water).map((at) => `${water} is broken at ${at}`));
  const roadless = map.places
    .filter((place) => isTown(place) && !isOnRoad(index, index.grid.indexByName.get(place.hex) ?? 0))
    .map((place) => `${place.name} (${place.hex}) has no road`);
  return [...broken, ...survey.wayFaults, ...roadless, ...roadIslands(index)];
}

/** Pieces of road that are joined neither to the main net nor to the edge of the map. */
function roadIslands(index: MapIndex): string[] {
  const seen = new Set<number>();
  const islands: { readonly hexes: Set<number>; readonly leaves: boolean }[] = [];
  for (let start = 0; start < index.grid.hexCount; start++) {
    if (seen.has(start) || !isOnRoad(index, start)) continue;
    const hexes = new Set([start]);
    let leaves = false;
    for (const hex of hexes) {
      seen.add(hex);
      for (let d = 0; d < 6; d++) {
        if (index.sides.get(sideOf(index.grid, hex, d))?.road === undefined) continue;
        const next = neighbourOf(index.grid, hex, d);
        if (next === OFF_MAP) leaves = true;
        else hexes.add(next);
      }
    }
    islands.push({ hexes, leaves });
  }
  const main = [...islands].sort((a, b) => b.hexes.size - a.hexes.size)[0];
  return islands
    .filter((island) => island !== main && !island.leaves)
    .map(
      (island) =>
        `a road net of its own at ${[...island.hexes]
          .slice(0, 3)
          .map((hex) => index.grid.names[hex])
          .join(', ')}`,
    );
}
