import {
  type Choice,
  check,
  choices,
  decision,
  type Game,
  playForced,
  randomFrom,
  runAutomaticSteps,
  sampleChoice,
} from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { at, bears, refusal } from '../../../test/orders.ts';
import { type Layout, layOut, listed, order, type Piece, unit } from '../../../test/table.ts';
import { ASSISTING, addMark, HAS_ATTACKED, hasAutoDs } from '../../state/state.ts';

/** Open ground: 4016 and 3916 beside 4017, 4018 beyond it. */
const FOE: Piece = { id: 'de.kerutt', at: '4017' };
const DLI: Piece = { id: 'uk.50.6dli', at: '4016' };
const SECOND: Piece = { id: 'uk.50.8dli', at: '3916' };

const table = (layout: Layout): Game => layOut({ phase: 'allied.combat', ...layout });
const attack = (target: string, ...units: readonly string[]): Choice => ({ kind: 'attack', target, units });

describe('the Combat Phase', () => {
  it('[9.1] begins afresh for both sides', () => {
    const g = table({
      units: [
        { ...DLI, states: ['has-attacked', 'assisting'] },
        { ...FOE, states: ['was-attacked', 'retreated'] },
      ],
    });
    expect(refusal(g, attack('4017', DLI.id))).toBe('legal');
    expect(bears(g, FOE.id, 'retreated') || bears(g, DLI.id, 'assisting')).toBe(false);
  });

  it('[9.1] nobody must attack, and where nobody can the phase is over', () => {
    const g = table({ units: [FOE, DLI] });
    expect(decision(g)).toMatchObject({ kind: 'combat', by: 'allied', about: { targets: ['4017'] } });
    order(g, { kind: 'pass' });
    expect(decision(g)).toBeUndefined();
    expect(decision(table({ units: [DLI, { ...FOE, at: '4018' }] }))).toBeUndefined();
  });

  it('[9.1] a hex is attacked once, and nobody attacks twice', () => {
    const third: Piece = { id: 'uk.50.9dli', at: '4115' };
    const g = table({ units: [FOE, { id: 'de.segler', at: '4116' }, DLI, SECOND, third], dice: [3, 3] });
    order(g, attack('4017', DLI.id));
    expect(refusal(g, attack('4017', SECOND.id))).toBe('9.1');
    expect(refusal(g, attack('4116', DLI.id))).toBe('9.1');
    expect(refusal(g, attack('4116', third.id))).toBe('legal');
  });

  it('[9.3] an attack ends with its advance, and then the next is declared', () => {
    const third: Piece = { id: 'uk.50.9dli', at: '4115' };
    const g = table({
      units: [{ id: 'de.lxxxviii', at: '4017' }, { id: 'de.segler', at: '4116' }, DLI, SECOND, third],
      dice: [6],
    });
    order(g, attack('4017', DLI.id, SECOND.id));
    expect(decision(g)).toMatchObject({ kind: 'advance', about: { target: '4017' } });
    order(g, { kind: 'end-advance' });
    expect(decision(g)).toMatchObject({ kind: 'combat', about: { targets: ['4116'] } });
    expect(refusal(g, attack('4116', DLI.id))).toBe('9.1');
    expect(refusal(g, attack('4116', third.id))).toBe('legal');
  });

  it('[9.2] units of one stack attack different hexes in different attacks', () => {
    const mate: Piece = { id: 'uk.50.8dli', at: '4016' };
    const g = table({ units: [FOE, { id: 'de.segler', at: '4116' }, DLI, mate], dice: [3, 3] });
    order(g, attack('4017', DLI.id));
    order(g, attack('4116', mate.id));
    expect(bears(g, 'de.segler', 'engaged')).toBe(true);
  });

  it('[9.2] one hex from up to six hexes at once', () => {
    const ring = ['4117', '4018', '3917', '3916', '4016', '4116'];
    const ids = ['uk.50.6dli', 'uk.50.8dli', 'uk.50.9dli', 'uk.50.1d', 'uk.50.2d', 'uk.50.1h'];
    const g = table({ units: [FOE, ...ids.map((id, i) => ({ id, at: ring[i] ?? '' }))], dice: [1, 1, 1] });
    expect(listed(g, 'attack')).toContainEqual(attack('4017', ...ids));
    expect(refusal(g, attack('4017', ...ids))).toBe('legal');
  });

  it('[9.1] nonsense is refused with its rule', () => {
    const g = table({ units: [FOE, DLI, SECOND] });
    expect(refusal(g, { kind: 'attack' })).toBe('9.1');
    expect(refusal(g, attack('9999', DLI.id))).toBe('9.1');
    expect(refusal(g, attack('4017'))).toBe('9.1');
    expect(refusal(g, attack('4017', DLI.id, DLI.id))).toBe('9.1');
    expect(refusal(g, attack('4017', FOE.id))).toBe('9.1');
    expect(refusal(g, attack('4117', DLI.id))).toBe('9.1');
    expect(refusal(g, { ...attack('4017', DLI.id), edges: { [DLI.id]: '1004/SE' } })).toBe('19.7');
    expect(refusal(g, { kind: 'automatic-advance', target: '4017' })).toBe('8.7');
    expect(refusal(g, { kind: 'disengage', unit: DLI.id })).toBe('27.1');
    expect(refusal(g, { kind: 'retreat' })).toBe('9.1');
    expect(refusal(g, { kind: 'pass', units: [] })).toBe('9.1');
  });
});

