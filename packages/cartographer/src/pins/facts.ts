/** Is a fact true of a map? Each check returns undefined if it is, or what the map has instead. */
import {
  cornersOfSide,
  distanceBetween,
  hexesOfSide,
  neighbourOf,
  neighboursOf,
  OFF_MAP,
  offsetOf,
  sideBetween,
  sideOf,
} from '@bridgehead/hex';
import type { MapFile } from '@bridgehead/map';
import { grow } from '../survey/shortest-path.ts';
import {
  areaIn,
  floodMap,
  hexIn,
  type MapIndex,
  NotOnMap,
  recordIn,
  sideIn,
  sideRecordIn,
  sidesOfWaters,
  wordsOf,
} from './map-index.ts';
import type { Fact, FactBody, WalkProfile } from './pin.ts';

export type FactOf<K extends FactBody['fact']> = Extract<FactBody, { readonly fact: K }>;
type Check<K extends FactBody['fact']> = (index: MapIndex, fact: FactOf<K>, profiles: Profiles) => string | undefined;
type Profiles = Readonly<Record<string, WalkProfile>>;

/** What contradicts the fact, or undefined if it holds. */
export function contradiction(index: MapIndex, fact: Fact, profiles: Profiles): string | undefined {
  try {
    const strange = unknownWord(index.map, fact);
    if (strange !== undefined) return `«${strange}» is no word of the map`;
    const check = CHECKS[fact.fact] as Check<Fact['fact']>;
    return check(index, fact as never, profiles);
  } catch (error) {
    if (error instanceof NotOnMap) return error.message;
    throw error;
  }
}

/** What the fact speaks of in the words of the vocabulary: a misspelt word would be a fact about nothing. */
function unknownWord({ vocabulary }: MapFile, fact: Fact): string | undefined {
  const ground = [...vocabulary.terrain, ...vocabulary.features];
  const strange = (said: readonly (string | undefined)[], known: readonly string[]): string | undefined =>
    said.find((word) => word !== undefined && !known.includes(word));
  switch (fact.fact) {
    case 'terrain':
    case 'neighbours':
    case 'near':
    case 'count':
      return strange(fact.among, ground);
    case 'not-terrain':
      return strange(fact.not, ground);
    case 'feature':
      return strange([...(fact.has ?? []), ...(fact.lacks ?? [])], ground);
    case 'water':
      return strange([fact.is], ['none', ...vocabulary.waters]);
    case 'road':
    case 'road-joins':
      return strange([fact.class], vocabulary.roads);
    default:
      return undefined;
  }
}

const list = (words: readonly string[]): string => words.join(', ') || 'none';
const unless = (holds: boolean, instead: string): string | undefined => (holds ? undefined : instead);

