import { decision } from '@bridgehead/engine';
import { distanceBetween } from '@bridgehead/hex';
import { describe, expect, it } from 'vitest';
import { GRID } from '../../src/data/map.ts';
import { firstThought, playPhase } from '../../test/first-thoughts.ts';
import { at, march } from '../../test/orders.ts';
import { hex, layOut, order, type Piece } from '../../test/table.ts';
import { highwayIndex } from '../highway.ts';

const JOES = { '1303/1404': 'intact' } as const;

/** Plays the Movement Phase of the side to the end. */
function afterMoving(units: readonly Piece[], more: Parameters<typeof layOut>[0] = {}) {
  const g = layOut({ phase: 'allied.movement', turn: 4, bridges: JOES, ...more, units });
  const orders = playPhase(g, 'end-movement');
  return { g, orders };
}

describe('the column', () => {
  it('drives up an open highway', () => {
    const { g } = afterMoving([
      { id: 'uk.gds.2ig', at: '1504' },
      { id: 'uk.gds.5cg', at: '1504' },
    ]);
    for (const id of ['uk.gds.2ig', 'uk.gds.5cg']) expect(highwayIndex(hex(at(g, id)))).toBeGreaterThan(12);
  });

  it('closes up to an enemy that bars it', () => {
    const { g } = afterMoving([
      { id: 'uk.gds.2ig', at: '1404' },
      { id: 'uk.gds.2gg', at: '1404' },
      { id: 'de.kerutt', at: '1605' },
    ]);
    for (const id of ['uk.gds.2ig', 'uk.gds.2gg']) expect(distanceBetween(GRID, hex(at(g, id)), hex('1605'))).toBe(1);
  });

  it('the Bridging unit goes to the blown bridge with an escort, not beyond it', () => {
    const { g } = afterMoving(
      [
        { id: 'uk.corps.br30', at: '2508' },
        { id: 'uk.gds.5cg', at: '3008' },
        { id: 'us.101.506.1', at: '3108' },
      ],
      { bridges: { ...JOES, '3008/3108': 'blown' }, clock: {} },
    );
    expect(at(g, 'uk.corps.br30')).toBe('3008');
  });
});

describe('holding', () => {
  it('the only guard of a key hex under threat stays; a second one may go', () => {
    const guards = (ids: readonly string[]) =>
      afterMoving([...ids.map((id) => ({ id, at: '3108', landed: 1 })), { id: 'de.kerutt', at: '3110' }]).g;
    expect(at(guards(['us.101.506.1']), 'us.101.506.1')).toBe('3108');
    const g = guards(['us.101.506.1', 'us.101.506.2']);
    expect([at(g, 'us.101.506.1'), at(g, 'us.101.506.2')]).toContain('3108');
  });

  it('a Disrupted unit leaves the EZOC; one in Good Order that holds a key hex does not', () => {
    const place = (turn: number, from: string, states: Piece['states']) => {
      const units = [
        { id: 'de.kerutt', at: from, states: states ?? [] },
        { id: 'uk.gds.5cg', at: '2007', steps: 1 },
      ];
      return at(afterMoving(units, { phase: 'german.movement', turn }).g, 'de.kerutt');
    };
    expect(distanceBetween(GRID, hex(place(6, '2008', ['disrupted'])), hex('2007'))).toBeGreaterThan(1);
    expect(place(2, '2107', [])).toBe('2107');
  });

  it('[14.2] a Disrupted Low Quality unit gets away so that the phase can end', () => {
    const { g, orders } = afterMoving(
      [
        { id: 'de.penal6', at: '2107', states: ['disrupted'] },
        { id: 'uk.gds.2ig', at: '2007' },
      ],
      { phase: 'german.movement' },
    );
    expect(at(g, 'de.penal6')).not.toBe('2107');
    expect(orders.at(-1)?.kind).toBe('end-movement');
  });
});

