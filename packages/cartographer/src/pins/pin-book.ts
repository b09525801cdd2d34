/** The pins of a title, sorted by what they speak of; two that contradict each other are an error that names both. */
import { SourceFault } from '../source/geography.ts';
import type { Pin } from './pin.ts';

export type PinOf<K extends Pin['pin']> = Extract<Pin, { readonly pin: K }>;

export interface PinBook {
  readonly all: readonly Pin[];
  of<K extends Pin['pin']>(kind: K): readonly PinOf<K>[];
}

/** Pins by the name of what they speak of; several of one name add up, for none of them contradicts another. */
export function mergedByName<P extends { readonly name: string }>(pins: readonly P[]): Map<string, P> {
  const merged = new Map<string, P>();
  for (const pin of pins) merged.set(pin.name, { ...merged.get(pin.name), ...pin });
  return merged;
}

/** What a pin claims: a subject and the value it gives it. */
interface Claim {
  readonly about: string;
  readonly value: string;
}

export function openPinBook(pins: readonly Pin[]): PinBook {
  const faults = contradictions(pins);
  if (faults.length > 0) throw new SourceFault(faults.join('\n'));
  return {
    all: pins,
    of: <K extends Pin['pin']>(kind: K) => pins.filter((pin): pin is PinOf<K> => pin.pin === kind),
  };
}

export function contradictions(pins: readonly Pin[]): string[] {
  const claimed = new Map<string, { readonly value: string; readonly pin: Pin }>();
  const faults: string[] = [];
  const clash = (one: Pin, other: Pin): void => {
    faults.push(`pins contradict: «${one.says}» [${one.source}] and «${other.says}» [${other.source}]`);
  };
  for (const pin of pins) {
    for (const { about, value } of claims(pin)) {
      const known = claimed.get(about);
      if (known === undefined) claimed.set(about, { value, pin });
      else if (known.value !== value) clash(known.pin, pin);
    }
  }
  for (const pin of pins) {
    if (pin.pin !== 'not-terrain') continue;
    const stated = claimed.get(`terrain of ${pin.hex}`);
    if (stated !== undefined && pin.not.includes(stated.value)) clash(stated.pin, pin);
  }
  return faults;
}

const sideKey = (side: string): string => side.split('/').sort().join('/');

const one = (about: string, value: string | undefined): Claim[] => (value === undefined ? [] : [{ about, value }]);

/** What each kind of pin claims. */
const CLAIMS: { readonly [K in Pin['pin']]: (pin: PinOf<K>) => Claim[] } = {
  terrain: (pin) => [
    ...one(`terrain of ${pin.hex}`, pin.is),
    ...one(`name of ${pin.hex}`, pin.name),
    ...(pin.with ?? []).flatMap((feature) => one(`${feature} in ${pin.hex}`, 'yes')),
    ...(pin.without ?? []).flatMap((feature) => one(`${feature} in ${pin.hex}`, 'no')),
  ],
  'not-terrain': () => [],
  place: (pin) => [
    ...one(`place ${pin.name}`, 'yes'),
    ...one(`hex of ${pin.name}`, pin.hex),
    ...one(`class of ${pin.name}`, pin.class),
  ],
  'no-place': (pin) => one(`place ${pin.name}`, 'no'),
  water: (pin) => [...one(`water ${pin.water}`, 'yes'), ...one(`${pin.water} on ${sideKey(pin.side)}`, 'yes')],
  'no-water': (pin) => [...one(`water ${pin.water}`, 'yes'), ...one(`${pin.water} on ${sideKey(pin.side)}`, 'no')],
  'drop-water': (pin) => one(`water ${pin.water}`, 'no'),
  bridge: (pin) => [
    ...one(`bridge ${pin.name}`, 'yes'),
    ...one(`hexside of ${pin.name}`, pin.side === undefined ? undefined : sideKey(pin.side)),
    ...one(`kind of bridge ${pin.name}`, pin.kind),
    ...one(`permanence of ${pin.name}`, pin.permanent === undefined ? undefined : String(pin.permanent)),
  ],
  'no-bridge': (pin) => one(`bridge ${pin.name}`, 'no'),
  'new-bridge': (pin) => one(`hexside of ${pin.name}`, sideKey(pin.side)),
  'water-begins': (pin) => [...one(`water ${pin.water}`, 'yes'), ...one(`source of ${pin.water}`, pin.hex)],
  escarpment: (pin) => one(`${pin.name} on ${sideKey(pin.side)}`, 'yes'),
  'no-escarpment': (pin) => one(`${pin.name} on ${sideKey(pin.side)}`, 'no'),
  ferry: (pin) => [...one(`ferry ${pin.name}`, 'yes'), ...one(`hexside of ferry ${pin.name}`, sideKey(pin.side))],
  'no-ferry': (pin) => one(`ferry ${pin.name}`, 'no'),
  road: (pin) => [...one(`road ${pin.name}`, 'yes'), ...one(`class of road ${pin.name}`, pin.class)],
  'new-road': () => [],
  'no-road': (pin) => one(`road ${pin.name}`, 'no'),
  area: (pin) => [...one(`area ${pin.area}`, JSON.stringify(pin.edges)), ...edgeClaims(pin)],
  region: (pin) => one(`region ${pin.region}`, `${pin.from} ${pin.within.join()}`),
  block: (pin) => one(`region ${pin.region}`, JSON.stringify([pin.cols, pin.rows])),
  mark: (pin) => one(`${pin.mark} ${pin.code} in ${pin.hex}`, pin.side ?? ''),
  boundary: (pin) => one(`boundary ${pin.name}`, pin.sides.join()),
  lettering: () => [],
};

const claims = (pin: Pin): Claim[] => (CLAIMS[pin.pin] as (pin: Pin) => Claim[])(pin);

/** Each row or column of an edge belongs to one area. */
function edgeClaims(pin: PinOf<'area'>): Claim[] {
  return pin.edges.flatMap(({ edge, from, to }) => {
    const rows: Claim[] = [];
    for (let n = from; n <= to; n++) rows.push({ about: `${edge} edge at ${n}`, value: pin.area });
    return rows;
  });
}
