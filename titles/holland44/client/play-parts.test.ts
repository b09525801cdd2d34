import {
  cardPlace,
  describeChoice,
  findPlaces,
  groundWords,
  joinMarches,
  membersOf,
  placeName,
  placesOf,
  say,
  sideWords,
  storyFor,
  unitsOf,
} from '@bridgehead/client-kit/play';
import { setTitleWords } from '@bridgehead/client-kit/title';
import { describe, expect, it } from 'vitest';
import { CONTRACT } from '../src/facts.ts';
import { daysUpTo, phasesOf } from './calendar.ts';
import { HOLLAND44_CLIENT } from './index.ts';
import { marchTo, type Reach } from './interactions/march.ts';
import { bondShapes, supplyShapes } from './overlays.ts';
import { arcsOf, clamped, signed } from './parts/odds-bar.tsx';
import { facesOf, RESULT_CLASSES } from './parts/outcomes.tsx';
import { columnText, points } from './say.ts';
import { HOLLAND44_WORDS } from './words.ts';

setTitleWords(HOLLAND44_WORDS);

describe('words', () => {
  it('costs are said in points and their parts', () => {
    expect([2, 6, 16, 27].map(points)).toEqual(['⅓', '1', '2⅔', '4½']);
    expect(columnText('3-1')).toBe('3–1');
  });

  it('hexes and Entry Areas have names', () => {
    expect(placeName('5320')).toBe('5320 Nijmegen');
    expect(placeName('N')).toBe('Entry Area N');
  });

  it('a choice says what it does, who does it and where', () => {
    const retreat = { kind: 'retreat', unit: 'us.82.505.1', path: ['4824', '4825'], stop: true };
    expect(describeChoice(retreat)).toBe('Retreat and stop in 4825 for a step');
    expect(membersOf(retreat)).toEqual(['us.82.505.1']);
    expect(placesOf(retreat)).toEqual(['4825']);
    expect(placesOf({ kind: 'blow', hexside: '4816/4817', bridge: 'road' })).toEqual(['4816', '4817']);
    expect(unitsOf({ kind: 'stand', lead: 'de.henke', artillery: 'de.krause' })).toEqual(['de.henke']);
    expect(unitsOf({ kind: 'lead', formation: 'GDS', attachment: 'uk.50.1h' })).toEqual([]);
    expect(membersOf({ kind: 'place-traffic', marker: 2, hex: '1001' })).toEqual(['2']);
    expect(membersOf({ kind: 'reposition-unknown', from: '1001', to: '4824' })).toEqual(['1001']);
    expect(placesOf({ kind: 'reposition-unknown', from: '1001', to: '4824' })).toEqual(['4824']);
    expect(placesOf({ kind: 'replace-unit', unit: 'uk.gds.eng', from: 'N', at: '5320' })).toEqual(['5320']);
  });

  it('a choice is told with the fields that there are words for', () => {
    expect(describeChoice({ kind: 'blow' })).toBe('Blow the bridge');
    expect(describeChoice({ kind: 'blow', hexside: '4816/4817', bridge: 'road' })).toContain('road bridge 4816');
    expect(describeChoice({ kind: 'march-on', path: ['4824'], mode: 'extended', pause: true })).toBe(
      'On to 4824, and stop to think',
    );
    expect(describeChoice({ kind: 'advance', units: ['us.82.505.1'], path: [] })).toBe(
      '1/505/82 breaks through from here',
    );
    expect(describeChoice({ kind: 'retreat' })).toBe('Retreat');
    expect(describeChoice({ kind: 'change-area', units: ['us.82.505.1'], area: 'N' })).toBe('Go round to Entry Area N');
    expect(describeChoice({ kind: 'lead', formation: 'GDS' })).toBe('Guards Armoured Division leads');
  });

  it('a side goes by its name', () => {
    expect(say('hex.held', { side: 'german' })).toBe('held by the German side');
    expect(say('over.winner', { side: 'Allied' })).toBe('The Allied player has won');
    expect(say('turn', { turn: 3 })).toBe('Turn 3');
  });

  it('a kind that the contract does not declare is told by its name alone', () => {
    expect(describeChoice({ kind: 'dig-in', hex: '4824' })).toBe('Dig in');
  });
});

describe('turns and phases', () => {
  it('each side has its seven phases', () => {
    expect(phasesOf('allied.movement')).toMatchObject({ side: 'allied', now: 3 });
    expect(phasesOf('german.combat').phases.map(({ name }) => name)).toContain('traffic-marker');
    expect(phasesOf('weather').side).toBeUndefined();
  });

  it('the first day has two turns, the others three', () => {
    expect(daysUpTo(11).map(({ day, turns }) => [day, turns.length])).toEqual([
      [17, 2],
      [18, 3],
      [19, 3],
      [20, 3],
    ]);
  });
});

describe('movement', () => {
  const end = { hex: '4824', cost: 12, path: ['4824'] };
  const reach: Reach = {
    normal: { units: [], mode: 'normal', ends: [end] },
    extended: { units: [], mode: 'extended', ends: [end, { hex: '4825', cost: 24, path: ['4824', '4825'] }] },
    tactical: { units: [], mode: 'tactical', ends: [{ hex: '4723', cost: 1, path: ['4723'] }] },
  };

  it('takes Extended Movement only where normal movement does not reach', () => {
    expect(marchTo(reach, 'normal', '4824')?.mode).toBe('normal');
    expect(marchTo(reach, 'normal', '4825')?.mode).toBe('extended');
  });

  it('takes Tactical Movement only by choice', () => {
    expect(marchTo(reach, 'normal', '4723')).toBeUndefined();
    expect(marchTo(reach, 'tactical', '4723')?.mode).toBe('tactical');
  });
});

