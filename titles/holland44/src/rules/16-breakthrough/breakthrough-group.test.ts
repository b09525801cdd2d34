import type { Game } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { advance, advanceAfter, breakthrough, fightOn, on } from '../../../test/advances.ts';
import { refusal } from '../../../test/orders.ts';
import { order, type Piece } from '../../../test/table.ts';

const IRISH = 'uk.gds.2ig';
const GRENADIERS = 'uk.gds.2gg';
const MOTORIZED = 'uk.gds.5cg';
const INFANTRY = 'uk.50.1d';
const GERMANS = 'de.kerutt';
const HOFFMANN = 'de.hoffmann14';

/** Guards tanks in 1504 have cleared 1605 on the road to the north; the first of them go on. */
function cleared1605(units: readonly Piece[], first: readonly string[], ...path: readonly string[]): Game {
  const g = advanceAfter(
    { units: [{ id: IRISH, at: '1504' }, { id: GRENADIERS, at: '1504' }, ...units] },
    { target: '1605', attackers: [IRISH, GRENADIERS] },
  );
  order(g, advance(first, ...path));
  fightOn(g);
  return g;
}

describe('who is in the group', () => {
  it('[16.2] one who took no part keeps those from it who did', () => {
    const pieces = [
      { id: MOTORIZED, at: '1504' },
      { id: HOFFMANN, at: '1705' },
    ];
    expect(refusal(cleared1605(pieces, [IRISH, MOTORIZED], '1605'), breakthrough('1705'))).toBe('16.2');
    expect(refusal(cleared1605(pieces, [IRISH, GRENADIERS], '1605'), breakthrough('1705'))).toBe('legal');
  });

  it('[16.2] [16.5] a second group does not assist either', () => {
    const g = cleared1605(
      [
        { id: HOFFMANN, at: '1705' },
        { id: INFANTRY, at: '1706' },
      ],
      [IRISH],
      '1605',
    );
    expect(refusal(g, { kind: 'assist', target: '1705' })).toBe('legal');
    order(g, on('1604'));
    order(g, advance(GRENADIERS, '1605'));
    expect(refusal(g, { kind: 'assist', target: '1705' })).toBe('16.2');
  });
});

describe('where it stands', () => {
  it('[16.3.5] [25.2.1] an Unknown unit in its hex is Road Congestion too', () => {
    const from1606 = (unknown: readonly string[]): string => {
      const g = advanceAfter(
        {
          units: [
            { id: GERMANS, at: '1505' },
            { id: INFANTRY, at: '1706' },
          ],
          unknown,
        },
        { target: '1605', attackers: [GERMANS] },
      );
      order(g, advance(GERMANS, '1606'));
      return refusal(g, breakthrough('1706'));
    };
    expect(from1606(['1606'])).toBe('16.3.5');
    expect(from1606(['1607'])).toBe('legal');
  });

  it('[15.2] [16.3.4] the hex that the Road Bonus pays is attacked along a road', () => {
    const from1705 = (enemy: string): string =>
      refusal(cleared1605([{ id: HOFFMANN, at: enemy }], [IRISH], '1605', '1705'), breakthrough(enemy));
    expect(from1705('1806')).toBe('legal');
    expect(from1705('1805')).toBe('15.2');
  });
});
