import { check, decision, type Game, playForced, runAutomaticSteps } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { at, bears, refusal, steps } from '../../../test/orders.ts';
import { retreatOf } from '../../../test/retreats.ts';
import { type Layout, layOut, listed, order, type Piece, unit } from '../../../test/table.ts';
import { DISRUPTED, FULL_RETREAT, GOOD_ORDER, orderOf } from '../../state/state.ts';
import type { RetreatTask } from './retreat-paths.ts';
import { retreatFrame } from './retreats.ts';

/** These units must retreat; the game stands at the first question. */
function retreating(layout: Layout, ids: readonly string[], more: Partial<RetreatTask> = {}): Game {
  const g = layOut(layout);
  g.state.frames.push(retreatFrame(retreatOf(g, ids, more)));
  runAutomaticSteps(g);
  playForced(g);
  return g;
}

const KERUTT: Piece = { id: 'de.kerutt', at: '4510' };
const STEPHAN: Piece = { id: 'de.stephan', at: '4510' };
const ATTACKER: Piece = { id: 'uk.50.1d', at: '4410', steps: 1 };
const by = (id: string, ...path: string[]) => ({ kind: 'retreat', unit: id, path });
const stop = (id: string, hex: string) => ({ ...by(id, hex), stop: true });
const kinds = (g: Game): string[] => g.events.map(({ kind }) => kind);

