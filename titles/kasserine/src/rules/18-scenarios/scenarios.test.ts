import { beginGame, decision, type Game, openKnownPosition } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { at, DONE, hex, type Layout, layOut, listed, move, order, pass, refusal, unit } from '../../../test/table.ts';
import { AREAS, FAID_AREA } from '../../data/boxes.ts';
import { LOCATIONS, type Location } from '../../data/objectives.ts';
import { UNITS } from '../../data/units.ts';
import { KASSERINE } from '../../index.ts';
import { optionOf } from '../../scenario/arrivals.ts';
import { dateOf, firstTurnOf, lastTurnOf } from '../../scenario/calendar.ts';
import { clock, hasMark, planOf, RELEASED, setClock, strongpointIn, turnOf, weatherOf } from '../../state/state.ts';
import { enigmaSuccess } from '../../tables/plans.ts';
import { CAMPAIGN_WEATHER, weatherOn } from '../../tables/weather.ts';
import { isFriendly } from '../03-concepts/control.ts';
import { WITHDRAWALS, withdrawUnits } from '../05-strategic-segment/reinforcements.ts';
import { axisSet, fulfils, judgeTurn, winnerOf } from './victory.ts';

function begin(scenario: string, seed = 1, options: Readonly<Record<string, boolean>> = {}): Game {
  const begun = beginGame(KASSERINE, { title: 'kasserine', edition: 1, scenario, options, seed });
  if (!begun.ok) throw new Error(begun.fault.says.code);
  return begun.value;
}

describe('setting up', () => {
  it('[4.1] [4.1.3] [4.1.4] the Allied player sets up first, with full strength, guns in either mode', () => {
    const g = begin('campaign');
    expect(decision(g)).toMatchObject({ by: 'allied', kind: 'set-up' });
    expect(at(g, 'us-3-1ar')).toBe('5726');
    order(g, { kind: 'mode', unit: 'us-2-17fa' });
    expect(refusal(g, { kind: 'mode', unit: 'us-2-17fa' })).toBe('7.6.2');
    expect(refusal(g, { kind: 'mode', unit: 'ge-i-90' })).toBe('4.1.4');
  });
  it('[4.1.5] red-box units may begin in Reserve, [18] markers may lie as protective fire', () => {
    const g = begin('campaign');
    expect(refusal(g, { kind: 'reserve', unit: 'us-3-1ar' })).toBe('legal');
    expect(refusal(g, { kind: 'reserve', unit: 'us-2-168' })).toBe('8.2.2');
    order(g, { kind: 'assign', unit: 'us-2-17fa', hex: '5726' });
  });
  it('[4.1.6] [4.1.7] reinforcements wait, strongpoints stand as the scenario says', () => {
    const g = begin('campaign');
    expect(at(g, 'ge-dak-hq')).toBe('expected');
    expect(strongpointIn(g, hex('5823'))).toEqual({ side: 'allied', active: true });
  });
  it('[18.2.4] with option A 10th Panzer begins at Fondouk and 21st at Faid, with B at Faid and by 6034', () => {
    const a = begin('campaign');
    order(a, DONE);
    expect(decision(a)).toMatchObject({ by: 'axis', kind: 'axis-option' });
    order(a, { kind: 'choose-option', option: 'A' });
    expect(strongpointIn(a, hex('6324'))).toEqual({ side: 'axis', active: true });
    const fondouk = AREAS.Fondouk ?? [];
    expect(refusal(a, { kind: 'place', unit: 'ge-i-7', hex: '6420' })).toBe('18.2.4');
    expect(
      listed(a, 'place')
        .filter(({ unit: id }) => id === 'ge-i-7')
        .every(({ hex: name }) => fondouk.includes(hex(String(name)))),
    ).toBe(true);
    expect(refusal(a, DONE)).toBe('4.1.4');
    const b = begin('campaign');
    order(b, DONE);
    order(b, { kind: 'choose-option', option: 'B' });
    expect([at(b, 'ge-i-5'), at(b, 'ge-i-7'), optionOf(b)]).toEqual(['expected', 'to-place', 2]);
  });
  it('[4.2.3] no untried unit is turned up at the start', () => {
    const g = begin('campaign');
    const view = KASSERINE.view(g, undefined) as { units: readonly { unit: string; states: readonly string[] }[] };
    const untried = view.units.filter(({ states }) => states.includes('untried')).map(({ unit: id }) => id);
    const listedOnes = UNITS.filter(({ pool, s2 }) => pool !== undefined && s2 !== undefined).map(({ id }) => id);
    expect(untried.sort()).toEqual(listedOnes.sort());
  });
});

