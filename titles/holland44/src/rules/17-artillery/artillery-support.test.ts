import { type Choice, decision, type Game } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { bears, refusal } from '../../../test/orders.ts';
import { hex, hexside, type Layout, layOut, order, type Piece, unit } from '../../../test/table.ts';
import { type Battle, battleAgainst, type Occasion } from '../../state/battle.ts';
import { clock } from '../../state/state.ts';
import { idOf, sideOfUnit } from '../../state/units.ts';
import {
  airSupport,
  artilleryRefusal,
  artillerySets,
  artilleryShifts,
  defensiveArtillery,
  offensiveArtillery,
  rangeTo,
} from './artillery-support.ts';

/** Open ground: 4016 attacks 4017. Guns stand in row 40, so that columns count hexes. */
const GERMANS_ATTACK: readonly Piece[] = [
  { id: 'de.kerutt', at: '4016' },
  { id: 'uk.50.6dli', at: '4017' },
];
const GUARDS_ATTACK: readonly Piece[] = [
  { id: 'uk.gds.3ig', at: '4016' },
  { id: 'de.kerutt', at: '4017' },
];

const battle = (attacker: string, over: string, occasion: Occasion = 'combat'): Battle =>
  battleAgainst(sideOfUnit(unit(attacker)), occasion, hex(over.slice(-4)), [
    { unit: unit(attacker), over: hexside(over) },
  ]);

const guns = (layout: Layout, attack: Battle): string[] => offensiveArtillery(layOut(layout), attack).map(idOf);
const withKrause = (...units: readonly Piece[]): string[] =>
  guns({ units: [...GERMANS_ATTACK, ...units] }, battle('de.kerutt', '4016/4017'));

describe('guns for the attack', () => {
  it('[17.4] five hexes, the target counted and the own hex not, are within a range of five, six are not', () => {
    expect(withKrause({ id: 'de.krause', at: '4012' })).toEqual(['de.krause']);
    expect(withKrause({ id: 'de.krause', at: '4011' })).toEqual([]);
  });

  it.each(['fired', 'disrupted', 'full-retreat', 'scattered', 'engaged', 'moved'] as const)(
    '[17.6.1] a gun that is %s gives no support',
    (state) => {
      expect(withKrause({ id: 'de.krause', at: '4014', states: [state] })).toEqual([]);
    },
  );

  it('[17.6.1] [20.2.5] a gun that has moved, or stands under a Replacement marker of its stack, still fires', () => {
    const replaced = { id: 'de.segler', at: '4014', states: ['replacement'] } as const;
    expect(withKrause({ id: 'de.krause', at: '4014', states: ['has-moved'] }, replaced)).toEqual(['de.krause']);
  });

  it('[17.6.1] a unit of its Formation must attack, whether it leads or not', () => {
    const units: readonly Piece[] = [
      ...GUARDS_ATTACK,
      { id: 'uk.50.6dli', at: '4016' },
      { id: 'uk.50.arty', at: '4014' },
    ];
    const alone = battle('uk.gds.3ig', '4016/4017');
    expect(guns({ units }, alone)).toEqual([]);
    const joined = {
      ...alone,
      attackers: [...alone.attackers, { unit: unit('uk.50.6dli'), over: hexside('4016/4017') }],
    };
    expect(guns({ units }, { ...joined, lead: 'GDS' })).toEqual(['uk.50.arty']);
  });

  it('[17.6.1] [21.1] a Breakdown unit is of the Formation it came from', () => {
    const part = { id: 'bd.uk.inf.A', at: '4016', parent: 'uk.gds.3ig' };
    const units: readonly Piece[] = [{ id: 'de.kerutt', at: '4017' }, part, { id: 'uk.gds.arty', at: '4014' }];
    expect(guns({ units }, battle('bd.uk.inf.A', '4016/4017'))).toEqual(['uk.gds.arty']);
    const others = units.map((piece) => (piece.id === part.id ? { ...part, parent: 'uk.50.6dli' } : piece));
    expect(guns({ units: others }, battle('bd.uk.inf.A', '4016/4017'))).toEqual([]);
  });

  it('[17.6.1] Corps artillery supports anybody, American units alone included', () => {
    const units: readonly Piece[] = [
      { id: 'us.82.505.1', at: '4016' },
      { id: 'de.kerutt', at: '4017' },
      { id: 'uk.corps.5agra', at: '4014' },
      { id: 'uk.gds.arty', at: '4014' },
    ];
    expect(guns({ units }, battle('us.82.505.1', '4016/4017'))).toEqual(['uk.corps.5agra']);
  });

  it('[17.6.1] Arko 191 serves von Tettau and the 2nd SS, nobody else', () => {
    const served = (id: string): string[] =>
      guns(
        {
          units: [
            { id, at: '4016' },
            { id: 'uk.50.6dli', at: '4017' },
            { id: 'de.arko191', at: '4014' },
          ],
        },
        battle(id, '4016/4017'),
      );
    expect(served('de.oelkers')).toEqual(['de.arko191']);
    expect(served('de.22ss.1')).toEqual(['de.arko191']);
    expect(served('de.kerutt')).toEqual([]);
  });

  it.each(['breakthrough', 'on-the-march', 'automatic', 'landing'] as const)(
    '[16.3.5] [25.3.1] no guns support the attack on the occasion %s',
    (occasion) => {
      const layout = { units: [...GERMANS_ATTACK, { id: 'de.krause', at: '4014' }] };
      expect(guns(layout, battle('de.kerutt', '4016/4017', occasion))).toEqual([]);
    },
  );
});