describe('overstacked attackers', () => {
  const ids = ['uk.50.6dli', 'uk.50.8dli', 'uk.50.9dli'];
  const crowd = (): Game =>
    table({
      units: [FOE, { id: 'de.segler', at: '4116' }, ...ids.map((id) => ({ id, at: '4016' }))],
      dice: [3, 3, 3],
    });

  it('[6.4.2] no more than the limit attack out of the hex', () => {
    const g = crowd();
    expect(refusal(g, attack('4017', ...ids))).toBe('6.4.2');
    expect(refusal(g, attack('4017', ...ids.slice(1)))).toBe('legal');
    expect(listed(g, 'attack').every(({ units }) => (units as string[]).length <= 2)).toBe(true);
  });

  it('[6.4.2] in the whole phase, not in one attack only', () => {
    const g = crowd();
    order(g, attack('4017', ids[0] ?? ''));
    expect(refusal(g, attack('4116', ids[1] ?? '', ids[2] ?? ''))).toBe('6.4.2');
    order(g, attack('4116', ids[1] ?? ''));
    expect(bears(g, ids[2] ?? '', 'has-attacked')).toBe(false);
    expect(decision(g)?.kind).not.toBe('combat');
  });
});

describe('onto the map', () => {
  const A: Piece = { id: 'uk.43.4sli', at: 'N' };
  const B: Piece = { id: 'uk.43.5dcli', at: 'N' };
  const area = (): Game => table({ units: [A, B, { ...FOE, at: '1004' }], dice: [3] });
  const onto = (edges: { readonly [id: string]: string }): Choice => ({
    kind: 'attack',
    target: '1004',
    units: Object.keys(edges),
    edges,
  });

  it('[19.7] each unit names the hexside that it attacks over', () => {
    const g = area();
    expect(refusal(g, onto({ [A.id]: '1004/SE', [B.id]: '1004/SW' }))).toBe('legal');
    expect(refusal(g, attack('1004', A.id))).toBe('19.7');
    expect(refusal(g, { ...onto({ [A.id]: '1004/SE' }), units: [A.id, B.id] })).toBe('19.7');
    expect(refusal(g, onto({ [A.id]: '1005/SE' }))).toBe('9.1');
    expect(refusal(g, onto({ [A.id]: 'nowhere' }))).toBe('9.1');
    expect(listed(g, 'attack')).toContainEqual(onto({ [A.id]: '1004/SE' }));
  });

  it('[19.7] units that fail stay in the Entry Area', () => {
    const g = area();
    order(g, onto({ [A.id]: '1004/SE' }));
    expect(bears(g, FOE.id, 'engaged')).toBe(true);
    expect(at(g, A.id)).toBe('N');
  });
});

