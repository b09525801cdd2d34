import type { MapFile } from '@bridgehead/map';
import { escaped } from '../markup.ts';

/** A map as the pages show it. */
export interface MapEntry {
  readonly title: string;
  readonly map: MapFile;
}

/** The page that lists all maps. */
export function indexPage(entries: readonly MapEntry[]): string {
  const attribution = [...new Set(entries.flatMap(({ map }) => map.attribution))];
  return page({
    title: 'Bridgehead: the atlas',
    script: 'index.js',
    body: `<main class="index">
<header>${WORDMARK}${THEME_BUTTON}</header>
<h1>The atlas</h1>
<p>Real geography, compiled onto the hex grid of each title and drawn by us. Move about with the mouse, with your
fingers or with the arrow keys; choose a hex to read all that is known of it.</p>
<ul class="cards">
${entries.map(card).join('\n')}
</ul>
<footer><p>Unofficial and not affiliated with any publisher; no publisher's map or art is used.</p>
${paragraphs(attribution)}</footer>
</main>`,
  });
}

const card = ({ title, map }: MapEntry): string => `<li><a class="card" href="/atlas/${title}">
<img data-map="${title}" alt="" width="560" height="420">
<div><h2>${escaped(map.name)}</h2><p>${map.hexes.length} hexes of ${map.sheet.hexKm} km</p></div></a></li>`;

/** The page that shows one map and lets the reader move about in it. */
export function mapPage({ title, map }: MapEntry, entries: readonly MapEntry[]): string {
  const name = escaped(map.name);
  return page({
    title: `${name}: Bridgehead`,
    script: 'viewer.js',
    body: `<div class="viewer">
<header class="bar">${WORDMARK}<nav aria-label="Maps">${entries.map((entry) => tab(entry, title)).join('')}</nav>${THEME_BUTTON}</header>
<main class="view" data-map="${title}" tabindex="0" aria-label="Map: ${name}. Arrow keys move, plus and minus zoom, 0 shows all.">
<div class="stage"></div>
<p class="status" role="status"></p>
</main>
<aside class="hex-card" aria-live="polite" hidden></aside>
<details class="sources"><summary>Sources</summary>${paragraphs(map.attribution)}</details>
<div class="zoom">
${button('zoom-out', 'Farther', '<path d="M4 10h12"/>')}
${button('fit', 'Show all', '<path d="M4 8V4h4M12 4h4v4M16 12v4h-4M8 16H4v-4"/>')}
${button('zoom-in', 'Nearer', '<path d="M4 10h12M10 4v12"/>')}
</div>
</div>`,
  });
}

function tab({ title, map }: MapEntry, current: string): string {
  const state = title === current ? ' aria-current="page"' : '';
  return `<a class="button" href="/atlas/${title}"${state}>${escaped(map.name)}</a>`;
}

const button = (action: string, label: string, icon: string): string =>
  `<button class="button" type="button" data-action="${action}" aria-label="${label}" title="${label}"><svg viewBox="0 0 20 20" aria-hidden="true">${icon}</svg></button>`;

const THEME_BUTTON = button(
  'theme',
  'Light or dark',
  '<g class="sun"><circle cx="10" cy="10" r="3.4"/><path d="M10 2v2M10 16v2M2 10h2M16 10h2M4.4 4.4l1.4 1.4M14.2 14.2l1.4 1.4M4.4 15.6l1.4-1.4M14.2 5.8l1.4-1.4"/></g><path class="moon" d="M16.5 12.2A7 7 0 0 1 7.8 3.5a7 7 0 1 0 8.7 8.7Z"/>',
);

const WORDMARK =
  '<a class="wordmark" href="/atlas/" aria-label="Bridgehead, the atlas"><svg viewBox="0 0 26 28" aria-hidden="true"><path d="M13 1 25 7.8v12.4L13 27 1 20.2V7.8Z" fill="var(--ink)"/><path d="M4 17.5c3 0 4-5 9-5s6 5 9 5" fill="none" stroke="var(--select)" stroke-width="2.6"/><path d="M4 20.5h18" stroke="var(--panel)" stroke-width="1.6"/></svg><span>Bridgehead</span></a>';

interface PageParts {
  readonly title: string;
  readonly script: string;
  readonly body: string;
}

const page = ({ title, script, body }: PageParts): string => `<!doctype html>
<html lang="en" data-theme="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/atlas/assets/fonts.css">
<link rel="stylesheet" href="/atlas/assets/tokens.css">
<link rel="stylesheet" href="/atlas/assets/atlas.css">
<script type="module" src="/atlas/assets/${script}"></script>
</head>
<body>
${body}
</body>
</html>
`;

const paragraphs = (lines: readonly string[]): string => lines.map((line) => `<p>${escaped(line)}</p>`).join('\n');
