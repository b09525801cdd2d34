import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { layOut, unit } from '../../test/table.ts';
import { MAP } from '../data/map.ts';
import { MARKERS } from '../data/markers.ts';
import { UNITS } from '../data/units.ts';
import {
  FIRST_COUNT,
  isAntiTank,
  isArmored,
  isInfantryType,
  isMechanizedType,
  isReconnaissance,
  isTank,
  isVehicle,
  moraleOf,
  remnantCount,
} from '../state/units.ts';
import { allowanceOf, defenseOf, figuresOf, isMechanized, isRemnant } from './02-contents.ts';

const count = (test: (u: number) => boolean): number => UNITS.filter((_, u) => test(u)).length;

describe('the counters', () => {
  it('[2.3] are 303 units and 17 markers, each with its source', () => {
    expect(FIRST_COUNT).toBe(303);
    expect(MARKERS).toHaveLength(17);
    expect(UNITS.every(({ source }) => source.startsWith('['))).toBe(true);
    expect(new Set(UNITS.map(({ id }) => id)).size).toBe(303);
  });
  it('[2.3.11] come into play as the set-up and the schedule say', () => {
    const by = (status: string): number => UNITS.filter((one) => one.status === status).length;
    expect([
      by('drop'),
      by('start'),
      by('406'),
      by('unknown'),
      by('reinforcement'),
      by('remnant'),
      by('breakdown'),
    ]).toEqual([32, 51, 6, 20, 152, 27, 15]);
  });
  it('[2.3.13] divide into Mechanized and not, Vehicle and Infantry Type', () => {
    expect([count(isMechanizedType), count(isVehicle), count(isInfantryType)]).toEqual([112, 66, 237]);
    expect(count((u) => isVehicle(u) && isInfantryType(u))).toBe(0);
  });
  it('[2.3.14] Mechanized infantry and Engineers are Mechanized but no Vehicle units', () => {
    for (const id of ['uk.gds.1gg', 'uk.corps.eng30'])
      expect([isMechanizedType(unit(id)), isVehicle(unit(id))]).toEqual([true, false]);
    expect(isVehicle(unit('uk.corps.5agra'))).toBe(true);
  });
  it('[2.3.15] count 34 Tank units, 10 with Anti-Tank guns, 6 Reconnaissance units, 38 Armored', () => {
    expect([count(isTank), count(isAntiTank), count(isReconnaissance), count(isArmored)]).toEqual([34, 10, 6, 38]);
    expect(isTank(unit('de.unk.flak428'))).toBe(false);
  });
  it('[2.3.16] Infantry Type units are those on foot and the Mechanized infantry', () => {
    expect(isInfantryType(unit('us.82.505.1'))).toBe(true);
    expect(isInfantryType(unit('uk.gds.2ig'))).toBe(false);
  });
  it('[2.3.6] 70 are Elite and 54 of Low Quality; 2IG is neither', () => {
    expect([count((u) => moraleOf(u) === 'elite'), count((u) => moraleOf(u) === 'low')]).toEqual([70, 54]);
    expect(moraleOf(unit('uk.gds.2ig'))).toBe('normal');
  });
  it('[2.3.2] [2.3.10] carry Attack Strength and Armor Rating as printed, reduced sides too', () => {
    expect(figuresOf(layOut({ units: [{ id: 'uk.gds.2ig', at: '1504' }] }), unit('uk.gds.2ig'))).toEqual([9, 6, 5, 3]);
    const reduced = layOut({ units: [{ id: 'uk.gds.2ig', at: '1504', steps: 2 }] });
    expect(figuresOf(reduced, unit('uk.gds.2ig'))[0]).toBe(6);
    expect(figuresOf(reduced, unit('uk.gds.arty'))[0]).toBe(0);
  });
  it('[2.3.1] markers are not units', () => {
    expect(MARKERS.some(({ id }) => UNITS.some((one) => one.id === id))).toBe(false);
  });
  it('[2.4] markers come in strict numbers: five Moved, six Traffic', () => {
    expect(MARKERS.filter(({ id }) => id.startsWith('mk.moved')).length).toBe(5);
    expect(MARKERS.filter(({ id }) => id.startsWith('mk.traffic')).length).toBe(6);
  });
});

describe('the counter that stands for a unit', () => {
  const now = (id: string, steps: number, states: readonly 'moved'[] = []) =>
    layOut({ units: [{ id, at: '1724', steps, states }] });
  it('[2.3.12] shows three steps one after the other: full, reduced, Remnant', () => {
    const id = 'us.101.501.1';
    expect(figuresOf(now(id, 3), unit(id))).toEqual([4, 5, 3, 0]);
    expect(figuresOf(now(id, 2), unit(id))).toEqual([3, 4, 3, 0]);
    expect(figuresOf(now(id, 1), unit(id))).toEqual([1, 2, 3, 0]);
    expect(isRemnant(now(id, 1), unit(id))).toBe(true);
    expect(isRemnant(now(id, 2), unit(id))).toBe(false);
  });
  it('[2.3.4] moves by the side it shows; a foot Remnant keeps the pace of its parent', () => {
    expect(allowanceOf(now('uk.gds.1gg', 1), unit('uk.gds.1gg'))).toBe(5);
    expect(allowanceOf(now('uk.50.6dli', 1), unit('uk.50.6dli'))).toBe(3);
  });
  it('[2.3.3] defends by the side it shows, artillery under a Moved marker with 1', () => {
    expect(defenseOf(now('uk.gds.2ig', 3), unit('uk.gds.2ig'))).toBe(6);
    expect(defenseOf(now('uk.gds.arty', 1), unit('uk.gds.arty'))).toBe(2);
    expect(defenseOf(now('uk.gds.arty', 1, ['moved']), unit('uk.gds.arty'))).toBe(1);
  });
  it('[2.3.13] a Dismounted unit is not Mechanized', () => {
    const g = layOut({ units: [{ id: 'uk.gds.1gg', at: '1724', states: ['dismounted'] }] });
    expect(isMechanized(g, unit('uk.gds.1gg'))).toBe(false);
    expect(allowanceOf(g, unit('uk.gds.1gg'))).toBe(3);
  });
  it('[11.4] the counter mix holds so many Remnants of each class', () => {
    expect(['REM-1ABN', 'REM-82ABN', 'REM-UK-INF', 'REM-UK-ARMD', 'REM-DE-FJ'].map(remnantCount)).toEqual([
      4, 3, 4, 5, 3,
    ]);
  });
});

describe('the map', () => {
  it('[2.2.2] has the terrain of the chart', () => {
    expect(MAP.vocabulary.terrain).toEqual(['clear', 'woods', 'polder', 'polder-woods', 'marsh', 'city']);
  });
  it('[2.2.3] ignores Minor Rivers inside a City', () => {
    const text = readFileSync(new URL('../../map/map.json', import.meta.url), 'utf8');
    const file = JSON.parse(text) as {
      waters: { name: string; sides: string[] }[];
      sides: { side: string; water?: string }[];
    };
    const dommel = file.waters.filter(({ name }) => name === 'Dommel').flatMap(({ sides }) => sides);
    const inCity = dommel.filter((side) => side.split('/').every((hex) => ['2608', '2707', '2708'].includes(hex)));
    expect(inCity.every((side) => file.sides.find((one) => one.side === side)?.water !== 'minor')).toBe(true);
  });
});
