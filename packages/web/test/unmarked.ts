/** What a page in the language of accents shows without them: text that came from no table of words. */
import { cursorLetters } from '@bridgehead/board';
import type { TitleManifest } from '@bridgehead/catalogue';
import { UNITS as HOLLAND44_UNITS } from '@bridgehead/holland44/facts';
import { AIR_UNITS, UNITS as KASSERINE_UNITS } from '@bridgehead/kasserine/facts';
import type { MapFile } from '@bridgehead/map';
import { UNITS as OMG85_UNITS, SOURCES } from '@bridgehead/omg85/facts';
import type { Page } from 'playwright-core';

/** The letters of keys, and names that stay what they are in every language: those of the map and of the counters, as printed, and of those whose work we use. */
export async function printedNames({ facts, loadMap }: TitleManifest): Promise<readonly string[]> {
  const map = await loadMap();
  const keys = (['flat', 'pointy'] as const).map(cursorLetters);
  return [...keys, ...namesOnMap(map).flatMap(lettered), ...(COUNTERS[facts.id] ?? []), ...map.attribution];
}

const COUNTERS: Readonly<Record<string, readonly string[]>> = {
  holland44: HOLLAND44_UNITS.flatMap(({ id, name, formation, size }) => [id, name, formation, size ?? '']),
  kasserine: [
    ...KASSERINE_UNITS.flatMap(({ id, name, formation }) => [id, name, formation]),
    ...AIR_UNITS.flatMap(({ id, name }) => [id, name]),
  ],
  omg85: [
    ...OMG85_UNITS.flatMap(({ id, name, formation }) => [id, name, formation]),
    ...SOURCES.map(({ name }) => name),
  ],
};

/** As the map letters a name: without what stands in brackets, great ones in capitals. */
function lettered(name: string): readonly string[] {
  const written = name.replace(/ \(.*\)/, '').replaceAll("'", '’');
  return [name, written, written.toUpperCase(), written.toUpperCase().replace(/^’S-/, '’s-')];
}

function namesOnMap(map: MapFile): readonly string[] {
  return [
    map.name,
    ...map.places.map(({ name }) => name),
    ...map.hexes.flatMap(({ name = '' }) => [name]),
    ...[...map.waters, ...map.roads, ...map.railways, ...map.boundaries].map(({ name }) => name),
    ...map.sides.flatMap(({ bridges = [], ferry = '' }) => [ferry, ...bridges.map(({ name }) => name)]),
    ...(map.landforms ?? []).flatMap(({ name = '' }) => [name, massifName(name)]),
    ...map.lettering.map(({ text }) => text),
    ...map.areas.map(({ area }) => area),
    ...map.marks.map(({ code }) => code),
  ];
}

/** As the board letters a massif: the first of its names, short. */
const massifName = (name: string): string =>
  name.replace(/ \(.*| ridge.*| - .*| \/ .*/g, '').replace(/^Djebel /, 'Dj. ');

/** A text of the page and where it stands. */
interface Shown {
  readonly text: string;
  readonly at: string;
}

/** Everything that is written on the page or told to a screen reader, but for what a browser says when no script runs. */
const shownOn = (page: Page): Promise<readonly Shown[]> =>
  page.evaluate(() => {
    const LABELS = [
      'aria-label',
      'aria-description',
      'aria-valuetext',
      'aria-roledescription',
      'title',
      'alt',
      'placeholder',
    ];
    const found: { text: string; at: string }[] = [{ text: document.title, at: 'title of the page' }];
    const pathOf = (element: Element | null): string =>
      element === null || element === document.body
        ? ''
        : `${pathOf(element.parentElement).split(' > ').slice(-3).join(' > ')} > ${element.tagName.toLowerCase()}${[...element.classList].map((name) => `.${name}`).join('')}`;
    const walk = (node: Node): void => {
      if (node instanceof Text && node.data.trim() !== '')
        found.push({ text: node.data.trim(), at: pathOf(node.parentElement) });
      if (!(node instanceof Element)) return;
      if (['SCRIPT', 'STYLE', 'NOSCRIPT', 'style'].includes(node.tagName)) return;
      // What a program said, and codes of ours: for those who mend it.
      if (['CODE', 'SAMP'].includes(node.tagName)) return;
      // Signs that are drawn, not said: HQ on a counter.
      if (node.matches('.c-symbol')) return;
      // One letter on a key is what is printed there.
      if (node.tagName === 'KBD' && (node.textContent ?? '').split(' · ').every((key) => key.length === 1)) return;
      for (const name of LABELS) {
        const text = node.getAttribute(name);
        if (text !== null && text !== '') found.push({ text, at: `${pathOf(node)}[${name}]` });
      }
      for (const child of node.childNodes) walk(child);
    };
    walk(document.body);
    return found;
  });

/** Whether a text holds a plain letter, apart from these names and the codes that are no words. */
export function bareBut(names: readonly string[]): (text: string) => boolean {
  const longestFirst = [...new Set(names)].filter((name) => /[a-zA-Z]/.test(name)).sort((a, b) => b.length - a.length);
  // Most of a page is what the page before it showed.
  const known = new Map<string, boolean>();
  return (text) => {
    const found = known.get(text) ?? (/[a-zA-Z]/.test(text) && /[a-zA-Z]/.test(withoutNames(text, longestFirst)));
    known.set(text, found);
    return found;
  };
}

export async function unmarkedOn(page: Page, isBare: (text: string) => boolean): Promise<readonly string[]> {
  const bare = (await shownOn(page)).filter(({ text }) => isBare(text));
  return [...new Set(bare.map(({ text, at }) => `${text} ‹${at}›`))];
}

/** A name is one only where it stands alone: `Son` is none in `Sonne`. */
function withoutNames(text: string, names: readonly string[]): string {
  let left = text;
  for (const name of names) {
    if (left.includes(name)) left = left.split(new RegExp(`(?<!\\p{L})${escaped(name)}(?!\\p{L})`, 'u')).join('');
  }
  return left.replace(RULE_NUMBER, '');
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** `S2.3` is the number of a rule of a scenario. */
const RULE_NUMBER = /\bS\d+(\.\d+)*\b/g;