describe('the calendar', () => {
  it('[4.3] [18.1.1] [18.2.1] [18.3.1] has two turns a day, six, eighteen and eight turns', () => {
    expect(dateOf('campaign', 16)).toEqual({ code: 'february-pm', params: { day: 21 } });
    expect([dateOf('faid', 1), dateOf('faid', 6)]).toEqual([
      { code: 'january-am', params: { day: 30 } },
      { code: 'february-pm', params: { day: 1 } },
    ]);
    expect(['faid', 'campaign', 'decide'].map((one) => lastTurnOf(one) - firstTurnOf(one) + 1)).toEqual([6, 18, 8]);
  });
});

describe('weather', () => {
  const roll = (more: Partial<Layout>): Game =>
    layOut({ phase: 'weather', units: { 'us-2-6ai': '2809', 'ge-i-69': '6408' }, ...more });
  it('[5.1] [5.1.1] [5.1.2] is rolled for each turn and holds at once', () => {
    expect(weatherOf(roll({ turn: 16, dice: [3], plan: 'A', counters: { planKnown: 1 } }))).toBe('cloudy');
    expect(weatherOf(roll({ turn: 12, dice: [5], plan: 'A', counters: { planKnown: 1 } }))).toBe('rain');
    expect(
      [1, 5, 6].map((die) => weatherOn(CAMPAIGN_WEATHER[0] ?? { dry: 0, cloudy: 0, historical: 'dry' }, die)),
    ).toEqual(['dry', 'dry', 'cloudy']);
  });
  it('[5.1.6] may be that of history, without a roll', () => {
    const g = begin('faid', 3, { 'historical-weather': true });
    while (decision(g)?.kind === 'set-up') order(g, listed(g, 'place')[0] ?? DONE);
    expect(weatherOf(g)).toBe('dry');
    expect(g.history.some(({ kind }) => kind === 'weather')).toBe(false);
  });
  it('[18.3.4] is rain on the first turn of scenario 3', () => {
    const g = begin('decide', 5);
    while (decision(g)?.kind === 'set-up') order(g, listed(g, 'place')[0] ?? DONE);
    expect([turnOf(g), weatherOf(g)]).toEqual([11, 'rain']);
    expect(isFriendly(g, 'axis', LOCATIONS.Sbeitla)).toBe(true);
    expect(isFriendly(g, 'axis', LOCATIONS.Thala)).toBe(false);
  });
});

describe('reinforcements and withdrawals', () => {
  it('[5.2] [5.2.1] units for a box and air units come in the Reinforcements Phase', () => {
    const units = {
      'uk-3gren': { box: 'expected' },
      'fr-1tabor': { box: 'expected' },
      'us-2-6ai': '2809',
      'ge-i-69': '6408',
    };
    const g = layOut({
      phase: 'reinforcements',
      turn: 8,
      weather: 'cloudy',
      units,
      air: { 'air-a20b': 'expected', 'air-p38': 'expected' },
    });
    expect([at(g, 'uk-3gren'), at(g, 'fr-1tabor')]).toEqual(['Maktar', 'expected']);
    expect(KASSERINE.writePosition(g).air).toMatchObject({ 'air-a20b': 'ready', 'air-p38': 'expected' });
  });
  it('[5.2.6] a unit that is to be withdrawn goes for good, one that is lost is not replaced', () => {
    expect(WITHDRAWALS).toEqual([]);
    const g = layOut({ turn: 5, units: { 'ge-1-501': '6408', 'ge-i-7': { box: 'eliminated' }, 'us-2-6ai': '2809' } });
    const due = ['ge-1-501', 'ge-i-7'].map((id) => ({ scenario: 'campaign', turn: 5, unit: id }));
    withdrawUnits(g, [...due, { scenario: 'campaign', turn: 6, unit: 'us-2-6ai' }]);
    expect([at(g, 'ge-1-501'), at(g, 'ge-i-7'), at(g, 'us-2-6ai')]).toEqual(['pool', 'eliminated', '2809']);
  });
});

