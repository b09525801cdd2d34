import type { Game } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { hexside, layOut, type Piece } from '../../../test/table.ts';
import { hasEngineerFerry, isFerrySite, usableFerry } from './ferries.ts';

/** The Ferry of Oijen. */
const FERRY = hexside('5108/5209');
/** The Maas beside it, without a Ferry. */
const RIVER = hexside('5109/5209');

const table = (...units: Piece[]): Game => layOut({ units });

describe('printed Ferries', () => {
  it('[8.5.5] serve both sides while both banks are clear, and only where one is printed', () => {
    const g = table();
    expect([usableFerry(g, 'allied', FERRY), usableFerry(g, 'german', FERRY)]).toEqual([true, true]);
    expect(usableFerry(g, 'allied', RIVER)).toBe(false);
  });

  it('[8.5.5] are useless to a side with an enemy unit on a bank, or in an EZOC there', () => {
    const occupied = table({ id: 'de.kerutt', at: '5209' });
    expect([usableFerry(occupied, 'allied', FERRY), usableFerry(occupied, 'german', FERRY)]).toEqual([false, true]);
    const watched = table({ id: 'de.kerutt', at: '5309' });
    expect([usableFerry(watched, 'allied', FERRY), usableFerry(watched, 'german', FERRY)]).toEqual([false, true]);
  });

  it('[8.5.5] friendly units negate the EZOC in the hex they occupy', () => {
    const g = table({ id: 'de.kerutt', at: '5309' }, { id: 'uk.50.1d', at: '5209' });
    expect(usableFerry(g, 'allied', FERRY)).toBe(true);
    // Each side has a unit next to the other's bank now.
    expect(usableFerry(g, 'german', FERRY)).toBe(false);
  });

  it('[19.3.2] the Ferry of Pannerden has one bank on the map', () => {
    const ferry = hexside('5626/E');
    expect(usableFerry(table(), 'german', ferry)).toBe(true);
    expect(usableFerry(table({ id: 'uk.50.1d', at: '5625' }), 'german', ferry)).toBe(false);
  });
});

describe('Engineer units', () => {
  it('[23.3.4] make any Major River hexside beside them a Ferry for Allied Supply Paths, even into an EZOC', () => {
    const g = table({ id: 'uk.corps.eng30', at: '5109' }, { id: 'de.kerutt', at: '5309' });
    expect(isFerrySite(g, 'allied', RIVER)).toBe(true);
    expect(isFerrySite(g, 'german', RIVER)).toBe(false);
    expect(isFerrySite(g, 'allied', hexside('5108/5208'))).toBe(false);
  });

  it('[23.3.3] not over Canals, not over the edge of the map, and not for the German player', () => {
    expect(hasEngineerFerry(table({ id: 'uk.corps.eng30', at: '1403' }), hexside('1403/1404'))).toBe(false);
    expect(hasEngineerFerry(table({ id: 'uk.corps.eng30', at: '1426' }), hexside('1426/E'))).toBe(false);
    expect(hasEngineerFerry(table({ id: 'de.eng159', at: '5109' }), RIVER)).toBe(false);
  });

  it('[14.2] [11.5.1] [20.2.5] must be in Good Order, not Engaged and not just replaced', () => {
    for (const state of ['disrupted', 'full-retreat', 'engaged', 'replacement'] as const) {
      expect(hasEngineerFerry(table({ id: 'uk.corps.eng30', at: '5109', states: [state] }), RIVER)).toBe(false);
    }
    expect(hasEngineerFerry(table({ id: 'uk.corps.eng30', at: '5109', states: ['out-of-supply'] }), RIVER)).toBe(true);
  });
});