describe('a retreat', () => {
  it('[13.1.1] the owner is asked, and the unit goes where he says', () => {
    const g = retreating({ units: [KERUTT, ATTACKER] }, ['de.kerutt']);
    expect(decision(g)).toMatchObject({
      kind: 'retreat',
      by: 'german',
      about: { hex: '4510', units: ['de.kerutt'], least: 2, most: 2, order: 'disrupted' },
    });
    order(g, by('de.kerutt', '4610', '4710'));
    expect([at(g, 'de.kerutt'), bears(g, 'de.kerutt', 'retreated')]).toEqual(['4710', true]);
    expect(g.events).toContainEqual(
      expect.objectContaining({ kind: 'retreated', rule: '13.1.1', unit: 'de.kerutt', path: ['4610', '4710'] }),
    );
    expect(decision(g)).toBeUndefined();
  });
  it('[13.1.2] a stack may split, in any order, through friends who stay as they are', () => {
    const units = [KERUTT, STEPHAN, ATTACKER, { id: 'de.tiel', at: '4610' }];
    const g = retreating({ units }, ['de.kerutt', 'de.stephan']);
    order(g, by('de.stephan', '4610', '4710'));
    expect(decision(g)?.about).toMatchObject({ units: ['de.kerutt'] });
    order(g, by('de.kerutt', '4611', '4612'));
    expect([at(g, 'de.stephan'), at(g, 'de.kerutt'), orderOf(g, unit('de.tiel'))]).toEqual([
      '4710',
      '4612',
      GOOD_ORDER,
    ]);
  });
  it('[13.1.3] guideline 4: who has gone before does not keep the rest of the stack away, a third party does', () => {
    const enemy: Piece = { id: 'uk.50.2d', at: '4810', states: ['full-retreat'] };
    const follow = (...third: Piece[]): string => {
      const g = retreating({ units: [KERUTT, STEPHAN, ATTACKER, enemy, ...third] }, ['de.kerutt', 'de.stephan']);
      if (third.length === 0) order(g, by('de.stephan', '4610', '4710'));
      return refusal(g, by('de.kerutt', '4610', '4710'));
    };
    expect(follow()).toBe('legal');
    expect(follow({ id: 'de.tiel', at: '4710' })).toBe('13.1.3');
  });
  it('[13.1.4] a third unit avoids the hex that two have filled', () => {
    const units = [KERUTT, STEPHAN, { id: 'de.tiel', at: '4510' }, ATTACKER];
    const g = retreating({ units }, ['de.kerutt', 'de.stephan', 'de.tiel']);
    order(g, by('de.stephan', '4610', '4710'));
    order(g, by('de.kerutt', '4610', '4710'));
    expect(refusal(g, by('de.tiel', '4610', '4710'))).toBe('13.1.3');
    expect(refusal(g, by('de.tiel', '4610', '4709'))).toBe('legal');
  });
  it('[14.1.2] [14.1.3] one level worse, or straight into Full Retreat, or as before', () => {
    const after = (order_: RetreatTask['order'], states: Piece['states'] = []): number => {
      const g = retreating({ units: [{ ...KERUTT, states }, ATTACKER] }, ['de.kerutt'], { order: order_ });
      order(g, by('de.kerutt', '4610', '4710'));
      return orderOf(g, unit('de.kerutt'));
    };
    expect(after('disrupted')).toBe(DISRUPTED);
    expect(after('disrupted', ['disrupted'])).toBe(FULL_RETREAT);
    expect(after('full-retreat')).toBe(FULL_RETREAT);
    expect(after('unchanged', ['full-retreat'])).toBe(FULL_RETREAT);
    expect(after('unchanged')).toBe(GOOD_ORDER);
  });
  it('[11.5.2] [17.3] Engaged and Moved markers go', () => {
    const gun = { id: 'uk.gds.arty', at: '4510', states: ['moved', 'fresh-marker', 'engaged'] } as const;
    const g = retreating({ units: [gun] }, ['uk.gds.arty']);
    order(g, listed(g, 'retreat')[0] ?? by('', ''));
    const marks = ['moved', 'fresh-marker', 'engaged', 'retreated'] as const;
    expect(marks.map((mark) => bears(g, 'uk.gds.arty', mark))).toEqual([false, false, false, true]);
  });
  it('[13.2] a unit with no way out is eliminated without a question', () => {
    const flak = { id: 'de.unk.flak572', at: '4510' };
    const g = retreating({ units: [flak, ATTACKER] }, ['de.unk.flak572']);
    expect(at(g, 'de.unk.flak572')).toBe('eliminated');
    expect(g.events).toContainEqual(expect.objectContaining({ kind: 'eliminated', rule: '13.2' }));
  });
  it('[13.2] the Bonds of three units on three sides cut every path, as at Veghel; a single step makes no Bond', () => {
    const around = (last: number): Game =>
      retreating(
        {
          units: [
            KERUTT,
            { id: 'uk.50.1d', at: '4509' },
            { id: 'uk.50.2d', at: '4411' },
            { id: 'uk.50.6dli', at: '4611', steps: last },
          ],
        },
        ['de.kerutt'],
        { mayStop: false },
      );
    expect(at(around(2), 'de.kerutt')).toBe('eliminated');
    expect(refusal(around(1), by('de.kerutt', '4610', '4709'))).toBe('legal');
  });
  it('[13.2] those who have no way out go last, and only they', () => {
    const g = retreating({ units: [KERUTT, { id: 'de.unk.flak572', at: '4510' }, ATTACKER] }, [
      'de.kerutt',
      'de.unk.flak572',
    ]);
    expect(refusal(g, by('de.unk.flak572', '4610', '4710'))).toBe('13.2');
    expect(refusal(g, { kind: 'perish', unit: 'de.unk.flak572' })).toBe('13.2');
    order(g, by('de.kerutt', '4610', '4710'));
    expect([at(g, 'de.kerutt'), at(g, 'de.unk.flak572')]).toEqual(['4710', 'eliminated']);
  });
  it('[13.5] who has retreated before in the phase is eliminated in regular combat', () => {
    const again: Piece = { ...KERUTT, states: ['retreated'] };
    const g = retreating({ units: [again, ATTACKER] }, ['de.kerutt'], { isOnceOnly: true });
    expect(g.events).toContainEqual(expect.objectContaining({ kind: 'eliminated', rule: '13.5' }));
    expect(decision(retreating({ units: [again, ATTACKER] }, ['de.kerutt']))?.kind).toBe('retreat');
  });
  it('[13.1.3] refusals name the rule that a path breaks', () => {
    const g = retreating({ units: [KERUTT, STEPHAN, ATTACKER] }, ['de.kerutt']);
    expect(check(g, by('de.kerutt', '4509', '4609'))).toMatchObject({ rule: '13.1.3' });
    expect(refusal(g, by('de.kerutt', '4410', '4309'))).toBe('13.2');
    expect(refusal(g, by('de.kerutt', '4610'))).toBe('13.1.1');
    expect(refusal(g, by('de.kerutt', '4610', '4812'))).toBe('13.1.1');
    expect(refusal(g, by('de.stephan', '4610', '4710'))).toBe('13.1.2');
    expect(refusal(g, { kind: 'perish', unit: 'de.kerutt' })).toBe('13.1.3');
  });
  it.each([
    { kind: 'retreat' },
    { kind: 'retreat', unit: 'de.kerutt' },
    { kind: 'retreat', unit: 'de.kerutt', path: '4610' },
    { kind: 'retreat', unit: 'de.kerutt', path: ['4610', 7] },
    { kind: 'retreat', unit: 'de.kerutt', path: ['4610', '4710'], stop: false },
    { kind: 'retreat', unit: 'de.kerutt', path: ['4610', '4710'], by: 'foot' },
    { kind: 'stay' },
  ])('[13.1.1] nonsense is refused: %j', (choice) => {
    expect(refusal(retreating({ units: [KERUTT, ATTACKER] }, ['de.kerutt']), choice)).toBe('13.1.1');
  });
  it('[13.1.1] what is listed is legal, and nothing is listed twice', () => {
    const g = retreating({ units: [KERUTT, STEPHAN, ATTACKER] }, ['de.kerutt', 'de.stephan']);
    const choices = listed(g, 'retreat');
    expect(choices.every((choice) => check(g, choice).legal)).toBe(true);
    expect(new Set(choices.map((choice) => JSON.stringify(choice))).size).toBe(choices.length);
  });
});

