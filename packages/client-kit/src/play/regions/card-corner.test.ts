import { describe, expect, it } from 'vitest';
import { type Corner, cornerBox, freeCorner, placesShown } from './card-corner.ts';

const STAGE = { left: 0, top: 56, right: 1060, bottom: 844 };
const CARD = { width: 400, height: 160 };
const boxOf = (corner: Exclude<Corner, 'docked'>) => cornerBox(corner, STAGE, CARD);
const at = (now: Corner, ...spots: readonly { x: number; y: number }[]): Corner =>
  freeCorner(now, boxOf, { spots, reach: 36, cards: [] });

describe('the stack card', () => {
  it('stands at the lower left as long as it hides nothing there', () => {
    expect(at('low-left', { x: 700, y: 400 })).toBe('low-left');
  });

  it('gives way to the stack in hand and to its reach, a hex wide', () => {
    expect(at('low-left', { x: 300, y: 760 })).toBe('high-right');
    // Just beside the card a hex still reaches under it.
    expect(at('low-left', { x: 88 + 400 + 30, y: 760 })).toBe('high-right');
    expect(at('low-left', { x: 88 + 400 + 40, y: 760 })).toBe('low-left');
  });

  it('goes over the dock where every corner is taken, and comes back when one is free', () => {
    const everywhere = [
      { x: 300, y: 760 },
      { x: 900, y: 100 },
      { x: 900, y: 760 },
      { x: 300, y: 100 },
    ];
    expect(at('low-left', ...everywhere)).toBe('docked');
    expect(at('docked', { x: 700, y: 400 })).toBe('low-left');
  });

  it('does not go where another card is', () => {
    const lesson = { left: 640, top: 60, right: 1050, bottom: 260 };
    const spots = [{ x: 300, y: 760 }];
    expect(freeCorner('low-left', boxOf, { spots, reach: 36, cards: [lesson] })).toBe('low-right');
  });

  it('keeps clear of what is planned, and of nothing that only lies on the map', () => {
    expect(
      placesShown([
        { kind: 'hexes', hexes: ['1303'], look: 'reach' },
        { kind: 'hexes', hexes: ['1404'], look: 'zoc-first' },
        { kind: 'path', places: ['1303', '1204'], look: 'march' },
      ]),
    ).toEqual(['1303', '1303', '1204']);
  });
});
