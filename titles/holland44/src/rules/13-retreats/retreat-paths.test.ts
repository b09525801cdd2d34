import type { Game } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { TURN_2 } from '../../../test/example-positions.ts';
import { endsOf, pathsOf, retreatOf, verdictOn } from '../../../test/retreats.ts';
import { type Layout, layOut, type Piece } from '../../../test/table.ts';
import { facesElimination } from './retreat-paths.ts';

/** Open country round 4510, where the unit stands that must retreat; 4410 is where the attack came from. */
const ATTACKER: Piece = { id: 'uk.50.1d', at: '4410', steps: 1 };
const germans = (units: readonly Piece[] = [], more: Layout = {}): Game =>
  layOut({ ...more, units: [{ id: 'de.kerutt', at: '4510' }, ATTACKER, ...units] });
const company = (id: string, at: string, more: Partial<Piece> = {}): Piece => ({ id, at, steps: 1, ...more });

describe('elimination', () => {
  it('[13.2] the bare country kills nobody', () => {
    expect(verdictOn(germans(), 'de.kerutt', '4610-4710')).toBe('open');
    expect(facesElimination(germans(), retreatOf(germans(), ['de.kerutt']))).toBe(false);
  });
  it('[13.2] a hex with an enemy unit kills', () => {
    const g = germans([company('uk.50.2d', '4710')]);
    expect(verdictOn(g, 'de.kerutt', '4610-4710')).toBe('fatal 13.2 retreat-into-enemy');
  });
  it('[25.2.1] so does the hex of an Unknown unit, for Allied units alone', () => {
    const allied = layOut({ units: [{ id: 'uk.50.1d', at: '4510' }], unknown: ['4710'] });
    expect(verdictOn(allied, 'uk.50.1d', '4610-4710')).toBe('fatal 13.2 retreat-into-enemy');
    expect(verdictOn(germans([], { unknown: ['4710'] }), 'de.kerutt', '4610-4710')).toBe('open');
  });
  it('[13.2] an enemy Hex Bond may not be entered; a Disrupted end makes none', () => {
    const bond = (states: Piece['states'] = []): Game =>
      germans([
        { id: 'uk.50.2d', at: '4609' },
        { id: 'uk.50.6dli', at: '4611', states },
      ]);
    expect(verdictOn(bond(), 'de.kerutt', '4610-4709')).toBe('fatal 13.2 retreat-into-bond');
    expect(verdictOn(bond(['disrupted']), 'de.kerutt', '4610-4709')).not.toMatch(/Bond/);
  });
  it('[13.2] an enemy Hexside Bond may not be crossed, unless a friend stands beyond it', () => {
    const bond: Piece[] = [
      { id: 'uk.50.2d', at: '4610' },
      { id: 'uk.50.6dli', at: '4511' },
    ];
    expect(verdictOn(germans(bond), 'de.kerutt', '4611-4711')).toBe('fatal 13.2 retreat-across-bond');
    const friend = company('de.stephan', '4611');
    expect(verdictOn(germans([...bond, friend]), 'de.kerutt', '4611-4711')).not.toMatch(/Bond/);
  });
  it('[13.2] [7.4.6] the retreating unit keeps a Bond from being pushed into the hex it leaves', () => {
    // A City breaks Bonds, so that of 3014 and 2814 on 2913/2914 could only be pushed into 2913.
    const bond = [
      { id: 'uk.50.2d', at: '3014' },
      { id: 'uk.50.6dli', at: '2814' },
    ];
    const g = layOut({ units: [{ id: 'de.kerutt', at: '2912' }, ...bond] });
    expect(verdictOn(g, 'de.kerutt', '2913-2914')).not.toMatch(/Bond/);
    expect(verdictOn(layOut({ units: [{ id: 'de.kerutt', at: '2915' }, ...bond] }), 'de.kerutt', '2914-2913')).toBe(
      'fatal 13.2 retreat-across-bond',
    );
  });
  it('[13.2] two vacant hexes in EZOCs one after the other kill, one does not', () => {
    const three = { least: 3, most: 3 };
    const beside = (...more: Piece[]): Game => germans([company('uk.50.2d', '4709'), ...more]);
    const verdict = (g: Game): string => verdictOn(g, 'de.kerutt', '4610-4710-4811', three);
    expect(verdict(beside())).toBe('fatal 13.2 two-ezocs-in-a-row');
    expect(verdict(beside(company('de.stephan', '4710')))).not.toMatch(/^fatal/);
    expect(verdict(beside(company('de.stephan', '4710', { states: ['retreated'] })))).toBe(
      'fatal 13.2 two-ezocs-in-a-row',
    );
    expect(verdictOn(beside(), 'de.kerutt', '4610-4611-4711', three)).not.toMatch(/^fatal/);
  });
  it('[25.2.1] an Unknown unit keeps a hex from being vacant', () => {
    const g = germans([company('uk.50.2d', '4709')], { unknown: ['4610'] });
    expect(verdictOn(g, 'de.kerutt', '4610-4710-4811', { least: 3, most: 3 })).not.toMatch(/^fatal/);
  });
  it('[13.2] the end of a retreat may not lie in an EZOC, but where a friend has stood fast', () => {
    const verdict = (...more: Piece[]): string =>
      verdictOn(germans([company('uk.50.2d', '4812'), ...more]), 'de.kerutt', '4611-4711');
    expect(verdict()).toBe('fatal 13.2 retreat-ends-in-ezoc');
    expect(verdict(company('de.stephan', '4711'))).not.toMatch(/^fatal/);
    expect(verdict(company('de.stephan', '4711', { states: ['disrupted'] }))).not.toMatch(/^fatal/);
    expect(verdict(company('de.stephan', '4711', { states: ['retreated'] }))).toBe('fatal 13.2 retreat-ends-in-ezoc');
  });
  it('[13.2] nor does a unit of the same retreat make the hex safe', () => {
    const g = germans([company('uk.50.2d', '4812'), company('de.stephan', '4711')]);
    const { units } = retreatOf(g, ['de.kerutt', 'de.stephan']);
    expect(verdictOn(g, 'de.kerutt', '4611-4711', { units })).toBe('fatal 13.2 retreat-ends-in-ezoc');
  });
  it('[13.2] a unit with a Movement Allowance of 0 is lost at once', () => {
    const g = layOut({
      units: [
        { id: 'de.unk.flak572', at: '4510' },
        { id: 'de.stephan', at: '4510' },
      ],
    });
    expect(verdictOn(g, 'de.unk.flak572', '4610-4710')).toBe('fatal 13.2 immobile-retreats');
    expect(pathsOf(g, 'de.unk.flak572')).toEqual([]);
    expect(facesElimination(g, retreatOf(g, ['de.unk.flak572']))).toBe(true);
    expect(facesElimination(g, retreatOf(g, ['de.unk.flak572', 'de.stephan']))).toBe(false);
  });
  it('[13.5] in regular combat a unit that has retreated already is lost, in a breakthrough it is not', () => {
    const g = layOut({ units: [{ id: 'de.kerutt', at: '4510', states: ['retreated'] }] });
    expect(verdictOn(g, 'de.kerutt', '4610-4710', { isOnceOnly: true })).toMatch(/^fatal 13\.5/);
    expect(facesElimination(g, retreatOf(g, ['de.kerutt'], { isOnceOnly: true }))).toBe(true);
    expect(verdictOn(g, 'de.kerutt', '4610-4710')).toBe('open');
  });
});