describe('guns off the map', () => {
  const fromB = (target: string): number =>
    rangeTo(layOut({ units: [{ id: 'de.arty159', at: 'B' }] }), unit('de.arty159'), hex(target));

  it('[19.8] the first hex of the map is the first of the range', () => {
    expect(fromB('3201')).toBe(1);
    expect(fromB('3205')).toBe(5);
    expect(fromB('3206')).toBe(6);
  });

  it('[19.8] the gun stands wherever in its Entry Area it is best: it supports either of two attacks far apart', () => {
    const units: readonly Piece[] = [
      { id: 'de.arty159', at: 'B' },
      { id: 'de.1034.1', at: '2904' },
      { id: 'de.1035.2', at: '3704' },
    ];
    expect(guns({ units }, battle('de.1034.1', '2904/2905'))).toEqual(['de.arty159']);
    expect(guns({ units }, battle('de.1035.2', '3704/3705'))).toEqual(['de.arty159']);
    expect(guns({ units }, battle('de.1035.2', '3704/3805'))).toEqual(['de.arty159']);
  });

  it('[19.8] beyond the range of the nearest edge hex it does not reach', () => {
    const units = [
      { id: 'de.arty159', at: 'B' },
      { id: 'de.1034.1', at: '3205' },
    ];
    expect(guns({ units }, battle('de.1034.1', '3205/3206'))).toEqual([]);
  });
});

describe('guns together', () => {
  const ALL: readonly Piece[] = [
    ...GUARDS_ATTACK,
    { id: 'uk.50.6dli', at: '4016' },
    { id: 'uk.corps.5agra', at: '4014' },
    { id: 'uk.gds.arty', at: '4014' },
    { id: 'uk.50.arty', at: '4015' },
  ];
  const attack: Battle = {
    ...battle('uk.gds.3ig', '4016/4017'),
    attackers: ['uk.gds.3ig', 'uk.50.6dli'].map((id) => ({ unit: unit(id), over: hexside('4016/4017') })),
  };
  const sets = (turn: number): string[] =>
    artillerySets(layOut({ turn, units: ALL }), attack).map((set) => set.map(idOf).join('+'));

  it('[17.6.2] one gun, or 5 AGRA with one other', () => {
    expect(sets(3)).toEqual([
      '',
      'uk.gds.arty',
      'uk.corps.5agra',
      'uk.50.arty',
      'uk.corps.5agra+uk.gds.arty',
      'uk.corps.5agra+uk.50.arty',
    ]);
  });

  it('[17.6.2] without 5 AGRA no two guns fire together, and never two German ones', () => {
    const units = ALL.filter(({ id }) => id !== 'uk.corps.5agra');
    expect(artillerySets(layOut({ units }), attack)).toHaveLength(3);
    const german = [...GERMANS_ATTACK, { id: 'de.krause', at: '4014' }, { id: 'de.180.arty', at: '4014' }];
    expect(artillerySets(layOut({ units: german }), battle('de.kerutt', '4016/4017'))).toHaveLength(3);
  });

  it('[23.1.3] on turn 1 5 AGRA and Gds Div give two shifts each but do not combine', () => {
    expect(sets(1)).not.toContain('uk.corps.5agra+uk.gds.arty');
    expect(sets(1)).toContain('uk.corps.5agra+uk.50.arty');
    const shifts = (turn: number, ...ids: readonly string[]): number =>
      artilleryShifts(layOut({ turn }), ids.map(unit));
    expect(shifts(1, 'uk.corps.5agra')).toBe(2);
    expect(shifts(1, 'uk.gds.arty')).toBe(2);
    expect(shifts(1, 'uk.50.arty')).toBe(1);
    expect(shifts(2, 'uk.corps.5agra')).toBe(1);
    expect(shifts(2, 'uk.corps.5agra', 'uk.gds.arty')).toBe(2);
  });
});