describe('odds', () => {
  it('columns beyond the table stand at its ends', () => {
    expect([clamped(-1), clamped(3), clamped(10)]).toEqual([0, 3, 8]);
    expect([signed(2), signed(0), signed(-1)]).toEqual(['+2', '0', '−1']);
  });

  it('[2e 11.1] the results of the second book look as those of the first', () => {
    const { DR, DR2, 'A1/DR': both, 'A1/DR2': bothInSecond } = RESULT_CLASSES;
    expect([DR2, bothInSecond]).toEqual([DR, both]);
  });

  it('outcomes become six faces, each with its class', () => {
    expect(
      facesOf([
        { result: 'A1', sixths: 4 },
        { result: 'EX', sixths: 2 },
      ]),
    ).toHaveLength(6);
    expect((['DS', 'A1/DR', 'D1', 'EX', 'A1/ENG'] as const).map((result) => RESULT_CLASSES[result])).toEqual([
      'breakthrough',
      'both',
      'defender',
      'nothing',
      'attacker',
    ]);
  });
});

describe('overlays', () => {
  it('a supply path is overland first and then along a road; who has none is cut off', () => {
    const shapes = supplyShapes(
      [
        { unit: 'a', supplied: true, path: ['1', '2', '3', '4'], overland: 1 },
        { unit: 'b', supplied: false, blocked: { hex: '8', rule: '18.1', code: 'blown-bridge', reason: '' } },
      ],
      (unit) => (unit === 'b' ? '9' : '1'),
    );
    expect(shapes).toEqual([
      { kind: 'path', places: ['1', '2'], look: 'supply-overland' },
      { kind: 'path', places: ['2', '3', '4'], look: 'supply-road' },
      { kind: 'hexes', hexes: ['9'], look: 'cut-off' },
      { kind: 'hexes', hexes: ['8'], look: 'refused' },
    ]);
  });

  it('a bond belongs to the first or the second side', () => {
    const bond = { side: 'german', kind: 'hex', between: ['1', '3'], at: ['2'], state: 'negated' } as const;
    expect(bondShapes([{ ...bond, rule: '7.4', code: 'enemy-between', reason: '' }])[0]).toMatchObject({
      side: 'second',
      type: 'hex',
    });
  });
});

describe('looking things up', () => {
  it('places are found by a part of their name or by the number of a hex', () => {
    expect(findPlaces(HOLLAND44_CLIENT, 'nijm').some(({ name }) => name.includes('Nijmegen'))).toBe(true);
    expect(findPlaces(HOLLAND44_CLIENT, '5320')[0]?.hex).toBe('5320');
    expect(findPlaces(HOLLAND44_CLIENT, '')).toEqual([]);
  });

  it('a hex tells its ground and what lies on its sides', () => {
    const hex = { hex: '5321', terrain: 'city', features: [], places: [], regions: [], units: [], sides: [] };
    const marks = [{ mark: 'objective', code: '1' }];
    const words = (notes: object): string => groundWords(HOLLAND44_CLIENT, { ...hex, marks, ...notes });
    expect(words({})).toBe('City · Victory hex 1');
    expect(words({ held: 'german' })).toBe('City · Victory hex 1 · held by the German side');
    expect(words({ traffic: true })).toBe('City · Victory hex 1 · Traffic');
    const bridges = [{ kind: 'road', name: '', state: 'intact' }];
    expect(sideWords({ direction: 'NW', water: 'major', waterNames: ['Waal'], bridges, road: 'primary' })).toBe(
      'NW: Waal, road bridge (intact), primary road',
    );
    expect(sideWords({ direction: 'E', bridges: [] })).toBeUndefined();
  });

  it('the card of a hex stays within the window', () => {
    const size = { width: 400, height: 800 };
    expect(cardPlace({ at: '1', x: 390, y: 700, pinned: false }, size).left).toBeGreaterThanOrEqual(8);
  });
});

describe('the odds bar', () => {
  it('draws an arc for every column that a shift crosses, none beyond the table', () => {
    const shift = (columns: number) => ({ rule: '10.7', code: 'air-support', label: 'Air Support', columns });
    expect(arcsOf(5, [shift(2), shift(-1)]).map(({ from, to }) => [from, to])).toEqual([
      [5, 6],
      [6, 7],
      [7, 6],
    ]);
    expect(arcsOf(8, [shift(2)])).toEqual([]);
  });
});

describe('the story of the other side', () => {
  const entry = (at: number, by: string, to: string) => {
    const moment = { turn: 1, phase: 'allied.movement' };
    const events = [{ kind: 'moved', audience: 'all', units: ['uk.gds.2gg'], to }];
    return { ...moment, at, by, depth: 4, choice: { kind: 'march' }, events, passages: [{ ...moment, events }] };
  };
  const calendar = HOLLAND44_CLIENT.calendar;

  it('begins after the last answer of the one who takes over', () => {
    const log = [entry(0, 'german', '2007'), entry(1, 'allied', '2107'), entry(2, 'allied', '2208')];
    expect(storyFor(log, 'german', calendar).map(({ at }) => at)).toEqual([1, 2]);
    expect(storyFor(log, 'allied', calendar)).toEqual([]);
  });

  it('tells a march as one line with its way', () => {
    const events = ['2007', '2107', '2208'].flatMap((to) => entry(0, 'allied', to).events);
    expect(joinMarches(events, CONTRACT.events)).toMatchObject([
      { event: { to: '2208' }, way: ['2007', '2107', '2208'] },
    ]);
  });
});