describe('waters and soft ground', () => {
  const alone = (id: string, at: string, more: Layout = {}): Game => layOut({ ...more, units: [{ id, at }] });

  it('[13.2] nobody retreats across an unbridged Major River, even beside a Ferry', () => {
    expect(verdictOn(alone('de.kerutt', '5108'), 'de.kerutt', '5208-5308')).toBe('fatal 13.2 retreat-across-water');
    expect(verdictOn(alone('de.kerutt', '4025'), 'de.kerutt', '4026-3926')).toBe('fatal 13.2 retreat-across-water');
    expect(verdictOn(alone('uk.corps.eng30', '4025'), 'uk.corps.eng30', '4026-3926')).toBe(
      'fatal 13.2 retreat-across-water',
    );
  });
  it('[13.2] nor across an unbridged Canal, which Infantry could cross in the Movement Phase', () => {
    const over = (state: 'intact' | 'blown'): string =>
      verdictOn(alone('de.kerutt', '3108', { bridges: { '3008/3108': state } }), 'de.kerutt', '3008-2907');
    expect(over('blown')).toBe('fatal 13.2 retreat-across-water');
    expect(over('intact')).not.toMatch(/^fatal/);
    expect(verdictOn(alone('de.kerutt', '2715'), 'de.kerutt', '2714-2713')).toBe('fatal 13.2 retreat-across-water');
  });
  it('[13.2] a railway bridge will do, for tanks too', () => {
    expect(verdictOn(alone('uk.gds.2ig', '5219'), 'uk.gds.2ig', '5318-5418')).not.toBe(
      'fatal 13.2 retreat-across-water',
    );
  });
  it('[13.2] a Minor River stops Vehicle units without a bridge, and no others: the printed example', () => {
    expect(verdictOn(alone('uk.gds.2ig', '2715'), 'uk.gds.2ig', '2815-2914')).toBe('fatal 13.2 retreat-across-river');
    expect(verdictOn(alone('uk.gds.1gg', '2715'), 'uk.gds.1gg', '2815-2914')).not.toMatch(/^fatal/);
    // By road over the Dommel: the bridge is part of the road.
    expect(verdictOn(alone('uk.gds.2ig', '1506'), 'uk.gds.2ig', '1407-1408')).not.toMatch(/Minor River/);
  });
  it('[13.2] [8.6.2] Vehicle units off the road may not enter or leave Polder', () => {
    expect(verdictOn(alone('uk.gds.2ig', '1603'), 'uk.gds.2ig', '1604-1704')).toBe('fatal 13.2 retreat-off-road');
    expect(verdictOn(alone('uk.gds.1gg', '1603'), 'uk.gds.1gg', '1604-1704')).not.toMatch(/^fatal/);
  });
});