describe('scenario 1', () => {
  it('[18.1.3] [18.3.3] [4.1.3] has a card of its own, and so have the others', () => {
    const [faid, decide] = [begin('faid'), begin('decide')];
    expect(['fr-2-2rta', 'ge-i-104', 'us-3-1ar', 'us-1-19e'].map((id) => at(faid, id))).toEqual([
      '6324',
      'to-place',
      'expected',
      'pool',
    ]);
    expect(['us-1-26', 'ge-i-7', 'ge-rommel'].map((id) => at(decide, id))).toEqual(['3119', 'expected', 'to-place']);
    expect([strongpointIn(faid, hex('6127')), strongpointIn(decide, hex('6127'))]).toEqual([
      { side: 'allied', active: true },
      undefined,
    ]);
  });
  it('[18.1] [18.1.2] is played from column 40 and row 17 on', () => {
    expect([FAID_AREA.has(hex('4017')), FAID_AREA.has(hex('3917')), FAID_AREA.has(hex('4016'))]).toEqual([
      true,
      false,
      false,
    ]);
    const g = layOut({
      scenario: 'faid',
      turn: 2,
      phase: 'allied.movement',
      units: { 'us-a-81r': '4117', 'ge-i-104': '6524' },
    });
    expect(refusal(g, move('us-a-81r', '4116'))).toBe('18.1.2');
    expect(refusal(g, move('us-a-81r', '4118'))).toBe('legal');
  });
  it.each(['campaign', 'decide'] as const)('[18.2.2] [18.3.2] no other has such an edge: %s', (scenario) => {
    const units = { 'us-a-81r': '4117', 'ge-i-104': '6524' };
    const plan = scenario === 'decide' ? { plan: 'A' } : {};
    const g = layOut({ scenario, turn: 12, phase: 'allied.movement', plan: 'A', units, ...plan });
    expect(refusal(g, move('us-a-81r', '4116'))).toBe('legal');
  });
  it('[18.1.5] the Axis wins with Faid and four of the six others at the end of turn 6', () => {
    const held = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, 'axis']));
    const set = (turn: number, names: readonly string[]): string | undefined =>
      axisSet(
        layOut({ scenario: 'faid', turn, units: { 'us-a-81r': '4420', 'ge-i-104': '6524' }, held: held(...names) }),
      );
    expect(set(6, ['6324', '6326', '6322', '6127', '5726'])).toBe('faid');
    expect(set(6, ['6324', '6326', '6322', '6127'])).toBeUndefined();
    expect(set(6, ['6326', '6322', '6127', '5823', '5726'])).toBeUndefined();
    expect(set(5, ['6324', '6326', '6322', '6127', '5726'])).toBeUndefined();
  });
});

describe('garrisons', () => {
  const units = { 'us-1-133': '6006', 'us-2-135': '6107', 'us-1-26': '2730', 'ge-i-69': '6408', 'us-3-1ar': '4420' };
  it('[18.2] [18.2.3] do not move before their turn', () => {
    const early = layOut({ phase: 'allied.movement', turn: 3, units });
    expect(refusal(early, move('us-1-26', '2729'))).toBe('18.2.3');
    expect(refusal(layOut({ phase: 'allied.movement', turn: 4, units }), move('us-1-26', '2729'))).not.toBe('18.2.3');
  });
  it('[18.2.3] are released by an enemy who ends beside them, the Fondouk group all together', () => {
    const g = layOut({ turn: 3, units: { ...units, 'ge-i-69': '6209' } });
    order(g, move('ge-i-69', '6208'));
    pass(g, 'movement-orders');
    pass(g, 'reserves');
    expect(['us-2-135', 'us-1-133', 'us-1-26'].map((id) => hasMark(g, unit(id), RELEASED))).toEqual([
      true,
      true,
      false,
    ]);
  });
  it('[18.2.3] are those of the campaign alone', () => {
    const g = layOut({ scenario: 'decide', turn: 12, phase: 'allied.movement', plan: 'A', units: { ...units } });
    expect(refusal(g, move('us-1-133', '6005'))).not.toBe('18.2.3');
  });
});

