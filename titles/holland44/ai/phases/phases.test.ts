import { beginGame, decision } from '@bridgehead/engine';
import { distanceBetween } from '@bridgehead/hex';
import { describe, expect, it } from 'vitest';
import { GRID } from '../../src/data/map.ts';
import { HOLLAND44 } from '../../src/index.ts';
import { CLEAR_WEATHER, CLOUDY_WEATHER } from '../../src/rules/04-weather.ts';
import { firstThought, playPhase } from '../../test/first-thoughts.ts';
import { hex, layOut, order } from '../../test/table.ts';
import { highwayIndex } from '../highway.ts';

describe('traffic markers', () => {
  const COLUMN = [
    { id: 'uk.gds.2ig', at: '2107' },
    { id: 'uk.corps.br30', at: '1806' },
    { id: 'uk.gds.2hc', at: '3008' },
  ];
  const placed = (units = COLUMN) =>
    playPhase(layOut({ phase: 'german.traffic-marker', turn: 5, units }), 'done')
      .filter(({ kind }) => kind === 'place-traffic')
      .map((choice) => String(choice.hex));

  it('all go onto the road before the main body, none behind it', () => {
    const hexes = placed();
    expect(hexes).toHaveLength(6);
    for (const name of hexes) expect(highwayIndex(hex(name))).toBeGreaterThan(highwayIndex(hex('1806')));
  });

  it('stay in the box where nobody would be held up', () => {
    expect(placed([{ id: 'uk.gds.2hc', at: '5421' }])).toEqual([]);
  });
});

describe('artillery resupply', () => {
  const FIRED = { states: ['fired'] } as const;

  it('goes to the gun that has something to fire at', () => {
    const units = [
      { id: 'uk.gds.arty', at: '1303', ...FIRED },
      { id: 'uk.corps.5agra', at: '2107', ...FIRED },
      { id: 'uk.50.arty', at: '1204', ...FIRED },
      { id: 'de.kerutt', at: '2608' },
    ];
    const g = layOut({ phase: 'allied.artillery-resupply', turn: 3, units, bridges: { '1303/1404': 'intact' } });
    expect(firstThought(g)).toEqual({ kind: 'flip', unit: 'uk.corps.5agra' });
  });

  it('is never left unused', () => {
    const units = [
      { id: 'uk.gds.arty', at: '1303', ...FIRED },
      { id: 'uk.corps.5agra', at: '1204', ...FIRED },
    ];
    const g = layOut({ phase: 'allied.artillery-resupply', turn: 3, units });
    expect(firstThought(g)?.kind).toBe('flip');
  });
});

describe('airborne landings', () => {
  it('on turn 1 as many as may land together in one hex of a pair do', () => {
    const setUp = { title: 'holland44', edition: 1, scenario: 'short', options: {}, seed: 1 };
    const begun = beginGame(HOLLAND44, setUp);
    if (!begun.ok) throw new Error(begun.fault.says.code);
    const west: unknown[] = [];
    while (decision(begun.value)?.kind === 'land') {
      const choice = firstThought(begun.value);
      if (choice === undefined) break;
      if (choice.hex === '4818' || choice.hex === '4819') west.push(choice.hex);
      order(begun.value, choice);
    }
    expect(west).toHaveLength(3);
    expect(new Set(west).size).toBe(1);
  });

  const waiting = [
    { id: 'uk.1abn.4p.10', at: 'airfields' },
    { id: 'us.101.327.2b', at: 'airfields' },
  ];

  it('4th Brigade comes before glider infantry', () => {
    const clock = { weatherAm: CLEAR_WEATHER, weatherPm: CLEAR_WEATHER };
    const g = layOut({ phase: 'allied.airlanding', turn: 3, units: waiting, clock });
    expect(firstThought(g)).toMatchObject({ kind: 'land', unit: 'uk.1abn.4p.10' });
  });

  it('waits for a clear afternoon, but not for a cloudy one', () => {
    const phase = (weatherPm: number) =>
      firstThought(
        layOut({
          phase: 'allied.airlanding',
          turn: 3,
          units: waiting,
          clock: { weatherAm: CLOUDY_WEATHER, weatherPm },
        }),
      )?.kind;
    expect([phase(CLEAR_WEATHER), phase(CLOUDY_WEATHER)]).toEqual(['done', 'land']);
  });

  it('keeps away from the enemy where it can', () => {
    const clock = { weatherAm: CLEAR_WEATHER, weatherPm: CLEAR_WEATHER };
    const units = [
      { id: 'us.82.arty', at: 'airfields' },
      { id: 'de.jenkel', at: '5124' },
      { id: 'us.82.508.1', at: '5024', landed: 1 },
    ];
    const g = layOut({ phase: 'allied.airlanding', turn: 3, units, clock });
    const choice = firstThought(g);
    expect(choice?.kind).toBe('land');
    expect(distanceBetween(GRID, hex(String(choice?.hex)), hex('5124'))).toBeGreaterThan(1);
  });
});

describe('a Supply Head that comes back', () => {
  it('is put where the enemy is not', () => {
    const units = [
      { id: 'us.82.supply', at: 'eliminated', steps: 0 },
      { id: 'us.82.505.1', at: '4922' },
      { id: 'us.82.505.2', at: '4818' },
      { id: 'de.kerutt', at: '4923' },
    ];
    expect(firstThought(layOut({ phase: 'allied.supply', turn: 4, units }))).toMatchObject({ hex: '4818' });
  });
});

describe('the balance option', () => {
  it('takes an Unknown unit from where it is worth least to the road into Arnhem', () => {
    const g = layOut({ turn: 1, unknown: ['5321', '6614', '3108'] });
    g.state.frames.push({ proc: 'balance', step: 'choose' });
    expect(firstThought(g)).toEqual({ kind: 'reposition-unknown', from: '6614' });
  });
});
