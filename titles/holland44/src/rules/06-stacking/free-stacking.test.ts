import { type Choice, choices, decision, type Game } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { attack, mayLose, strike } from '../../../test/fights.ts';
import { march, refusal } from '../../../test/orders.ts';
import { asked } from '../../../test/questions.ts';
import { layOut, listed, order, type Piece } from '../../../test/table.ts';

const setsOf = (g: Game): string[] =>
  [...choices(g)].map(({ units }: Choice) => (Array.isArray(units) ? units.join(' ') : ''));

describe('a one-step Armored unit is free only without another one in the hex', () => {
  const PANTHER = 'de.107.pz12';
  const THREE = ['de.mielke', 'de.vdh1', 'de.vdh3'];
  const beside2604 = (more: readonly Piece[]): Game =>
    layOut({
      turn: 12,
      phase: 'german.combat',
      units: [{ id: 'uk.11.1h', at: '2604' }, ...THREE.map((id) => ({ id, at: '2503', steps: 1 })), ...more],
    });
  const withPanther = (at: string): Game => beside2604([{ id: PANTHER, at, states: ['disrupted'] }]);

  it('[6.2] [6.4.2] among the attackers, though the other does not attack', () => {
    expect(refusal(withPanther('2503'), attack('2604', ...THREE))).toBe('6.4.2');
    expect(refusal(withPanther('2503'), attack('2604', ...THREE.slice(0, 2)))).toBe('legal');
    expect(refusal(withPanther('2402'), attack('2604', ...THREE))).toBe('legal');
  });

  it('[6.2] [6.4.2] the listed attacks and those of `odds` know it', () => {
    const crowded = withPanther('2503');
    expect(listed(crowded, 'attack').map(({ units }) => units)).not.toContainEqual(expect.arrayContaining(THREE));
    expect(listed(withPanther('2402'), 'attack').map(({ units }) => units)).toContainEqual(
      expect.arrayContaining(THREE),
    );
    const odds = asked(crowded, 'odds', { target: '2604', attackers: THREE });
    expect(odds).toMatchObject({ legal: false, refusal: { rule: '6.4.2' } });
    expect(asked(crowded, 'odds', { target: '2604' })).toMatchObject({ legal: true });
  });

  it('[6.2] [8.7] in an Automatic DS', () => {
    const prepared = (at: string): Game =>
      layOut({
        turn: 12,
        phase: 'german.movement',
        units: [
          { id: 'uk.11.1h', at: '2604', states: ['full-retreat'] },
          { id: 'uk.11.arty', at: '2604', states: ['disrupted', 'moved'] },
          ...THREE.map((id) => ({ id, at: '2503' })),
          { id: PANTHER, at, states: ['disrupted'] },
        ],
      });
    const automatic: Choice = { kind: 'automatic-ds', target: '2604', units: THREE };
    expect(refusal(prepared('2503'), automatic)).toBe('6.4.2');
    expect(refusal(prepared('2402'), automatic)).not.toBe('6.4.2');
  });

  it('[6.2] [19.7] those who stay in an Entry Area do not stand in the hex at its edge', () => {
    const ids = ['nl.recce', 'uk.43.4sli', 'uk.43.5dcli'];
    const g = layOut({
      phase: 'allied.combat',
      units: [...[...ids, 'uk.gds.2hc'].map((id) => ({ id, at: 'N' })), { id: 'de.kerutt', at: '1004' }],
    });
    const over = (names: readonly string[]): Choice => ({
      ...attack('1004', ...names),
      edges: Object.fromEntries(names.map((id) => [id, '1004/SE'])),
    });
    expect(refusal(g, over(ids))).toBe('legal');
    expect(refusal(g, over([...ids.slice(0, 2), 'uk.gds.2hc']))).toBe('6.4.2');
  });

  const KRAFFT: Piece = { id: 'de.krafft', at: '6519', steps: 1 };
  const GUNS: Piece = { id: 'de.lxxxviii', at: '6519' };
  const attacked = (...armor: readonly Piece[]): Game => {
    const g = layOut({
      turn: 12,
      phase: 'allied.combat',
      units: [{ id: 'uk.15.7sh', at: '6420' }, KRAFFT, GUNS, ...armor],
    });
    order(g, attack('6519', 'uk.15.7sh'));
    return g;
  };
  const STUG: Piece = { id: 'de.stug280', at: '6519' };
  const HUNTER: Piece = { id: 'de.pzjg559', at: '6519' };

  it('[6.2] [6.4.2] among the defenders: of four with two Armored units any two, and no third', () => {
    const g = attacked(STUG, HUNTER);
    expect(decision(g)).toMatchObject({ kind: 'defenders', by: 'german' });
    expect(setsOf(g)).toEqual([
      'de.krafft de.lxxxviii',
      'de.krafft de.stug280',
      'de.lxxxviii de.stug280',
      'de.krafft de.pzjg559',
      'de.lxxxviii de.pzjg559',
      'de.stug280 de.pzjg559',
    ]);
    const stand = (...units: readonly string[]): Choice => ({ kind: 'defend-with', units });
    expect(refusal(g, stand('de.krafft', 'de.lxxxviii', 'de.stug280'))).toBe('6.4.2');
    expect(decision(attacked(STUG))?.kind).not.toBe('defenders');
  });

  it('[6.2] [14.3.1] one in Full Retreat is in the hex too', () => {
    const routed: Piece = { ...HUNTER, states: ['full-retreat'] };
    const units = [KRAFFT, GUNS, STUG, { ...routed, at: '6519' }];
    const odds = (pieces: readonly Piece[]) => {
      const g = layOut({ turn: 12, phase: 'allied.combat', units: [{ id: 'uk.15.7sh', at: '6420' }, ...pieces] });
      order(g, attack('6519', 'uk.15.7sh'));
      return decision(g)?.kind;
    };
    expect(odds(units)).toBe('defenders');
    expect(odds([KRAFFT, GUNS, STUG, { ...routed, at: '6619' }])).not.toBe('defenders');
  });

  it('[6.2] [11.2] on DRX the attacker may not choose whom it makes one too many', () => {
    const struck = (more: readonly Piece[]): string[] =>
      mayLose(
        strike({
          result: 'DRX',
          target: '6519',
          attackers: ['uk.15.7sh'],
          lead: '15DIV',
          defenders: ['de.krafft', 'de.lxxxviii'],
          turn: 12,
          units: [{ id: 'uk.15.7sh', at: '6420', steps: 1 }, KRAFFT, GUNS, STUG, ...more],
        }),
      );
    expect(struck([HUNTER])).toEqual(['de.krafft', 'de.lxxxviii']);
    expect(struck([])).toEqual(['de.krafft', 'de.lxxxviii', 'de.stug280']);
  });

  it('[6.2] [25.3.1] among those who march on an Unknown unit, though the other stays behind', () => {
    const stack = ['nl.recce', 'uk.50.6dli', 'uk.50.8dli'];
    const marched = (at: string): Game => {
      const g = layOut({
        turn: 7,
        phase: 'allied.movement',
        unknown: ['1725'],
        dice: ['de.unk.police', 6],
        units: [...stack.map((id) => ({ id, at: '1724' })), { id: 'uk.gds.2hc', at }],
      });
      order(g, march(stack, ['1725'], 'tactical'));
      return g;
    };
    expect(decision(marched('1724'))?.kind).toBe('march-attackers');
    expect(decision(marched('1723'))?.kind).not.toBe('march-attackers');
  });
});
