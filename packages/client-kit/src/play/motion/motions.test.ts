import { code, goal, hex, optional, origin, scene, unit, units, way } from '@bridgehead/engine/contract';
import { describe, expect, it } from 'vitest';
import type { EventFacts, Known } from './known.ts';
import { motionsOf, reversed } from './motions.ts';
import { motionsTold, placesAfter } from './told.ts';

/** Some events name one unit, some several, some nobody. */
const step = { unit: optional(unit), units: optional(units), to: goal(hex) };
const FACTS: EventFacts = {
  declared: {
    advanced: step,
    arrived: { unit },
    'attack-declared': { units, target: hex },
    battle: { target: optional(hex), attacker: optional(unit), defender: optional(scene(unit)) },
    destroyed: { unit },
    eliminated: { unit },
    moved: step,
    recovered: { unit, to: code(['engaged']) },
    retreated: { unit, to: optional(goal(hex)), path: optional(way()) },
    revealed: { unit, hex },
    'step-lost': { unit },
    'unknown-repositioned': { from: origin(hex), to: goal(hex) },
    volley: { target: hex },
  },
  fights: ['battle', 'volley'],
};

/** `{ a: '1', b: '2 worn' }`: where each counter lies, and its face if it is not fresh. */
const known = (lying: Readonly<Record<string, string>>): Known =>
  new Map(
    Object.entries(lying).map(([counter, words]) => {
      const [at = '', face = 'fresh'] = words.split(' ');
      return [counter, { at, face }];
    }),
  );

const seen = (
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
  ...events: readonly { readonly kind: string; readonly [field: string]: string | readonly string[] }[]
) => motionsOf({ before: known(before), after: known(after), events }, FACTS);

describe('a stack', () => {
  it('walks as one along the way that was told hex by hex', () => {
    const to = (hex: string) => ({ kind: 'moved', units: ['a', 'b'], to: hex });
    expect(seen({ a: '1', b: '1', c: '1' }, { a: '3', b: '3', c: '1' }, to('2'), to('3'))).toEqual([
      { kind: 'walk', stage: 0, counters: ['a', 'b'], path: ['1', '2', '3'] },
    ]);
  });

  it('of which each is told alone goes as one all the same, and parts where the ways part', () => {
    const retreats = (unit: string, ...path: readonly string[]) => ({ kind: 'retreated', unit, path });
    expect(
      seen(
        { a: '1', b: '1', c: '1' },
        { a: '3', b: '3', c: '4' },
        retreats('a', '2', '3'),
        retreats('b', '2', '3'),
        retreats('c', '4'),
      ),
    ).toEqual([
      { kind: 'walk', stage: 0, counters: ['a', 'b'], path: ['1', '2', '3'] },
      { kind: 'walk', stage: 0, counters: ['c'], path: ['1', '4'] },
    ]);
  });

  it('goes straight where nobody tells the way, and back and forth where it was told to', () => {
    expect(seen({ a: '1' }, { a: '9' })).toEqual([{ kind: 'walk', stage: 0, counters: ['a'], path: ['1', '9'] }]);
    expect(
      seen({ a: '1' }, { a: '1' }, { kind: 'moved', unit: 'a', to: '2' }, { kind: 'moved', unit: 'a', to: '1' }),
    ).toEqual([{ kind: 'walk', stage: 0, counters: ['a'], path: ['1', '2', '1'] }]);
  });

  it('that stays where it is does not move, whatever is told of it', () => {
    expect(seen({ a: '1' }, { a: '1' }, { kind: 'recovered', unit: 'a', to: 'engaged' })).toEqual([]);
    expect(seen({ a: '1' }, { a: '1' }, { kind: 'attack-declared', units: ['a'], target: '2' })).toEqual([]);
  });
});

