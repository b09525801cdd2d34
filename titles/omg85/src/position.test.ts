import { beginGame, openPosition, play, positionHash, randomFrom, sampleChoice } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { OMG85 } from './index.ts';

const bare = { title: 'omg85', turn: 3, phase: 'allied.operation-1' };

function fault(change: object): string {
  const read = OMG85.readPosition({ ...bare, ...change } as never);
  return read.ok ? 'read' : `${read.fault.place}: ${read.fault.message}`;
}

describe('the notation', () => {
  it('opens a phase by its name on the bare map', () => {
    expect(fault({})).toBe('read');
    expect(fault({ base: 'historical' })).toBe('read');
  });
  it.each([
    ['an unknown field', { moon: 'full' }, 'moon: unknown field'],
    ['an unknown hex', { units: [{ id: 'A-44', hex: '40,40' }] }, 'units[0].hex'],
    ['an unknown unit', { units: [{ id: 'A-99', hex: '8,4' }] }, 'units[0].id'],
    [
      'both sides in a hex',
      {
        units: [
          { id: 'A-44', hex: '8,4' },
          { id: 'G-60', hex: '8,4' },
        ],
      },
      '[8.15]',
    ],
    ['an Allied unit off the map', { units: [{ id: 'A-44', hex: '24,5' }] }, '[1.4]'],
    ['a unit without strength', { units: [{ id: 'A-44', hex: '8,4', cp: 0 }] }, '[9.3]'],
    ['an efficiency of 39', { units: [{ id: 'A-44', hex: '8,4', efficiency: 39 }] }, '[9.1]'],
    ['six levels of fortification', { units: [{ id: 'A-44', hex: '8,4', fort: 6 }] }, 'units[0].fort'],
    ['an empty parent unit', { units: [{ id: 'A-504-82', hex: '8,4' }] }, '[7.1]'],
    ['a unit inside nothing', { units: [{ id: 'A-1-504-82', box: 'inside' }] }, '[7.1]'],
    ['a unit inside none that it builds into', { units: [{ id: 'A-44', box: 'inside' }] }, '[7.1]'],
    [
      'the same unit twice',
      {
        units: [
          { id: 'A-44', hex: '8,4' },
          { id: 'A-44', hex: '8,5' },
        ],
      },
      '[1.5]',
    ],
    ['a blown Arnhem bridge', { bridges: [{ between: ['8,4', '8,5'], state: 'blown' }] }, '[8.12]'],
    ['a bridge where there is none', { bridges: [{ between: ['8,4', '8,3'], state: 'blown' }] }, '[8.12]'],
    ['five stacking points', { units: ['A-HQ-GDS', 'A-HQ-43', 'A-44'].map((id) => ({ id, hex: '20,15' })) }, '[8.8]'],
    ['a hex that is not its holder’s', { units: [{ id: 'A-44', hex: '20,15' }], allied: [] }, '[1.4]'],
    ['an Allied hex off the map', { allied: ['24,5'] }, '[1.4]'],
    ['an eleventh turn', { turn: 11 }, 'turn'],
    ['a phase of another game', { phase: 'allied.movement' }, 'phase'],
  ])('refuses %s', (_name, change, message) => {
    expect(fault(change)).toContain(message);
  });
  it('is read again as the same position at any moment, and goes on with the same dice', () => {
    const begun = beginGame(OMG85, {
      title: 'omg85',
      edition: 1,
      scenario: 'free',
      options: { hidden: true, advanced: true },
      seed: 5,
    });
    if (!begun.ok) throw new Error(begun.fault.message);
    const g = begun.value;
    const random = randomFrom(5);
    for (let i = 0; i < 300; i++) {
      play(g, sampleChoice(g, random));
      if (i % 20 !== 0) continue;
      const read = openPosition(OMG85, JSON.parse(JSON.stringify(OMG85.writePosition(g))));
      if (!read.ok) throw new Error(`${read.fault.place}: ${read.fault.message}`);
      expect(positionHash(read.value)).toBe(positionHash(g));
      const choice = sampleChoice(g, randomFrom(i));
      play(read.value, choice);
      play(g, choice);
      expect(positionHash(read.value)).toBe(positionHash(g));
    }
  });
});
