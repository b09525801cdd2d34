import { readFileSync } from 'node:fs';
import {
  beginGame,
  decision,
  type Game,
  type Json,
  type JsonObject,
  openPosition,
  play,
  positionHash,
  randomFrom,
  sampleChoice,
} from '@bridgehead/engine';
import { faultText } from '@bridgehead/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hex, hexside, unit } from '../../test/table.ts';
import { UNITS } from '../data/units.ts';
import { HOLLAND44 } from '../index.ts';
import { PHASE_NAMES } from '../scenario/phase-names.ts';
import { BRIDGES, bridgesOn, INTACT, WIRED } from '../state/bridges.ts';
import { BOXES, EXPECTED, hexPlace, POOL, UNSEEN } from '../state/places.ts';
import { bridgeState, CLOCKS, clock, holderOf, MARK_NAMES, orderOf, placeOf, stepsOf, turnOf } from '../state/state.ts';
import { readPosition, writePosition } from './index.ts';

const BARE = { title: 'holland44', edition: 1, base: 'empty', turn: 3, phase: 'allied.movement' } as const;

function opened(position: JsonObject): Game {
  const result = openPosition(HOLLAND44, position);
  if (!result.ok) throw new Error(faultText(result.fault));
  return result.value;
}

function refusal(changes: JsonObject): string {
  const result = openPosition(HOLLAND44, { ...BARE, ...changes });
  return result.ok ? 'accepted' : `${result.fault.code} ${faultText(result.fault)}`;
}

describe('a position made by hand', () => {
  test('is as short as what it shows', () => {
    const g = opened({
      ...BARE,
      units: [{ id: 'us.82.505.1', hex: '5020', steps: 2, states: ['disrupted'] }],
      bridges: [{ between: ['4816', '4817'], state: 'intact' }],
      weather: { am: 'clear', pm: 'cloudy' },
    });
    const u = unit('us.82.505.1');
    expect([placeOf(g, u), stepsOf(g, u), orderOf(g, u)]).toEqual([hexPlace(hex('5020')), 2, 1]);
    expect(bridgeState(g, bridgesOn(hexside('4816/4817'))[0] ?? -1)).toBe(INTACT);
    expect([clock(g, 'weatherAm'), clock(g, 'weatherPm'), turnOf(g)]).toEqual([1, 2, 3]);
    expect(decision(g)).toMatchObject({ by: 'allied', kind: 'movement-orders' });
  });

  test('has a bare map under it: no counters, nobody expected, bridges wired, clear weather', () => {
    const g = opened(BARE);
    expect(UNITS.filter((_, u) => placeOf(g, u) !== POOL)).toEqual([]);
    expect(BRIDGES.filter((_, i) => bridgeState(g, i) === WIRED)).toHaveLength(BRIDGES.length - 3);
    expect([clock(g, 'weatherAm'), clock(g, 'weatherPm')]).toEqual([1, 1]);
  });

  test('may start from a scenario and list what is different', () => {
    const g = opened({ ...BARE, base: 'short', turn: 1, units: [{ id: 'us.82.505.1', hex: '5020' }] });
    expect(placeOf(g, unit('us.82.505.1'))).toBe(hexPlace(hex('5020')));
    expect(placeOf(g, unit('us.82.505.2'))).not.toBe(POOL);
    expect(g.setUp.scenario).toBe('short');
    expect(writePosition(g).unknown).toHaveLength(20);
  });

  test.each(PHASE_NAMES)('starts the phase %s afresh', (phase) => {
    const g = opened({ ...BARE, turn: 4, phase, units: [{ id: 'uk.gds.arty', area: 'N' }] });
    expect(turnOf(g)).toBeGreaterThanOrEqual(4);
  });

  test('[18.3.2] holds for the Allies the Cities in which they stand, unless it says who held them', () => {
    const units = [{ id: 'us.82.505.1', hex: '2608' }];
    expect(holderOf(opened({ ...BARE, units }), hex('2608'))).toBe('allied');
    expect(holderOf(opened({ ...BARE, units, held: [] }), hex('2608'))).toBe('german');
  });

  test('[25.5] gives an Unknown unit all faces that are not named elsewhere', () => {
    const g = opened({ ...BARE, unknown: ['3108'], units: [{ id: 'de.unk.alarm', hex: '4112' }] });
    expect(placeOf(g, unit('de.unk.alarm'))).toBe(hexPlace(hex('4112')));
    expect(placeOf(g, unit('de.unk.police'))).toBe(UNSEEN);
  });

  test('does not expect reinforcements that nobody named', () => {
    const g = opened({ ...BARE, units: [{ id: 'uk.gds.arty', box: 'expected' }] });
    expect(placeOf(g, unit('uk.gds.arty'))).toBe(EXPECTED);
  });
});

