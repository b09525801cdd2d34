/** A board to look at and to test: `?map=<path of a map file>&units=<how many>&middle=<hex of a scene>`. */
import type { MapFile } from '@bridgehead/map';
import { COUNTRY_STYLE } from '../src/fixtures/country-style.ts';
import { RIVER_COUNTRY } from '../src/fixtures/river-country.ts';
import { counterSvg, createBoard, createMinimap, drawMap, LEVELS, plainStyle, themeCss } from '../src/index.ts';
import { showEverything } from './demo-scene.ts';
import { manyStacks, SPECIMENS } from './demo-units.ts';

const asked = new URLSearchParams(location.search);

async function mapOf(): Promise<MapFile> {
  const path = asked.get('map');
  if (path === null) return RIVER_COUNTRY;
  const response = await fetch(path);
  return (await response.json()) as MapFile;
}

function byId(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`the page has no «${id}»`);
  return element;
}

const themes = document.createElement('style');
themes.textContent = `[data-theme=light]{${themeCss('light')}}[data-theme=dark]{${themeCss('dark')}}`;
document.head.append(themes);

const map = await mapOf();
const style = map === RIVER_COUNTRY ? COUNTRY_STYLE : plainStyle(map);
const started = performance.now();
const board = createBoard(byId('host'), {
  map,
  style,
  label: 'Map',
  describe: (hex) => `Hex ${hex}`,
  drawGround: async () => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    const { ground, ...drawing } = drawMap(map, { style });
    return { ...drawing, ground: async () => ground };
  },
  ...(asked.has('worker')
    ? { painter: () => new Worker(new URL('./demo-painter.ts', import.meta.url), { type: 'module' }) }
    : {}),
  sumLine: (counters) => `${counters.length} units`,
});
const interactive = performance.now() - started;
if (asked.has('units')) {
  board.setStacks(
    manyStacks(
      map.hexes.map(({ hex }) => hex),
      Number(asked.get('units')),
    ),
  );
}
const middle = asked.get('middle');
if (middle !== null) showEverything(board, map, middle);
createMinimap(board, byId('minimap'));

if (asked.has('specimens')) {
  byId('host').style.display = 'none';
  byId('minimap').style.display = 'none';
  const sheet = byId('specimens');
  sheet.style.display = 'grid';
  const sizes = { near: 118, middle: 64, far: 37 } as const;
  sheet.innerHTML = SPECIMENS.map(
    (look) =>
      `<div>${LEVELS.toReversed()
        .map((level) => counterSvg(look, level, sizes[level]))
        .join('')}</div>`,
  ).join('');
}

Object.assign(window, { board, interactive, specimens: SPECIMENS });
