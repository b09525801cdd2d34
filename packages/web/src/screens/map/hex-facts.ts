/** All that a map knows of a hex, in words. */
import type { MapStyle } from '@bridgehead/board';
import type { Sides } from '@bridgehead/client-kit/looks';
import { isSide, sideLook } from '@bridgehead/client-kit/looks';
import { spoken, t, tOr } from '@bridgehead/client-kit/messages';
import { readHex } from '@bridgehead/hex';
import {
  describeHex,
  type HexDescription,
  type HexMap,
  type MarkDescription,
  type SideDescription,
} from '@bridgehead/map';

export interface HexFacts {
  readonly heading: string;
  readonly ground: readonly (readonly [label: string, text: string])[];
  /** The six hexsides: where they lead, and what is on them. */
  readonly sides: readonly (readonly [direction: string, beyond: string, things: string])[];
}

/** The words of a title for what its map names. */
interface MapWords {
  readonly mapStyle: MapStyle;
  readonly sides: Sides;
}

/** Undefined for a name that is no hex of the map. */
export function hexFacts(map: HexMap, words: MapWords, name: string): HexFacts | undefined {
  const index = readHex(map.grid, name);
  if (typeof index !== 'number') return undefined;
  const hex = describeHex(map, index);
  return {
    heading: headingOf(hex),
    ground: groundOf(map, words, hex).filter(([, text]) => text !== ''),
    sides: hex.sides.map((side) => [
      tOr(`direction.${side.direction}`, side.direction),
      beyond(side),
      thingsOn(side, words.mapStyle).join(', '),
    ]),
  };
}

const headingOf = ({ hex, name }: HexDescription): string =>
  name === undefined ? t('map.hex', { hex }) : t('map.hex.named', { hex, name });

type Names = Readonly<Record<string, { readonly name: string }>>;

/** What the legend calls it. */
const named = (names: Names, word: string): string => spoken(names[word]?.name ?? word);

function groundOf(map: HexMap, { mapStyle, sides }: MapWords, hex: HexDescription): HexFacts['ground'] {
  const regionName = (region: string): string => map.regions.find((one) => one.region === region)?.name ?? region;
  return [
    [t('map.terrain'), named(mapStyle.terrain, hex.terrain)],
    [t('map.features'), hex.features.map((feature) => named(mapStyle.features, feature)).join(', ')],
    [
      t('map.places'),
      hex.places.map(({ name, class: kind }) => t('map.place', { name, kind: t(`map.class.${kind}`) })).join(', '),
    ],
    [t('map.marks'), hex.marks.map((mark) => markText(mark, sides)).join('; ')],
    [t('map.regions'), hex.regions.map((region) => spoken(regionName(region))).join('; ')],
  ];
}

function markText({ mark, code, side, note }: MarkDescription, sides: Sides): string {
  const words = { mark: t(`map.mark.${mark}`), code, note: spoken(note ?? '') };
  if (side === undefined) return note === undefined ? t('map.mark', words) : t('map.mark.note', words);
  const owned = { ...words, side: isSide(sides, side) ? spoken(sideLook(sides, side).name) : side };
  return note === undefined ? t('map.mark.of', owned) : t('map.mark.of.note', owned);
}

const beyond = ({ hex, area }: SideDescription): string =>
  hex ?? (area === undefined ? t('map.off') : t('map.area', { area }));

function thingsOn(side: SideDescription, style: MapStyle): readonly string[] {
  const { water, waterNames = [], bridges, ferry, ford, road, railway, boundary, escarpment } = side;
  const things = [
    water === undefined ? undefined : waterText(named(style.waters, water), waterNames),
    ...bridges.map(({ kind, name, permanent }) =>
      permanent === true
        ? t('map.bridge.permanent', { kind: t(`bridge.${kind}`), name })
        : t('map.bridge', { kind: t(`bridge.${kind}`), name }),
    ),
    ferry === undefined ? undefined : t('map.ferry', { name: ferry }),
    ford === undefined ? undefined : t('map.ford'),
    escarpment === undefined ? undefined : t('map.escarpment'),
    road === undefined ? undefined : named(style.roads, road),
    railway === undefined ? undefined : t('map.railway'),
    boundary === undefined ? undefined : named(style.boundaries, boundary),
  ];
  return things.filter((thing) => thing !== undefined);
}

const waterText = (kind: string, names: readonly string[]): string =>
  names.length === 0 ? kind : t('map.water', { names: names.join(', '), kind });
