import { type Naming, nameOf, readHex } from '@bridgehead/hex';
import {
  buildHexMap,
  describeHex,
  type HexDescription,
  type HexMap,
  type MapFile,
  type MarkDescription,
  type SideDescription,
} from '@bridgehead/map';
import { BadInput } from '../bad-input.ts';

/** All that is known of one hex, in words. */
interface HexSheet {
  readonly hex: string;
  readonly heading: string;
  readonly ground: readonly GroundRow[];
  readonly sides: readonly SideRow[];
}

type GroundRow = readonly [label: string, text: string];
type SideRow = readonly [direction: string, beyond: string, things: string];

/** A map is built once, however many of its hexes are asked for. */
const builtMaps = new WeakMap<MapFile, HexMap>();

function builtMap(file: MapFile): HexMap {
  const map = builtMaps.get(file) ?? buildHexMap(file);
  builtMaps.set(file, map);
  return map;
}

export function hexSheet(file: MapFile, name: string): HexSheet {
  const map = builtMap(file);
  const hex = describeHex(map, expectHex(map, name));
  return {
    hex: hex.hex,
    heading: hex.name === undefined ? `hex ${hex.hex}` : `hex ${hex.hex}, ${hex.name}`,
    ground: groundRows(map, hex),
    sides: hex.sides.map(sideRow),
  };
}

/** The sheet as text, to be read at a glance. */
export function formatHexSheet({ heading, ground, sides }: HexSheet): string {
  const lines = [
    heading,
    ...ground.map(([label, text]) => `  ${label.padEnd(10)}${text}`),
    '  hexsides',
    ...sides.map(([direction, beyond, things]) => `    ${direction.padEnd(4)}${beyond.padEnd(9)}${things}`.trimEnd()),
  ];
  return `${lines.join('\n')}\n`;
}

function expectHex({ title, grid }: HexMap, name: string): number {
  const hex = readHex(grid, name);
  const first = nameOf(grid, 0);
  if (hex === 'not-a-name') {
    throw new BadInput(`«${name}» is not a hex of ${title}: expected ${SCHEMES[grid.naming]}, such as ${first}`);
  }
  if (hex === 'off-map') {
    const last = nameOf(grid, grid.hexCount - 1);
    throw new BadInput(`hex «${name}» is not on the map of ${title}: expected one from ${first} to ${last}`);
  }
  return hex;
}

const SCHEMES: Readonly<Record<Naming, string>> = {
  RRCC: 'two digits for the row and two for the column',
  XXYY: 'two digits for the column and two for the row',
  'a,b': 'column, comma, row',
};

function groundRows(map: HexMap, hex: HexDescription): GroundRow[] {
  const regions = hex.regions.map((region) => map.regions.find((one) => one.region === region)?.name ?? region);
  const rows: GroundRow[] = [
    ['terrain', hex.terrain],
    ['features', hex.features.join(', ')],
    ['places', hex.places.map((place) => `${place.name} (${place.class})`).join(', ')],
    ['marks', hex.marks.map(markText).join('; ')],
    ['regions', regions.join('; ')],
  ];
  return rows.filter(([, text]) => text !== '');
}

function markText({ mark, code, side, note }: MarkDescription): string {
  const owner = side === undefined ? '' : ` (${side})`;
  return `${mark} ${code}${owner}${note === undefined ? '' : `: ${note}`}`;
}

function sideRow(side: SideDescription): SideRow {
  const beyond = side.hex ?? (side.area === undefined ? 'off map' : `area ${side.area}`);
  return [side.direction, beyond, thingsOn(side).join(', ')];
}

function thingsOn(side: SideDescription): string[] {
  const water = side.water === undefined ? [] : [waterText(side.water, side.waterNames ?? [])];
  const bridges = side.bridges.map(
    ({ kind, name, permanent }) => `${kind} bridge «${name}»${permanent === true ? ' (never destroyed)' : ''}`,
  );
  return [
    ...water,
    ...bridges,
    ...(side.ferry === undefined ? [] : [`ferry «${side.ferry}»`]),
    ...(side.ford === undefined ? [] : ['ford']),
    ...(side.escarpment === undefined ? [] : ['escarpment']),
    ...(side.road === undefined ? [] : [`${side.road} road`]),
    ...(side.railway === undefined ? [] : ['railway']),
    ...(side.boundary === undefined ? [] : [`${side.boundary} boundary`]),
  ];
}

const waterText = (kind: string, names: readonly string[]): string =>
  names.length === 0 ? kind : `${names.join(' and ')} (${kind})`;
