/** Measures path search and flood fill on the largest map, beside a naive version in the same run. */
import { readFile } from 'node:fs/promises';
import {
  buildHexMap,
  costTo,
  createFlood,
  createReach,
  floodFrom,
  formatFault,
  hasBridge,
  IMPASSABLE,
  NONE,
  parseMapFile,
  placesNamed,
  reachedHexes,
  reachFrom,
  roadOf,
  terrainOf,
  waterOf,
} from '../packages/map/dist/index.js';
import { compareTimes, table } from './measure.mjs';
import { FORD, MOVEMENT, NEEDS_BRIDGE, ROAD, TERRAIN } from './mechanized.mjs';
import { naiveFlood, naiveMap, naiveReach } from './naive.mjs';
import { openRecord } from './record.mjs';

const START = 'Eindhoven';
const MAP = 'titles/holland44/map/map.json';

async function loadMap() {
  const parsed = parseMapFile(JSON.parse(await readFile(new URL(`../${MAP}`, import.meta.url), 'utf8')));
  if (parsed.ok) return parsed.value;
  console.error(`${MAP}: ${parsed.error.map(formatFault).slice(0, 10).join('\n')}`);
  process.exit(2);
}

/** The costs of a mechanized unit by code instead of by word. */
function costFunction(map) {
  const { terrain, roads, waters } = map.vocabulary;
  const byTerrain = Int32Array.from(terrain, (word) => TERRAIN[word] ?? IMPASSABLE);
  const byRoad = Int32Array.from(roads, (word) => ROAD[word]);
  const ford = Int32Array.from(waters, (word) => FORD[word] ?? 0);
  const needsBridge = Uint8Array.from(waters, (word) => (NEEDS_BRIDGE.includes(word) ? 1 : 0));
  return (_from, _direction, to, side) => {
    const water = waterOf(map, side);
    if (water !== NONE && needsBridge[water] === 1 && !hasBridge(map, side, 'road')) return IMPASSABLE;
    const road = roadOf(map, side);
    if (road !== NONE) return byRoad[road];
    return byTerrain[terrainOf(map, to)] + (water === NONE ? 0 : ford[water]);
  };
}

/** Both versions must find the same hexes at the same costs, or their times mean nothing. */
function compare(what, tree, naive) {
  const ours = reachedHexes(tree).map((hex) => `${tree.grid.names[hex]}=${costTo(tree, hex)}`);
  const theirs = [...naive].map(([hex, cost]) => `${hex}=${cost}`);
  if (ours.sort().join() === theirs.sort().join()) return ours.length;
  console.error(`${what}: the two versions disagree`);
  process.exit(1);
}

const record = openRecord('paths');
const file = await loadMap();
const map = buildHexMap(file);
const naive = naiveMap(map.grid, file);
const start = placesNamed(map, START)[0]?.hex ?? 0;
const startName = map.grid.names[start];
const costOf = costFunction(map);
const mayPass = () => true;
const reach = createReach(map.grid);
const flood = createFlood(map.grid);

const cases = [
  {
    name: 'reach of a mechanized unit',
    what: `reach, ${MOVEMENT / 6} MP from ${START} ${startName}`,
    ours: () => reachFrom(reach, start, MOVEMENT, costOf),
    naive: () => naiveReach(naive, startName, MOVEMENT),
    tree: reach,
  },
  {
    name: 'flood over the map',
    what: 'flood over the whole map',
    ours: () => floodFrom(flood, [start], mayPass),
    naive: () => naiveFlood(naive, startName),
    tree: flood,
  },
];

const rows = cases.map((entry) => {
  entry.ours();
  const hexes = compare(entry.what, entry.tree, entry.naive());
  const { one, other, ratio } = compareTimes(entry.ours, entry.naive);
  record.note({ name: entry.name, unit: 'µs', better: 'lower', value: one });
  record.note({ name: `${entry.name}, naive to ours`, unit: 'times', better: 'higher', value: ratio[1] });
  const [low, middle, high] = ratio.map((times) => times.toFixed(1));
  return [entry.what, String(hexes), one.toFixed(1), other.toFixed(1), middle, `${low} to ${high}`];
});

console.log(`${map.name}: ${map.grid.hexCount} hexes, medians on Node ${process.versions.node}\n`);
console.log(table([['search', 'hexes', 'µs', 'naive µs', 'ratio', 'middle half'], ...rows]));
record.save();