describe('after an Automatic DS', () => {
  it('[8.7] the marked units advance once, at any time in the phase, and attack nobody', () => {
    const g = table({
      units: [{ ...DLI, autoDs: '4017' }, SECOND, { id: 'de.segler', at: '4116' }, { id: 'de.penal6', at: '3817' }],
    });
    expect(refusal(g, attack('4116', DLI.id))).toBe('8.7');
    expect(listed(g, 'automatic-advance')).toEqual([{ kind: 'automatic-advance', target: '4017' }]);
    order(g, { kind: 'automatic-advance', target: '4017' });
    expect(hasAutoDs(g, unit(DLI.id))).toBe(false);
    expect(decision(g)?.at).toContain('advance');
    expect(bears(g, DLI.id, 'has-attacked')).toBe(true);
  });

  it('[6.4.2] out of one hex they and those who attack in the phase keep the Stacking Limit together', () => {
    const mates = ['uk.50.8dli', 'uk.50.9dli'];
    const crowd = (marked: number): Game =>
      table({
        units: [
          { ...DLI, autoDs: '4017' },
          ...mates.map((id, i): Piece => ({ id, at: DLI.at, ...(i < marked ? { autoDs: '4017' } : {}) })),
          { id: 'de.segler', at: '4116' },
        ],
      });
    expect(refusal(crowd(0), attack('4116', mates[0] ?? ''))).toBe('legal');
    expect(refusal(crowd(0), attack('4116', ...mates))).toBe('6.4.2');
    const g = crowd(1);
    expect(refusal(g, attack('4116', mates[1] ?? ''))).toBe('6.4.2');
    order(g, { kind: 'automatic-advance', target: '4017' });
    order(g, { kind: 'end-advance' });
    expect(decision(g)?.kind).not.toBe('combat');
  });

  it('[8.7] each hex that was cleared has its own advance', () => {
    const g = table({
      units: [
        { ...DLI, autoDs: '4116' },
        { ...SECOND, autoDs: '4017' },
      ],
    });
    expect(listed(g, 'automatic-advance').map(({ target }) => target)).toEqual(['4017', '4116']);
    order(g, { kind: 'automatic-advance', target: '4116' });
    expect(decision(g)?.about).toMatchObject({ target: '4116', rate: 'bonus', units: [DLI.id] });
    order(g, { kind: 'end-advance' });
    expect(refusal(g, { kind: 'automatic-advance', target: '4116' })).toBe('8.7');
    expect(refusal(g, { kind: 'automatic-advance', target: '4017' })).toBe('legal');
  });

  it('[8.7] a marker that nobody used is gone after the phase', () => {
    const g = table({ units: [{ ...DLI, autoDs: '4017' }] });
    order(g, { kind: 'pass' });
    expect(hasAutoDs(g, unit(DLI.id))).toBe(false);
  });
});

