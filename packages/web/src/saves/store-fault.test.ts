import { describe, expect, test } from 'vitest';
import { Blocked, isClosed, STORE_FAULTS, sayUnread, sayUnsaved, storeFaultOf } from './store-fault.ts';

const dom = (name: string, message = ''): DOMException => new DOMException(message, name);

describe('what an error of the browser means', () => {
  test.each([
    // As a Chromium says it whose disk is full.
    ['full', dom('UnknownError', 'Connection is closing because of: IO error: .../a.log: FILE_ERROR_NO_SPACE (3)')],
    ['full', dom('QuotaExceededError', 'Encountered full disk while opening backing store for indexedDB.open.')],
    ['full', dom('QuotaExceededError')],
    ['full', dom('UnknownError', 'database or disk is full')],
    ['full', new Error('ENOSPC: no space left on device')],
    ['full', new Error('aborted', { cause: dom('QuotaExceededError') })],
    ['full', dom('AbortError', 'The transaction was aborted due to quota.')],
    ['unreadable', dom('UnknownError', 'Internal error opening backing store for indexedDB.open.')],
    ['unreadable', dom('DataError', 'Failed to read large IndexedDB value')],
    ['version', dom('VersionError', 'The requested version (2) is less than the existing version (3).')],
    ['unavailable', dom('SecurityError')],
    [
      'unavailable',
      dom('InvalidStateError', 'A mutation operation was attempted on a database that did not allow mutations.'),
    ],
    ['unavailable', new ReferenceError('indexedDB is not defined')],
    ['blocked', new Blocked('the database does not open')],
    ['other', dom('AbortError', 'The transaction was aborted.')],
    ['other', new Error('quotation marks')],
    ['other', 'nothing at all'],
  ] as const)('%s: %s', (kind, error) => {
    expect(storeFaultOf(error).kind).toBe(kind);
  });

  test('a connection that was closed may be opened again, a browser that keeps nothing may not', () => {
    expect(isClosed(dom('InvalidStateError', 'The database connection is closing.'))).toBe(true);
    expect(isClosed(dom('InvalidStateError', 'on a database that did not allow mutations'))).toBe(false);
    expect(isClosed(dom('QuotaExceededError'))).toBe(false);
  });

  test('each has words of its own, for writing and for reading', () => {
    for (const say of [sayUnsaved, sayUnread]) {
      const said = STORE_FAULTS.map((kind) => say({ kind, why: 'the cat sat on it' }));
      expect(new Set(said).size).toBe(STORE_FAULTS.length);
      for (const sentence of said) expect(sentence).not.toMatch(/^store\.|[{}]/);
      expect(said.at(-1)).toContain('the cat sat on it');
    }
  });
});
