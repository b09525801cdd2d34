/** What is kept of a game, and whether what was read is what was written. */
import type { Choice } from '@bridgehead/client-kit/game';
import { readSaveText, type SaveLines, soundLines, textOfLines } from '@bridgehead/engine/save-text';

/** A kept game, as the list of saves tells it. */
export interface SavedGame {
  readonly id: string;
  readonly title: string;
  readonly titleName: string;
  readonly scenario: string;
  readonly scenarioName: string;
  readonly turn: number;
  readonly isOver: boolean;
  readonly answers: number;
  /** Milliseconds since 1970. */
  readonly changed: number;
  readonly hotSeat: boolean;
  /** Who plays each side, for the list alone: `person`, or the level of a computer. The game goes by its save. */
  readonly players?: Readonly<Record<string, string>>;
  /** Who last sat at the screen. */
  readonly seat?: string;
  readonly isBranch?: boolean;
  /** Dice laid down when the game was begun, from its first; those that were rolled among them. */
  readonly dice?: readonly (number | string)[];
  /** What was taken back and may be given again. */
  readonly undone?: readonly Choice[];
  /** The window that plays it: no other may write. */
  readonly owner?: string;
}

/** A game as it lies in the browser: unchecked, since anything may have happened to it there. */
export interface KeptGame {
  readonly about: unknown;
  /** Of its save; undefined where one is missing. */
  readonly lines: readonly unknown[];
  readonly end?: unknown;
  /** What was done after that, as an older version of the client kept it. */
  readonly steps?: readonly unknown[];
  /** What lay in the database was damaged: this is the second copy. */
  readonly isCopy?: boolean;
}

/** What can be read of the save of a kept game. */
export function linesIn({ lines: kept, end }: KeptGame): SaveLines {
  const lines = soundLines(kept);
  return { lines, ...(typeof end === 'string' && lines.length > 0 ? { end } : {}) };
}

/** Whether nothing is missing in it. */
export function isSound(kept: KeptGame): boolean {
  const read = linesIn(kept);
  const isWhole = read.lines.length === kept.lines.length && readSaveText(textOfLines(read)) !== undefined;
  return isWhole && readAbout(kept.about).ok;
}

export type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly field: string };

type Fields = Readonly<Record<string, unknown>>;
type Test = (value: unknown) => boolean;

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText: Test = (value) => typeof value === 'string';
const isFlag: Test = (value) => typeof value === 'boolean';
const isNumber: Test = (value) => Number.isFinite(value);
const isDie: Test = (value) => isText(value) || isNumber(value);
export const isChoice = (value: unknown): value is Choice => isObject(value) && isText(value.kind);
const listOf =
  (test: Test): Test =>
  (value) =>
    Array.isArray(value) && value.every(test);
const recordOf =
  (test: Test): Test =>
  (value) =>
    isObject(value) && Object.values(value).every(test);
const ifThere =
  (test: Test): Test =>
  (value) =>
    value === undefined || test(value);

const FIELDS: Readonly<Record<keyof SavedGame, Test>> = {
  id: isText,
  title: isText,
  titleName: isText,
  scenario: isText,
  scenarioName: isText,
  turn: isNumber,
  isOver: isFlag,
  answers: isNumber,
  changed: isNumber,
  hotSeat: isFlag,
  players: ifThere(recordOf(isText)),
  seat: ifThere(isText),
  isBranch: ifThere(isFlag),
  dice: ifThere(listOf(isDie)),
  undone: ifThere(listOf(isChoice)),
  owner: ifThere(isText),
};

/** The entry of the list, with nothing that nobody reads; or the first field of it that is not what it should be. */
export function readAbout(value: unknown): Read<SavedGame> {
  if (!isObject(value)) return { ok: false, field: 'about' };
  const wrong = Object.entries(FIELDS).find(([field, test]) => !test(value[field]));
  if (wrong !== undefined) return { ok: false, field: wrong[0] };
  const known = Object.entries(value).filter(([field]) => Object.hasOwn(FIELDS, field));
  return { ok: true, value: Object.fromEntries(known) as unknown as SavedGame };
}

/** Ids that also a page without a secure connection can make. */
export function newId(): string {
  const words = crypto.getRandomValues(new Uint32Array(3));
  return [...words].map((word) => word.toString(36).padStart(7, '0')).join('');
}
