/** All that is under `/atlas/`, made when first asked for and again when a file changes. */
import { readFileSync } from 'node:fs';
import { drawAtlas, type Theme, themeCss } from '@bridgehead/board';
import type { MapFile } from '@bridgehead/map';
import { BadInput } from '../bad-input.ts';
import { hexSheet } from '../maps/hex-sheet.ts';
import { mapStyleOf } from '../maps/map-styles.ts';
import { fontCss } from '../pictures/fonts.ts';
import type { Shell } from '../shell.ts';
import { loadMap, mapVersion, titlesWithMap } from '../titles.ts';
import { type Content, CSS, contentOf, HTML, JS, JSON_TYPE, SVG } from './content.ts';
import { found, NOTHING_HERE, type PageResponse, textResponse } from './page-response.ts';
import { indexPage, type MapEntry, mapPage } from './pages.ts';
import { fileVersion, versionedCache } from './versioned-cache.ts';

type Atlas = (path: string, query: URLSearchParams) => PageResponse;

/** Refuses to start with a map that cannot be read, or with none. */
export function atlasOf(shell: Shell): Atlas {
  const maps = mapsOf(shell);
  const contents = contentsOf(shell, maps);
  if (maps.entries().length === 0) throw new BadInput('there are no maps: expected some, run «npm run maps»');
  return (path, query) => responseTo(path, query, { maps, contents });
}

interface Maps {
  readonly titles: () => readonly string[];
  readonly of: (title: string) => MapFile;
  readonly entries: () => readonly MapEntry[];
}

/** A title whose name could not stand in an address is not shown. */
const TITLE = /^[\w-]+$/;

function mapsOf(shell: Shell): Maps {
  const known = versionedCache<MapFile>();
  const titles = (): readonly string[] => titlesWithMap(shell).filter((title) => TITLE.test(title));
  const of = (title: string): MapFile => known(title, mapVersion(shell, title), () => loadMap(shell, title));
  return { titles, of, entries: () => titles().map((title) => ({ title, map: of(title) })) };
}

interface Contents {
  readonly index: () => Content;
  readonly page: (title: string) => Content;
  readonly drawing: (title: string, theme: Theme) => Content;
  readonly asset: (name: string) => Content | undefined;
}

function contentsOf(shell: Shell, maps: Maps): Contents {
  const known = versionedCache<Content>();
  const mapsVersion = (): string =>
    maps
      .titles()
      .map((title) => `${title} ${mapVersion(shell, title)}`)
      .join();
  return {
    index: () => known('index', mapsVersion(), () => contentOf(HTML, indexPage(maps.entries()))),
    page: (title) =>
      known(`page of ${title}`, mapsVersion(), () =>
        contentOf(HTML, mapPage({ title, map: maps.of(title) }, maps.entries())),
      ),
    drawing: (title, theme) =>
      known(`${theme} drawing of ${title}`, mapVersion(shell, title), () =>
        contentOf(
          SVG,
          drawAtlas(maps.of(title), { ...mapStyleOf(title), theme, fontCss: fontCss(), numbers: true, legend: true }),
        ),
      ),
    asset: (name) => {
      const source = sourceOf(name);
      return source && known(`asset ${name}`, source.version(), () => contentOf(source.type, source.read()));
    },
  };
}

/** ``, `assets/…`, `<title>`, `<title>.svg?theme=dark`, `<title>/<hex>.json` */
const ADDRESS = /^([\w-]+)(?:(\.svg)|\/([^/]+)\.json)?$/;

interface Parts {
  readonly maps: Maps;
  readonly contents: Contents;
}

function responseTo(path: string, query: URLSearchParams, { maps, contents }: Parts): PageResponse {
  if (path === '') return found(contents.index());
  if (path.startsWith(ASSETS)) return foundOrNothing(contents.asset(path.slice(ASSETS.length)));
  const [, title, picture, hex] = ADDRESS.exec(path) ?? [];
  if (title === undefined || !maps.titles().includes(title)) return NOTHING_HERE;
  if (picture !== undefined) return found(contents.drawing(title, query.get('theme') === 'dark' ? 'dark' : 'light'));
  return hex === undefined ? found(contents.page(title)) : hexResponse(maps.of(title), hex);
}

const foundOrNothing = (content: Content | undefined): PageResponse =>
  content === undefined ? NOTHING_HERE : found(content);

function hexResponse(map: MapFile, hex: string): PageResponse {
  try {
    return found(contentOf(JSON_TYPE, JSON.stringify(hexSheet(map, hex))));
  } catch (error) {
    if (error instanceof BadInput) return textResponse(404, error.message);
    throw error;
  }
}

const ASSETS = 'assets/';

/** Where a file of the pages comes from. */
interface Source {
  readonly type: string;
  readonly version: () => string;
  readonly read: () => string | Buffer;
}

const made = (type: string, read: () => string): Source => ({ type, version: () => '', read });

function ofPage(type: string, name: string): Source {
  const file = new URL(`../../page/${name}`, import.meta.url);
  return { type, version: () => fileVersion(file), read: () => readFileSync(file) };
}

const SOURCES: ReadonlyMap<string, Source> = new Map([
  ['fonts.css', made(CSS, fontCss)],
  ['tokens.css', made(CSS, () => `:root{${themeCss('light')}}\n:root[data-theme="dark"]{${themeCss('dark')}}\n`)],
  ['atlas.css', ofPage(CSS, 'atlas.css')],
  ...['camera.js', 'hex-card.js', 'index.js', 'theme.js', 'viewer.js'].map((name) => [name, ofPage(JS, name)] as const),
]);

const sourceOf = (name: string): Source | undefined => SOURCES.get(name);
