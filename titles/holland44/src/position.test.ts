import { decision, type Game, type JsonObject, openPosition, play, positionHash, randomFrom, sampleChoice } from '@bridgehead/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { beginGame } from '@bridgehead/engine';
import { HOLLAND44 } from './index.ts';
import { PHASE_NAMES } from './phase-names.ts';
import { bridgeState, clock, holderOf, isInFullRetreat, orderOf, placeOf, stepsOf, turnOf } from './state.ts';
import { BRIDGES, bridgesOn, INTACT, WIRED } from './bridges.ts';
import { hex, hexside, unit } from '../test/table.ts';
import { EXPECTED, hexPlace, POOL, UNSEEN } from './places.ts';
import { readPosition, writePosition } from './position.ts';

const BARE = { title: 'holland44', edition: 1, base: 'empty', turn: 3, phase: 'allied.movement' } as const;

function opened(position: JsonObject): Game {
  const result = openPosition(HOLLAND44, position);
  if (!result.ok) throw new Error(`${result.fault.place}: ${result.fault.message}`);
  return result.value;
}

function refusal(changes: JsonObject): string {
  const result = readPosition({ ...BARE, ...changes });
  return result.ok ? 'accepted' : `${result.fault.code} ${result.fault.place}: ${result.fault.message}`;
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
    for (const id of ['uk.gds.2ag', 'us.82.505.1', 'de.krafft1', 'de.unk.alarm'].filter((one) => hasUnit(one))) {
      expect(placeOf(g, unit(id)), id).toBe(POOL);
    }
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

const hasUnit = (id: string): boolean => HOLLAND44.view(opened(BARE), undefined) !== undefined && unitExists(id);
function unitExists(id: string): boolean {
  try {
    return unit(id) >= 0;
  } catch {
    return false;
  }
}

describe('a position that the rules could never produce is refused with its rule', () => {
  const at = (...units: JsonObject[]): JsonObject => ({ units });
  test.each<[string, JsonObject, string]>([
    ['[2.3.12] four steps', at({ id: 'us.82.505.1', hex: '5020', steps: 4 }), 'bad-position units[0].steps: [2.3.12]'],
    ['[2.3.12] no step on the map', at({ id: 'us.82.505.1', hex: '5020', steps: 0 }), 'bad-position units[0].steps: [2.3.12]'],
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
    ['[25.1] an Unknown unit under Allied units', { ...at({ id: 'us.82.505.1', hex: '3108' }), unknown: ['3108'] }, 'bad-position unknown[0]: [25.1]'],
    ['[25.1] an empty face on the map', at({ id: 'de.unk.garrison1', hex: '3108' }), 'bad-position units[0]: [25.1]'],
    ['[25.5] fewer faces than Unknown units', { unknown: ['3108', '3110'], faces: ['de.unk.alarm'] }, 'bad-position faces: [25.5]'],
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
    ['[17.3] a Moved marker on infantry', at({ id: 'us.82.505.1', hex: '5020', states: ['moved'] }), 'bad-position units[0].states[0]: [17.3]'],
    ['[17.5] a Fired side of infantry', at({ id: 'us.82.505.1', hex: '5020', states: ['fired'] }), 'bad-position units[0].states[0]: [17.5]'],
    ['[18.2.2] a Depleted battalion', at({ id: 'us.82.505.1', hex: '5020', states: ['depleted'] }), 'bad-position units[0].states[0]: [18.2.2]'],
    ['[18.5] a landing in the future', at({ id: 'us.82.505.1', hex: '5020', landed: 4 }), 'bad-position units[0].landed'],
    ['[18.5] artillery that came by road and landed', at({ id: 'uk.gds.arty', hex: '1303', landed: 1 }), 'bad-position units[0].landed: [18.5]'],
    ['[21.3] a Breakdown unit twice', at({ id: 'bd.de.A', hex: '5020' }, { id: 'bd.de.A', hex: '5021' }), 'bad-position units[1].id: [21.3]'],
    ['[21.3] a battalion with a parent', at({ id: 'us.82.505.1', hex: '5020', parent: 'us.82.505.2' }), 'bad-position units[0].parent: [21.3]'],
    ['[21.1] a parent of the other side', at({ id: 'bd.de.A', hex: '5020', parent: 'us.82.505.2' }), 'bad-position units[0].parent: [21.1]'],
    ['[21.1] an eliminated Breakdown unit', at({ id: 'bd.de.A', box: 'eliminated' }), 'bad-position units[0].box: [21.1]'],
    ['[14.1.1] two states of order', at({ id: 'us.82.505.1', hex: '5020', states: ['disrupted', 'full-retreat'] }), 'bad-position units[0].states[1]: [14.1.1]'],
    ['[19.4] an Allied unit in a German area', at({ id: 'uk.gds.arty', area: 'A' }), 'bad-position units[0].area: [19.4]'],
    ['[22.2.2] tanks at the airfields', at({ id: 'uk.gds.arty', box: 'airfields' }), 'bad-position units[0].box: [22.2.2]'],
    ['[23.5] a stranger in the box of the 406th', at({ id: 'uk.gds.arty', box: 'box-406' }), 'bad-position units[0].box: [23.5]'],
    ['[5.7] a permanent bridge blown', { bridges: [{ between: ['5321', '5421'], state: 'blown' }] }, 'bad-position bridges: [5.7]'],
    [
      '[5.7] Grave blown while the Allies move on turn 1',
      { turn: 1, bridges: [{ between: ['4816', '4817'], state: 'blown' }] },
      'bad-position bridges: [5.7]',
    ],
    ['[5.1] a bridge where there is none', { bridges: [{ between: ['3108', '3109'], state: 'blown' }] }, 'bad-position bridges[0].between: [5.1]'],
    ['[24.4] Traffic markers side by side', { traffic: ['3108', '3109'] }, 'bad-position traffic[1]: [24.4]'],
    ['[8.5.5] a ferry where there is none', { ferries: [{ between: ['3108', '3109'], steps: 1 }] }, 'bad-position ferries[0].between: [8.5.5]'],
    [
      '[23.3.3] an Engineer ferry of infantry',
      { engineerFerries: [{ unit: 'us.82.505.1', between: ['4816', '4817'], steps: 1 }] },
      'bad-position engineerFerries[0].unit: [23.3.3]',
    ],
    ['[23.1.1] a Weather Phase on turn 1', { turn: 1, phase: 'weather' }, 'bad-position phase: [23.1.1]'],
    ['[11.4] a Remnant counter on the map', at({ id: remnant(), hex: '5020' }), 'bad-position units[0]: [11.4]'],
  ])('%s', (_title, changes, says) => {
    expect(refusal(changes).startsWith(says), refusal(changes)).toBe(true);
  });

  test.each<[string, JsonObject]>([
    ['[6.4.2] ten steps in a hex, as a phase may have it', at(...['1', '2', '3'].map((n) => ({ id: `us.82.505.${n}`, hex: '5020' })), { id: 'us.82.508.3', hex: '5020' })],
    ['[17.3] three Moved markers', at(...['uk.gds.arty', 'uk.43.arty', 'uk.50.arty'].map((id) => ({ id, area: 'N', states: ['moved'] })))],
    ['[19.2.2] a German in area A on the turn it changes hands', { ...at({ id: 'de.unk.alarm', area: 'A' }), turn: 7 }],
    ['[5.7] Grave blown later', { bridges: [{ between: ['4816', '4817'], state: 'blown' }] }],
    ['[25.5] as many faces as Unknown units', { unknown: ['3108'], faces: ['de.unk.alarm'] }],
    ['[24.4] Traffic markers two hexes apart', { traffic: ['3108', '3110'] }],
  ])('but not %s', (_title, changes) => {
    expect(refusal(changes)).toBe('accepted');
  });
});

function remnant(): string {
  return 'rem.82abn.1' in {} ? '' : (REMNANT ?? '');
}