describe('a Breakthrough Group that helps', () => {
  const HELPER: Piece = { id: 'uk.50.9dli', at: '4018' };
  /** As the phase stands after an advance that has come to help against 4017. */
  const helping = (units: readonly Piece[]): Game => {
    const g = table({
      units: [...units, { id: 'uk.3.2l', at: '3522' }, { id: 'de.penal6', at: '3523' }],
      dice: [3, 3],
    });
    addMark(g, unit(HELPER.id), ASSISTING | HAS_ATTACKED);
    const [frame] = g.state.frames;
    Object.assign(frame ?? {}, { assist: '4017' });
    return g;
  };

  it('[16.5] the attack that it helps comes next, and it adds half its strength', () => {
    const g = helping([FOE, DLI, HELPER]);
    expect(decision(g)?.about).toMatchObject({ assist: '4017' });
    expect(refusal(g, { kind: 'pass' })).toBe('16.5');
    expect(refusal(g, attack('3523', 'uk.3.2l'))).toBe('16.5');
    expect(refusal(g, attack('4017', HELPER.id))).toBe('9.1');
    expect(listed(g, 'attack')).toEqual([attack('4017', DLI.id)]);
    order(g, attack('4017', DLI.id));
    expect(g.events.find(({ kind }) => kind === 'odds')).toMatchObject({ attack: 8 });
    expect(bears(g, HELPER.id, 'assisting')).toBe(false);
    expect(refusal(g, { kind: 'pass' })).toBe('legal');
  });

  it('[16.5] the duty stays while somebody can make the attack', () => {
    const g = helping([FOE, DLI, HELPER]);
    for (const frame of g.state.frames) frame.step = 'next';
    runAutomaticSteps(g);
    playForced(g);
    expect(bears(g, DLI.id, 'has-attacked')).toBe(true);
    expect(decision(g)?.about).not.toHaveProperty('assist');
  });

  it('[16.5] nothing comes of it if nobody else can attack the hex any more', () => {
    const g = helping([FOE, { ...DLI, states: ['disrupted'] }, HELPER]);
    for (const frame of g.state.frames) frame.step = 'next';
    runAutomaticSteps(g);
    playForced(g);
    expect(decision(g)?.about).not.toHaveProperty('assist');
    expect(bears(g, HELPER.id, 'assisting')).toBe(false);
    expect(refusal(g, { kind: 'pass' })).toBe('legal');
  });
});

describe('Disengagement', () => {
  const OPTION = { disengagement: true };

  it('[27.1] is offered where the players have agreed on it, to units that have not attacked', () => {
    const units = [FOE, DLI, SECOND];
    expect(listed(table({ units }), 'disengage')).toEqual([]);
    const g = table({ units, options: OPTION, dice: [3, 1] });
    expect(listed(g, 'disengage')).toHaveLength(2);
    order(g, attack('4017', DLI.id));
    expect(refusal(g, { kind: 'disengage', unit: DLI.id })).toBe('27.1.2');
    expect(refusal(g, { kind: 'disengage', unit: SECOND.id })).toBe('legal');
    expect(refusal(g, { kind: 'disengage', unit: SECOND.id, to: '4015' })).toBe('27.1');
  });
});

describe('listing and sampling', () => {
  const crowded: Layout = {
    units: [
      FOE,
      { id: 'de.segler', at: '4116' },
      { id: 'de.stephan', at: '1004' },
      DLI,
      SECOND,
      { id: 'uk.50.9dli', at: '4016' },
      { id: 'uk.50.1d', at: '4016' },
      { id: 'uk.corps.eng30', at: '4016' },
      { id: 'uk.43.4sli', at: 'N' },
      { id: 'uk.43.5dcli', at: 'N' },
      { id: 'uk.43.7sli', at: 'N' },
    ],
  };

  it('[9.1] [6.4.2] [19.7] every listed choice is legal and listed once', () => {
    const g = table(crowded);
    const all = [...choices(g)];
    expect(all.filter((choice) => !check(g, choice).legal)).toEqual([]);
    expect(new Set(all.map((choice) => JSON.stringify(choice))).size).toBe(all.length);
  });

  it('[9.1] [6.4.2] [19.7] so is every sample', () => {
    const g = table(crowded);
    const random = randomFrom(7);
    const samples = Array.from({ length: 200 }, () => sampleChoice(g, random));
    expect(samples.filter((choice) => !check(g, choice).legal)).toEqual([]);
    expect(new Set(samples.map((choice) => choice?.target)).size).toBe(4);
  });
});
