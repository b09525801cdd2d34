import { decision, type Game } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { at, march, refusal } from '../../../test/orders.ts';
import { type Layout, layOut, listed, order, type Piece, unit } from '../../../test/table.ts';
import { EDITIONS, SECOND_EDITION } from '../../editions.ts';
import { isArmored, isReconnaissance, isTank } from '../../state/units.ts';
import { isMechanized } from '../02-contents.ts';
import { airlandingPoints, CLEAR_WEATHER, CLOUDY_WEATHER, weatherModifier } from '../04-weather.ts';

/** What it comes to in the first edition, then in the second. */
const inEach = <T>(of: (edition: number) => T): readonly T[] => EDITIONS.map(of);
const piece = (id: string, where: string, more: Partial<Piece> = {}): Piece => ({ id, at: where, ...more });
const allied = (edition: number, units: readonly Piece[], more: Layout = {}): Game =>
  layOut({ edition, turn: 9, phase: 'allied.movement', units, ...more });

describe('weather and points', () => {
  it('[4.3] [2e 4.3] a Clear turn gives eight Airlanding Points, or nine; a Cloudy one four in both', () => {
    const points = (weather: number) => (edition: number) =>
      airlandingPoints(layOut({ edition, turn: 3, clock: { weatherAm: weather } }));
    expect(inEach(points(CLEAR_WEATHER))).toEqual([8, 9]);
    expect(inEach(points(CLOUDY_WEATHER))).toEqual([4, 4]);
  });
  it('[4.2] [2e 4.2] turns 3 and 4 are modified alike; turns 6 and 7 by +2, or +1 as the card has it', () => {
    expect(inEach((edition) => weatherModifier(layOut({ edition }), 3))).toEqual([-1, -1]);
    expect(inEach((edition) => weatherModifier(layOut({ edition }), 7))).toEqual([2, 2]);
    const byCard = layOut({ edition: SECOND_EDITION, rules: { weatherDrmTurns6and7: 1 } });
    expect([weatherModifier(byCard, 6), weatherModifier(byCard, 5)]).toEqual([1, 0]);
  });
});

describe('units', () => {
  it('[2.3.13] [2e 2.3.8] a Supply Head is Mechanized in the second edition, infantry in neither', () => {
    const isSo = (id: string) => inEach((edition) => isMechanized(layOut({ edition }), unit(id)));
    expect(isSo('us.82.supply')).toEqual([false, true]);
    expect(isSo('us.82.505.1')).toEqual([false, false]);
  });
  it('[2.3.13] [2e 2.3.8] Armored units are Tank and Reconnaissance units in both', () => {
    expect(isArmored(unit('uk.gds.2ig')) && isTank(unit('uk.gds.2ig'))).toBe(true);
    expect(isArmored(unit('uk.gds.2hc')) && isReconnaissance(unit('uk.gds.2hc'))).toBe(true);
    expect(isArmored(unit('us.82.505.1'))).toBe(false);
  });
  it('[23.5] [2e 23.5] six units of the 406th roll, or five: then its artillery waits for turn 4', () => {
    const ids = ['de.goebel', 'de.greshick', 'de.jenkel', 'de.kempton', 'de.stargaard', 'de.arty406'];
    const come = (turn: number) => (edition: number) => {
      const units = ids.map((id) => piece(id, 'box-406'));
      const g = layOut({ edition, turn, phase: 'german.movement', units, dice: turn < 4 ? [1, 1, 1, 1, 1, 1] : [] });
      return [ids.filter((id) => at(g, id) === 'I').length, at(g, 'de.arty406')];
    };
    expect(inEach(come(3))).toEqual([
      [6, 'I'],
      [5, 'box-406'],
    ]);
    expect(inEach(come(4))).toEqual([
      [6, 'I'],
      [6, 'I'],
    ]);
  });
  it('[22.1.3] [2e 22.1.3] the Glider Pilots come to the Supply Head on turn 2, as one unit or as two', () => {
    const ids = ['uk.1abn.gp', 'uk.1abn.gp1', 'uk.1abn.gp2'];
    const come = (edition: number) => {
      const pilots = edition === SECOND_EDITION ? ids.slice(1) : ids.slice(0, 1);
      const units = [piece('uk.1abn.supply', '6218'), ...pilots.map((id) => piece(id, 'expected'))];
      const g = layOut({ edition, turn: 2, phase: 'allied.airlanding', units });
      return ids.filter((id) => at(g, id) === '6218');
    };
    expect(inEach(come)).toEqual([['uk.1abn.gp'], ['uk.1abn.gp1', 'uk.1abn.gp2']]);
  });
});

