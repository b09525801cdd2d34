import type { Game } from '@bridgehead/engine';
import { decision } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { bestCandidate, candidatesFor, thinkingFreely, wanting } from '../../test/ai-positions.ts';
import { type Layout, layOut, order, type Piece } from '../../test/table.ts';

const fight = (layout: Layout, side: 'allied' | 'german' = 'allied'): Game =>
  layOut({ scenario: 'short', phase: `${side}.combat`, ...layout });
const at = (place: string, ...ids: readonly string[]): Piece[] => ids.map((id) => ({ id, at: place }));
const CLEAR_SKY = { weatherAm: 1, weatherPm: 1 } as const;

describe('which attack, with whom', () => {
  /** Puzzle 1: Kerutt on the road and the penal battalion in the polder. */
  const breakout = (more: Layout = {}): Game =>
    fight({
      turn: 1,
      clock: CLEAR_SKY,
      units: [
        ...at('1504', 'uk.gds.2ig', 'uk.gds.2gg'),
        ...at('1503', 'uk.gds.1gg', 'uk.gds.3ig'),
        ...at('1303', 'uk.corps.5agra', 'uk.gds.arty'),
        ...at('1605', 'de.kerutt'),
        ...at('1603', 'de.penal6'),
      ],
      ...more,
    });

  it('[9.1] the road first, and the guns and aircraft are shared out', () => {
    const g = breakout();
    const thinking = thinkingFreely();
    const first = bestCandidate(g, undefined, thinking);
    expect(first.choice).toMatchObject({ kind: 'attack', target: '1605' });
    order(g, first.choice);
    expect(decision(g)?.kind).toBe('support');
    const support = bestCandidate(g, undefined, thinking).choice;
    expect([support.air, support.artillery]).toEqual([true, [expect.any(String)]]);
  });

  it('[9.1] nothing is attacked that stands too firm', () => {
    const g = fight({
      turn: 2,
      units: [...at('3205', 'us.101.502.1'), ...at('3104', 'de.police3')],
    });
    expect(bestCandidate(g, wanting({})).choice).toEqual({ kind: 'pass' });
  });

  /** Puzzle 14: Best, 5 Low in a Town, against two battalions that are needed elsewhere. */
  const best = (states: NonNullable<Piece['states']>): Game =>
    fight({
      turn: 2,
      units: [...at('3205', 'us.101.502.1', 'us.101.502.2'), { id: 'de.police3', at: '3104', states }],
    });

  it('[10.8.1] Best is screened, not attacked at 2-1', () => {
    const [first] = candidatesFor(best([]), wanting({}));
    expect(first?.choice).toEqual({ kind: 'pass' });
  });

  it('[14.2] but attacked once its garrison is Disrupted', () => {
    expect(bestCandidate(best(['disrupted']), wanting({})).choice).toMatchObject({ kind: 'attack', target: '3104' });
  });

  /** Puzzle 25. */
  const withEngineer = (): Game =>
    fight({
      turn: 7,
      units: [...at('4016', 'uk.gds.2gg', 'uk.gds.1gg', 'uk.corps.eng30'), ...at('4017', 'de.kerutt')],
    });

  it('[23.3.2] an Engineer is withheld', () => {
    const attacks = candidatesFor(withEngineer()).filter(({ choice }) => choice.kind === 'attack');
    expect(attacks.length).toBeGreaterThan(0);
    for (const { choice } of attacks) expect(choice.units).not.toContain('uk.corps.eng30');
  });

  /** Puzzle 6: A/82 is not across the Maas, so that the defender is not doubled. */
  const grave = (...ids: readonly string[]): Game =>
    fight({
      turn: 1,
      units: [
        { id: 'us.82.504.1', at: '4817' },
        { id: 'us.82.504.2', at: '4817', steps: 2 },
        ...ids.map((id) => ({ id, at: '4715', steps: 1 })),
      ],
      unknown: ['4816'],
    });

  it('[10.8.2] the company on the near bank joins the attack on the Grave bridge', () => {
    const joined = bestCandidate(grave('us.82.bd.a'));
    expect(joined.choice).toMatchObject({ kind: 'attack', target: '4816' });
    expect(joined.choice.units).toContain('us.82.bd.a');
    const alone = bestCandidate(grave());
    expect(alone.choice).toMatchObject({ kind: 'attack', target: '4816' });
    expect(joined.score).toBeGreaterThan(alone.score);
  });

  /** Puzzle 33: one fist against the weak hex on the road, not against the Town. */
  it('[10.3.1] the 107th strikes a road hex rather than a full battalion in a Town', () => {
    const g = fight(
      {
        turn: 8,
        units: [
          ...at('3009', 'de.107.pz12', 'de.107.pz34', 'de.107.pga'),
          ...at('3108', 'us.101.506.1'),
          ...at('2909', 'us.101.327.1a'),
        ],
      },
      'german',
    );
    expect(bestCandidate(g, wanting({ '2909': 2, '3108': 2 })).choice).toMatchObject({
      kind: 'attack',
      target: '2909',
    });
  });

  it('units wanted for two attacks go where both together are worth most', () => {
    const g = fight({
      turn: 7,
      units: [
        ...at('4016', 'uk.gds.2gg', 'uk.gds.1gg'),
        ...at('3916', 'uk.50.6dli'),
        { id: 'de.kerutt', at: '4017', steps: 1 },
        { id: 'de.hoffmann14', at: '3917', states: ['disrupted'] },
      ],
    });
    const thinking = thinkingFreely();
    const targets: string[] = [];
    for (let i = 0; i < 12 && decision(g) !== undefined; i++) {
      const { choice } = bestCandidate(g, wanting({ '4017': 2, '3917': 2 }), thinking);
      if (choice.kind === 'attack') targets.push(String(choice.target));
      if (choice.kind === 'pass') break;
      order(g, choice);
    }
    expect(targets.sort()).toEqual(['3917', '4017']);
  });
});

