import type { MapFile } from '@bridgehead/map';
import { describe, expect, it } from 'vitest';
import { at, COUNTRY_OF_TESTS, type WorldChanges, world } from '../../test/world.ts';
import { compileMap } from '../compile.ts';
import type { Pin, PinBody } from '../pins/pin.ts';
import type { GeoLine } from '../source/geography.ts';
import { survey } from '../survey/survey.ts';
import { formatReport, verdict } from './format-report.ts';
import { type Report, reportOn } from './report.ts';

const pin = (body: PinBody): Pin => ({ says: 'a pin', source: 'a test', ...body });

function compiled(changes: WorldChanges = {}): { readonly map: MapFile; readonly report: Report } {
  const result = compileMap(world(changes));
  if (!result.ok) throw new Error(result.faults.join('; '));
  return result;
}

const reported = (changes: WorldChanges = {}): Report => compiled(changes).report;

/** The report on a map that is not quite what the compiler made. */
function reportedOn(change: (map: MapFile) => Partial<MapFile>): Report {
  const source = world();
  const { map } = compiled();
  return reportOn(source, survey(source), { ...map, ...change(map) });
}

const countsOf = (report: Report, what: string) =>
  Object.fromEntries(report.counts.find(([name]) => name === what)?.[1] ?? []);
const leftOut = (report: Report) => countsOf(report, 'left out (beyond the edge or by a pin)');
const lastLine = (report: Report) => formatReport(report).trimEnd().split('\n').at(-1);

const track = (name: string, y: number, from = 7, to = 9): GeoLine => ({
  name,
  class: 'minor',
  line: [at(from, y), at(to, y)],
});

describe('counts', () => {
  it('tell how much of everything the map has', () => {
    const { counts } = reported();
    expect(Object.fromEntries(counts.map(([what, words]) => [what, Object.fromEntries(words)]))).toEqual({
      hexes: { all: 80 },
      terrain: { clear: 57, woods: 11, polder: 12, city: 0 },
      features: { town: 2, village: 1 },
      'water hexsides': { minor: 0, canal: 8, major: 21 },
      'road hexsides': { minor: 0, secondary: 7, primary: 10 },
      bridges: { road: 2, rail: 0, permanent: 0 },
      ferries: { all: 1 },
      places: { town: 2, village: 1 },
      'left out (beyond the edge or by a pin)': { places: 0, bridges: 0, ferries: 0, waters: 0, roads: 0 },
    });
  });
  it('count a permanent bridge under its kind and apart', () => {
    const report = reported({ pins: [pin({ pin: 'bridge', name: 'Cut bridge', permanent: true })] });
    expect(countsOf(report, 'bridges')).toEqual({ road: 2, rail: 0, permanent: 1 });
  });
  it('tell what pins leave out', () => {
    const pins = [
      pin({ pin: 'no-place', name: 'Southam' }),
      pin({ pin: 'no-bridge', name: 'Cut bridge' }),
      pin({ pin: 'no-ferry', name: 'Stour ferry' }),
      pin({ pin: 'no-road', name: 'Canal road' }),
    ];
    expect(leftOut(reported({ pins }))).toEqual({ places: 1, bridges: 1, ferries: 1, waters: 0, roads: 1 });
    expect(leftOut(reported({ pins: [pin({ pin: 'drop-water', water: 'New Cut' })] })).waters).toBe(1);
  });
  it('tell what lies beyond the edge', () => {
    const far = { name: 'Farham', class: 'town', at: at(60, 60) } as const;
    expect(leftOut(reported({ geography: { places: [...COUNTRY_OF_TESTS.places, far] } })).places).toBe(1);
  });
  it('take two lines of one name for one water', () => {
    const [stour] = COUNTRY_OF_TESTS.rivers;
    if (stour === undefined) throw new Error('there is no river');
    const rivers = [
      { ...stour, line: [at(-6, 3), at(3, 3.1)] },
      { ...stour, line: [at(3, 3.1), at(16, 2.9)] },
    ];
    expect(leftOut(reported({ geography: { rivers } })).waters).toBe(0);
  });
});

