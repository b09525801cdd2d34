import { type Choice, check, type Game } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { hex, type Layout, layOut, listed, order, type Piece, unit } from '../../test/table.ts';
import { placeName } from '../state/places.ts';
import { addMark, HAS_MOVED, hasMark, placeOf, REPLACEMENT, setHolder, stepsOf } from '../state/state.ts';
import { maxHexes } from './20-replacements.ts';

const refused = (g: Game, choice: Choice): string => {
  const ruling = check(g, choice);
  return ruling.legal ? 'legal' : ruling.rule;
};
const step = (id: string, from: string): Choice => ({ kind: 'replace-step', unit: id, from });
const back = (id: string, from: string, at: string): Choice => ({ kind: 'replace-unit', unit: id, from, at });
const german = (units: readonly Piece[], more: Layout = {}): Game =>
  layOut({ turn: 8, phase: 'german.movement', units, ...more });
const allied = (units: readonly Piece[], more: Layout = {}): Game =>
  layOut({ turn: 8, phase: 'allied.movement', units, bridges: { '1303/1404': 'intact' }, ...more });
const at = (g: Game, id: string): string => placeName(placeOf(g, unit(id)));

const WEST: Piece = { id: 'de.723.1', at: '3201', steps: 1 };
const EAST: Piece = { id: 'de.goebel', at: '5026', steps: 1 };
const SOUTH: Piece = { id: 'uk.50.6dli', at: '1004', steps: 2 };

describe('Replacements', () => {
  it('[20.1] [20.2.1] come at night from turn 8 on, to the player whose Movement Phase it is', () => {
    expect(refused(german([WEST]), step('de.723.1', 'B'))).toBe('legal');
    expect(refused(german([WEST], { turn: 5 }), step('de.723.1', 'B'))).toBe('20.2.1');
    expect(refused(german([WEST], { turn: 9 }), step('de.723.1', 'B'))).toBe('20.2.1');
    expect(refused(german([SOUTH]), step('uk.50.6dli', 'N'))).toBe('20.2.1');
    expect(refused(german([{ ...WEST, steps: 2 }]), step('de.723.1', 'B'))).toBe('20.2.1');
  });
  it('[20.2.1] restore one step; what was not used is lost with the turn', () => {
    const g = german([WEST]);
    order(g, step('de.723.1', 'B'));
    expect(stepsOf(g, unit('de.723.1'))).toBe(2);
    const next = german([WEST], { turn: 11, clock: { replacedWest: 1 } });
    expect(refused(next, step('de.723.1', 'B'))).toBe('legal');
  });
  it('[20.2.2] the Germans have one through B or C and one through F, G, H or I', () => {
    const g = german([WEST, EAST, { id: 'de.zuber', at: 'C', steps: 1 }, { id: 'de.jenkel', at: 'I', steps: 1 }]);
    expect(refused(g, step('de.zuber', 'C'))).toBe('legal');
    expect(refused(g, step('de.723.1', 'A'))).toBe('20.2.2');
    expect(refused(g, step('de.723.1', 'D'))).toBe('20.2.2');
    order(g, step('de.723.1', 'B'));
    expect(refused(g, step('de.zuber', 'C'))).toBe('20.2.2');
    order(g, step('de.goebel', 'I'));
    expect(refused(g, step('de.jenkel', 'I'))).toBe('20.2.2');
    expect(listed(g, 'replace-step')).toEqual([]);
  });
  it('[20.2.2] the British have one of any type through N', () => {
    const tank: Piece = { id: 'uk.gds.2ig', at: 'N', steps: 1 };
    const g = allied([SOUTH, tank]);
    expect(listed(g, 'replace-step')).toEqual([step('uk.gds.2ig', 'N'), step('uk.50.6dli', 'N')]);
    expect(refused(g, step('uk.50.6dli', 'M'))).toBe('20.2.2');
    order(g, step('uk.gds.2ig', 'N'));
    expect(refused(g, step('uk.50.6dli', 'N'))).toBe('20.2.2');
  });
});