describe('off the map and astray', () => {
  it('[19.5] into a friendly Entry Area, Disrupted or in Full Retreat', () => {
    const into = (order_: RetreatTask['order']): Game => {
      const g = retreating({ units: [{ id: 'de.vdh1', at: '1501' }] }, ['de.vdh1'], { order: order_ });
      order(g, by('de.vdh1', 'A'));
      return g;
    };
    expect([at(into('disrupted'), 'de.vdh1'), orderOf(into('disrupted'), unit('de.vdh1'))]).toEqual(['A', DISRUPTED]);
    expect(orderOf(into('full-retreat'), unit('de.vdh1'))).toBe(FULL_RETREAT);
    expect(kinds(into('disrupted')).filter((kind) => kind === 'retreated')).toHaveLength(1);
  });
  it('[23.4] more than two hexes across the corps boundary a unit is astray and in Full Retreat', () => {
    const retreat = (turn: number, ...path: string[]): Game => {
      const g = retreating({ turn, units: [{ id: 'uk.50.1d', at: '1503' }] }, ['uk.50.1d'], { least: 2, most: 3 });
      order(g, by('uk.50.1d', ...path));
      return g;
    };
    const far = retreat(3, '1504', '1505');
    expect([bears(far, 'uk.50.1d', 'astray'), orderOf(far, unit('uk.50.1d'))]).toEqual([true, FULL_RETREAT]);
    const near = retreat(3, '1504', '1605');
    expect([bears(near, 'uk.50.1d', 'astray'), orderOf(near, unit('uk.50.1d'))]).toEqual([false, DISRUPTED]);
    expect(bears(retreat(7, '1504', '1505'), 'uk.50.1d', 'astray')).toBe(false);
  });
});

