/**
 * Rule packages read no files, so each title that has code gets its map as a module: the text of map.json, written
 * before every build and never committed.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** The titles that are played, and the one that stands in for a new title in tests. */
const GROUPS = [join(root, 'titles'), join(root, 'packages', 'testkit', 'titles')];
for (const folder of GROUPS.flatMap((group) => readdirSync(group).map((title) => join(group, title)))) {
  const data = join(folder, 'src', 'data');
  if (!existsSync(join(folder, 'map', 'map.json')) || !existsSync(data)) continue;
  const json = JSON.stringify(JSON.parse(readFileSync(join(folder, 'map', 'map.json'), 'utf8')));
  const text = `/** Written by tools/embed-maps.mjs from map/map.json. */\nexport const MAP_TEXT = ${JSON.stringify(json)};\n`;
  renew(join(data, 'map-text.ts'), text);
}

function renew(target, text) {
  if (!existsSync(target) || readFileSync(target, 'utf8') !== text) writeFileSync(target, text);
}
