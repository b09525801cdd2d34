/** What is under `/atlas/`: maps as pictures, drawn when first asked for and again when a file changes. */
import { drawAtlas, type Theme } from '@bridgehead/board';
import type { MapFile } from '@bridgehead/map';
import { BadInput } from '../bad-input.ts';
import { mapStyleOf } from '../maps/map-styles.ts';
import { fontCss } from '../pictures/fonts.ts';
import type { Shell } from '../shell.ts';
import { loadMap, loadRelief, mapVersion, titlesWithMap } from '../titles.ts';
import { type Content, contentOf, SVG } from './content.ts';
import { found, NOTHING_HERE, type PageResponse, textResponse } from './page-response.ts';
import { versionedCache } from './versioned-cache.ts';

type Atlas = (path: string, query: URLSearchParams) => PageResponse;

/** Refuses to start with a map that cannot be read, or with none. */
export function atlasOf(shell: Shell): Atlas {
  const maps = mapsOf(shell);
  const drawing = drawingsOf(shell, maps);
  if (maps.titles().map(maps.of).length === 0) {
    throw new BadInput('there are no maps: expected some, run «npm run maps»');
  }
  return (path, query) => {
    if (path === '') return toViewer('');
    const [, title, picture] = ADDRESS.exec(path) ?? [];
    if (title === undefined || !maps.titles().includes(title)) return NOTHING_HERE;
    if (picture === undefined) return toViewer(`/${title}`);
    return found(drawing(title, query.get('theme') === 'dark' ? 'dark' : 'light'));
  };
}

/** `<title>`, `<title>.svg?theme=dark` */
const ADDRESS = /^([\w-]+)(\.svg)?$/;

/** The pages of the maps are a part of the client. */
const toViewer = (route: string): PageResponse =>
  textResponse(302, 'The maps are shown by the client.', { location: `/#/map${route}` });

interface Maps {
  readonly titles: () => readonly string[];
  readonly of: (title: string) => MapFile;
}

/** A title whose name could not stand in an address is not shown. */
const TITLE = /^[\w-]+$/;

function mapsOf(shell: Shell): Maps {
  const known = versionedCache<MapFile>();
  return {
    titles: () => titlesWithMap(shell).filter((title) => TITLE.test(title)),
    of: (title) => known(title, mapVersion(shell, title), () => loadMap(shell, title)),
  };
}

function drawingsOf(shell: Shell, maps: Maps): (title: string, theme: Theme) => Content {
  const known = versionedCache<Content>();
  const draw = (title: string, theme: Theme): string =>
    drawAtlas(maps.of(title), {
      ...mapStyleOf(title),
      theme,
      relief: loadRelief(shell, title),
      fontCss: fontCss(),
      numbers: true,
      legend: true,
    });
  return (title, theme) =>
    known(`${theme} drawing of ${title}`, mapVersion(shell, title), () => contentOf(SVG, draw(title, theme)));
}
