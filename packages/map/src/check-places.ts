import { type Grid, hexesOfSide, OFF_MAP } from '@bridgehead/hex';
import { checkUnique } from './check-hexes.ts';
import { findHex, findSide } from './check-sides.ts';
import { quote, report, type Site, siteAt } from './fault.ts';
import type { AreaRecord, MapFile, MarkRecord, PlaceRecord, RegionRecord } from './map-file.ts';

/** One bit of 32 for each region. */
const MOST_REGIONS = 32;

/** Places, marks, regions and areas: all that hangs on hexes by name. */
export function checkPlaces(file: MapFile, grid: Grid, site: Site): void {
  checkTowns(file.places, grid, siteAt(site, 'places'));
  checkMarks(file.marks, grid, siteAt(site, 'marks'));
  checkRegions(file.regions, grid, siteAt(site, 'regions'));
  checkAreas(file.areas, grid, siteAt(site, 'areas'));
}

/** Two places may share a name (the country has two of many), but not in one hex. */
function checkTowns(places: readonly PlaceRecord[], grid: Grid, site: Site): void {
  const seen = new Set<string>();
  places.forEach(({ name, hex }, i) => {
    const here = siteAt(site, i, name);
    findHex(grid, hex, here);
    const key = `${hex} ${name}`;
    if (seen.has(key)) report(here, 'duplicate', `the place is listed twice in ${quote(hex)}`);
    seen.add(key);
  });
}

function checkNames(names: readonly string[], site: Site): void {
  names.forEach((name, i) => {
    if (names.indexOf(name) < i) report(siteAt(site, i, name), 'duplicate', 'the name is listed twice');
  });
}

function checkMarks(marks: readonly MarkRecord[], grid: Grid, site: Site): void {
  const seen = new Set<string>();
  marks.forEach(({ hex, mark, code }, i) => {
    const here = siteAt(site, i, hex);
    findHex(grid, hex, here);
    const key = `${hex} ${mark} ${code}`;
    if (seen.has(key)) report(here, 'duplicate', `${mark} ${quote(code)} is listed twice`);
    seen.add(key);
  });
}

function checkRegions(regions: readonly RegionRecord[], grid: Grid, site: Site): void {
  if (regions.length > MOST_REGIONS) {
    report(site, 'too-many', `${regions.length} regions, but the tables hold ${MOST_REGIONS}`);
  }
  checkNames(
    regions.map(({ region }) => region),
    site,
  );
  regions.forEach((region, i) => {
    const here = siteAt(siteAt(site, i, region.region), 'hexes');
    region.hexes.forEach((hex, j) => {
      findHex(grid, hex, siteAt(here, j));
    });
    checkUnique(region.hexes, here);
  });
}

function checkAreas(areas: readonly AreaRecord[], grid: Grid, site: Site): void {
  checkNames(
    areas.map(({ area }) => area),
    site,
  );
  const ownerBySide = new Map<number, string>();
  areas.forEach((area, i) => {
    const here = siteAt(site, i, area.area);
    area.sides.forEach((name, j) => {
      const at = siteAt(siteAt(here, 'sides'), j, name);
      const side = findSide(grid, name, at);
      if (side === undefined) return;
      if (hexesOfSide(grid, side)[1] !== OFF_MAP) report(at, 'not-an-edge', "not a hexside of the map's edge");
      const owner = ownerBySide.get(side);
      if (owner !== undefined) report(at, 'duplicate', `the hexside belongs to area ${quote(owner)} already`);
      ownerBySide.set(side, area.area);
    });
    checkTouches(area, areas, here);
  });
}

function checkTouches(area: AreaRecord, areas: readonly AreaRecord[], site: Site): void {
  checkUnique(area.touches, siteAt(site, 'touches'));
  for (const name of area.touches) {
    const other = areas.find((candidate) => candidate.area === name);
    if (other === undefined) report(site, 'unknown-area', `touches ${quote(name)}, which is no area`);
    else if (other === area) report(site, 'not-mutual', 'touches itself');
    else if (!other.touches.includes(area.area)) {
      report(site, 'not-mutual', `touches ${quote(name)}, which does not touch it`);
    }
  }
}
