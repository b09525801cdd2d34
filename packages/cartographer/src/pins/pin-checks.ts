/** Does the finished map do what a pin says? */
import { distanceBetween, hexesOfSide, OFF_MAP, offsetOf } from '@bridgehead/hex';
import type { PlaceRecord, SideRecord } from '@bridgehead/map';
import { isInBlock } from '../survey/edges.ts';
import { plain } from '../survey/places.ts';
import { contradiction } from './facts.ts';
import {
  floodMap,
  hexIn,
  type MapIndex,
  NotOnMap,
  recordIn,
  sideIn,
  sideRecordIn,
  sidesOfWaters,
} from './map-index.ts';
import type { FactBody, Pin } from './pin.ts';
import type { PinOf } from './pin-book.ts';

/** What the map has instead of what the pin says, or undefined if the pin holds. */
export function pinContradiction(index: MapIndex, pin: Pin): string | undefined {
  try {
    return (CHECKS[pin.pin] as (index: MapIndex, pin: Pin) => string | undefined)(index, pin);
  } catch (error) {
    if (error instanceof NotOnMap) return error.message;
    throw error;
  }
}

const factHolds = (index: MapIndex, pin: Pin, body: FactBody): string | undefined =>
  contradiction(index, { says: pin.says, source: pin.source, ...body }, {});

const unless = (holds: boolean, instead: string): string | undefined => (holds ? undefined : instead);

const runsAlong = (index: MapIndex, water: string, side: string): boolean =>
  sidesOfWaters(index, [water]).has(sideIn(index, side));

const CHECKS: { readonly [K in Pin['pin']]: (index: MapIndex, pin: PinOf<K>) => string | undefined } = {
  terrain: (index, pin) =>
    (pin.is === undefined ? undefined : factHolds(index, pin, { fact: 'terrain', hex: pin.hex, among: [pin.is] })) ??
    factHolds(index, pin, { fact: 'feature', hex: pin.hex, has: pin.with ?? [], lacks: pin.without ?? [] }) ??
    checkName(index, pin),
  'not-terrain': (index, pin) => factHolds(index, pin, { fact: 'not-terrain', hex: pin.hex, not: pin.not }),
  place: (index, pin) => checkPlace(index, pin),
  'no-place': (index, { name }) => unless(!index.map.places.some((place) => place.name === name), 'still there'),
  water: (index, { water, side }) => unless(runsAlong(index, water, side), `not on ${side}`),
  'no-water': (index, { water, side }) => unless(!runsAlong(index, water, side), `on ${side}`),
  'drop-water': (index, { water }) => unless(!index.map.waters.some(({ name }) => name === water), 'still there'),
  bridge: (index, pin) => checkBridge(index, pin),
  'no-bridge': (index, { name }) => unless(bridgeNamed(index, name) === undefined, 'still there'),
  'new-bridge': (index, { name, side }) =>
    unless(
      sideRecordIn(index, side).bridges?.some((bridge) => bridge.name === name) === true,
      `${side} has no such bridge`,
    ),
  'water-begins': (index, { water, hex }) => {
    const first = index.map.waters.find(({ name }) => name === water)?.sides[0];
    if (first === undefined) return 'not on the map';
    const ends = hexesOfSide(index.grid, sideIn(index, first));
    const away = Math.min(
      ...ends.filter((end) => end !== OFF_MAP).map((end) => distanceBetween(index.grid, end, hexIn(index, hex))),
    );
    return unless(away <= 1, `begins ${away} hexes from ${hex}`);
  },
  escarpment: (index, { name, side }) => unless(isScarp(index, name, side), `not on ${side}`),
  'no-escarpment': (index, { name, side }) => unless(!isScarp(index, name, side), `on ${side}`),
  ferry: (index, { name, side }) => {
    const found = sideRecordIn(index, side).ferry ?? 'none';
    return unless(found === name, `${side} has ${found}`);
  },
  'no-ferry': (index, { name }) => unless(!index.map.sides.some(({ ferry }) => ferry === name), 'still there'),
  road: (index, pin) => checkRoad(index, pin),
  'new-road': (index, pin) => checkRoad(index, pin),
  'no-road': (index, pin) => unless(!index.map.roads.some(({ name }) => name === pin.name), 'still there'),
  area: (index, pin) =>
    unless(
      index.map.areas.some(({ area, sides }) => area === pin.area && sides.length > 0),
      'not on the edge',
    ),
  region: (index, pin) => checkRegion(index, pin),
  block: (index, pin) => {
    const hexes = index.map.regions.find(({ region }) => region === pin.region)?.hexes ?? [];
    const isStray = (name: string): boolean => !isInBlock(pin, offsetOf(index.grid, hexIn(index, name)));
    return unless(
      hexes.length > 0 && !hexes.some(isStray),
      `${hexes.length} hexes, ${hexes.filter(isStray).join(', ')}`,
    );
  },
  mark: (index, pin) => factHolds(index, pin, { fact: 'mark', mark: pin.mark, hex: pin.hex, code: pin.code }),
  boundary: (index, pin) => {
    const found = index.map.boundaries.filter(({ name }) => name === pin.name).flatMap(({ sides }) => sides);
    const sides = new Set(found.map((side) => sideIn(index, side)));
    const missed = pin.sides.filter((side) => !sides.has(sideIn(index, side)));
    return unless(missed.length === 0, `misses ${missed.join(', ')}`);
  },
  lettering: (index, pin) =>
    unless(
      index.map.lettering.some(({ text }) => text === pin.text),
      'missing',
    ),
};

