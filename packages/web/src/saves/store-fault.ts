/** Why the browser does not keep a game: one place that knows what its errors mean. */
import { t } from '@bridgehead/client-kit/messages';

export const STORE_FAULTS = ['full', 'blocked', 'unavailable', 'version', 'unreadable', 'other'] as const;
type StoreFaultKind = (typeof STORE_FAULTS)[number];

export interface StoreFault {
  readonly kind: StoreFaultKind;
  /** What the browser said. */
  readonly why: string;
}

/** Another window with an older version of the program keeps the database from being changed. */
export class Blocked extends Error {
  override readonly name = 'Blocked';
}

/** Another window has claimed the game: nothing was written. */
export class TakenOver extends Error {
  override readonly name = 'TakenOver';
}

const BY_NAME: Readonly<Record<string, StoreFaultKind>> = {
  QuotaExceededError: 'full',
  NS_ERROR_DOM_INDEXEDDB_QUOTA_ERR: 'full',
  NS_ERROR_FILE_NO_DEVICE_SPACE: 'full',
  Blocked: 'blocked',
  VersionError: 'version',
  SecurityError: 'unavailable',
  NotAllowedError: 'unavailable',
  ReferenceError: 'unavailable',
  NotReadableError: 'unreadable',
  DataError: 'unreadable',
  NotFoundError: 'unreadable',
};

/** Chromium tells of a full disk under the name `UnknownError`, and only its words say what it was. */
const BY_WORDS: readonly (readonly [RegExp, StoreFaultKind])[] = [
  [/NO_SPACE|ENOSPC|no space left|disk (is )?full|full disk|\bquota\b/i, 'full'],
  [/did not allow mutations|indexedDB is (not defined|undefined)/i, 'unavailable'],
  [/backing store|corrupt|internal error/i, 'unreadable'],
];

/** The words decide before the name does: they are more exact where both are there. */
export function storeFaultOf(error: unknown): StoreFault {
  return { kind: kindOf(error) ?? 'other', why: wordsOf(error) };
}

function kindOf(error: unknown): StoreFaultKind | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const name = part(error, 'name');
  const words = wordsOf(error);
  return (
    BY_WORDS.find(([pattern]) => pattern.test(words))?.[1] ??
    (Object.hasOwn(BY_NAME, name) ? BY_NAME[name] : undefined) ??
    kindOf(Reflect.get(error, 'cause'))
  );
}

/** An error may come from another frame, whose classes are others: it is known by what it carries. */
const part = (error: unknown, name: 'name' | 'message'): string => {
  const value = typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
  return typeof value === 'string' ? value : '';
};

const wordsOf = (error: unknown): string => part(error, 'message') || String(error);

/** The browser cannot read what it has kept of one game. */
export const isDamage = (error: unknown): boolean => ['DataError', 'NotReadableError'].includes(part(error, 'name'));

/** The browser has closed the connection, for whatever reason: it may be opened again. */
export const isClosed = (error: unknown): boolean =>
  part(error, 'name') === 'InvalidStateError' && !/mutations/.test(part(error, 'message'));

/** What a player is told where something could not be kept. */
export function sayUnsaved({ kind, why }: StoreFault): string {
  return kind === 'other' ? t('store.unsaved.other', { why }) : t(`store.unsaved.${kind}`);
}

/** What a player is told where the saved games could not be read. */
export function sayUnread({ kind, why }: StoreFault): string {
  return kind === 'other' ? t('store.unread.other', { why }) : t(`store.unread.${kind}`);
}
