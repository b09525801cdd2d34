import { type Game, runAutomaticSteps } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { type Layout, layOut, unit } from '../../../test/table.ts';
import { DISRUPTED, FULL_RETREAT, GOOD_ORDER, marksOn, OUT_OF_SUPPLY, orderOf } from '../../state/state.ts';
import { recoveryRoll } from './recovery.ts';

const recover = (layout: Layout): Game => {
  const g = layOut({ phase: 'german.recovery', ...layout });
  runAutomaticSteps(g);
  return g;
};

const ordersOf = (g: Game, ...ids: string[]): number[] => ids.map((id) => orderOf(g, unit(id)));

describe('the Recovery Phase', () => {
  it('[14.4.1] out of EZOCs every unit recovers one level, one level only, without a die', () => {
    const g = recover({
      units: [
        { id: 'de.kerutt', at: '1906', states: ['disrupted'] },
        { id: 'de.stephan', at: '2007', states: ['full-retreat'] },
      ],
    });
    expect(ordersOf(g, 'de.kerutt', 'de.stephan')).toEqual([GOOD_ORDER, DISRUPTED]);
  });

  it('[14.4.1] only the phasing player recovers', () => {
    const g = recover({ units: [{ id: 'uk.50.1d', at: '1301', states: ['disrupted'] }] });
    expect(ordersOf(g, 'uk.50.1d')).toEqual([DISRUPTED]);
  });

  it('[14.4.1] in an EZOC a die decides, for each unit, even with friends in the hex', () => {
    const g = recover({
      units: [
        { id: 'uk.50.1d', at: '1605' },
        { id: 'de.kerutt', at: '1705', states: ['disrupted'] },
        { id: 'de.stephan', at: '1705', states: ['full-retreat'] },
        { id: 'de.penal6', at: '1705' },
      ],
      dice: [3, 4],
    });
    // Stephan comes before Kerutt among the counters.
    expect(ordersOf(g, 'de.stephan', 'de.kerutt')).toEqual([FULL_RETREAT, GOOD_ORDER]);
    expect(g.scriptAt).toBe(2);
  });

  it('[14.4.1] the EZOC of a unit across a Major River does not count', () => {
    const g = recover({
      units: [
        { id: 'uk.50.1d', at: '5108' },
        { id: 'de.kerutt', at: '5208', states: ['disrupted'] },
      ],
    });
    expect(ordersOf(g, 'de.kerutt')).toEqual([GOOD_ORDER]);
  });

  it('[14.4.2] three is not enough, four is', () => {
    const with3 = (die: number): Game =>
      recover({
        units: [
          { id: 'uk.50.1d', at: '1605' },
          { id: 'de.kerutt', at: '1705', states: ['disrupted'] },
        ],
        dice: [die],
      });
    expect(ordersOf(with3(3), 'de.kerutt')).toEqual([DISRUPTED]);
    expect(ordersOf(with3(4), 'de.kerutt')).toEqual([GOOD_ORDER]);
  });

  it('[14.4.2] one more for an Elite unit, one less for a Low Quality unit, within one and six', () => {
    const [elite, low, normal] = [unit('de.bloch'), unit('de.penal6'), unit('de.kerutt')];
    const g = layOut({ units: ['de.bloch', 'de.penal6', 'de.kerutt'].map((id) => ({ id, at: '1705' })) });
    expect([1, 3, 6].map((die) => recoveryRoll(g, elite, die))).toEqual([2, 4, 6]);
    expect([1, 4, 6].map((die) => recoveryRoll(g, low, die))).toEqual([1, 3, 5]);
    expect([1, 3, 6].map((die) => recoveryRoll(g, normal, die))).toEqual([1, 3, 6]);
    // [11.4] The Remnant of Bloch is a counter of its own and not Elite.
    const remnant = layOut({ units: [{ id: 'de.bloch', at: '1705', steps: 1 }] });
    expect(recoveryRoll(remnant, elite, 3)).toBe(3);
  });

  it('[14.4.2] a Low Quality unit needs a five', () => {
    const rolled = (die: number): Game =>
      recover({
        units: [
          { id: 'uk.50.1d', at: '1605' },
          { id: 'de.penal6', at: '1705', states: ['full-retreat'] },
        ],
        dice: [die],
      });
    expect(ordersOf(rolled(4), 'de.penal6')).toEqual([FULL_RETREAT]);
    expect(ordersOf(rolled(5), 'de.penal6')).toEqual([DISRUPTED]);
  });

  it('[14.4.3] [11.5.3] Scattered, Engaged, Replacement and Spent markers go, whatever the state of the unit; others stay', () => {
    const states = ['scattered', 'engaged', 'replacement', 'spent', 'out-of-supply'] as const;
    const g = recover({
      units: [
        { id: 'uk.50.1d', at: '1605', states: ['engaged'] },
        { id: 'de.kerutt', at: '1705', states: [...states, 'full-retreat'] },
        { id: 'de.krause', at: 'K', states: ['replacement'] },
      ],
      dice: [1],
    });
    expect(marksOn(g, unit('de.kerutt'))).toBe(OUT_OF_SUPPLY);
    expect(marksOn(g, unit('de.krause'))).toBe(0);
    expect(marksOn(g, unit('uk.50.1d'))).not.toBe(0);
  });

  it('[19.3.1] in an Entry Area recovery is automatic', () => {
    const g = recover({
      units: [
        { id: 'uk.50.1d', at: '1501' },
        { id: 'de.kerutt', at: 'A', states: ['disrupted'] },
      ],
    });
    expect(ordersOf(g, 'de.kerutt')).toEqual([GOOD_ORDER]);
  });

  it('[23.4] a unit that is astray does not recover until it is home, but its other markers go', () => {
    const astray = layOut({
      phase: 'allied.recovery',
      units: [{ id: 'uk.50.1d', at: '1306', states: ['full-retreat', 'astray', 'spent'] }],
    });
    expect(ordersOf(astray, 'uk.50.1d')).toEqual([FULL_RETREAT]);
    expect(marksOn(astray, unit('uk.50.1d')) & 4).toBe(0);
    const home = layOut({
      phase: 'allied.recovery',
      units: [{ id: 'uk.50.1d', at: '1301', states: ['full-retreat'] }],
    });
    expect(ordersOf(home, 'uk.50.1d')).toEqual([DISRUPTED]);
  });
});
