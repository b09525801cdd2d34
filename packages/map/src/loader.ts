import { checkLines } from './check-agreement.ts';
import { checkHexes, checkVocabulary } from './check-hexes.ts';
import { checkPlaces } from './check-places.ts';
import { checkSides } from './check-sides.ts';
import { type MapFault, report, type Site, siteAt } from './fault.ts';
import { MAP_FORMAT, MAP_VERSION, type MapFile } from './map-file.ts';
import { isMapShaped } from './map-shape.ts';
import { bad, good, type Result } from './result.ts';
import { newGridOf } from './sheet.ts';

/**
 * Turns data from outside into a checked map file, or tells everything that is wrong with it. The checks go in stages,
 * each only after the one before it found nothing: format, fields, hexes, and all that refers to hexes.
 */
export function parseMapFile(json: unknown): Result<MapFile, readonly MapFault[]> {
  const faults: MapFault[] = [];
  const root: Site = { place: '', faults };
  checkFormat(json, root);
  if (faults.length > 0 || !isMapShaped(json, root)) return bad(faults);
  checkVocabulary(json.vocabulary, siteAt(root, 'vocabulary'));
  checkHexes(json, siteAt(root, 'hexes'));
  if (faults.length > 0) return bad(faults);
  const grid = newGridOf(json);
  const recordBySide = checkSides(json, grid, siteAt(root, 'sides'));
  checkPlaces(json, grid, root);
  // Lines are compared with hexsides, so faults there would be told twice.
  if (faults.length === 0) checkLines(json, grid, recordBySide, root);
  return faults.length === 0 ? good(json) : bad(faults);
}

function checkFormat(json: unknown, site: Site): void {
  const isObject = typeof json === 'object' && json !== null;
  const format = isObject && 'format' in json ? json.format : undefined;
  const version = isObject && 'version' in json ? json.version : undefined;
  if (format !== MAP_FORMAT) report(site, 'bad-format', `not a map file: format is not «${MAP_FORMAT}»`);
  else if (version !== MAP_VERSION) {
    report(site, 'bad-format', `map version ${JSON.stringify(version)}, expected ${MAP_VERSION}`);
  }
}
