/** Positions whose right choice is plain, and their near misses. */
import type { Choice, Game } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { isTravelling } from '../src/state/state.ts';
import { at, layOut, unit } from '../test/table.ts';
import { candidatesOf, playPhase } from '../test/thoughts.ts';
import { HIGHWAY } from './map-facts.ts';
import { hexName } from './names.ts';

const attacks = (choices: readonly Choice[]): readonly unknown[] =>
  choices.filter(({ kind }) => kind === 'attack').map(({ unit: id }) => id);

const LEVELS = ['recruit', 'staff'];

/** [5.1] Troops that hold the ways off the map, so that others may leave them. */
const EXITS = [
  { id: 'A-1D-231-50', hex: '27,31' },
  { id: 'A-1H-231-50', hex: '29,31' },
];

describe('[8.15] attacks', () => {
  const guards = [
    { id: 'A-3IG-5-GDS', hex: '23,27' },
    { id: 'A-2IG-5-GDS', hex: '23,27' },
    { id: 'A-1WG-32-GDS', hex: '23,27' },
  ];
  const road = HIGHWAY.slice(0, 8).map(hexName);

  it.each(LEVELS)('%s attacks a weak unit that bars the road, the strongest first', (style) => {
    const g = layOut({ units: [...guards, { id: 'G-1-189', hex: '22,27' }], allied: road });
    const plotted = attacks(playPhase(g, style));
    expect(plotted[0]).toBe('A-2IG-5-GDS');
    expect(plotted.length).toBeGreaterThan(1);
  });

  it.each(LEVELS)('%s does not send a lone reconnaissance unit against a fortress', (style) => {
    const g = layOut({
      units: [
        { id: 'A-2H-GDS', hex: '23,27' },
        { id: 'G-KNAUST', hex: '22,27', fort: 5 },
      ],
      allied: road,
    });
    expect(attacks(playPhase(g, style))).toEqual([]);
  });
});

describe('[8.9] modes', () => {
  const far = { id: 'A-1WG-32-GDS', hex: '28,31' };

  it.each(LEVELS)('%s marches in travel mode where no enemy is near', (style) => {
    const g = layOut({ units: [far, ...EXITS], allied: HIGHWAY.slice(0, 4).map(hexName) });
    const choices = playPhase(g, style).filter(({ unit: id }) => id === far.id);
    expect(choices[0]).toEqual({ kind: 'mode', unit: far.id });
    expect(choices[1]?.kind).toBe('move');
  });

  it.each(LEVELS)('%s does not end in travel mode beside a strong enemy', (style) => {
    const g = layOut({ units: [far, { id: 'G-KNAUST', hex: '26,30' }] });
    playPhase(g, style);
    expect(isTravelling(g, unit(far.id))).toBe(false);
  });
});

/** The whole highway is Allied, and all around the objectives. */
const WON = [...HIGHWAY.map(hexName), '11,9', '12,8', '13,8', '13,9', '12,10', '11,10'];

describe('[10.1] the last phase', () => {
  const raider = { id: 'G-2107-107', hex: '16,20', mode: 'normal' };
  const last = (units: readonly (typeof raider)[]): Game =>
    layOut({ turn: 10, phase: 'german.operation-2', units, allied: WON, counters: { round: 2 } });

  it('the German staff cuts the road where it is open', () => {
    const g = last([raider]);
    playPhase(g, 'staff');
    expect(WON).toContain(at(g, raider.id));
  });

  it('and stays away from it where it cannot get on', () => {
    const held = HIGHWAY.slice(16, 30).map((hex, i) => ({ id: WATCH[i] ?? '', hex: hexName(hex), mode: 'normal' }));
    const g = last([raider, ...held.filter(({ id }) => id !== '')]);
    playPhase(g, 'staff');
    expect(WON).not.toContain(at(g, raider.id));
  });

  it('the Allied staff puts a unit on the open road', () => {
    const g = layOut({
      turn: 10,
      phase: 'allied.operation-2',
      units: [raider, { id: 'A-1WG-32-GDS', hex: '15,20' }],
      allied: WON,
      counters: { round: 2 },
    });
    playPhase(g, 'staff');
    expect(WON).toContain(at(g, 'A-1WG-32-GDS'));
  });
});

const WATCH = [
  'A-1WG-32-GDS',
  'A-5CG-32-GDS',
  'A-3IG-5-GDS',
  'A-1GG-5-GDS',
  'A-7H-130-43',
  'A-4D-130-43',
  'A-5D-130-43',
  'A-5C-214-43',
  'A-1W-214-43',
  'A-7S-214-43',
  'A-4S-129-43',
  'A-4W-129-43',
  'A-5W-129-43',
  'A-INF-30',
];

describe('[8.12] engineers', () => {
  const blown = { bridges: [{ between: ['18,26', '19,26'], state: 'blown' }] };

  it('the Allied staff brings its engineers to a blown bridge of the highway', () => {
    const g = layOut({
      units: [{ id: 'A-ENG-GDS', hex: '22,27' }, ...EXITS],
      allied: HIGHWAY.slice(0, 12).map(hexName),
      ...blown,
    });
    playPhase(g, 'staff');
    expect(at(g, 'A-ENG-GDS')).toBe('19,26');
  });
});

describe('[4] air points', () => {
  it.each(LEVELS)('%s strikes the stack on the march rather than the lone unit', (style) => {
    const g = layOut({
      phase: 'allied.air-strike',
      weather: 'clear',
      turn: 6,
      counters: { alliedAir: 2 },
      units: [
        { id: 'A-2IG-5-GDS', hex: '26,30' },
        { id: 'G-1-6', hex: '24,28', mode: 'travel' },
        { id: 'G-2-6', hex: '24,28', mode: 'travel' },
        { id: 'G-16-7', hex: '23,30' },
      ],
    });
    expect(candidatesOf(g, style)[0]?.choice).toEqual({ kind: 'strike', hex: '24,28' });
  });

  it.each(LEVELS)('a German %s has nobody to strike at when all are of the 30th Corps', (style) => {
    const g = layOut({
      phase: 'german.air-strike',
      turn: 6,
      counters: { germanAir: 2 },
      units: [
        { id: 'A-2IG-5-GDS', hex: '26,30' },
        { id: 'G-1-6', hex: '24,28' },
      ],
    });
    expect(candidatesOf(g, style)[0]?.choice).toEqual({ kind: 'pass' });
  });
});