describe('guns', () => {
  it('limber up where nothing is in range, and do not where something is', () => {
    const target = { id: 'de.kerutt', at: '2107' };
    const lead = { id: 'uk.gds.2ig', at: '2007' };
    const far = afterMoving([target, lead, { id: 'uk.gds.arty', at: '1204' }]).orders;
    const near = afterMoving([target, lead, { id: 'uk.gds.arty', at: '1806' }]).orders;
    expect(far.map(({ kind }) => kind)).toContain('place-moved-marker');
    expect(near.map(({ kind }) => kind)).not.toContain('place-moved-marker');
  });

  it('do not stand before the enemy on their own', () => {
    const { g } = afterMoving([
      { id: 'de.kerutt', at: '2107' },
      { id: 'uk.gds.arty', at: '1906' },
    ]);
    expect(['2007', '2008', '2106']).not.toContain(at(g, 'uk.gds.arty'));
  });
});

describe('Unknown units', () => {
  it('[25.6] one goes to an empty town on the highway behind the column', () => {
    const units = [{ id: 'uk.gds.2ig', at: '4816' }];
    const first = firstThought(layOut({ phase: 'german.movement', turn: 8, units, unknown: ['6614', '3225'] }));
    expect(first).toMatchObject({ kind: 'reposition-unknown' });
    expect(['3108', '3507', '3810', '4112']).toContain(first?.to);
  });

  it('[25.6] and nowhere if the towns are watched', () => {
    const units = ['2107', '2608', '3108', '3507', '3810', '4112', '4816', '5320'].map((place, i) => ({
      id: [
        'uk.gds.2ig',
        'uk.gds.2gg',
        'uk.gds.1cg',
        'uk.gds.2wg',
        'uk.gds.5cg',
        'uk.gds.1wg',
        'uk.gds.1gg',
        'uk.gds.3ig',
      ][i] as string,
      at: place,
    }));
    const first = firstThought(layOut({ phase: 'german.movement', turn: 8, units, unknown: ['5622'] }));
    expect(first?.kind).not.toBe('reposition-unknown');
  });

  it('[25.3.1] two battalions together meet one in a town', () => {
    const units = ['us.101.502.1', 'us.101.502.2'].map((id) => ({ id, at: '3306', landed: 1 }));
    const first = firstThought(layOut({ phase: 'allied.movement', turn: 1, units, unknown: ['3507'] }));
    expect(first).toMatchObject({ kind: 'march', units: expect.arrayContaining(['us.101.502.1', 'us.101.502.2']) });
  });
});

describe('Replacements', () => {
  it('[20.2.4] a lost Engineer comes first, then a Remnant', () => {
    const night = { phase: 'allied.movement', turn: 8, bridges: JOES } as const;
    const remnant = { id: 'uk.gds.5cg', at: '1806', steps: 1 };
    const engineer = { id: 'uk.corps.eng30', at: 'eliminated', steps: 0 };
    expect(firstThought(layOut({ ...night, units: [remnant, engineer] }))).toMatchObject({ unit: 'uk.corps.eng30' });
    const tank = { id: 'uk.gds.2ig', at: '1806', steps: 2 };
    expect(firstThought(layOut({ ...night, units: [remnant, tank] }))).toMatchObject({ unit: 'uk.gds.5cg' });
  });
});

describe('a march that was interrupted', () => {
  it('goes on after a Garrison', () => {
    const g = layOut({
      phase: 'allied.movement',
      turn: 4,
      bridges: JOES,
      units: [{ id: 'uk.gds.2ig', at: '2007' }],
      unknown: ['2107'],
      dice: ['de.unk.garrison1'],
    });
    order(g, march('uk.gds.2ig', ['2107']));
    expect(decision(g)?.kind).toBe('march-on');
    const choice = firstThought(g);
    expect(choice?.kind).toBe('march-on');
    order(g, choice ?? { kind: 'halt' });
    expect(highwayIndex(hex(at(g, 'uk.gds.2ig')))).toBeGreaterThan(highwayIndex(hex('2107')));
  });

  it('halts where there is nothing to be had beyond', () => {
    const g = layOut({
      phase: 'allied.movement',
      turn: 4,
      units: [
        { id: 'uk.50.6dli', at: '2007' },
        { id: 'de.bloch', at: '2208' },
        { id: 'de.kerutt', at: '2208' },
      ],
    });
    order(g, { ...march('uk.50.6dli', ['2107']), pause: true });
    expect(firstThought(g)?.kind).toBe('halt');
  });
});