describe('stacking and Extended Movement', () => {
  it('[6.4.2] [2e 6.4.2] Mechanized units enter an overstacked hex by Tactical Movement only, or as they like', () => {
    const crowd = ['uk.50.6dli', 'uk.50.8dli', 'uk.50.9dli'].map((id) => piece(id, '1724'));
    const enters = (mode: 'normal' | 'tactical') => (edition: number) =>
      refusal(allied(edition, [piece('uk.gds.2ig', '1723'), ...crowd]), march('uk.gds.2ig', ['1724'], mode));
    expect(inEach(enters('normal'))).toEqual(['6.4.2', 'legal']);
    expect(inEach(enters('tactical'))).toEqual(['legal', 'legal']);
  });
  it('[8.2.2] [2e 8.2.2] only a Free-Stacking unit may end Extended Movement in company, and only in the second edition', () => {
    const ends = (id: string) => (edition: number) =>
      refusal(
        allied(edition, [piece(id, '1722'), piece('uk.50.8dli', '1724')]),
        march(id, ['1723', '1724'], 'extended'),
      );
    expect(inEach(ends('uk.corps.eng30'))).toEqual(['8.2.2', 'legal']);
    expect(inEach(ends('uk.50.6dli'))).toEqual(['8.2.2', '8.2.2']);
  });
  it('[8.3.3] [2e 8.3.2] nobody covers Woods in the second edition; a City is passed in both', () => {
    const covers = (edition: number) => {
      const g = allied(edition, [piece('us.82.505.1', '6519'), piece('de.kerutt', '6620')]);
      return [listed(g, 'cover').length > 0, refusal(g, { kind: 'cover', units: ['us.82.505.1'] })];
    };
    expect(inEach(covers)).toEqual([
      [true, 'legal'],
      [false, '8.3.3'],
    ]);
    const passes = (edition: number) =>
      refusal(
        allied(edition, [piece('us.82.505.1', '5319'), piece('de.kerutt', '5221')]),
        march('us.82.505.1', ['5320', '5321'], 'tactical'),
      );
    expect(inEach(passes)).toEqual(['legal', 'legal']);
  });
  it('[14.3.1] [2e 14.3.1] a unit in Full Retreat may use Extended Movement in the second edition, a Disrupted one in neither', () => {
    const goes = (state: 'full-retreat' | 'disrupted') => (edition: number) =>
      refusal(
        allied(edition, [piece('uk.50.6dli', '1722', { states: [state] })]),
        march('uk.50.6dli', ['1723', '1724'], 'extended'),
      );
    expect(inEach(goes('full-retreat'))).toEqual(['14.3.1', 'legal']);
    expect(inEach(goes('disrupted'))).toEqual(['14.2', '14.2']);
  });
});