describe('[10.2.1] who leads', () => {
  /** Puzzle 26: three battalions of the 82nd and a tank battalion stacked with one of them. */
  const nijmegen = (): Game => {
    const g = fight({
      turn: 8,
      units: [
        ...at('5222', 'us.82.505.1', 'uk.gds.2gg'),
        ...at('5221', 'us.82.505.2', 'us.82.508.3'),
        ...at('5321', 'de.henke'),
      ],
    });
    const units = ['us.82.505.1', 'uk.gds.2gg', 'us.82.505.2', 'us.82.508.3'];
    order(g, { kind: 'attack', target: '5321', units });
    return g;
  };

  it('puzzle 26: the airborne, for the Morale Shift', () => {
    const g = nijmegen();
    expect(decision(g)?.kind).toBe('lead-formation');
    expect(bestCandidate(g).choice).toMatchObject({ kind: 'lead', formation: '82ABN' });
  });

  it('the tanks, where one battalion has lost its companions', () => {
    const g = fight({
      turn: 8,
      units: [
        ...at('4016', 'uk.gds.2gg', 'uk.gds.1gg'),
        { id: 'us.82.505.1', at: '3916', steps: 1 },
        ...at('4017', 'de.kerutt'),
      ],
    });
    order(g, { kind: 'attack', target: '4017', units: ['uk.gds.2gg', 'uk.gds.1gg', 'us.82.505.1'] });
    expect(bestCandidate(g).choice).toMatchObject({ formation: 'GDS' });
  });
});

describe('[10.7] [17.6.2] support', () => {
  const supported = (defender: string, value: number, turn = 7) => {
    const g = fight({
      turn,
      clock: CLEAR_SKY,
      units: [
        ...at('4016', 'uk.gds.2gg', 'uk.gds.3ig'),
        ...at('4013', 'uk.corps.5agra', 'uk.gds.arty'),
        ...at('4017', defender),
      ],
    });
    order(g, { kind: 'attack', target: '4017', units: ['uk.gds.2gg', 'uk.gds.3ig'] });
    return bestCandidate(g, wanting({ '4017': value })).choice;
  };

  it('everything on the hex that decides', () => {
    expect(supported('de.segler', 4)).toMatchObject({ kind: 'support', artillery: expect.any(Array) });
  });

  it('no gun where the column is at its end already', () => {
    expect(supported('de.hoffmann14', 0).artillery).toBeUndefined();
  });
});

describe('[9.3] after a bridge was blown', () => {
  const atTheCanal = (defender: Piece, value: number) => {
    const g = fight({
      turn: 3,
      dice: [6],
      units: [...at('3008', 'us.101.506.1', 'us.101.506.2'), defender],
    });
    order(g, { kind: 'attack', target: '3108', units: ['us.101.506.1', 'us.101.506.2'] });
    expect(decision(g)?.kind).toBe('demolition');
    order(g, { kind: 'blow' });
    expect(decision(g)?.kind).toBe('attack-or-cancel');
    return bestCandidate(g, wanting({ '3108': value })).choice;
  };

  it('a hopeless attack is called off, a good one is not', () => {
    expect(atTheCanal({ id: 'de.kerutt', at: '3108' }, 0)).toEqual({ kind: 'cancel' });
    expect(atTheCanal({ id: 'de.hoffmann14', at: '3108', states: ['disrupted'] }, 4)).toEqual({ kind: 'go-on' });
  });
});
