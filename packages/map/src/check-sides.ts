import { type Grid, hexNamed, readHex, sideNamed } from '@bridgehead/hex';
import { checkWord } from './check-hexes.ts';
import { quote, report, type Site, siteAt } from './fault.ts';
import type { BridgeRecord, MapFile, SideRecord, Vocabulary } from './map-file.ts';

/** The hexside of a name, or undefined after saying why there is none. */
export function findSide(grid: Grid, name: string, site: Site): number | undefined {
  const side = sideNamed(grid, name);
  if (side === undefined) report(site, 'unknown-side', whyNoSide(grid, name));
  return side;
}

function whyNoSide(grid: Grid, name: string): string {
  const [first = '', second = '', ...rest] = name.split('/');
  if (second === '' || rest.length > 0) return 'not a hexside name of the form hex/hex or hex/direction';
  if (hexNamed(grid, first) === undefined) return `the map has no hex ${quote(first)}`;
  const beyond = readHex(grid, second);
  if (beyond === 'not-a-name') return `${quote(second)} is neither a hex nor a direction in which the map ends`;
  return beyond === 'off-map' ? `the map has no hex ${quote(second)}` : 'the two hexes do not touch';
}

/** The hex of a name, or undefined after saying that the map has none. */
export function findHex(grid: Grid, name: string, site: Site): number | undefined {
  const hex = hexNamed(grid, name);
  if (hex === undefined) report(site, 'unknown-hex', `the map has no hex ${quote(name)}`);
  return hex;
}

/** Checks the hexside records and returns them by hexside number. */
export function checkSides(file: MapFile, grid: Grid, site: Site): ReadonlyMap<number, SideRecord> {
  const recordBySide = new Map<number, SideRecord>();
  file.sides.forEach((record, i) => {
    const here = siteAt(site, i, record.side);
    const side = findSide(grid, record.side, here);
    if (side !== undefined) {
      const earlier = recordBySide.get(side);
      if (earlier !== undefined) report(here, 'duplicate', `the hexside is listed before as ${quote(earlier.side)}`);
      recordBySide.set(side, record);
    }
    checkSideWords(record, file.vocabulary, here);
    checkCrossings(record, here);
  });
  return recordBySide;
}

function checkSideWords(record: SideRecord, vocabulary: Vocabulary, site: Site): void {
  if (record.water !== undefined) checkWord(record.water, vocabulary.waters, 'water', site);
  if (record.road !== undefined) checkWord(record.road, vocabulary.roads, 'road', site);
  if (record.boundary !== undefined) checkWord(record.boundary, vocabulary.boundaries, 'boundary', site);
}

function checkCrossings({ water, ferry, ford, road, bridges = [] }: SideRecord, site: Site): void {
  if (water === undefined && ferry !== undefined) report(site, 'no-water', `ferry ${quote(ferry)} without water`);
  if (ford === true) checkFord(water, road, bridges, site);
  bridges.forEach((bridge, i) => {
    const here = siteAt(siteAt(site, 'bridges'), i);
    const isSame = (other: typeof bridge): boolean => other.kind === bridge.kind && other.name === bridge.name;
    if (water === undefined) report(here, 'no-water', `bridge ${quote(bridge.name)} without water`);
    if (bridges.findIndex(isSame) < i) report(here, 'duplicate', `bridge ${quote(bridge.name)} is listed twice`);
  });
}

/** A ford lies where a road goes through a water that has no bridge for it. */
function checkFord(
  water: string | undefined,
  road: string | undefined,
  bridges: readonly BridgeRecord[],
  site: Site,
): void {
  if (water === undefined) report(site, 'no-water', 'ford without water');
  if (road === undefined) report(site, 'disagreement', 'ford without a road');
  if (bridges.some(({ kind }) => kind === 'road')) report(site, 'disagreement', 'ford beside a bridge of the road');
}