describe('stopping', () => {
  /** Kerutt in 4509 may stop in 4609, a Town, or in the open beside it. */
  const beside = (units: readonly Piece[] = [], more: Partial<RetreatTask> = {}, layout: Layout = {}): Game =>
    retreating({ ...layout, units: [{ ...KERUTT, at: '4509' }, ...units] }, ['de.kerutt'], more);

  it('[13.3] for a step the retreat ends after one hex, and the unit is none the worse', () => {
    const g = beside([], {});
    order(g, stop('de.kerutt', '4609'));
    expect([at(g, 'de.kerutt'), steps(g, 'de.kerutt')]).toEqual(['4609', 1]);
    expect([orderOf(g, unit('de.kerutt')), bears(g, 'de.kerutt', 'retreated')]).toEqual([GOOD_ORDER, true]);
    expect(g.events).toContainEqual(expect.objectContaining({ kind: 'retreat-stopped', rule: '13.3', hex: '4609' }));
    expect(decision(g)).toBeUndefined();
  });
  it('[13.3] not after a DS or DMR', () => {
    expect(refusal(beside([], { mayStop: false }), stop('de.kerutt', '4609'))).toBe('13.3');
  });
  it('[13.3] not farther or nearer than one hex', () => {
    expect(refusal(beside(), { ...by('de.kerutt', '4609', '4709'), stop: true })).toBe('13.3');
    expect(refusal(beside(), stop('de.kerutt', '4709'))).toBe('13.3');
    expect(refusal(beside(), stop('de.kerutt', 'A'))).toBe('13.3');
  });
  it('[13.3] in Clear ground only with a friend in Good Order who has not retreated; an Unknown unit is one', () => {
    const into = (states?: Piece['states']): string =>
      refusal(
        beside(states === undefined ? [] : [{ id: 'de.stephan', at: '4508', states }]),
        stop('de.kerutt', '4508'),
      );
    expect(into()).toBe('13.3');
    expect(into([])).toBe('legal');
    expect(into(['disrupted'])).toBe('13.3');
    expect(into(['retreated'])).toBe('13.3');
    expect(refusal(beside([], {}, { unknown: ['4508'] }), stop('de.kerutt', '4508'))).toBe('legal');
  });
  it('[13.3] Woods, Villages and Cities are good; Polder, with or without Woods, and Marsh are not', () => {
    const from = (start: string, to: string): string =>
      refusal(retreating({ units: [{ ...KERUTT, at: start }] }, ['de.kerutt']), stop('de.kerutt', to));
    expect(from('4510', '4511')).toBe('legal');
    expect(from('1407', '1507')).toBe('13.3');
    expect(from('1409', '1508')).toBe('legal');
    expect(from('6225', '6325')).toBe('13.3');
    expect(from('2420', '2421')).toBe('13.3');
    expect(from('2709', '2708')).toBe('legal');
  });
  it('[13.3] in an EZOC only where a friend in Good Order already is', () => {
    const enemy: Piece = { id: 'uk.50.2d', at: '4709', steps: 1 };
    const into = (...friends: Piece[]): string => refusal(beside([enemy, ...friends]), stop('de.kerutt', '4609'));
    expect(into()).toBe('13.3');
    expect(into({ id: 'de.stephan', at: '4609' })).toBe('legal');
    expect(into({ id: 'de.stephan', at: '4609', states: ['disrupted'] })).toBe('13.3');
  });
  it('[13.3] [14.3.1] a unit in Full Retreat does not stop beside an enemy with no company but an Unknown unit', () => {
    const enemy: Piece = { id: 'uk.50.2d', at: '4709', steps: 1 };
    const into = (states: NonNullable<Piece['states']>, layout: Layout, ...friends: Piece[]): string =>
      refusal(
        retreating({ ...layout, units: [{ ...KERUTT, at: '4509', states }, enemy, ...friends] }, ['de.kerutt']),
        stop('de.kerutt', '4609'),
      );
    expect(into(['full-retreat'], { unknown: ['4609'] })).toBe('14.3.1');
    expect(into(['disrupted'], { unknown: ['4609'] })).toBe('legal');
    expect(into(['full-retreat'], {}, { id: 'de.stephan', at: '4609' })).toBe('legal');
  });
  it('[14.1.2] [13.3] stopping makes neither a Disrupted unit nor one in Full Retreat worse or better', () => {
    const after = (state: 'disrupted' | 'full-retreat'): number => {
      const g = retreating({ units: [{ ...KERUTT, at: '4509', states: [state] }] }, ['de.kerutt']);
      order(g, stop('de.kerutt', '4609'));
      return orderOf(g, unit('de.kerutt'));
    };
    expect([after('disrupted'), after('full-retreat')]).toEqual([DISRUPTED, FULL_RETREAT]);
  });
  it('[13.3] the one hex may not be one that kills', () => {
    const g = retreating({ units: [{ ...KERUTT, at: '2715' }] }, ['de.kerutt']);
    expect(refusal(g, stop('de.kerutt', '2714'))).toBe('13.2');
  });
  it('[13.3] the last step of the stack is not given', () => {
    const g = retreating({ units: [{ ...KERUTT, at: '4509', steps: 1 }] }, ['de.kerutt']);
    expect(refusal(g, stop('de.kerutt', '4609'))).toBe('13.3');
    expect(listed(g, 'retreat').some((choice) => choice.stop === true)).toBe(false);
  });
  it('[13.3] the owner chooses whose step it is; a second unit in the same hex pays nothing more', () => {
    const units = [
      { ...KERUTT, at: '4509', steps: 1 },
      { ...STEPHAN, at: '4509', steps: 2 },
    ];
    const g = retreating({ units }, ['de.kerutt', 'de.stephan']);
    order(g, stop('de.kerutt', '4609'));
    expect(decision(g)).toMatchObject({ kind: 'stop-loss', by: 'german', about: { hex: '4609' } });
    expect(listed(g, 'lose-step').map(({ unit: id }) => id)).toEqual(['de.kerutt', 'de.stephan']);
    expect(refusal(g, { kind: 'lose-step', unit: 'de.tiel' })).toBe('13.3');
    order(g, { kind: 'lose-step', unit: 'de.stephan' });
    order(g, stop('de.stephan', '4609'));
    expect([at(g, 'de.stephan'), steps(g, 'de.stephan'), steps(g, 'de.kerutt')]).toEqual(['4609', 1, 1]);
    expect(decision(g)).toBeUndefined();
  });
  it('[13.3] what has been paid for the hex holds for the last step too', () => {
    const units = [
      { ...KERUTT, at: '4509', steps: 1 },
      { ...STEPHAN, at: '4509', steps: 1 },
    ];
    const g = retreating({ units }, ['de.kerutt', 'de.stephan']);
    order(g, stop('de.kerutt', '4609'));
    order(g, { kind: 'lose-step', unit: 'de.kerutt' });
    expect(refusal(g, stop('de.stephan', '4508'))).toBe('13.3');
    order(g, stop('de.stephan', '4609'));
    expect([at(g, 'de.kerutt'), at(g, 'de.stephan'), steps(g, 'de.stephan')]).toEqual(['eliminated', '4609', 1]);
  });
  it('[13.3] stopping in a second hex costs a second step', () => {
    const units = [
      { ...KERUTT, at: '4509' },
      { ...STEPHAN, at: '4509' },
      { id: 'de.tiel', at: '4508' },
    ];
    const g = retreating({ units }, ['de.kerutt', 'de.stephan']);
    order(g, stop('de.kerutt', '4609'));
    order(g, { kind: 'lose-step', unit: 'de.kerutt' });
    order(g, stop('de.stephan', '4508'));
    expect(decision(g)?.kind).toBe('stop-loss');
  });
  it('[18.2.2] a Supply Head gives no step', () => {
    const units = [
      { id: 'us.82.505.1', at: '4509' },
      { id: 'us.82.supply', at: '4509' },
    ];
    const g = retreating({ units }, ['us.82.505.1', 'us.82.supply']);
    order(g, stop('us.82.505.1', '4609'));
    expect([steps(g, 'us.82.505.1'), at(g, 'us.82.supply')]).toEqual([2, '4509']);
  });
  it('[13.3] [13.2] a unit that could only stop may be given up instead', () => {
    const ring = ['4508', '4610', '4510', '4410', '4409', '4808'];
    const ids = ['uk.50.2d', 'uk.50.6dli', 'uk.50.8dli', 'uk.50.9dli', 'uk.50.1h', 'uk.3.2l'];
    const units = ids.map((id, i) => ({ id, at: ring[i] ?? '', steps: 1 }));
    const g = beside([...units, { id: 'de.stephan', at: '4609' }]);
    expect(listed(g, 'retreat').every((choice) => choice.stop === true)).toBe(true);
    expect(listed(g, 'perish')).toEqual([{ kind: 'perish', unit: 'de.kerutt' }]);
    order(g, { kind: 'perish', unit: 'de.kerutt' });
    expect(at(g, 'de.kerutt')).toBe('eliminated');
  });
});
