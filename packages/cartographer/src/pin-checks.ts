/** Does the finished map do what a pin says? */
import type { SideRecord } from '@bridgehead/map';
import { contradiction } from './facts.ts';
import { type MapIndex, NotOnMap, sideIn, sidesOfWaters } from './map-index.ts';
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
    factHolds(index, pin, { fact: 'feature', hex: pin.hex, has: pin.with ?? [], lacks: pin.without ?? [] }),
  'not-terrain': (index, pin) => factHolds(index, pin, { fact: 'not-terrain', hex: pin.hex, not: pin.not }),
  place: (index, { name, hex }) => (hex === undefined ? undefined : checkPlace(index, name, hex)),
  'no-place': (index, { name }) => unless(!index.map.places.some((place) => place.name === name), 'still there'),
  water: (index, { water, side }) => unless(runsAlong(index, water, side), `not on ${side}`),
  'no-water': (index, { water, side }) => unless(!runsAlong(index, water, side), `on ${side}`),
  'drop-water': (index, { water }) => unless(!index.map.waters.some(({ name }) => name === water), 'still there'),
  bridge: (index, pin) => checkBridge(index, pin),
  'no-bridge': (index, { name }) => unless(bridgeNamed(index, name) === undefined, 'still there'),
  ferry: (index, pin) => factHolds(index, pin, { fact: 'ferry', side: pin.side }),
  'no-ferry': (index, { name }) => unless(!index.map.sides.some(({ ferry }) => ferry === name), 'still there'),
  road: (index, pin) => checkRoad(index, pin),
  'new-road': (index, pin) => checkRoad(index, pin),
  'no-road': (index, pin) => unless(!index.map.roads.some(({ name }) => name === pin.name), 'still there'),
  area: (index, pin) =>
    unless(
      index.map.areas.some(({ area, sides }) => area === pin.area && sides.length > 0),
      'not on the edge',
    ),
  region: (index, pin) =>
    unless(
      index.map.regions.some(({ region }) => region === pin.region),
      'missing',
    ),
  mark: (index, pin) => factHolds(index, pin, { fact: 'mark', mark: pin.mark, hex: pin.hex, code: pin.code }),
  boundary: (index, pin) =>
    unless(
      index.map.boundaries.some(({ name }) => name === pin.name),
      'missing',
    ),
  lettering: (index, pin) =>
    unless(
      index.map.lettering.some(({ text }) => text === pin.text),
      'missing',
    ),
};

/** The bracket that tells two places of one name apart is not lettered. */
function checkPlace(index: MapIndex, name: string, hex: string): string | undefined {
  const plain = name.replace(/ \(.*\)$/, '');
  const found = index.map.places.filter((place) => place.name === plain).map((place) => place.hex);
  return found.includes(hex) ? undefined : `${plain} is in ${found.join(', ') || 'no hex'}`;
}

const bridgeNamed = (index: MapIndex, name: string): SideRecord | undefined =>
  index.map.sides.find((known) => known.bridges?.some((bridge) => bridge.name === name));

function checkBridge(index: MapIndex, { name, side, permanent }: PinOf<'bridge'>): string | undefined {
  const found = bridgeNamed(index, name);
  if (found === undefined) return 'missing';
  if (side !== undefined && sideIn(index, side) !== sideIn(index, found.side)) return `on ${found.side}`;
  const bridge = found.bridges?.find((known) => known.name === name);
  return permanent !== undefined && (bridge?.permanent === true) !== permanent ? 'the other way' : undefined;
}

function checkRoad(index: MapIndex, pin: PinOf<'road'> | PinOf<'new-road'>): string | undefined {
  const hexes = new Set(index.map.roads.filter(({ name }) => name === pin.name).flatMap((road) => road.hexes));
  const missed = (pin.through ?? []).filter((hex) => !hexes.has(hex));
  if (missed.length > 0) return `misses ${missed.join(', ')}`;
  const faults = (pin.leaves ?? []).map((side) => factHolds(index, pin, { fact: 'road-leaves', side }));
  return faults.find((fault) => fault !== undefined);
}