describe('offsets', () => {
  it('tell where a pin has moved a place, and how far', () => {
    const { offsets } = reported({ pins: [pin({ pin: 'place', name: 'Eastcut', hex: '1619' })] });
    const moved = offsets.find((offset) => offset.name === 'Eastcut');
    expect(moved).toMatchObject({ what: 'place', detail: '1617 to 1619 (pinned)' });
    expect(moved?.hexes).toBeCloseTo(2, 1);
    expect(offsets[0]).toBe(moved);
  });
  it('do not speak of a place that stands where it lies', () => {
    expect(reported().offsets.filter((offset) => offset.what === 'place')).toEqual([]);
  });
  it('tell where a place had to move to its own bank', () => {
    // In the south corner of 1313, but south of the river.
    const places = [{ name: 'Overbank', class: 'village', at: at(3.5, 3.14) } as const];
    const moved = reported({ geography: { places } }).offsets.filter((offset) => offset.what === 'place');
    expect(moved.map(({ name }) => name)).toEqual(['Overbank']);
    expect(moved[0]?.detail).toMatch(/^1313 to 141[34]$/);
  });
  it('list bridges, ferries and waters, the farthest first', () => {
    const { offsets } = reported();
    expect(new Set(offsets.map(({ what, name }) => `${what} ${name}`))).toEqual(
      new Set(['water Stour', 'water New Cut', 'bridge Stour bridge', 'bridge Cut bridge', 'ferry Stour ferry']),
    );
    const distances = offsets.map(({ hexes }) => hexes);
    expect(distances).toEqual(distances.toSorted((a, b) => b - a));
  });
  it('over one hex stand apart in the text', () => {
    const text = formatReport(reported({ pins: [pin({ pin: 'place', name: 'Eastcut', hex: '1619' })] }));
    expect(text).toMatch(/Offsets over one hex \(\d\)\n {2}2\.\d\d place Eastcut: 1617 to 1619 \(pinned\)/);
    expect(formatReport(reported())).toContain('Offsets over one hex (0)\n\n');
  });
});

describe('gaps', () => {
  it('are none in a sound country', () => {
    expect(reported().gaps).toEqual([]);
  });
  it('are where a water is broken', () => {
    const { gaps } = reportedOn((map) => ({
      waters: map.waters.map((water) =>
        water.name === 'Stour' ? { ...water, sides: water.sides.toSpliced(9, 1) } : water,
      ),
    }));
    expect(gaps).toEqual(['Stour is broken at 1314/1415']);
  });
  it('are where a road crosses a water without a bridge', () => {
    const bridges = COUNTRY_OF_TESTS.bridges.filter((bridge) => bridge.name !== 'Cut bridge');
    expect(reported({ geography: { bridges } }).gaps).toContain('Canal road crosses New Cut without a bridge');
  });
  it('are not where a pin has taken the bridge away', () => {
    const { gaps } = reported({ pins: [pin({ pin: 'no-bridge', name: 'Stour bridge' })] });
    expect(gaps).toEqual([]);
  });
  it('are where a town has no road; a village needs none', () => {
    const town = { name: 'Lonely', class: 'town', at: at(8, 1.7) } as const;
    const village = { name: 'Lonelier', class: 'village', at: at(9, 0) } as const;
    const { gaps } = reported({ geography: { places: [...COUNTRY_OF_TESTS.places, town, village] } });
    expect(gaps).toEqual(['Lonely (1218) has no road']);
  });
  it('are where a piece of road is joined to nothing', () => {
    const { gaps } = reported({
      geography: { roads: [...COUNTRY_OF_TESTS.roads, track('Wood track', 0.87, 6.5, 8.5)] },
    });
    expect(gaps).toEqual(['a road net of its own at 1116, 1117, 1118']);
  });
  it('are not where a piece of road leaves the map', () => {
    const { gaps } = reported({
      geography: { roads: [...COUNTRY_OF_TESTS.roads, track('East track', 0.87, 6.5, 14)] },
    });
    expect(gaps).toEqual([]);
  });
  it('are where two pieces of road of the same length are all there is', () => {
    const roads = [track('One track', 0.87, 6.5, 8.5), track('Other track', 6.06, 6.5, 8.5)];
    const { gaps } = reported({ geography: { roads, bridges: [], places: [] } });
    expect(gaps).toEqual(['a road net of its own at 1716, 1717, 1718']);
  });
  it('are not where there is no road at all', () => {
    expect(reported({ geography: { roads: [], bridges: [], places: [] } }).gaps).toEqual([]);
  });
});