describe('a position that the rules could never produce is refused with its rule', () => {
  const at = (...units: JsonObject[]): JsonObject => ({ units });
  test.each<[string, JsonObject, string]>([
    ['[2.3.12] four steps', at({ id: 'us.82.505.1', hex: '5020', steps: 4 }), 'bad-position units[0].steps: [2.3.12]'],
    [
      '[2.3.12] no step on the map',
      at({ id: 'us.82.505.1', hex: '5020', steps: 0 }),
      'bad-position units[0].steps: [2.3.12]',
    ],
    [
      '[8.1] both sides in one hex',
      at({ id: 'us.82.505.1', hex: '5020' }, { id: 'de.unk.alarm', hex: '5020' }),
      'bad-position units: [8.1]',
    ],
    ['[6.1] two Unknown units in a hex', { unknown: ['3108', '3108'] }, 'bad-position unknown[1]: [6.1]'],
    [
      '[6.1] two Supply Heads in a hex',
      at({ id: 'us.82.supply', hex: '5020' }, { id: 'us.101.supply', hex: '5020' }),
      'bad-position units: [6.1]',
    ],
    [
      '[25.1] an Unknown unit under Allied units',
      { ...at({ id: 'us.82.505.1', hex: '3108' }), unknown: ['3108'] },
      'bad-position unknown[0]: [25.1]',
    ],
    ['[25.1] an empty face on the map', at({ id: 'de.unk.garrison1', hex: '3108' }), 'bad-position units[0]: [25.1]'],
    [
      '[25.5] fewer faces than Unknown units',
      { unknown: ['3108', '3110'], faces: ['de.unk.alarm'] },
      'bad-position faces: [25.5]',
    ],
    ['[25.5] a face that is none', { faces: ['us.82.505.1'] }, 'bad-position faces[0]: [25.5]'],
    ['[25.5] a face twice', { faces: ['de.unk.alarm', 'de.unk.alarm'] }, 'bad-position faces[1]: [25.5]'],
    [
      '[25.5] a face that is a unit too',
      { ...at({ id: 'de.unk.alarm', hex: '3110' }), faces: ['de.unk.alarm'] },
      'bad-position faces[0]: [25.5]',
    ],
    [
      '[17.3] a fourth Moved marker',
      at(
        ...['uk.gds.arty', 'uk.43.arty', 'uk.50.arty', 'uk.3.arty'].map((id) => ({ id, area: 'N', states: ['moved'] })),
      ),
      'bad-position units: [17.3]',
    ],
    [
      '[17.3] a Moved marker on infantry',
      at({ id: 'us.82.505.1', hex: '5020', states: ['moved'] }),
      'bad-position units[0].states[0]: [17.3]',
    ],
    [
      '[17.5] a Fired side of infantry',
      at({ id: 'us.82.505.1', hex: '5020', states: ['fired'] }),
      'bad-position units[0].states[0]: [17.5]',
    ],
    [
      '[18.2.2] a Depleted battalion',
      at({ id: 'us.82.505.1', hex: '5020', states: ['depleted'] }),
      'bad-position units[0].states[0]: [18.2.2]',
    ],
    [
      '[18.5] a landing in the future',
      at({ id: 'us.82.505.1', hex: '5020', landed: 4 }),
      'bad-position units[0].landed',
    ],
    [
      '[18.5] artillery that came by road and landed',
      at({ id: 'uk.gds.arty', hex: '1303', landed: 1 }),
      'bad-position units[0].landed: [18.5]',
    ],
    [
      '[21.3] a Breakdown unit twice',
      at({ id: 'bd.de.A', hex: '5020' }, { id: 'bd.de.A', hex: '5021' }),
      'bad-position units[1].id: [21.3]',
    ],
    [
      '[21.3] a battalion with a parent',
      at({ id: 'us.82.505.1', hex: '5020', parent: 'us.82.505.2' }),
      'bad-position units[0].parent: [21.3]',
    ],
    [
      '[21.1] a parent of the other side',
      at({ id: 'bd.de.A', hex: '5020', parent: 'us.82.505.2' }),
      'bad-position units[0].parent: [21.1]',
    ],
    [
      '[21.1] an eliminated Breakdown unit',
      at({ id: 'bd.de.A', box: 'eliminated' }),
      'bad-position units[0].box: [21.1]',
    ],
    [
      '[14.1.1] two states of order',
      at({ id: 'us.82.505.1', hex: '5020', states: ['disrupted', 'full-retreat'] }),
      'bad-position units[0].states[1]: [14.1.1]',
    ],
    [
      '[19.4] an Allied unit in a German area',
      at({ id: 'uk.gds.arty', area: 'A' }),
      'bad-position units[0].area: [19.4]',
    ],
    [
      '[22.2.2] tanks at the airfields',
      at({ id: 'uk.gds.arty', box: 'airfields' }),
      'bad-position units[0].box: [22.2.2]',
    ],
    [
      '[23.5] a stranger in the box of the 406th',
      at({ id: 'uk.gds.arty', box: 'box-406' }),
      'bad-position units[0].box: [23.5]',
    ],
    [
      '[5.7] a permanent bridge blown',
      { bridges: [{ between: ['5321', '5421'], state: 'blown' }] },
      'bad-position bridges: [5.7]',
    ],
    [
      '[5.7] Grave blown while the Allies move on turn 1',
      { turn: 1, bridges: [{ between: ['4816', '4817'], state: 'blown' }] },
      'bad-position bridges: [5.7]',
    ],
    [
      '[5.1] a bridge where there is none',
      { bridges: [{ between: ['5020', '5021'], state: 'blown' }] },
      'bad-position bridges[0].between: [5.1]',
    ],
    ['[24.4] Traffic markers side by side', { traffic: ['3108', '3109'] }, 'bad-position traffic[1]: [24.4]'],
    [
      '[8.5.5] a ferry where there is none',
      { ferries: [{ between: ['3108', '3109'], steps: 1 }] },
      'bad-position ferries[0].between: [8.5.5]',
    ],
    [
      '[23.3.3] an Engineer ferry of infantry',
      { engineerFerries: [{ unit: 'us.82.505.1', between: ['4816', '4817'], steps: 1 }] },
      'bad-position engineerFerries[0].unit: [23.3.3]',
    ],
    ['[23.1.1] a Weather Phase on turn 1', { turn: 1, phase: 'weather' }, 'bad-position phase: [23.1.1]'],
    [
      '[11.4] more Remnants than there are counters',
      at(...['1', '2', '3'].map((n) => ({ id: `pl.${n}`, hex: '5020', steps: 1 }))),
      'bad-position units: [11.4]',
    ],
    ['[11.4] a Remnant counter on the map', at({ id: 'rem.uk.armd.A', hex: '5020' }), 'bad-position units[0]: [11.4]'],
  ])('%s', (_title, changes, says) => {
    expect(refusal(changes).startsWith(says), refusal(changes)).toBe(true);
  });

  test.each<[string, JsonObject]>([
    [
      '[6.4.2] ten steps in a hex, as a phase may have it',
      at(...['1', '2', '3'].map((n) => ({ id: `us.82.505.${n}`, hex: '5020' })), { id: 'us.82.508.3', hex: '5020' }),
    ],
    [
      '[17.3] three Moved markers',
      at(...['uk.gds.arty', 'uk.43.arty', 'uk.50.arty'].map((id) => ({ id, area: 'N', states: ['moved'] }))),
    ],
    ['[19.2.2] a German in area A before it changes hands', { ...at({ id: 'de.unk.alarm', area: 'A' }), turn: 6 }],
    ['[5.7] Grave blown later', { bridges: [{ between: ['4816', '4817'], state: 'blown' }] }],
    ['[25.5] as many faces as Unknown units', { unknown: ['3108'], faces: ['de.unk.alarm'] }],
    ['[24.4] Traffic markers two hexes apart', { traffic: ['3108', '3110'] }],
  ])('but not %s', (_title, changes) => {
    expect(refusal(changes)).toBe('accepted');
  });
});