describe('who may receive one', () => {
  it('[20.2.3] a unit with a Supply Path to the Entry Area', () => {
    const ring = ['3306', '3206', '3105', '3104', '3204', '3305'];
    const allies = ['uk.50.8dli', 'uk.50.9dli', 'uk.50.1d', 'uk.50.2d', 'uk.50.1h', 'uk.3.2l'];
    const besiegers = ring.map((name, i) => ({ id: allies[i] ?? '', at: name }));
    const inside: Piece = { ...WEST, at: '3205' };
    expect(refused(german([inside]), step('de.723.1', 'B'))).toBe('legal');
    expect(refused(german([inside, ...besiegers]), step('de.723.1', 'B'))).toBe('20.2.3');
  });
  it('[20.2.3] a unit in an Entry Area is served through that area only', () => {
    const g = german([{ id: 'de.zuber', at: 'B', steps: 1 }]);
    expect(listed(g, 'replace-step')).toEqual([step('de.zuber', 'B')]);
    expect(refused(g, step('de.zuber', 'C'))).toBe('20.2.3');
  });
  it('[20.2.3] in Good Order and not Engaged, though it may stand next to the enemy', () => {
    const enemy: Piece = { id: 'uk.50.6dli', at: '3202' };
    expect(refused(german([WEST, enemy]), step('de.723.1', 'B'))).toBe('legal');
    expect(refused(german([{ ...WEST, states: ['disrupted'] }]), step('de.723.1', 'B'))).toBe('20.2.3');
    expect(refused(german([{ ...WEST, states: ['engaged'] }]), step('de.723.1', 'B'))).toBe('20.2.3');
  });
  it('[20.2.3] never German Elite or Vehicle Type units', () => {
    const g = german([
      { id: 'de.bloch', at: '4301', steps: 1 },
      { id: 'de.107.pz12', at: '3201', steps: 1 },
      { id: 'de.107.pga', at: '3201', steps: 1 },
    ]);
    expect(refused(g, step('de.bloch', 'B'))).toBe('20.2.3');
    expect(refused(g, step('de.107.pz12', 'B'))).toBe('20.2.3');
    expect(refused(g, step('de.107.pga', 'B'))).toBe('legal');
  });
  it('[20.2.3] never airborne units, never Artillery', () => {
    const g = allied([{ id: 'us.101.502.1', at: '1004', steps: 1 }]);
    expect(refused(g, step('us.101.502.1', 'N'))).toBe('20.2.3');
    expect(refused(allied([{ id: 'uk.gds.arty', at: 'eliminated' }]), back('uk.gds.arty', 'N', 'N'))).toBe('20.2.3');
    expect(refused(german([{ id: 'de.arty159', at: 'eliminated' }]), back('de.arty159', 'B', 'B'))).toBe('20.2.3');
  });
});

