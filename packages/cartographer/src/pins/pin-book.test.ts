import { describe, expect, it } from 'vitest';
import type { Pin, PinBody } from './pin.ts';
import { contradictions, openPinBook } from './pin-book.ts';

const say = (says: string, body: PinBody): Pin => ({ says, source: `source of ${says}`, ...body });

describe('two pins that contradict each other', () => {
  it.each<[string, PinBody, PinBody]>([
    ['terrain of a hex', { pin: 'terrain', hex: '1010', is: 'woods' }, { pin: 'terrain', hex: '1010', is: 'clear' }],
    [
      'terrain and its ban',
      { pin: 'terrain', hex: '1010', is: 'woods' },
      { pin: 'not-terrain', hex: '1010', not: ['woods'], else: 'clear' },
    ],
    ['a feature', { pin: 'terrain', hex: '1010', with: ['town'] }, { pin: 'terrain', hex: '1010', without: ['town'] }],
    ['the hex of a place', { pin: 'place', name: 'A', hex: '1010' }, { pin: 'place', name: 'A', hex: '1011' }],
    ['a place and its absence', { pin: 'place', name: 'A', hex: '1010' }, { pin: 'no-place', name: 'A' }],
    [
      'a water on a hexside',
      { pin: 'water', side: '1010/1011', water: 'W' },
      { pin: 'no-water', side: '1011/1010', water: 'W' },
    ],
    [
      'the hexside of a bridge',
      { pin: 'bridge', name: 'B', side: '1010/1011' },
      { pin: 'bridge', name: 'B', side: '1010/1110' },
    ],
    [
      'whether a bridge lasts',
      { pin: 'bridge', name: 'B', permanent: true },
      { pin: 'bridge', name: 'B', permanent: false },
    ],
    [
      'the edge of two areas',
      { pin: 'area', area: 'A', side: 'x', edges: [{ edge: 'west', from: 10, to: 14 }], touches: [] },
      { pin: 'area', area: 'B', side: 'x', edges: [{ edge: 'west', from: 14, to: 17 }], touches: [] },
    ],
  ])('about %s are an error that names both', (_what, one, other) => {
    const pins = [say('the first', one), say('the second', other)];
    expect(contradictions(pins)).toEqual([
      'pins contradict: «the first» [source of the first] and «the second» [source of the second]',
    ]);
    expect(() => openPinBook(pins)).toThrow('the second');
  });
  it('are not found where pins agree or speak of different things', () => {
    const pins = [
      say('one', { pin: 'terrain', hex: '1010', is: 'woods' }),
      say('two', { pin: 'terrain', hex: '1010', is: 'woods', with: ['town'] }),
      say('three', { pin: 'terrain', hex: '1011', is: 'clear' }),
    ];
    expect(contradictions(pins)).toEqual([]);
  });
});