const CHECKS: { readonly [K in FactBody['fact']]: Check<K> } = {
  terrain: (index, { hex, among }) => {
    const words = wordsOf(recordIn(index, hex));
    return unless(
      among.some((word) => words.includes(word)),
      `${hex} is ${list(words)}`,
    );
  },
  'not-terrain': (index, { hex, not }) => {
    const words = wordsOf(recordIn(index, hex));
    return unless(!not.some((word) => words.includes(word)), `${hex} is ${list(words)}`);
  },
  feature: (index, { hex, has = [], lacks = [] }) => {
    const words = wordsOf(recordIn(index, hex));
    const holds = has.every((word) => words.includes(word)) && !lacks.some((word) => words.includes(word));
    return unless(holds, `${hex} is ${list(words)}`);
  },
  place: (index, { name, hex, class: wanted }) => {
    const places = index.map.places.filter((place) => place.name === name);
    const holds = places.some((place) => place.hex === hex && (wanted === undefined || place.class === wanted));
    return unless(holds, `${name}: ${list(places.map((place) => `${place.class} in ${place.hex}`))}`);
  },
  adjacent: (index, { hexes: [a, b] }) =>
    unless(sideBetween(index.grid, hexIn(index, a), hexIn(index, b)) !== undefined, `${a} and ${b} do not touch`),
  neighbours: (index, { hex, among, atLeast }) => {
    const found = neighboursOf(index.grid, hexIn(index, hex)).filter((next) => hasWord(index, next, among));
    return unless(found.length >= atLeast, `only ${found.length}`);
  },
  near: (index, { hex, among, within, atLeast }) => {
    const start = hexIn(index, hex);
    const found = index.map.hexes.filter(
      (_, i) => distanceBetween(index.grid, start, i) <= within && hasWord(index, i, among),
    );
    return unless(found.length >= atLeast, `only ${found.length}`);
  },
  water: (index, { side, is }) => {
    const water = sideRecordIn(index, side).water ?? 'none';
    return unless(water === is, `${side} has ${water}`);
  },
  bridge: (index, { side, kind, water, permanent }) => {
    const bridges = sideRecordIn(index, side).bridges ?? [];
    const found = bridges.filter((bridge) => bridge.kind === kind);
    if (found.length === 0) return `${side} has ${list(bridges.map((bridge) => bridge.kind))}`;
    if (permanent !== undefined && !found.some((bridge) => (bridge.permanent === true) === permanent))
      return `${found[0]?.name} can ${permanent ? '' : 'never '}be destroyed`;
    return unless(water === undefined || sidesOfWaters(index, [water]).has(sideIn(index, side)), `not on the ${water}`);
  },
  'bridges-of': (index, { water, sides }) => {
    const found = [...sidesOfWaters(index, [water])].filter((side) => index.sides.get(side)?.bridges !== undefined);
    const wanted = new Set(sides.map((side) => sideIn(index, side)));
    const holds = found.length === wanted.size && found.every((side) => wanted.has(side));
    return unless(holds, list(found.map((side) => index.sides.get(side)?.side ?? '')));
  },
  ford: (index, { side, is }) => unless((sideRecordIn(index, side).ford === true) === is, `${side} is otherwise`),
  escarpment: (index, { side, is }) =>
    unless((sideRecordIn(index, side).escarpment === true) === is, `${side} is otherwise`),
  distance: (index, { hexes: [a, b], is }) => {
    const found = distanceBetween(index.grid, hexIn(index, a), hexIn(index, b));
    return unless(found === is, `${found} apart`);
  },
  ferry: (index, { side }) => unless(sideRecordIn(index, side).ferry !== undefined, `${side} has none`),
  road: (index, { class: least, hexes }) => {
    const broken = hexes
      .slice(1)
      .find((hex, i) => !isRoad(index, hexIn(index, hexes[i] ?? hex), hexIn(index, hex), least));
    return broken === undefined ? undefined : `no ${least} road into ${broken}`;
  },
  'road-joins': (index, { class: least, hexes, bridged = false }) => {
    const joined = floodMap(
      index,
      hexIn(index, hexes[0] ?? ''),
      (side) => isRoadSide(index, side, least) && !(bridged && isWet(index, side)),
    );
    const missed = hexes.filter((hex) => !joined.has(hexIn(index, hex)));
    return unless(missed.length === 0, `not joined: ${list(missed)}`);
  },
  'no-road': (index, { hexes: [a, b] }) => {
    const side = sideBetween(index.grid, hexIn(index, a), hexIn(index, b));
    if (side === undefined) return `${a} and ${b} do not touch`;
    const road = index.sides.get(side)?.road;
    return unless(road === undefined, `a ${road} road joins them`);
  },
  'on-road': (index, { hex }) => unless(isOnRoad(index, hexIn(index, hex)), `${hex} has no road`),
  banks: (index, { waters, one, other }) => {
    const barred = sidesOfWaters(index, waters);
    const reached = floodMap(index, hexIn(index, one[0] ?? ''), (side) => !barred.has(side));
    const strayed = one.filter((hex) => !reached.has(hexIn(index, hex)));
    const crossed = other.filter((hex) => reached.has(hexIn(index, hex)));
    return unless(
      strayed.length + crossed.length === 0,
      `not with the first: ${list(strayed)}; with it: ${list(crossed)}`,
    );
  },
  'same-bank': (index, { waters, hexes }) => {
    const barred = sidesOfWaters(index, waters);
    const reached = floodMap(index, hexIn(index, hexes[0] ?? ''), (side) => !barred.has(side));
    const strayed = hexes.filter((hex) => !reached.has(hexIn(index, hex)));
    return unless(strayed.length === 0, `across: ${list(strayed)}`);
  },
  unbroken: (index, { water }) => {
    const loose = breaksOf(index, water);
    return unless(loose.length === 0, `broken at ${list(loose)}`);
  },
  walk: (index, fact, profiles) => {
    const { profile, within, exactly } = fact;
    const costs = profiles[profile];
    if (costs === undefined) return `no profile «${profile}»`;
    const cheapest = walkCost(index, costs, fact);
    if (cheapest === Number.POSITIVE_INFINITY) return 'there is no way';
    if (within !== undefined && cheapest > within) return `costs ${cheapest}`;
    return unless(exactly === undefined || cheapest === exactly, `costs ${cheapest}`);
  },
  area: (index, { area, edge }) => {
    const found = areaIn(index, area);
    return unless(found.edge === edge && found.sides.length > 0, `area ${area}: ${found.edge}`);
  },
  'area-side': (index, { area, side }) => {
    const beyond = index.map.areas.find((known) =>
      known.sides.some((name) => sideIn(index, name) === sideIn(index, side)),
    );
    return unless(beyond?.area === area, `${side} leads to ${beyond?.area ?? 'no area'}`);
  },
  edge: (index, { hex }) => unless(edgeDirections(index, hexIn(index, hex)).length > 0, `${hex} is inside`),
  'road-leaves': (index, { side }) => {
    const [, beyond] = hexesOfSide(index.grid, sideIn(index, side));
    return unless(beyond === OFF_MAP && sideRecordIn(index, side).road !== undefined, `no road leaves over ${side}`);
  },
  'no-road-leaves': (index, { hex }) => {
    const at = hexIn(index, hex);
    const roads = edgeDirections(index, at).filter(
      (d) => index.sides.get(sideOf(index.grid, at, d))?.road !== undefined,
    );
    return unless(roads.length === 0, `a road leaves the map from ${hex}`);
  },
  'area-road': (index, { area }) => {
    const holds = areaIn(index, area).sides.some((side) => sideRecordIn(index, side).road !== undefined);
    return unless(holds, `no road enters from ${area}`);
  },
  'areas-touch': (index, { areas: [a, b], touch }) => {
    const [there, back] = [areaIn(index, a).touches.includes(b), areaIn(index, b).touches.includes(a)];
    if (there !== back) return `only ${there ? a : b} touches the other`;
    return unless(there === touch, `${a} and ${b} ${there ? 'touch' : 'do not touch'}`);
  },
  mark: (index, { mark, hex, code }) => {
    const { hex: name } = recordIn(index, hex);
    const found = index.map.marks.some((known) => known.mark === mark && known.hex === name && known.code === code);
    return unless(found, `no ${mark} ${code} in ${hex}`);
  },
  region: (index, fact) => {
    const region = index.map.regions.find((known) => known.region === fact.region);
    if (region === undefined) return `no region «${fact.region}»`;
    const hexes = new Set(region.hexes.map((hex) => hexIn(index, hex)));
    const missing = fact.in.filter((hex) => !hexes.has(hexIn(index, hex)));
    const extra = fact.out.filter((hex) => hexes.has(hexIn(index, hex)));
    return unless(missing.length + extra.length === 0, `missing: ${list(missing)}; extra: ${list(extra)}`);
  },
  'boundary-between': (index, { boundary, one, other }) => {
    const sides = index.map.boundaries.filter((known) => known.name === boundary).flatMap((known) => known.sides);
    if (sides.length === 0) return `no boundary «${boundary}»`;
    return acrossBoundary(index, new Set(sides.map((side) => sideIn(index, side))), one, other);
  },
  count: (index, { among, atLeast = 0, atMost = Number.POSITIVE_INFINITY, except = [] }) => {
    const found = index.map.hexes.filter((record, i) => hasWord(index, i, among) && !except.includes(record.hex));
    return unless(found.length >= atLeast && found.length <= atMost, `${found.length}`);
  },
};