describe('guns for the defense', () => {
  const against = (occasion: Occasion, ...units: readonly Piece[]): string[] =>
    defensiveArtillery(
      layOut({ units: [...GUARDS_ATTACK, ...units] }),
      battle('uk.gds.3ig', '4016/4017', occasion),
    ).map(idOf);

  it('[17.6.1] [17.6.3] of any Formation, if they are ready and in range', () => {
    expect(against('combat', { id: 'de.arty159', at: '4022' })).toEqual(['de.arty159']);
    expect(against('combat', { id: 'de.arty159', at: '4023' })).toEqual([]);
    expect(against('combat', { id: 'de.arty159', at: '4022', states: ['fired'] })).toEqual([]);
  });

  it('[17.7] never for their own hex, but for another after they were attacked, unless they are Engaged', () => {
    expect(against('combat', { id: 'de.arty159', at: '4017' })).toEqual([]);
    expect(against('combat', { id: 'de.arty159', at: '4018', states: ['was-attacked'] })).toEqual(['de.arty159']);
    expect(against('combat', { id: 'de.arty159', at: '4018', states: ['engaged'] })).toEqual([]);
  });

  it('[16.3.5] none against Breakthrough Combat, but against an attack on the march', () => {
    expect(against('breakthrough', { id: 'de.arty159', at: '4018' })).toEqual([]);
    expect(against('on-the-march', { id: 'de.arty159', at: '4018' })).toEqual(['de.arty159']);
  });

  it('[19.8] from an Entry Area too', () => {
    const g = layOut({
      units: [
        { id: 'uk.50.6dli', at: '3205' },
        { id: 'de.kerutt', at: '3204' },
        { id: 'de.arty159', at: 'B' },
      ],
    });
    expect(defensiveArtillery(g, battle('uk.50.6dli', '3205/3204')).map(idOf)).toEqual(['de.arty159']);
  });
});

describe('from the air', () => {
  const CLEAR = { weatherAm: 1, weatherPm: 1 };
  const ruling = (layout: Layout, attack = battle('us.82.505.1', '4016/4017')): string => {
    const found = airSupport(layOut({ turn: 3, clock: CLEAR, ...layout }), attack);
    return found.legal ? 'legal' : found.code;
  };
  const PARAS: readonly Piece[] = [
    { id: 'us.82.505.1', at: '4016' },
    { id: 'de.kerutt', at: '4017' },
  ];
  const near = (at: string): readonly Piece[] => [...PARAS, { id: 'uk.50.6dli', at }];

  it('[10.7] within four hexes of a British unit that is not airborne', () => {
    expect(ruling({ units: near('4013') })).toBe('legal');
    expect(ruling({ units: near('4012') })).toBe('no-british-unit-near');
    expect(ruling({ units: [...PARAS, { id: 'uk.1abn.1p.1', at: '4013' }] })).toBe('no-british-unit-near');
    expect(ruling({ units: [...PARAS, { id: 'nl.recce', at: '4013' }] })).toBe('legal');
  });

  it('[10.7] [4.4] two Air units on a Clear turn, one on a Cloudy one, none when it is Overcast or dark', () => {
    const units = near('4016');
    const left = (turn: number, weather: number, airUsed: number): boolean =>
      ruling({ turn, units, clock: { weatherAm: weather, weatherPm: weather, airUsed } }) === 'legal';
    expect([left(3, 1, 1), left(3, 1, 2)]).toEqual([true, false]);
    expect([left(3, 2, 0), left(3, 2, 1)]).toEqual([true, false]);
    expect(left(3, 3, 0)).toBe(false);
    expect(left(5, 1, 0)).toBe(false);
  });

  it('[10.7] none for the German player', () => {
    expect(ruling({ units: GERMANS_ATTACK }, battle('de.kerutt', '4016/4017'))).toBe('air-units-are-allied');
  });

  it.each([
    ['16.3.5', 'breakthrough'],
    ['25.3.1', 'on-the-march'],
    ['8.7', 'automatic'],
    ['22.6', 'landing'],
  ] as const)('[%s] nothing supports an attack on the occasion «%s», from the air or by guns', (rule, occasion) => {
    const g = layOut({ turn: 3, clock: CLEAR, units: [...near('4016'), { id: 'uk.corps.5agra', at: '4015' }] });
    const attack = battle('us.82.505.1', '4016/4017', occasion);
    expect([airSupport(g, attack), artilleryRefusal(g, attack, unit('uk.corps.5agra'))]).toMatchObject([
      { legal: false, rule },
      { legal: false, rule },
    ]);
    const regular = battle('us.82.505.1', '4016/4017');
    expect(airSupport(g, regular).legal).toBe(true);
    expect(artilleryRefusal(g, regular, unit('uk.corps.5agra'))).toBeUndefined();
  });
});