describe('off the map', () => {
  it('[19.5] a friendly Entry Area ends the retreat, an enemy one kills', () => {
    const g = (turn: number): Game => layOut({ turn, units: [{ id: 'de.vdh1', at: '1501' }] });
    expect(verdictOn(g(3), 'de.vdh1', 'A')).toBe('open');
    expect(verdictOn(g(3), 'de.vdh1', '1601-A')).not.toMatch(/^fatal/);
    expect(verdictOn(g(7), 'de.vdh1', 'A')).toMatch(/^fatal 19\.5/);
  });
  it('[19.5] [19.3.1] it ends a retreat of any length, before the first hex too', () => {
    const g = layOut({ turn: 3, units: [{ id: 'de.vdh1', at: '1501' }] });
    expect(verdictOn(g, 'de.vdh1', 'A', { least: 3, most: 3 })).toBe('open');
    expect(pathsOf(g, 'de.vdh1', { least: 2, most: 3 })).toContain('A');
    expect(pathsOf(g, 'de.vdh1', { least: 3, most: 3 })).not.toContain('1601-1702');
  });
  it('[23.1.2] on turn 1 the Germans may go to Areas A and L alone', () => {
    const into = (turn: number, at: string, area: string): string =>
      verdictOn(layOut({ turn, units: [{ id: 'de.vdh1', at }] }), 'de.vdh1', area);
    expect(into(1, '3001', 'B')).toMatch(/^fatal 23\.1\.2/);
    expect(into(2, '3001', 'B')).toBe('open');
    expect(into(1, '1501', 'A')).toBe('open');
  });
  it('[13.2] not across a Major River, Ferry or no Ferry', () => {
    const into = (at: string, area: string): string =>
      verdictOn(layOut({ units: [{ id: 'de.vdh1', at }] }), 'de.vdh1', area);
    expect(into('5626', 'H')).toBe('fatal 13.2 retreat-across-water');
    expect(into('1426', 'L')).toBe('fatal 13.2 retreat-across-water');
    expect(into('1526', 'L')).toBe('open');
  });
  it('[19.5] J: Stephan may go into Entry Area A', () => {
    const moved: Record<string, string> = { 'uk.50.1h': '1503', 'uk.50.9dli': '1503', 'uk.50.6dli': '1402' };
    const units = (TURN_2.units ?? []).map((piece) => ({ ...piece, at: moved[piece.id] ?? piece.at }));
    expect(endsOf(layOut({ ...TURN_2, units }), 'de.stephan')).toContain('A');
  });
});