function hasWord(index: MapIndex, hex: number, among: readonly string[]): boolean {
  const record = index.map.hexes[hex];
  return record !== undefined && wordsOf(record).some((word) => among.includes(word));
}

function isRoadSide(index: MapIndex, side: number, least: string): boolean {
  const words = index.map.vocabulary.roads;
  return words.indexOf(index.sides.get(side)?.road ?? '') >= words.indexOf(least);
}

/** Whether a road goes through a water here, for there is no bridge of its kind. */
function isWet(index: MapIndex, side: number): boolean {
  const record = index.sides.get(side);
  return record?.water !== undefined && record.bridges?.some(({ kind }) => kind === 'road') !== true;
}

function isRoad(index: MapIndex, a: number, b: number, least: string): boolean {
  const side = sideBetween(index.grid, a, b);
  return side !== undefined && isRoadSide(index, side, least);
}

export function isOnRoad(index: MapIndex, hex: number): boolean {
  for (let d = 0; d < 6; d++) if (index.sides.get(sideOf(index.grid, hex, d))?.road !== undefined) return true;
  return false;
}

/**
 * The hexes at which a water's chain is cut inside the map. A chain may begin or end at a source or a confluence, but
 * its parts must follow each other, and a second part may begin only where the first has left the map.
 */