describe('Ferries', () => {
  /** Over the Ferry of Oijen, one step at a time. */
  const crosses =
    (turn: number, ...others: readonly Piece[]) =>
    (edition: number) =>
      refusal(
        allied(edition, [piece('uk.gds.2ig', '5209', { steps: 1 }), ...others], { turn }),
        march('uk.gds.2ig', ['5108'], 'tactical'),
      );
  const NEAR = piece('de.kerutt', '5410');
  it('[8.5.6] [2e 8.5.6] by day no Allied Vehicle step with a German unit within two hexes, in the second edition', () => {
    expect(inEach(crosses(9, NEAR))).toEqual(['legal', '8.5.6']);
    expect(inEach(crosses(9, { ...NEAR, at: '5512' }))).toEqual(['legal', 'legal']);
    expect(inEach(crosses(11, NEAR))).toEqual(['legal', 'legal']);
    const foot = (edition: number) =>
      refusal(
        allied(edition, [piece('uk.50.6dli', '5209', { steps: 1 }), NEAR]),
        march('uk.50.6dli', ['5108'], 'tactical'),
      );
    expect(inEach(foot)).toEqual(['legal', 'legal']);
  });
  it('[8.6.2] [2e 8.6.2] a Ferry takes Vehicle units into Polder that no road touches in the second edition alone', () => {
    const into = (from: string, to: string) => (edition: number) =>
      refusal(allied(edition, [piece('uk.gds.2ig', from, { steps: 1 })]), march('uk.gds.2ig', [to], 'tactical'));
    expect(inEach(into('5213', '5112'))).toEqual(['8.6.2', 'legal']);
    expect(inEach(into('5209', '5108'))).toEqual(['legal', 'legal']);
  });
});

describe('Automatic DS', () => {
  it('[8.7] [2e 8.7] survivors retreat three hexes, or two or three as their owner likes', () => {
    const lengths = (edition: number) => {
      const g = allied(edition, [
        piece('de.penal6', '1720', { states: ['disrupted'] }),
        piece('uk.gds.2ig', '1719'),
        piece('uk.gds.2gg', '1719'),
      ]);
      order(g, { kind: 'automatic-ds', target: '1720', units: ['uk.gds.2ig', 'uk.gds.2gg'] });
      return [...new Set(listed(g, 'retreat').map(({ path }) => (path as string[]).length))].sort();
    };
    expect(inEach(lengths)).toEqual([[3], [2, 3]]);
  });
  it('[8.7] [11.2] [2e 8.7] [2e 11.2] its step is chosen by its owner, or by the attacker', () => {
    const chooser = (edition: number) => {
      const g = allied(edition, [
        piece('de.penal6', '1720', { states: ['disrupted'] }),
        piece('de.hoffmann14', '1720', { states: ['disrupted'] }),
        ...['uk.gds.2ig', 'uk.gds.2gg'].map((id) => piece(id, '1719')),
        ...['uk.gds.1cg', 'uk.gds.2wg'].map((id) => piece(id, '1620')),
      ]);
      order(g, {
        kind: 'automatic-ds',
        target: '1720',
        units: ['uk.gds.2ig', 'uk.gds.2gg', 'uk.gds.1cg', 'uk.gds.2wg'],
      });
      return [decision(g)?.kind, decision(g)?.by];
    };
    expect(inEach(chooser)).toEqual([
      ['defender-loss', 'german'],
      ['defender-loss', 'allied'],
    ]);
  });
});

describe('the option of 27.3', () => {
  it('[2e 27.3] [2e 27.3.1] Segler and Richter use Tactical Movement only on turns 1 and 2', () => {
    const goes = (turn: number, id: string, options: Layout['options'] = { 'tactical-segler': true }) =>
      refusal(
        layOut({ edition: SECOND_EDITION, turn, phase: 'german.movement', units: [piece(id, '1722')], options }),
        march(id, ['1723', '1724']),
      );
    expect([goes(2, 'de.segler'), goes(2, 'de.richter')]).toEqual(['2e 27.3.1', '2e 27.3.1']);
    expect([goes(3, 'de.segler'), goes(2, 'de.kerutt'), goes(2, 'de.segler', {})]).toEqual(['legal', 'legal', 'legal']);
  });
});