describe('the guidelines', () => {
  it('[13.1.3] guideline 1: a path that kills is out while another does not', () => {
    const g = germans([company('uk.50.2d', '4812')]);
    expect(pathsOf(g, 'de.kerutt')).not.toContain('4611-4711');
    expect(pathsOf(g, 'de.kerutt')).toContain('4610-4709');
  });
  it('[13.1.3] guideline 2: two hexes away if possible', () => {
    expect(verdictOn(germans(), 'de.kerutt', '4610-4611')).toBe('13.1.3 guideline-2');
    expect(verdictOn(germans(), 'de.kerutt', '4610-4609')).toBe('open');
  });
  it('[13.1.3] guideline 2: beside the battle hex where everything farther off kills', () => {
    const ring = ['4210', '4212', '4408', '4413', '4608', '4613', '4809', '4811', '4812', '4308', '4507', '4513'];
    const ids = ['1d', '2d', '6dli', '8dli', '9dli', '1h'].map((name) => `uk.50.${name}`);
    const more = ['uk.3.2l', 'uk.3.2rur', 'uk.3.1kosb', 'uk.gds.1gg', 'uk.gds.3ig', 'uk.gds.5cg'];
    const units = [...ids, ...more].map((id, i) => company(id, ring[i] ?? ''));
    const g = layOut({ units: [{ id: 'de.kerutt', at: '4510' }, ...units] });
    expect(endsOf(g, 'de.kerutt')).toEqual(['4410', '4411', '4509', '4511', '4610', '4611']);
  });
  it('[13.1.3] guideline 3: around EZOCs if possible, else through one', () => {
    expect(verdictOn(germans(), 'de.kerutt', '4509-4609')).toBe('13.1.3 guideline-3');
    const around = [company('uk.50.2d', '4512'), company('uk.50.6dli', '4711'), company('uk.50.8dli', '4709')];
    expect(verdictOn(germans(around), 'de.kerutt', '4509-4508')).toBe('open');
  });
  it('[13.1.3] guideline 3: friends who stand fast, and Unknown units, negate the EZOC', () => {
    const beside = (states: Piece['states'] = []): string =>
      verdictOn(germans([company('de.stephan', '4509', { states })]), 'de.kerutt', '4509-4609');
    expect(beside()).toBe('open');
    expect(beside(['retreated'])).toBe('13.1.3 guideline-3');
    expect(verdictOn(germans([], { unknown: ['4509'] }), 'de.kerutt', '4509-4609')).toBe('open');
  });
  it('[13.1.3] guideline 4: not to friends who are next to the enemy, if possible', () => {
    const friend = company('de.stephan', '4710');
    const enemy = company('uk.50.2d', '4810');
    expect(verdictOn(germans([friend]), 'de.kerutt', '4610-4710')).toBe('open');
    expect(verdictOn(germans([friend, enemy]), 'de.kerutt', '4610-4710')).toBe('13.1.3 guideline-4');
  });
  it('[13.1.3] guideline 4: enemies across an unbridged Major River do not count', () => {
    const beside = (enemyAt: string): string =>
      verdictOn(
        layOut({
          units: [{ id: 'de.kerutt', at: '5309' }, company('de.stephan', '5208'), company('uk.50.2d', enemyAt)],
        }),
        'de.kerutt',
        '5308-5208',
      );
    expect(beside('5108')).not.toBe('13.1.3 guideline-4');
    expect(beside('5207')).toBe('13.1.3 guideline-4');
  });
  it('[13.1.3] guideline 5: where the unit has a Supply Path, if possible', () => {
    const paras = { id: 'us.82.505.1', at: '4510' };
    const enemy = company('de.penal6', '4410');
    const head = { id: 'us.82.supply', at: '4210', landed: 1 };
    const supplied = layOut({ units: [{ ...paras, landed: 1 }, enemy, head] });
    expect(endsOf(supplied, 'us.82.505.1')).toEqual(['4412', '4512']);
    expect(verdictOn(supplied, 'us.82.505.1', '4610-4710')).toBe('13.1.3 guideline-5');
    // Without a Supply Head no hex is better than another; in the turn of the landing all are good.
    expect(endsOf(layOut({ units: [{ ...paras, landed: 1 }, enemy] }), 'us.82.505.1')).toContain('4710');
    expect(endsOf(layOut({ units: [{ ...paras, landed: 3 }, enemy, head] }), 'us.82.505.1')).toContain('4710');
  });
  it('[13.1.3] [13.1.4] guideline 6: no overstacking, if possible; else it is allowed', () => {
    const two = (at: string): Piece[] => [company('de.stephan', at), company('de.tiel', at)];
    expect(verdictOn(germans(two('4711').slice(1)), 'de.kerutt', '4611-4711')).toBe('open');
    expect(verdictOn(germans(two('4711')), 'de.kerutt', '4611-4711')).toBe('13.1.3 guideline-6');
    // 1407 on turn 2: the one good way is 1507, and both hexes beyond it are full.
    const full = ['1508', '1608'].flatMap((at, i) =>
      [`de.unk.${i === 0 ? 'train6' : 'hgtrain'}`, i === 0 ? 'de.tiel' : 'de.bloch'].map((id) => company(id, at)),
    );
    const units = [...(TURN_2.units ?? []).filter(({ id }) => !full.some((one) => one.id === id)), ...full];
    expect(endsOf(layOut({ ...TURN_2, units }), 'de.segler')).toEqual(['1508', '1608']);
  });
  it('[13.1.3] their order decides: supply does not excuse an EZOC', () => {
    const g = layOut({
      units: [
        { id: 'us.82.505.1', at: '4510', landed: 1 },
        company('de.penal6', '4410'),
        { id: 'us.82.supply', at: '4210', landed: 1 },
      ],
    });
    expect(verdictOn(g, 'us.82.505.1', '4411-4311')).toBe('13.1.3 guideline-3');
  });
  it('[13.1.1] of two or three hexes the owner takes what he likes, and the guidelines judge each length by itself', () => {
    const g = germans();
    const far = { least: 2, most: 3 };
    expect(new Set(pathsOf(g, 'de.kerutt', far).map((path) => path.split('-').length))).toEqual(new Set([2, 3]));
    expect(pathsOf(g, 'de.kerutt', far)).toEqual(expect.arrayContaining(pathsOf(g, 'de.kerutt')));
    expect(pathsOf(g, 'de.kerutt', { least: 3, most: 3 }).every((path) => path.split('-').length === 3)).toBe(true);
  });
  it('[13.1.1] that three hexes would lead into supply does not forbid two that do not', () => {
    const g = layOut({
      units: [
        { id: 'us.82.505.1', at: '4510', landed: 1 },
        company('de.penal6', '4410'),
        { id: 'us.82.supply', at: '4115', landed: 1 },
      ],
    });
    expect(endsOf(g, 'us.82.505.1', { least: 3, most: 3 })).toEqual(['4312', '4413', '4513']);
    expect(endsOf(g, 'us.82.505.1', { least: 2, most: 3 })).toEqual(expect.arrayContaining(['4312', '4709', '4710']));
  });
  it('[13.1.1] a retreat enters no hex twice and never comes back to the battle hex', () => {
    const paths = pathsOf(germans(), 'de.kerutt', { least: 3, most: 3 }).map((path) => path.split('-'));
    expect(paths.every((path) => !path.includes('4510') && new Set(path).size === 3)).toBe(true);
  });
  it('[13.1.3] C: from 5219 the way over the railway bridge to Weurt is open, through EZOCs none is', () => {
    const units = [...(TURN_2.units ?? []), { id: 'de.unk.train6', at: '5219' }];
    const g = layOut({ ...TURN_2, units, unknown: (TURN_2.unknown ?? []).filter((at) => at !== '5219') });
    expect(verdictOn(g, 'de.unk.train6', '5318-5419')).toBe('open');
    expect(verdictOn(g, 'de.unk.train6', '5220-5221')).toBe('13.1.3 guideline-3');
  });
  it('[13.1.3] K: Segler goes round the EZOC of 1307 to 1508', () => {
    const moved: Record<string, string> = { 'uk.11.4ksli': '1307', 'uk.11.3m': '1307', 'uk.gds.3ig': '1406' };
    const units = (TURN_2.units ?? []).map((piece) => ({ ...piece, at: moved[piece.id] ?? piece.at }));
    const g = layOut({ ...TURN_2, units });
    expect(verdictOn(g, 'de.segler', '1507-1508')).toBe('open');
    expect(verdictOn(g, 'de.segler', '1408-1508')).toBe('13.1.3 guideline-3');
  });
  it('[13.1.3] K: 1508 is the only end as soon as an Allied ZOC lies over 1608', () => {
    const attackers = { 'uk.11.4ksli': '1307', 'uk.11.3m': '1307', 'uk.11.1519krh': '1306', 'uk.3.2l': '1406' };
    const ends = (guards: string): string[] => {
      const moved: Record<string, string> = { ...attackers, 'uk.gds.3ig': '1506', 'uk.gds.5cg': guards };
      const units = (TURN_2.units ?? []).map((piece) => ({ ...piece, at: moved[piece.id] ?? piece.at }));
      return endsOf(layOut({ ...TURN_2, units }), 'de.segler');
    };
    expect(ends('1607')).toEqual(['1508']);
    expect(ends('1606')).toEqual(['1508', '1608']);
  });
});

describe('Supply Heads', () => {
  it('[6.1] one does not end its retreat with another, though with anybody else', () => {
    const head: Piece = { id: 'us.82.supply', at: '1508' };
    const [end = ''] = endsOf(layOut({ turn: 9, units: [head] }), head.id);
    const beside = (id: string): string[] => endsOf(layOut({ turn: 9, units: [head, { id, at: end }] }), head.id);
    expect(end).not.toBe('');
    expect(beside('us.101.supply')).not.toContain(end);
    expect(beside('uk.gds.5cg')).toContain(end);
  });
});
