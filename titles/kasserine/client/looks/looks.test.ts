import { type CounterLook, SYMBOLS } from '@bridgehead/board';
import { setTitleWords } from '@bridgehead/client-kit/title';
import { describe, expect, test } from 'vitest';
import { UNITS } from '../../src/facts.ts';
import { viewFor } from '../../src/view/view.ts';
import { type Layout, layOut } from '../../test/table.ts';
import { KASSERINE_WORDS } from '../words.ts';
import { counterLook } from './counter-look.ts';
import { KASSERINE_LOOKS } from './stack-looks.ts';

setTitleWords(KASSERINE_WORDS);

function lookOf(unit: string, layout: Layout, viewer?: string): CounterLook {
  const found = viewFor(layOut(layout), viewer).units.find((one) => one.unit === unit);
  if (found === undefined) throw new Error(unit);
  return counterLook(found);
}

const at = (unit: string, more: object = {}) => ({ units: { [unit]: { hex: '1306', ...more } } });

describe('counters', () => {
  test('every type, size, nation and formation has words, and a symbol that the board can draw', () => {
    const keys = UNITS.flatMap(({ type, nation, formation, move }) => [
      `type.${type}`,
      `nation.${nation}`,
      `formation.${formation}`,
      `movement.${move}`,
    ]);
    const unnamed = keys.filter((key) => !Object.hasOwn(KASSERINE_WORDS.messages, key));
    expect([...new Set(unnamed)]).toEqual([]);
    const all = Object.fromEntries(UNITS.map(({ id, side }) => [id, side === 'axis' ? '1306' : '1310']));
    const looks = viewFor(layOut({ units: all }), undefined).units.map((unit) => counterLook(unit));
    const known: readonly string[] = SYMBOLS;
    expect(looks).toHaveLength(UNITS.length);
    expect(looks.filter(({ symbol }) => !known.includes(symbol)).map(({ id }) => id)).toEqual([]);
  });

  test('[3.6] the movement class is a box, a circle or nothing', () => {
    const plates = ['ge-i-69', 'ge-i-90', 'ge-afr-8'].map((unit) => lookOf(unit, at(unit)).lastPlate);
    expect(plates).toEqual(['box', 'circle', undefined]);
  });

  test('[2.2.2] the nations have bodies and marks of their own, the Luftwaffe too', () => {
    const looks = ['us-1-1ar', 'uk-51laa', 'fr-dmc-hq', 'ge-i-69', 'ge-135fl', 'it-90aa']
      .filter((unit) => UNITS.some(({ id }) => id === unit))
      .map((unit) => lookOf(unit, at(unit)));
    expect(new Set(looks.map(({ body }) => body)).size).toBe(looks.length);
    expect(new Set(looks.map(({ emblem }) => emblem)).size).toBe(looks.length);
    expect(looks.length).toBeGreaterThan(4);
  });

  test('[2.2.4] deployed guns show range, barrage and protective fire; anti-tank guns have no range', () => {
    expect(lookOf('ge-i-90', at('ge-i-90')).inPlace).toBeUndefined();
    const deployed = { mode: 'deployed' };
    expect(lookOf('ge-i-90', at('ge-i-90', deployed)).inPlace).toEqual({ range: '4', figure: '3', shield: '3' });
    const guns = lookOf('ge-39pj', at('ge-39pj', deployed)).inPlace;
    expect([guns?.range, guns?.letters]).toEqual([undefined, 'AT']);
  });

  test('[4.2.1] an untried unit tells neither strength nor steps nor its rating', () => {
    const look = lookOf('ge-afr-8', at('ge-afr-8'));
    expect([look.isUntried, look.factors[0].text, look.factors[2].text]).toEqual([true, '?', '4']);
    expect(look.label).not.toContain('attack');
  });

  test('[10.3.4] where a gun fires only its owner sees', () => {
    const layout = {
      units: { 'ge-i-90': { hex: '1306', mode: 'deployed', marker: '1306' }, 'ge-i-69': '1306' },
    };
    expect(lookOf('ge-i-90', layout, 'axis').badges).toContain('lattice-shield');
    expect(lookOf('ge-i-90', layout, 'allied').badges).not.toContain('lattice-shield');
  });

  test('[15.5.2] Rommel shows how many bonuses are left', () => {
    const stars = (uses: number) =>
      lookOf('ge-rommel', { ...at('ge-rommel'), counters: { rommelUses: uses } }).picture?.stars?.left;
    expect([stars(0), stars(1), stars(2)]).toEqual([2, 1, 0]);
  });

  test('[8.2] [14.3.5] [15.4.2] Reserve, building and Depleted are seen', () => {
    expect(lookOf('ge-i-69', at('ge-i-69', { reserve: true })).badges).toContain('tab');
    expect(lookOf('ge-10-hq', at('ge-10-hq', { states: ['depleted'] })).struck).toBe('DEPLETED');
  });
});

test('[10.3.4] fire laid face down lies with its points on the stack that it covers, for its owner', () => {
  const layout: Layout = {
    units: {
      'ge-i-90': { hex: '1306', mode: 'deployed', marker: '1307' },
      'ge-i-69': { hex: '1307' },
      'ge-ii-69': { hex: '1307' },
    },
  };
  const figures = (viewer: string) =>
    KASSERINE_LOOKS.stackLooks(viewFor(layOut(layout), viewer), () => 'rest')
      .find(({ at: place }) => place === '1307')
      ?.counters.map(({ badgeFigures }) => badgeFigures?.['lattice-shield']);
  expect(figures('axis')).toEqual(['3', undefined]);
  expect(figures('allied')).toEqual([undefined, undefined]);
});

test('[11.2.3] an air unit that interdicts lies on its hex, under whoever stands there', () => {
  const view = viewFor(
    layOut({ units: { 'ge-i-69': '1306' }, air: { 'air-p40': '1306', 'air-p39': '1310' } }),
    undefined,
  );
  const stacks = KASSERINE_LOOKS.stackLooks(view, () => 'rest');
  const counters = (place: string) => stacks.find((stack) => stack.at === place)?.counters.map(({ id }) => id);
  expect(counters('1306')).toEqual(['ge-i-69', 'air-p40']);
  expect(counters('1310')).toEqual(['air-p39']);
});