describe('the support of an attack', () => {
  const attack = (turn: number, ...units: readonly Piece[]): Game => {
    const g = layOut({
      turn,
      phase: 'allied.combat',
      units: [...GUARDS_ATTACK, ...units],
      clock: { weatherAm: 1, weatherPm: 1 },
      dice: [1, 1, 1, 1],
    });
    order(g, { kind: 'attack', target: '4017', units: ['uk.gds.3ig'] });
    return g;
  };
  const AGRA: Piece = { id: 'uk.corps.5agra', at: '4014' };
  const GDS: Piece = { id: 'uk.gds.arty', at: '4014' };
  const support = (...artillery: readonly string[]): Choice => ({ kind: 'support', artillery });

  it('[9.3] [17.5] [10.7] is declared before the die: the guns are turned over and the Air unit is gone', () => {
    const g = attack(3, AGRA, GDS);
    expect(decision(g)).toMatchObject({
      kind: 'support',
      by: 'allied',
      about: { column: '1-1', units: ['uk.gds.3ig'] },
    });
    order(g, { kind: 'support', air: true, artillery: ['uk.corps.5agra', 'uk.gds.arty'] });
    expect(g.events.find(({ kind }) => kind === 'odds')).toMatchObject({ raw: '1-1', column: '4-1' });
    expect(bears(g, 'uk.corps.5agra', 'fired')).toBe(true);
    expect(bears(g, 'uk.gds.arty', 'fired')).toBe(true);
    expect(clock(g, 'airUsed')).toBe(1);
  });

  it('[17.6.2] may be declined, and then nothing is used', () => {
    const g = attack(3, AGRA);
    order(g, { kind: 'support' });
    expect(bears(g, 'uk.corps.5agra', 'fired')).toBe(false);
    expect(clock(g, 'airUsed')).toBe(0);
  });

  it('[23.1.3] [17.6.2] names the rule that is broken', () => {
    const gun: Piece = { id: 'uk.50.arty', at: '4014' };
    expect(refusal(attack(1, AGRA, GDS), support('uk.corps.5agra', 'uk.gds.arty'))).toBe('23.1.3');
    expect(refusal(attack(3, AGRA, GDS), support('uk.corps.5agra', 'uk.gds.arty'))).toBe('legal');
    expect(refusal(attack(3, AGRA, GDS, gun), support('uk.50.arty'))).toBe('17.6.1');
    expect(refusal(attack(3, AGRA, { ...GDS, states: ['fired'] }), support('uk.gds.arty'))).toBe('17.5');
    expect(refusal(attack(3, AGRA, { ...GDS, at: '4010' }), support('uk.gds.arty'))).toBe('17.4');
    expect(refusal(attack(3, AGRA), support('uk.gds.arty'))).toBe('17.6.1');
    expect(refusal(attack(3, AGRA), { kind: 'support', artillery: [], air: true })).toBe('9.3');
    expect(refusal(attack(3, AGRA), { kind: 'support', air: false })).toBe('9.3');
  });

  it('[17.6.1] a gun supports one combat in a phase', () => {
    const g = attack(3, AGRA, { id: 'uk.50.6dli', at: '4018' }, { id: 'de.segler', at: '4118' });
    order(g, support('uk.corps.5agra'));
    const again = { ...battle('uk.50.6dli', '4018/4118') };
    expect(offensiveArtillery(g, again)).toEqual([]);
  });
});