describe('data that are no position', () => {
  test.each<[string, JsonObject, string]>([
    ['another title', { title: 'omg85' }, 'bad-position title'],
    ['another edition', { edition: 3 }, 'bad-position edition'],
    ['another scenario', { scenario: 'long' }, 'bad-position scenario'],
    ['another base', { base: 'full' }, 'bad-position base'],
    ['no such option', { options: { mud: true } }, 'bad-position options.mud: unknown option'],
    ['an option that is no yes or no', { options: { balance: 1 } }, 'bad-position options.balance'],
    ['turn 0', { turn: 0 }, 'bad-position turn'],
    ['turn 21', { turn: 21 }, 'bad-position turn'],
    ['turn 12 of the short game', { turn: 12, scenario: 'short' }, 'bad-position turn'],
    ['half a turn', { turn: 2.5 }, 'bad-position turn'],
    ['a turn in words', { turn: '3' }, 'bad-position turn'],
    ['a huge turn', { turn: 1e300 }, 'bad-position turn'],
    ['no such phase', { phase: 'allied.tea' }, 'bad-position phase'],
    ['a phase that is not this side’s', { phase: 'german.airlanding' }, 'bad-position phase'],
    ['a field that nobody reads', { morale: 3 }, 'bad-position morale: unknown field'],
    ['units that are no list', { units: 'all' }, 'bad-position units: expected a list'],
    ['a unit that is no object', { units: [7] }, 'bad-position units[0]: expected an object'],
    [
      'a field of a unit that nobody reads',
      { units: [{ id: 'us.82.505.1', hex: '5020', hat: 1 }] },
      'bad-position units[0].hat',
    ],
    ['no such unit', { units: [{ id: 'us.82.505.9', hex: '5020' }] }, 'unknown-unit units[0].id'],
    ['no such hex', { units: [{ id: 'us.82.505.1', hex: '9999' }] }, 'unknown-hex units[0].hex'],
    ['a hex as a number', { units: [{ id: 'us.82.505.1', hex: 5020 }] }, 'unknown-hex units[0].hex'],
    ['a unit nowhere', { units: [{ id: 'us.82.505.1' }] }, 'bad-position units[0]: one-of-hex-area-box'],
    [
      'a unit in two places',
      { units: [{ id: 'us.82.505.1', hex: '5020', area: 'N' }] },
      'bad-position units[0]: one-of-hex-area-box',
    ],
    ['no such area', { units: [{ id: 'us.82.505.1', area: 'Z' }] }, 'bad-position units[0].area'],
    [
      'no such state',
      { units: [{ id: 'us.82.505.1', hex: '5020', states: ['sad'] }] },
      'bad-position units[0].states[0]',
    ],
    [
      'a state twice',
      { units: [{ id: 'us.82.505.1', hex: '5020', states: ['spent', 'spent'] }] },
      'bad-position units[0].states[1]',
    ],
    [
      'a state out of play',
      { units: [{ id: 'us.82.505.1', box: 'airfields', states: ['spent'] }] },
      'bad-position units[0].states[0]',
    ],
    ['steps in halves', { units: [{ id: 'us.82.505.1', hex: '5020', steps: 1.5 }] }, 'bad-position units[0].steps'],
    [
      'hexes that do not touch',
      { bridges: [{ between: ['4816', '5020'], state: 'blown' }] },
      'bad-position bridges[0].between',
    ],
    [
      'a bridge twice',
      { bridges: [1, 2].map(() => ({ between: ['4816', '4817'], state: 'blown' })) },
      'bad-position bridges[1]',
    ],
    [
      'no such state of a bridge',
      { bridges: [{ between: ['4816', '4817'], state: 'bent' }] },
      'bad-position bridges[0].state',
    ],
    ['snow', { weather: { am: 'snow' } }, 'bad-position weather.am'],
    ['seven Traffic markers', { traffic: Array.from({ length: 7 }, () => 'holding') }, 'bad-position traffic'],
    ['no such counter', { counters: { luck: 1 } }, 'bad-position counters.luck'],
    ['a huge counter', { counters: { pointsUsed: 1e9 } }, 'bad-position counters.pointsUsed'],
    ['a landing to come', { counters: { lastLanding: 4 } }, 'bad-position counters.lastLanding: [22.1.2]'],
    ['a ninth Airlanding Point', { counters: { pointsUsed: 9 } }, 'bad-position counters.pointsUsed: [22.4]'],
    ['a tenth in the second edition', { edition: 2, counters: { pointsUsed: 10 } }, 'bad-position counters.pointsUsed'],
    ['a third Air unit', { counters: { airUsed: 3 } }, 'bad-position counters.airUsed: [10.7]'],
    ['a Replacement too many', { counters: { replacedWest: 2 } }, 'bad-position counters.replacedWest: [20.2.2]'],
    [
      'more Returnees new than there are',
      { counters: { returnees1: 1, newReturnees1: 2 } },
      'bad-position counters.newReturnees1: [22.7]',
    ],
    ['a fifth airborne division', { counters: { returned: 16 } }, 'bad-position counters.returned: [22.7]'],
    ['a game that goes on after it is won', { counters: { winner: 1 } }, 'bad-position counters.winner: [26.1]'],
    ['a third winner', { counters: { winner: 3 } }, 'bad-position counters.winner'],
    ['a held hex of no importance', { held: ['4816'] }, 'bad-position held[0]'],
    ['three words of chance', { chance: [1, 2, 3] }, 'bad-position chance'],
    ['a word of chance that is too long', { chance: [1, 2, 3, 2 ** 32] }, 'bad-position chance[3]'],
    [
      'no such procedure',
      {
        frames: [
          { proc: 'game', step: 'next' },
          { proc: 'nap', step: 'begin' },
        ],
      },
      'bad-position frames[1].proc',
    ],
    ['no such step', { frames: [{ proc: 'game', step: 'sleep' }] }, 'bad-position frames[0].step'],
    [
      'frames of another phase',
      {
        frames: [
          { proc: 'game', step: 'next' },
          { proc: 'turn', step: 'allied' },
          { proc: 'weather', step: 'am' },
        ],
      },
      'bad-position phase',
    ],
    [
      'a stack without end',
      { frames: Array.from({ length: 41 }, () => ({ proc: 'game', step: 'next' })) },
      'bad-position frames',
    ],
    [
      'a frame with a strange local',
      { frames: [JSON.parse('{"proc":"game","step":"next","__proto__":{}}')] },
      'bad-position frames[0].__proto__',
    ],
    [
      'a frame nested deeply',
      { frames: [{ proc: 'game', step: 'next', deep: [[[[[[1]]]]]] }] },
      'bad-position frames[0].deep',
    ],
    [
      'a frame with a huge number',
      { frames: [{ proc: 'game', step: 'next', much: 1e12 }] },
      'bad-position frames[0].much',
    ],
    [
      'a phase of the wrong side',
      {
        frames: [
          { proc: 'game', step: 'next' },
          { proc: 'turn', step: 'german' },
          { proc: 'player-turn', step: 'combat', side: 'allied' },
          { proc: 'movement', step: 'orders', side: 'german' },
        ],
      },
      'bad-position frames[3].side',
    ],
    [
      'a player-turn of nobody',
      {
        frames: [
          { proc: 'game', step: 'next' },
          { proc: 'turn', step: 'german' },
          { proc: 'player-turn', step: 'combat' },
          { proc: 'movement', step: 'orders' },
        ],
        phase: 'undefined.movement',
      },
      'bad-position frames[2].side',
    ],
  ])('%s: refused with its place', (_title, changes, says) => {
    expect(refusal(changes).startsWith(says), refusal(changes)).toBe(true);
  });

  test('anything at all: refused or read, never thrown', () => {
    const wild = fc.jsonValue({ maxDepth: 4 });
    const fields = [
      'units',
      'unknown',
      'faces',
      'bridges',
      'weather',
      'traffic',
      'held',
      'counters',
      'ferries',
      'chance',
      'frames',
      'phase',
      'turn',
      'base',
    ];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...fields), wild, { maxKeys: 4 }), (changes) => {
        const result = readPosition({ ...BARE, ...(changes as JsonObject) });
        return result.ok || result.fault.says.code !== '';
      }),
      { numRuns: 500, seed: 44 },
    );
  });
});