const isScarp = (index: MapIndex, name: string, side: string): boolean =>
  (index.map.escarpments ?? [])
    .filter((scarp) => scarp.name === name)
    .flatMap(({ sides }) => sides)
    .some((known) => sideIn(index, known) === sideIn(index, side));

function checkName(index: MapIndex, { hex, name }: PinOf<'terrain'>): string | undefined {
  const found = recordIn(index, hex).name ?? 'nothing';
  return unless(name === undefined || found === plain(name), `${hex} is called ${found}`);
}

function checkPlace(index: MapIndex, { name, hex, class: wanted }: PinOf<'place'>): string | undefined {
  const found = index.map.places.filter((place) => place.name === plain(name));
  const isMeant = (place: PlaceRecord): boolean =>
    (hex === undefined || place.hex === hex) && (wanted === undefined || place.class === wanted);
  const instead = found.map((place) => `${place.class} in ${place.hex}`).join(', ') || 'not on the map';
  return unless(found.some(isMeant), `${plain(name)}: ${instead}`);
}

function checkRegion(index: MapIndex, { region, from, within }: PinOf<'region'>): string | undefined {
  const found = index.map.regions.find((known) => known.region === region);
  if (found === undefined) return 'missing';
  const barred = sidesOfWaters(index, within);
  const reached = floodMap(index, hexIn(index, from), (side) => !barred.has(side));
  const strays = found.hexes.filter((hex) => !reached.has(hexIn(index, hex)));
  return unless(
    strays.length === 0 && found.hexes.length === reached.size,
    `${found.hexes.length} hexes, ${strays.length} of them across the water; ${reached.size} can be reached`,
  );
}

const bridgeNamed = (index: MapIndex, name: string): SideRecord | undefined =>
  index.map.sides.find((known) => known.bridges?.some((bridge) => bridge.name === name));

function checkBridge(index: MapIndex, { name, side, kind, permanent }: PinOf<'bridge'>): string | undefined {
  const found = bridgeNamed(index, name);
  if (found === undefined) return 'missing';
  if (side !== undefined && sideIn(index, side) !== sideIn(index, found.side)) return `on ${found.side}`;
  const bridge = found.bridges?.find((known) => known.name === name);
  if (kind !== undefined && bridge?.kind !== kind) return `a ${bridge?.kind} bridge`;
  const isMeant = permanent === undefined || (bridge?.permanent === true) === permanent;
  return unless(isMeant, `can ${permanent === true ? '' : 'never '}be destroyed`);
}

function checkRoad(index: MapIndex, pin: PinOf<'road'> | PinOf<'new-road'>): string | undefined {
  const roads = index.map.roads.filter(({ name }) => name === pin.name);
  if (roads.length === 0) return 'missing';
  const other = roads.find((road) => pin.class !== undefined && road.class !== pin.class);
  if (other !== undefined) return `a ${other.class} road`;
  const hexes = new Set(roads.flatMap((road) => road.hexes));
  const missed = (pin.through ?? []).filter((hex) => !hexes.has(hex));
  if (missed.length > 0) return `misses ${missed.join(', ')}`;
  const faults = (pin.leaves ?? []).map((side) => factHolds(index, pin, { fact: 'road-leaves', side }));
  return faults.find((fault) => fault !== undefined);
}