describe('eliminated units', () => {
  it('[20.2.4] come back on their lowest step in the area their Replacement comes from', () => {
    const g = german([{ id: 'de.zuber', at: 'eliminated', steps: 0 }]);
    expect(refused(g, back('de.zuber', 'B', 'C'))).toBe('20.2.4');
    order(g, back('de.zuber', 'B', 'B'));
    expect([at(g, 'de.zuber'), stepsOf(g, unit('de.zuber'))]).toEqual(['B', 1]);
    expect(hasMark(g, unit('de.zuber'), REPLACEMENT)).toBe(true);
    expect(refused(german([WEST]), back('de.723.1', 'B', 'B'))).toBe('20.2.4');
  });
  it('[20.2.4] or in a friendly City hex that is not in an enemy ZOC', () => {
    const lost: Piece = { id: 'de.zuber', at: 'eliminated', steps: 0 };
    const choice = back('de.zuber', 'C', '4301');
    const g = german([lost]);
    expect(refused(g, choice)).toBe('legal');
    expect(refused(g, back('de.zuber', 'C', '4302'))).toBe('20.2.4');
    order(g, choice);
    expect(at(g, 'de.zuber')).toBe('4301');
    // A friendly unit in the hex does not help against the ZOC.
    const besieged = german([lost, { id: 'uk.50.6dli', at: '4302' }, { id: 'de.723.1', at: '4301' }]);
    expect(refused(besieged, choice)).toBe('20.2.4');
  });
  it('[20.2.4] friendly is a City that the side was the last to hold', () => {
    const g = german([{ id: 'de.zuber', at: 'eliminated', steps: 0 }]);
    setHolder(g, hex('4301'), 'allied');
    expect(refused(g, back('de.zuber', 'C', '4301'))).toBe('20.2.4');
    const british = allied([{ id: 'uk.corps.eng30', at: 'eliminated', steps: 0 }]);
    expect(listed(british, 'replace-unit')).toEqual([back('uk.corps.eng30', 'N', 'N')]);
    setHolder(british, hex('2608'), 'allied');
    expect(listed(british, 'replace-unit')).toEqual([
      back('uk.corps.eng30', 'N', 'N'),
      back('uk.corps.eng30', 'N', '2608'),
    ]);
  });
  it('[20.2.4] the City needs a Supply Path to that very area', () => {
    const g = allied([{ id: 'uk.corps.br30', at: 'eliminated', steps: 0 }], { bridges: { '1303/1404': 'blown' } });
    setHolder(g, hex('6122'), 'allied');
    expect(refused(g, back('uk.corps.br30', 'N', '6122'))).toBe('20.2.4');
    expect(refused(g, back('uk.corps.br30', 'N', 'N'))).toBe('legal');
  });
  it('[20.2.4] of the Allied ones only Engineer and Bridging units', () => {
    const g = allied(
      ['uk.corps.eng30', 'uk.corps.br8', 'uk.50.6dli', 'uk.gds.2hc'].map((id) => ({ id, at: 'eliminated', steps: 0 })),
    );
    const ids = [...new Set(listed(g, 'replace-unit').map((choice) => choice.unit))];
    expect(ids).toEqual(['uk.corps.eng30', 'uk.corps.br8']);
    expect(refused(g, back('uk.50.6dli', 'N', 'N'))).toBe('20.2.4');
  });
  it('[20.2.4] a three-step unit is a Remnant, if one is left in the counter mix', () => {
    const lost: Piece = { id: 'de.180.100', at: 'eliminated', steps: 0 };
    const remnant = (id: string): Piece => ({ id, at: '5026', steps: 1 });
    const two = german([lost, remnant('de.180.489'), remnant('de.180.47')]);
    order(two, back('de.180.100', 'I', 'I'));
    expect(stepsOf(two, unit('de.180.100'))).toBe(1);
    const three = german([lost, remnant('de.180.489'), remnant('de.180.47'), remnant('de.180.16')]);
    expect(refused(three, back('de.180.100', 'I', 'I'))).toBe('20.2.4');
  });
  it('[20.2.4] an empty Garrison is no unit to bring back', () => {
    const g = german([{ id: 'de.unk.garrison1', at: 'eliminated', steps: 0 }]);
    expect(listed(g, 'replace-unit')).toEqual([]);
    expect(refused(g, back('de.unk.garrison1', 'B', 'B'))).toBe('20.2.4');
  });
});

describe('Replacement markers', () => {
  it('[20.2.5] a unit that has received one moves one hex at most', () => {
    const g = german([WEST]);
    expect(maxHexes(g, unit('de.723.1'))).toBe(Number.POSITIVE_INFINITY);
    order(g, step('de.723.1', 'B'));
    expect(maxHexes(g, unit('de.723.1'))).toBe(1);
    const march = (path: readonly string[]): Choice => ({ kind: 'march', units: ['de.723.1'], mode: 'normal', path });
    expect(refused(g, march(['3202']))).toBe('legal');
    expect(refused(g, march(['3202', '3203']))).not.toBe('legal');
  });
  it('[20.2.5] from an Entry Area it may go one hex onto the map or to the next area', () => {
    const g = german([{ id: 'de.zuber', at: 'B', steps: 1 }]);
    order(g, step('de.zuber', 'B'));
    expect(refused(g, { kind: 'march', units: ['de.zuber'], mode: 'normal', path: ['3201'] })).toBe('legal');
    expect(refused(g, { kind: 'change-area', units: ['de.zuber'], area: 'C' })).toBe('legal');
  });
  it('[20.2.5] a unit that has moved receives nothing any more', () => {
    const g = german([WEST]);
    addMark(g, unit('de.723.1'), HAS_MOVED);
    expect(refused(g, step('de.723.1', 'B'))).toBe('20.2.5');
    expect(listed(g, 'replace-step')).toEqual([]);
  });
  it.each<Choice>([
    { kind: 'replace-step' },
    { kind: 'replace-step', unit: 'de.723.1' },
    { kind: 'replace-step', unit: 'de.723.1', from: 'B', at: 'B' },
    { kind: 'replace-step', unit: ['de.723.1'], from: 'B' },
    { kind: 'replace-unit', unit: 'de.723.1', from: 'B' },
    { kind: 'replace-unit', unit: 'de.nobody', from: 'B', at: 'B' },
    { kind: 'replace-unit', unit: 'de.723.1', from: {}, at: 'B' },
  ])('[20.2.1] [20.2.4] nonsense is refused: %j', (choice) => {
    expect(refused(german([WEST]), choice)).toBe(choice.kind === 'replace-step' ? '20.2.1' : '20.2.4');
  });
});