describe('a counter', () => {
  it('appears and leaves, after what was told of it', () => {
    expect(seen({ a: '1' }, { b: '2' }, { kind: 'eliminated', unit: 'a' }, { kind: 'arrived', unit: 'b' })).toEqual([
      { kind: 'leave', stage: 0, counters: ['a'], path: ['1'] },
      { kind: 'appear', stage: 1, counters: ['b'], at: '2' },
    ]);
  });

  it('that is lost on its way goes so far first', () => {
    expect(
      seen({ a: '1' }, {}, { kind: 'retreated', unit: 'a', path: ['2'] }, { kind: 'eliminated', unit: 'a' }),
    ).toEqual([{ kind: 'leave', stage: 0, counters: ['a'], path: ['1', '2'] }]);
  });

  it('that comes onto the map and goes on walks from where it came in', () => {
    const way = ['2', '3'].map((to) => ({ kind: 'moved', unit: 'a', to }));
    expect(seen({}, { a: '3' }, ...way)).toEqual([{ kind: 'walk', stage: 0, counters: ['a'], path: ['2', '3'] }]);
  });

  it('is turned over when its face changes, but not while it walks', () => {
    expect(seen({ a: '1' }, { a: '1 worn' }, { kind: 'step-lost', unit: 'a' })).toEqual([
      { kind: 'turn', stage: 0, from: ['a'], counters: ['a'] },
    ]);
    expect(seen({ a: '1' }, { a: '2 worn' }).map(({ kind }) => kind)).toEqual(['walk']);
  });

  it('in whose place others lie now was turned over; in another place it was not', () => {
    expect(seen({ x: '1' }, { a: '1', b: '1' }, { kind: 'revealed', unit: 'a', hex: '1' })).toEqual([
      { kind: 'turn', stage: 0, from: ['x'], counters: ['a', 'b'] },
    ]);
    expect(seen({ x: '1' }, { a: '2' }).map(({ kind }) => kind)).toEqual(['leave', 'appear']);
  });

  it('without a name goes where it was carried', () => {
    const carried = { kind: 'unknown-repositioned', from: '1', to: '5' };
    expect(seen({ 'x-1': '1' }, { 'x-5': '5' }, carried)).toEqual([
      { kind: 'walk', stage: 0, counters: ['x-5'], path: ['1', '5'] },
    ]);
    expect(seen({ 'x-1': '1' }, { 'x-6': '6' }, carried).map(({ kind }) => kind)).toEqual(['leave', 'appear']);
  });
});

describe('a battle', () => {
  it('flashes once where it is fought, before the defender gives way and the attacker follows', () => {
    const motions = seen(
      { a: '1', d: '2' },
      { a: '2', d: '3' },
      { kind: 'battle', target: '2' },
      { kind: 'volley', target: '2' },
      { kind: 'retreated', unit: 'd', to: '3' },
      { kind: 'advanced', unit: 'a', to: '2' },
    );
    expect(motions.map(({ kind, stage }) => `${stage} ${kind}`)).toEqual(['0 flash', '1 walk', '2 walk']);
    expect(motions[1]).toMatchObject({ counters: ['d'], path: ['2', '3'] });
  });

  it('without a place flashes where the defender stood, and nowhere if he is not known', () => {
    expect(seen({ d: '2' }, { d: '2' }, { kind: 'battle', defender: 'd' })).toEqual([
      { kind: 'flash', stage: 0, at: '2' },
    ]);
    expect(seen({ a: '1', d: '2' }, { a: '1', d: '2' }, { kind: 'battle', attacker: 'a', defender: 'd' })).toEqual([
      { kind: 'flash', stage: 0, at: '2' },
    ]);
    expect(seen({}, {}, { kind: 'battle', defender: 'd' })).toEqual([]);
  });
});

describe('what is taken back', () => {
  it('goes the other way, last first, and nothing is fought again', () => {
    const motions = seen(
      { a: '1', d: '2', e: '7' },
      { a: '2', n: '8', e: '7 worn' },
      { kind: 'battle', target: '2' },
      { kind: 'destroyed', unit: 'd' },
      { kind: 'advanced', unit: 'a', to: '2' },
      { kind: 'step-lost', unit: 'e' },
      { kind: 'arrived', unit: 'n' },
    );
    expect([...reversed(motions)].sort((a, b) => a.stage - b.stage)).toEqual([
      { kind: 'leave', stage: 0, counters: ['n'], path: ['8'] },
      { kind: 'turn', stage: 1, from: ['e'], counters: ['e'] },
      { kind: 'walk', stage: 2, counters: ['a'], path: ['2', '1'] },
      { kind: 'appear', stage: 3, counters: ['d'], at: '2' },
    ]);
  });
});

describe('what is told afterwards', () => {
  const events = [{ kind: 'moved', units: ['a', 'b'], to: '2' }];
  const places = new Map([
    ['a', '1'],
    ['b', '1'],
  ]);

  it('is walked once more by those who still stand where it ended', () => {
    expect(motionsTold(known({ a: '2', b: '5' }), places, events, FACTS)).toEqual([
      { kind: 'walk', stage: 0, counters: ['a'], path: ['1', '2'] },
    ]);
  });

  it('moves nobody whose place before is not known, for a step of one hex', () => {
    expect(motionsTold(known({ a: '2' }), new Map(), events, FACTS)).toEqual([]);
  });

  it('begins where the events before have led', () => {
    const after = placesAfter(places, events, FACTS);
    const next = [{ kind: 'moved', unit: 'a', to: '3' }];
    expect(motionsTold(known({ a: '3', b: '2' }), after, next, FACTS)).toEqual([
      { kind: 'walk', stage: 0, counters: ['a'], path: ['2', '3'] },
    ]);
  });
});