export function breaksOf(index: MapIndex, water: string): string[] {
  const parts = index.map.waters.filter((known) => known.name === water);
  if (parts.length === 0) return ['everywhere: it is not on the map'];
  const loose: string[] = [];
  parts.forEach((part, i) => {
    const sides = part.sides.map((side) => sideIn(index, side));
    sides.slice(1).forEach((side, k) => {
      const before = cornersOfSide(index.grid, sides[k] ?? side);
      if (!cornersOfSide(index.grid, side).some((corner) => before.includes(corner)))
        loose.push(part.sides[k + 1] ?? '');
    });
    sides.forEach((side, k) => {
      if (sides.indexOf(side) !== k) loose.push(`${part.sides[k] ?? ''} (twice)`);
    });
    const [first, last] = [sides[0], sides[sides.length - 1]];
    if (i > 0 && first !== undefined && !touchesEdge(index, first)) loose.push(part.sides[0] ?? '');
    if (i < parts.length - 1 && last !== undefined && !touchesEdge(index, last)) loose.push(part.sides.at(-1) ?? '');
  });
  return loose;
}

const edgeDirections = (index: MapIndex, hex: number): number[] =>
  [0, 1, 2, 3, 4, 5].filter((d) => neighbourOf(index.grid, hex, d) === OFF_MAP);

/** A hexside touches the edge of the map if one of the hexes around it has a hexside there. */
function touchesEdge(index: MapIndex, side: number): boolean {
  return hexesOfSide(index.grid, side).some((hex) => hex === OFF_MAP || edgeDirections(index, hex).length > 0);
}

function walkCost(index: MapIndex, costs: WalkProfile, { from, to, avoid = [] }: FactOf<'walk'>): number {
  const barred = new Set(avoid.map((hex) => hexIn(index, hex)));
  const goals = to.map((hex) => hexIn(index, hex));
  const tree = grow(new Map([[hexIn(index, from), 0]]), new Set(goals), (hex, visit) => {
    for (let d = 0; d < 6; d++) {
      const next = neighbourOf(index.grid, hex, d);
      if (next === OFF_MAP || barred.has(next)) continue;
      const cost = stepCost(index, costs, sideOf(index.grid, hex, d), next);
      if (cost !== undefined) visit(next, cost);
    }
  });
  return Math.min(...goals.map((goal) => tree.cost.get(goal) ?? Number.POSITIVE_INFINITY));
}

/** The cost of one step by a profile, or undefined if it is forbidden. */
function stepCost(index: MapIndex, costs: WalkProfile, side: number, to: number): number | undefined {
  const record = index.sides.get(side);
  const ground = costs.terrain[index.map.hexes[to]?.terrain ?? ''];
  const bridges = (record?.bridges ?? []).flatMap(({ kind }) => costs.bridges[kind] ?? []);
  const water =
    record?.water === undefined ? 0 : Math.min(costs.waters[record.water] ?? Number.POSITIVE_INFINITY, ...bridges);
  const road = record?.road === undefined ? undefined : costs.roads?.[record.road];
  if (road !== undefined) return road;
  const wall = record?.escarpment === true ? (costs.escarpment ?? Number.POSITIVE_INFINITY) : 0;
  const barrier = water + wall;
  return ground === undefined || barrier === Number.POSITIVE_INFINITY ? undefined : ground + barrier;
}

/** Hexes of one side and of the other must not be joined by a walk beside the line that does not cross it. */
function acrossBoundary(
  index: MapIndex,
  line: ReadonlySet<number>,
  one: readonly string[],
  other: readonly string[],
): string | undefined {
  const rows = dividedRows(index, line);
  const reached = new Set([hexIn(index, one[0] ?? '')]);
  for (const hex of reached) {
    for (let d = 0; d < 6; d++) {
      const next = neighbourOf(index.grid, hex, d);
      if (next !== OFF_MAP && rows.has(rowOf(index, next)) && !line.has(sideOf(index.grid, hex, d))) reached.add(next);
    }
  }
  const strayed = one.filter((hex) => !reached.has(hexIn(index, hex)));
  const crossed = other.filter((hex) => reached.has(hexIn(index, hex)));
  return unless(
    strayed.length + crossed.length === 0,
    `not with the first: ${list(strayed)}; with it: ${list(crossed)}`,
  );
}

const rowOf = (index: MapIndex, hex: number): number => offsetOf(index.grid, hex).row;

/** A boundary may end inside the map: it divides only the rows in which two neighbours have it between them. */
function dividedRows(index: MapIndex, line: ReadonlySet<number>): Set<number> {
  const rows = new Set<number>();
  for (const side of line) {
    const [a, b] = hexesOfSide(index.grid, side);
    if (b !== OFF_MAP && rowOf(index, a) === rowOf(index, b)) rows.add(rowOf(index, a));
  }
  return rows;
}
