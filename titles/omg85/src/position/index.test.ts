import { beginGame, openPosition, play, positionHash, randomFrom, sampleChoice } from '@bridgehead/engine';
import { faultText } from '@bridgehead/testkit';
import { describe, expect, it } from 'vitest';
import { MESSAGES } from '../../words/messages.en.ts';
import { OMG85 } from '../index.ts';

const bare = { title: 'omg85', turn: 3, phase: 'allied.operation-1' };

function fault(change: object): string {
  const read = OMG85.readPosition({ ...bare, ...change } as never);
  return read.ok ? 'read' : faultText(read.fault, MESSAGES);
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
  const ATTACK = [
    { id: 'A-44', hex: '20,14', op: 20, allowance: 20, attack: '20,15', plotted: 1 },
    { id: 'A-15-19', hex: '20,14', op: 20, allowance: 20, attack: '20,15', plotted: 2 },
    { id: 'G-60', hex: '20,15' },
  ];
  const changed = (i: number, change: object) => ({
    phase: 'allied.combat-1',
    units: ATTACK.map((piece, at) => (at === i ? { ...piece, ...change } : piece)),
  });
  const one = (change: object) => ({ units: [{ id: 'A-44', hex: '20,14', ...change }] });
  const seen = { hex: '20,15', turn: 2 };
  it.each([
    ['an attack twenty hexes away', changed(0, { attack: '1,1' }), 'units[0].attack: [8.15]'],
    ['an attack on its own hex', changed(0, { attack: '20,14' }), 'units[0].attack: [8.15]'],
    ['an attack over the border', one({ hex: '23,10', attack: '24,10', plotted: 1 }), 'units[0].attack: [1.4]'],
    ['an attack of a lost unit', { units: [{ id: 'A-44', box: 'gone', attack: '20,15' }] }, 'units[0].attack: [8.15]'],
    ['a plot without an attack', one({ plotted: 1 }), 'units[0].plotted: [8.15]'],
    ['a number of plots twice', changed(1, { plotted: 1 }), 'units[1].plotted: [8.15]'],
    ['fewer plots than there are', { ...changed(0, {}), counters: { plots: 1 } }, 'counters.plots: [8.15]'],
    [
      'a barrage without guns',
      { ...one({ barrage: '20,15' }), options: { advanced: true } },
      'units[0].barrage: [8.13]',
    ],
    ['guns that no unit has', one({ guns: 1 }), 'units[0].guns: [8.13]'],
    ['shots without guns', one({ fired: 1 }), 'units[0].fired: [8.13]'],
    ['fire points for another', one({ states: ['first-guns'] }), 'units[0].states: [8.13]'],
    ['a link of the 30th Corps', one({ states: ['linked'] }), 'units[0].states: [5.1]'],
    ['tanks supplied from the air', one({ supply: 'out-of-communications' }), 'units[0].supply: [5.3]'],
    ['a build-up into none', one({ build: 'up' }), 'units[0].build: [7.1]'],
    ['a break-down of none', one({ build: 'down' }), 'units[0].build: [7.1]'],
    ['a plotted advance of the other game', one({ advance: 1 }), 'units[0].advance: [2.1]'],
    ['a known of units that are not hidden', one({ spotted: 1 }), 'units[0].spotted: [2.1]'],
    ['a memory of units that are not hidden', one({ lastSeen: seen }), 'units[0].lastSeen: [2.1]'],
    ['an arrival on no day', { units: [{ id: 'A-5-GDS', box: 'expected' }] }, 'units[0].box: [6]'],
    ['two levels of play', { options: { 'level-1': true, 'level-2': true } }, 'options: level has two values'],
    ['more plots than units', { counters: { plots: 500 } }, 'counters.plots: [8.15]'],
    ['a seventh round', { counters: { round: 7 } }, 'counters.round: [2.3]'],
    ['a round of another phase', { counters: { round: 2 } }, 'counters.round: [2.3]'],
    ['a fifth source', { counters: { overrun: 16 } }, 'counters.overrun: [10.1]'],
    ['a second ferry', { counters: { ferryUsed: 2 } }, 'counters.ferryUsed: [8.8]'],
    ['a ninth air point', { counters: { alliedAir: 9 } }, 'counters.alliedAir: [3.2]'],
    ['air points twice', { counters: { alliedAir: 5, interdiction: 4 } }, 'counters.interdiction: [4.2]'],
    ['German aircraft in the fog', { weather: 'overcast', counters: { germanAir: 1 } }, 'counters.germanAir: [3.2]'],
    ['fog on the first day', { turn: 1, weather: 'overcast' }, 'weather: [3.1]'],
    ['weather that was not', { weather: 'clear', options: { 'historical-weather': true } }, 'weather: [3.1]'],
    ['a source in a city', { scenario: 'free', sources: { 82: '8,4' } }, 'sources.82: [2.1]'],
    ['a source in a forest', { scenario: 'free', sources: { 82: '21,15' } }, 'sources.82: [2.1]'],
    ['a source off the map', { scenario: 'free', sources: { 82: '24,5' } }, 'sources.82: [2.1]'],
  ])('refuses %s', (_name, change, message) => {
    expect(fault(change)).toContain(message);
  });
  it.each([
    ['plotted attacks, in order', changed(0, {})],
    ['plots with their number', { ...changed(0, {}), counters: { plots: 3, round: 1 } }],
    ['a barrage', { options: { advanced: true }, units: [{ id: 'A-ART-30', hex: '20,14', barrage: '20,15' }] }],
    ['guns that came later', { units: [{ id: 'A-HQ-1', hex: '20,14', guns: 105, states: ['first-guns'] }] }],
    ['a linked parachute battalion', { units: [{ id: 'A-1-POL', hex: '20,14', states: ['linked'] }] }],
    ['one level of play, and its air points', { options: { level: 4 }, counters: { alliedAir: 10 } }],
    ['a second round', { phase: 'german.combat-2', counters: { round: 2 } }],
    ['all sources overrun', { counters: { overrun: 15 } }],
    ['a source in rough ground', { scenario: 'free', sources: { 82: '1,7' } }],
    ['units in known in a hidden game', { ...one({ spotted: 1, lastSeen: seen }), options: { hidden: true } }],
  ])('reads %s', (_name, change) => {
    expect(fault(change)).toBe('read');
  });
  it('is read again as the same position at any moment, and goes on with the same dice', () => {
    const begun = beginGame(OMG85, {
      title: 'omg85',
      edition: 1,
      scenario: 'free',
      options: { hidden: true, advanced: true },
      seed: 5,
    });
    if (!begun.ok) throw new Error(begun.fault.says.code);
    const g = begun.value;
    const random = randomFrom(5);
    for (let i = 0; i < 300; i++) {
      play(g, sampleChoice(g, random));
      if (i % 20 !== 0) continue;
      const read = openPosition(OMG85, JSON.parse(JSON.stringify(OMG85.writePosition(g))));
      if (!read.ok) throw new Error(faultText(read.fault, MESSAGES));
      expect(positionHash(read.value)).toBe(positionHash(g));
      const choice = sampleChoice(g, randomFrom(i));
      play(read.value, choice);
      play(g, choice);
      expect(positionHash(read.value)).toBe(positionHash(g));
    }
  });
});
