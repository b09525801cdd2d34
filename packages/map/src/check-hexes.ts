import { parseName } from '@bridgehead/hex';
import { quote, report, type Site, siteAt } from './fault.ts';
import type { HexRecord, MapFile, Vocabulary } from './map-file.ts';

/** What the integer tables can hold: a byte for a word, one bit of 32 for a feature. */
const MOST_WORDS = { terrain: 127, features: 32, waters: 127, roads: 127, boundaries: 127 } as const;
const VOCABULARIES = ['terrain', 'features', 'waters', 'roads', 'boundaries'] as const;

export function checkVocabulary(vocabulary: Vocabulary, site: Site): void {
  for (const kind of VOCABULARIES) {
    const words = vocabulary[kind];
    const here = siteAt(site, kind);
    const most = MOST_WORDS[kind];
    if (words.length > most) report(here, 'too-many', `${words.length} words, but the tables hold ${most}`);
    checkUnique(words, here);
  }
}

/** Hex names, terrain and features. Every other check needs the hexes to be right. */
export function checkHexes(file: MapFile, site: Site): void {
  if (file.hexes.length === 0) report(site, 'empty', 'the map has no hexes');
  const seen = new Set<string>();
  file.hexes.forEach((record, i) => {
    const here = siteAt(site, i, record.hex);
    if (parseName(file.sheet.naming, record.hex) === undefined) {
      report(here, 'bad-name', `not a hex name of the form ${file.sheet.naming}`);
    }
    if (seen.has(record.hex)) report(here, 'duplicate', 'the hex is listed twice');
    seen.add(record.hex);
    checkLand(record, file.vocabulary, here);
  });
}

function checkLand(record: HexRecord, vocabulary: Vocabulary, site: Site): void {
  checkWord(record.terrain, vocabulary.terrain, 'terrain', site);
  const features = record.features ?? [];
  for (const feature of features) checkWord(feature, vocabulary.features, 'feature', site);
  checkUnique(features, siteAt(site, 'features'));
}

export function checkWord(word: string, words: readonly string[], kind: string, site: Site): void {
  if (!words.includes(word)) report(site, 'unknown-word', `unknown ${kind} ${quote(word)}`);
}

/** Reports each item that stands in the list before. */
export function checkUnique(items: readonly string[], site: Site): void {
  items.forEach((item, i) => {
    if (items.indexOf(item) < i) report(siteAt(site, i), 'duplicate', `${quote(item)} is listed twice`);
  });
}