/** A game after so many random answers. */
function advanced(seed: number, answers: number): Game {
  const setUp = { title: 'holland44', edition: 1, scenario: seed % 2 === 0 ? 'short' : 'campaign', options: {}, seed };
  const begun = beginGame(HOLLAND44, setUp);
  if (!begun.ok) throw new Error(begun.fault.says.code);
  const random = randomFrom(seed);
  for (let i = 0; i < answers && decision(begun.value) !== undefined; i++)
    play(begun.value, sampleChoice(begun.value, random));
  return begun.value;
}

const throughText = (g: Game): JsonObject => JSON.parse(JSON.stringify(writePosition(g)));

describe('a position written by a game', () => {
  test('is read again as the same columns, frames and hash, at any moment', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), fc.integer({ min: 0, max: 250 }), (seed, answers) => {
        const g = advanced(seed, answers);
        const read = readPosition(throughText(g));
        if (!read.ok) throw new Error(faultText(read.fault));
        expect(read.value.state.columns).toEqual(g.state.columns);
        expect(JSON.stringify(read.value.state.frames)).toBe(JSON.stringify(g.state.frames));
        expect(read.value.setUp).toEqual(g.setUp);
        expect(positionHash(opened(throughText(g)))).toBe(positionHash(g));
      }),
      { numRuns: 8, seed: 44 },
    );
  });

  test('goes on with the same dice', () => {
    const g = advanced(7, 60);
    const copy = opened(throughText(g));
    const [one, other] = [randomFrom(9), randomFrom(9)];
    for (let i = 0; i < 60; i++) {
      play(g, sampleChoice(g, one));
      play(copy, sampleChoice(copy, other));
    }
    expect(positionHash(copy)).toBe(positionHash(g));
  });

  test('with one field made nonsense is refused or still a position, never thrown', () => {
    const position = throughText(advanced(3, 120));
    const nonsense: Json[] = [null, -1, 1e300, 'no', [], {}, [[[[]]]], true];
    for (const key of Object.keys(position)) {
      for (const value of nonsense) expect(readPosition({ ...position, [key]: value })).toHaveProperty('ok');
    }
  });
});

test('docs/protocol.md names every phase, box, state, counter and field', () => {
  const text = readFileSync(new URL('../../../../docs/protocol.md', import.meta.url), 'utf8');
  const written = Object.keys(writePosition(advanced(1, 0)));
  const counters = CLOCKS.filter((name) => !name.startsWith('weather') && !name.startsWith('new'));
  const phases = PHASE_NAMES.map((name) => name.split('.').at(-1) ?? '');
  const boxes = Object.keys(BOXES).filter((name) => name !== 'unseen');
  const names = [...phases, ...Object.keys(MARK_NAMES), ...counters, ...boxes, ...written];
  expect(names.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});