describe('the wrong bank', () => {
  it('is told of a place that pins hold across its water', () => {
    const report = reported({
      pins: [
        pin({ pin: 'place', name: 'Southam', hex: '1313' }),
        pin({ pin: 'water', side: '1313/1413', water: 'Stour' }),
        pin({ pin: 'water', side: '1313/1414', water: 'Stour' }),
        pin({ pin: 'no-water', side: '1213/1313', water: 'Stour' }),
      ],
    });
    expect(report.wrongBank).toEqual(['Southam: Stour']);
    expect(lastLine(report)).toBe('unmet: 0, gaps: 0, wrong bank: 1');
    expect(formatReport(report)).toContain('Places on the wrong bank (1)\n  Southam: Stour\n');
  });
});

describe('bridges without a road', () => {
  it('are listed with their hexside', () => {
    expect(reported().bridgesWithoutRoad).toEqual([]);
    const { bridgesWithoutRoad } = reported({ pins: [pin({ pin: 'no-road', name: 'Canal road' })] });
    expect(bridgesWithoutRoad).toEqual(['Cut bridge (1515/1615)']);
  });
  it('are those of a railway where no railway runs', () => {
    const { bridgesWithoutRoad } = reported({ pins: [pin({ pin: 'bridge', name: 'Cut bridge', kind: 'rail' })] });
    expect(bridgesWithoutRoad).toEqual(['Cut bridge (1515/1615)']);
  });
});

describe('the verdict', () => {
  const facts = [
    { says: 'The wood is a wood.', source: 'seed 000 1', fact: 'terrain', hex: '1117', among: ['woods'] },
    { says: 'The wood is a fen.', source: 'seed 000 2', fact: 'terrain', hex: '1117', among: ['polder'] },
  ] as const;
  it('counts unmet facts and unmet pins, and tells what the map has instead', () => {
    const report = reported({ facts, pins: [pin({ pin: 'terrain', hex: '9999', is: 'clear' })] });
    expect(verdict(report)).toEqual({ unmet: 2, gaps: 0, wrongBank: 0 });
    const lines = formatReport(report).split('\n');
    expect(lines).toContain('  met   The wood is a wood. [seed 000 1]');
    expect(lines).toContain('  UNMET The wood is a fen. [seed 000 2] — 1117 is woods');
    expect(lines).toContain('  UNMET a pin [a test] — 9999 is not on the map');
  });
  it('is the last line of the text', () => {
    expect(lastLine(reported())).toBe('unmet: 0, gaps: 0, wrong bank: 0');
    const bridges = COUNTRY_OF_TESTS.bridges.slice(1);
    const report = reported({ facts, geography: { bridges } });
    expect(lastLine(report)).toBe(`unmet: 1, gaps: ${report.gaps.length}, wrong bank: 0`);
    expect(report.gaps.length).toBeGreaterThan(0);
  });
  it('of a walk uses the costs that come with the facts', () => {
    const walk = {
      says: 'One step.',
      source: 'seed 000 3',
      fact: 'walk',
      profile: 'foot',
      from: '1010',
      to: ['1011'],
      exactly: 1,
    } as const;
    const foot = { terrain: { clear: 1 }, waters: {}, bridges: {} };
    expect(verdict(reported({ facts: [walk], profiles: { foot } })).unmet).toBe(0);
    expect(reported({ facts: [walk] }).facts[0]?.instead).toBe('no profile «foot»');
  });
});
