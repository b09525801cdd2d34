/** Words of the play screen: its messages, and the names that the title gives to units and hexes. */
import { GRID, labelOf } from '@bridgehead/title-holland44';
import { t } from '../messages/index.ts';
import { PLAY_EN, type PlayKey } from '../messages/play.en.ts';

export type Params = Readonly<Record<string, string | number>>;

export const say = (key: PlayKey, params: Params = {}): string => t(key, params);

const isKey = (key: string): key is PlayKey => Object.hasOwn(PLAY_EN, key);

/** A message whose key is put together from the engine's words; without one, those words as they are. */
export function sayOr(key: string, otherwise: string, params: Params = {}): string {
  return isKey(key) ? say(key, params) : otherwise;
}

/** `dug-in` becomes `dug in`. */
export const plainWord = (word: string): string => word.replaceAll('-', ' ');

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export const unitName = (id: string): string => labelOf(id);

/** `5320 Nijmegen`, `Entry Area N`. */
export function placeName(place: string): string {
  return GRID.indexByName.has(place) ? labelOf(place) : say('place.area', { area: place });
}

/** `5320/5421` with its names, as far as its hexes have any. */
export const hexsideName = (hexside: string): string => hexside.split('/').map(placeName).join(' – ');

export const unitNames = (ids: readonly string[]): string => ids.map(unitName).join(', ');

const SIXTHS = ['', '⅙', '⅓', '½', '⅔', '⅚'] as const;

/** Costs are whole sixths of a Movement Point. */
export function points(sixths: number): string {
  const whole = Math.floor(sixths / 6);
  const part = SIXTHS[sixths % 6] ?? '';
  return whole === 0 && part !== '' ? part : `${whole}${part}`;
}

export const percent = (value: number): string => `${Math.round(value * 100)}%`;

/** `3-1` with the dash that figures deserve. */
export const columnText = (column: string): string => column.replace('-', '–');