describe('victory in the campaign', () => {
  const set = (turn: number, names: readonly Location[], more: Partial<Layout> = {}): string | undefined => {
    const held = Object.fromEntries(names.map((name) => [HEX[name], 'axis']));
    return axisSet(layOut({ turn, held, units: { 'us-2-6ai': '1410', 'ge-i-69': '6408' }, ...more }));
  };
  const HEX: Readonly<Record<Location, string>> = {
    'Bou Chebka': '2123',
    'El Ala': '5706',
    'Kasserine Pass': '3119',
    Sbeitla: '4420',
    Sbiba: '4109',
    'Sidi bou Zid': '5726',
    Tebessa: '1016',
    Thala: '2809',
  };
  it('[18.2.6] up to turn 6 El Ala and two others win, if 10th Panzer came by Fondouk', () => {
    const three: readonly Location[] = ['El Ala', 'Sbeitla', 'Sidi bou Zid'];
    expect(set(6, three, { counters: { option: 1 } })).toBe('gt6');
    expect(set(6, three, { counters: { option: 2 } })).toBeUndefined();
    expect(set(7, three, { counters: { option: 1 } })).toBeUndefined();
    expect(set(6, ['Thala', 'Sbeitla', 'Sidi bou Zid'], { counters: { option: 1 } })).toBeUndefined();
  });
  it('[18.2.6] up to turn 10 any four win', () => {
    const four: readonly Location[] = ['Thala', 'Sbeitla', 'Sidi bou Zid', 'Sbiba'];
    expect([set(10, four), set(11, four), set(10, four.slice(1))]).toEqual(['gt10', undefined, undefined]);
  });
  it('[18.2.7] from turn 11 the plan decides', () => {
    const a: readonly Location[] = ['El Ala', 'Sbeitla', 'Sidi bou Zid', 'Kasserine Pass'];
    expect([fulfils(a, 'A'), fulfils(a, 'B'), fulfils(a, 'C')]).toEqual([true, false, false]);
    expect(fulfils(['Tebessa', ...a], 'B')).toBe(true);
    expect([fulfils(['Sbiba', ...a], 'C'), fulfils(['Tebessa', ...a], 'C'), fulfils(a.slice(1), 'A')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(set(12, a, { plan: 'A' })).toBe('plan-A');
    expect(set(12, a, { plan: 'B' })).toBeUndefined();
  });
  it('[4.3.2] [18.3] who has held out to the last turn has won', () => {
    const g = layOut({
      scenario: 'decide',
      turn: 18,
      phase: 'victory',
      plan: 'B',
      units: { 'us-2-6ai': '1410', 'ge-i-69': '6408' },
    });
    expect([winnerOf(g), decision(g)]).toEqual(['allied', undefined]);
  });
  it('[18.1.5] [18.2.6] [18.3.5] is judged by the rule of its scenario', () => {
    const units = { 'us-2-6ai': '4420', 'ge-i-69': '6524' };
    const ruleOf = (scenario: 'faid' | 'campaign' | 'decide', turn: number): string | undefined => {
      const g = layOut({ scenario, turn, units, ...(scenario === 'faid' ? {} : { plan: 'B' }) });
      g.events = [];
      judgeTurn(g);
      return g.events[0]?.rule;
    };
    expect([ruleOf('faid', 6), ruleOf('campaign', 18), ruleOf('decide', 18)]).toEqual(['18.1.5', '18.2.6', '18.3.5']);
  });
});

describe('the plan', () => {
  const before = (more: Partial<Layout>): Game =>
    layOut({ phase: 'reinforcements', weather: 'cloudy', units: { 'us-2-6ai': '2809', 'ge-i-69': '6408' }, ...more });
  it('[18.2.7] is drawn on turn 11, and only the Axis knows it', () => {
    const g = before({ turn: 11, dice: ['B'] });
    expect(planOf(g)).toBe('B');
    expect([planOf(openKnownPosition(g, 'axis')), planOf(openKnownPosition(g, 'allied'))]).toEqual(['B', undefined]);
    expect(JSON.stringify(KASSERINE.view(g, 'allied')).includes('"plan"')).toBe(false);
    expect(planOf(before({ turn: 10 }))).toBeUndefined();
  });
  it('[18.2.8] Enigma may show it to the Allied player on every later turn', () => {
    const read = before({ turn: 12, plan: 'B', dice: [1] });
    expect([clock(read, 'planKnown'), planOf(openKnownPosition(read, 'allied'))]).toEqual([1, 'B']);
    const unread = before({ turn: 12, plan: 'B', dice: [2] });
    expect([clock(unread, 'planKnown'), planOf(openKnownPosition(unread, 'allied'))]).toEqual([0, undefined]);
    expect([12, 15, 17].map(enigmaSuccess)).toEqual([1, 2, 3]);
  });
  it('[18.2.7] is shown to everybody when the game is over', () => {
    const g = before({ turn: 12, plan: 'B', dice: [2] });
    setClock(g, 'winner', 1);
    expect(planOf(openKnownPosition(g, 'allied'))).toBe('B');
  });
  it('[18.3.5] is drawn at the end of the set-up of scenario 3, with a first try of Enigma', () => {
    const g = begin('decide', 7);
    while (decision(g)?.kind === 'set-up') order(g, listed(g, 'place')[0] ?? DONE);
    expect(planOf(g)).toBeDefined();
    expect(g.history.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['plan-draw', 'enigma']));
  });
});
