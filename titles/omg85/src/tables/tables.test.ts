/** The tables as the manual prints them. */
import { describe, expect, it } from 'vitest';
import { UNITS } from '../data/units.ts';
import { FOOT, MOTORIZED, VEHICLE } from '../state/units.ts';
import * as campaign from './campaign-tables.ts';
import * as combat from './combat-tables.ts';
import { OPERATION_COSTS, P } from './operation-costs.ts';

describe('operation costs', () => {
  it('[8.7] [8.8] [8.9] [8.11] [8.15] are those of the table', () => {
    expect(OPERATION_COSTS).toEqual({
      'enter clear': [4, 5, 3],
      'enter rough': [7, 16, 7],
      'enter forest': [10, 16, 10],
      'enter town': [3, 3, 3],
      'enter city': [3, 7, 3],
      'enter off-board': [5, 5, 5],
      'enter enemy ZOC': [2, 2, 2],
      'enter enemy controlled hex': [1, 1, 1],
      'cross stream or canal': [P, P, 6],
      'cross river': [P, P, 10],
      'cross road hexside, 1 stacking point': [1, 1, 1],
      'cross road hexside, 2 and more': [2, 2, 2],
      'cross German ferry': [10, 10, P],
      'leave enemy ZOC': [3, 3, 3],
      'leave enemy ZOC, travel mode': [5, 5, 5],
      fortify: [15, 15, 15],
      'fortify, engineer present': [10, 10, 10],
      'offensive fire': [7, 7, 7],
      'defensive fire': [5, 5, 5],
    });
    expect([MOTORIZED, VEHICLE, FOOT]).toEqual([0, 1, 2]);
  });
});

describe('combat', () => {
  it('[9.2] fire strength modifiers', () => {
    expect(combat.FIRE_MODIFIERS).toMatchObject({
      engineerBonus: 15,
      parentUnit: 1.15,
      travelMode: 0.33,
      shortRangeAtTwoHexes: 0.5,
      protectiveOne: 1,
      protectiveTwo: 0.5,
      armorIntoRough: 0.5,
      armorIntoForest: 0.33,
      acrossRiver: 0.3,
      attackOrder: [1, 0.8, 0.6, 0.4],
      leastRandom: 80,
      mostRandom: 120,
    });
    expect(combat.SUPPLY_FIRE).toEqual([1, 1, 0.75, 0.25]);
  });
  it('[9.3] casualty modifiers', () => {
    expect(combat.CASUALTIES).toEqual({
      open: 20,
      town: -10,
      forest: -20,
      attackingCity: 25,
      attackingAcrossRiverOrBridge: 25,
      travelMode: 20,
      armor: -30,
      artillery: -40,
      perFortLevel: -5,
    });
  });
  it('[5.4] [8.6] allowances by supply', () => {
    expect(combat.ALLOWANCES).toEqual([20, 16, 10, 5]);
    expect(combat.MOST_CARRIED).toBe(10);
  });
});

describe('the campaign', () => {
  it('[3.1] [3.2] weather', () => {
    expect(campaign.WEATHER.map((row) => Object.values(row))).toEqual([
      ['clear', 8, 2, 10, 18],
      ['cloudy', 4, 1, 5, 37],
      ['overcast', 0, 0, 0, 45],
    ]);
    expect(campaign.HISTORICAL_WEATHER.map((weather) => campaign.WEATHER[weather]?.name)).toEqual(
      'clear cloudy overcast overcast clear overcast clear cloudy cloudy clear'.split(' '),
    );
  });
  it('[5.2] [10.1] [10.2] sources, objectives and levels', () => {
    expect(campaign.SOURCES.map(({ hex, points }) => [hex, points])).toEqual([
      ['3,7', 3],
      ['15,26', 2],
      ['16,9', 2],
      ['8,7', 0],
    ]);
    expect(campaign.OBJECTIVES.map(({ hex, points }) => [hex, points])).toEqual([
      ['10,4', 25],
      ['8,4', 10],
      ['12,9', 20],
    ]);
    expect(campaign.VICTORY_LEVELS.map(({ least }) => least)).toEqual([42, 20, 13, 1, Number.NEGATIVE_INFINITY]);
  });
  it('[6.2] [8.13] limits and additional guns', () => {
    expect(campaign.UNIT_LIMIT).toEqual({ allied: 65, german: 62 });
    expect(campaign.ADDITIONAL_GUNS.map(({ unit, turn, points }) => `${unit} ${turn} ${points}`)).toEqual([
      'A-HQ-101 3 80',
      'A-HQ-101 5 80',
      'A-HQ-1 3 35',
      'G-HQ-59 4 88',
    ]);
  });
});

describe('the order of battle', () => {
  it('[1.5] [8.4] HQ/9SS is as the manual shows it', () => {
    expect(UNITS.find(({ id }) => id === 'G-HQ-9SS')).toMatchObject({
      cp: 30,
      stacking: 2,
      efficiency: 95,
      guns: 95,
      range: 'S',
    });
  });
  it('[1.5] the independent units have the strengths that are printed', () => {
    const printed = { 'G-60': 57, 'G-16SST': 48, 'G-1-2': 65, 'G-FLT': 23, 'G-47MG': 65, 'G-506': 56, 'G-KNAUST': 170 };
    for (const [id, cp] of Object.entries(printed)) expect(UNITS.find((unit) => unit.id === id)?.cp).toBe(cp);
  });
  it('[1.5] a parent unit is as strong as the units that build into it', () => {
    for (const parent of UNITS.filter(({ id }) => UNITS.some(({ buildsInto }) => buildsInto === id))) {
      const parts = UNITS.filter(({ buildsInto }) => buildsInto === parent.id);
      const there = parent.status === 'arrives' ? parts.filter(({ status }) => status === 'component') : parts;
      expect([parent.id, parent.cp]).toEqual([parent.id, there.reduce((sum, { cp }) => sum + cp, 0)]);
    }
  });
});
