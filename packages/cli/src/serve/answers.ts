import { readFileSync } from 'node:fs';
import { drawAtlas, type Theme, themeCss } from '@bridgehead/board';
import type { MapFile } from '@bridgehead/map';
import { BadInput } from '../bad-input.ts';
import { fontCss } from '../fonts.ts';
import { hexSheet } from '../hex-sheet.ts';
import type { Shell } from '../shell.ts';
import { loadMap, mapVersion, titlesWithMap } from '../titles.ts';
import { type Client, clientOf } from './client.ts';
import { indexPage, type MapEntry, mapPage } from './pages.ts';

export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string | Buffer;
  /** The address names the content: whoever has it need never ask again. */
  readonly isForever?: boolean;
  /** Where to go instead. */
  readonly location?: string;
}

export type Answerer = (url: URL) => Answer;

const HTML = 'text/html; charset=utf-8';
const SVG = 'image/svg+xml; charset=utf-8';
const CSS = 'text/css; charset=utf-8';
const JS = 'text/javascript; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';
const TEXT = 'text/plain; charset=utf-8';

const PAGE_FILES: Readonly<Record<string, string>> = {
  'atlas.css': CSS,
  'camera.js': JS,
  'hex-card.js': JS,
  'index.js': JS,
  'theme.js': JS,
  'viewer.js': JS,
};

/** What the server says to each address. Maps are read and drawn when first asked for, and again when a file changes. */
export function answerer(shell: Shell): Answerer {
  const atlas = atlasOf(shell);
  const client = clientOf(shell.root);
  if (atlas.entries().length === 0) throw new BadInput('there are no maps: expected some, run «npm run maps»');
  return (url) => {
    try {
      return answerTo(url, atlas, client);
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      return { status: 500, type: TEXT, body: error.message };
    }
  };
}

interface Atlas {
  readonly entries: () => readonly MapEntry[];
  readonly draw: (title: string, theme: Theme) => string;
}

function atlasOf(shell: Shell): Atlas {
  const maps = remembered<MapFile>();
  const drawings = remembered<string>();
  const mapOf = (title: string): MapFile => maps(title, mapVersion(shell, title), () => loadMap(shell, title));
  return {
    entries: () => titlesWithMap(shell).map((title) => ({ title, map: mapOf(title) })),
    draw: (title, theme) =>
      drawings(`${title} ${theme}`, mapVersion(shell, title), () =>
        drawAtlas(mapOf(title), { theme, fontCss: fontCss(), numbers: true, legend: true }),
      ),
  };
}

const ATLAS = 'atlas/';

/** The client at the root; beside it the atlas, which is all there is until the client is built. */
function answerTo(url: URL, atlas: Atlas, client: Client): Answer {
  const path = decoded(url.pathname.slice(1));
  if (path.startsWith(ATLAS)) return atlasAnswer(path.slice(ATLAS.length), url.searchParams, atlas);
  if (path === 'atlas' || (path === '' && !client.isBuilt())) {
    return { status: 302, type: TEXT, body: '', location: `/${ATLAS}` };
  }
  return client.answer(path) ?? missing(`There is no «${path}» here.`);
}

/** ``, `assets/…`, `<title>`, `<title>.svg?theme=dark`, `<title>/<hex>.json` */
function atlasAnswer(path: string, searchParams: URLSearchParams, { entries, draw }: Atlas): Answer {
  if (path === '') return found(HTML, indexPage(entries()));
  if (path.startsWith('assets/')) return asset(path.slice('assets/'.length));
  const [, title, rest] = /^([\w-]+)(\.svg|\/.+\.json)?$/.exec(path) ?? [];
  const all = entries();
  const entry = all.find((one) => one.title === title);
  if (entry === undefined) return missing(`There is no «${path}» here.`);
  if (rest === undefined) return found(HTML, mapPage(entry, all));
  if (rest === '.svg') return found(SVG, draw(entry.title, asTheme(searchParams.get('theme'))));
  return hexAnswer(entry.map, rest.slice(1, -'.json'.length));
}

/** A path that is badly encoded is the path of nothing. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function hexAnswer(map: MapFile, hex: string): Answer {
  try {
    return found(JSON_TYPE, JSON.stringify(hexSheet(map, hex)));
  } catch (error) {
    if (error instanceof BadInput) return missing(error.message);
    throw error;
  }
}

function asset(name: string): Answer {
  if (name === 'fonts.css') return found(CSS, fontCss());
  if (name === 'tokens.css')
    return found(CSS, `:root{${themeCss('light')}}\n:root[data-theme="dark"]{${themeCss('dark')}}\n`);
  const type = Object.hasOwn(PAGE_FILES, name) ? PAGE_FILES[name] : undefined;
  if (type === undefined) return missing(`There is no asset «${name}».`);
  return found(type, readFileSync(new URL(`../../page/${name}`, import.meta.url), 'utf8'));
}

const found = (type: string, body: string): Answer => ({ status: 200, type, body });
const missing = (body: string): Answer => ({ status: 404, type: TEXT, body });

const asTheme = (text: string | null | undefined): Theme => (text === 'dark' ? 'dark' : 'light');

type Remember<Value> = (key: string, version: number, make: () => Value) => Value;

/** Keeps the last value of every key as long as its version stays the same. */
function remembered<Value>(): Remember<Value> {
  const known = new Map<string, { readonly version: number; readonly value: Value }>();
  return (key, version, make) => {
    const before = known.get(key);
    if (before?.version === version) return before.value;
    const value = make();
    known.set(key, { version, value });
    return value;
  };
}
