import { decision, type Game } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { advance, advanceAfter, type Success } from '../../test/advances.ts';
import { bestCandidate, candidatesFor, thinkingFreely, wanting } from '../../test/ai-positions.ts';
import { type Layout, layOut, order, type Piece } from '../../test/table.ts';
import { automaticAttacks } from './automatic-ds.ts';

const at = (place: string, ...ids: readonly string[]): Piece[] => ids.map((id) => ({ id, at: place }));
const after = (layout: Layout, success: Success): Game => advanceAfter({ scenario: 'short', ...layout }, success);

describe('[15.1] who advances, and where to', () => {
  const cleared = (more: readonly Piece[] = []): Game =>
    after(
      { units: [...at('4016', 'uk.50.6dli'), ...more] },
      { target: '4017', attackers: ['uk.50.6dli'], rate: 'normal' },
    );

  it('a hex of worth is entered', () => {
    expect(bestCandidate(cleared(), wanting({ '4017': 2 })).choice).toEqual(advance('uk.50.6dli', '4017'));
  });

  it('a worthless one is not, if a key hex would be left to the enemy', () => {
    const near = at('4014', 'de.segler', 'de.richter');
    expect(bestCandidate(cleared(near), wanting({ '4016': 3 })).choice).toEqual({ kind: 'end-advance' });
  });

  it('nobody walks alone among the enemy', () => {
    const ring = [
      ...at('4118', 'de.segler', 'de.richter'),
      ...at('3918', 'de.kerutt', 'de.stephan'),
      ...at('4019', 'de.erdmann1', 'de.erdmann2'),
    ];
    const lone = after(
      { units: [{ id: 'uk.50.6dli', at: '4016', steps: 1 }, ...ring] },
      { target: '4017', attackers: ['uk.50.6dli'], rate: 'normal' },
    );
    expect(bestCandidate(lone, wanting({ '4017': 0.2 })).choice).toEqual({ kind: 'end-advance' });
    expect(bestCandidate(cleared(), wanting({ '4017': 0.2 })).choice).toEqual(advance('uk.50.6dli', '4017'));
  });

  it('a Bridging unit does not lead', () => {
    const g = after(
      { units: at('4016', 'uk.50.6dli', 'uk.corps.br30') },
      { target: '4017', attackers: ['uk.50.6dli'], rate: 'normal' },
    );
    const { choice } = bestCandidate(g, wanting({ '4017': 2 }));
    expect(choice.units).toContain('uk.50.6dli');
  });
});

describe('[16.1] fighting on', () => {
  /** Puzzle 2: the road is open as far as the company in the Woods. */
  const onTheRoad = (blocker: Piece): Game =>
    after(
      { turn: 1, units: [...at('1504', 'uk.gds.2ig'), blocker] },
      { target: '1605', attackers: ['uk.gds.2ig'], rate: 'bonus' },
    );

  it('puzzle 2: two hexes by road, and then against the company in the Woods', () => {
    const g = onTheRoad({ id: 'de.hoffmann14', at: '1806' });
    const intent = wanting({ '1605': 3.6, '1705': 3.6, '1806': 3.6 });
    const seen: string[] = [];
    for (let i = 0; i < 5 && ['advance', 'advance-on'].includes(decision(g)?.kind ?? ''); i++) {
      const { choice } = bestCandidate(g, intent);
      seen.push(choice.kind === 'breakthrough' ? `against ${choice.target}` : choice.kind);
      order(g, choice);
    }
    expect(seen).toContain('against 1806');
  });

  it('not against a stack that would throw it back', () => {
    const g = after(
      {
        turn: 1,
        units: [{ id: 'uk.gds.2ig', at: '1504', steps: 1 }, ...at('1806', 'de.segler', 'de.richter')],
      },
      { target: '1605', attackers: ['uk.gds.2ig'], rate: 'bonus' },
    );
    const intent = wanting({ '1605': 3.6, '1705': 3.6 });
    for (let i = 0; i < 5 && ['advance', 'advance-on'].includes(decision(g)?.kind ?? ''); i++) {
      const { choice } = bestCandidate(g, intent);
      expect(choice.kind).not.toBe('breakthrough');
      order(g, choice);
    }
  });
});

describe('[16.5] helping the attack that comes next', () => {
  /** 2IG has broken through to 1605; 5CG stands ready at 1704, and both touch 1705. */
  const helped = (foes: readonly Piece[]): number => {
    const g = after(
      { scenario: 'campaign', turn: 3, units: [...at('1504', 'uk.gds.2ig'), ...at('1704', 'uk.gds.5cg'), ...foes] },
      { target: '1605', attackers: ['uk.gds.2ig'], rate: 'bonus' },
    );
    order(g, advance('uk.gds.2ig', '1605'));
    const candidates = candidatesFor(g, { ...wanting({ '1705': 2 }), waitsForOdds: true });
    return candidates.find(({ choice }) => choice.kind === 'assist')?.score ?? Number.NaN;
  };

  it('is worth it where the attack will be made', () => {
    expect(helped([{ id: 'de.kerutt', at: '1705', steps: 1 }])).toBeGreaterThan(0.3);
  });

  it('is not, where the attack that is then owed is hopeless', () => {
    expect(helped(at('1705', 'de.segler', 'de.richter'))).toBeLessThan(0);
  });
});

describe('[8.7] Automatic DS', () => {
  /** Puzzle 27. */
  const road = (states: NonNullable<Piece['states']>): Game =>
    layOut({
      scenario: 'short',
      turn: 9,
      phase: 'allied.movement',
      units: [
        ...at('4016', 'uk.gds.1gg', 'uk.gds.3ig'),
        ...at('3916', 'uk.gds.5cg', 'uk.gds.1wg'),
        { id: 'de.penal6', at: '4017', states },
      ],
    });
  const orders = (g: Game) => automaticAttacks(g, 'allied', wanting({ '4017': 1 }), thinkingFreely());

  it('puzzle 27: a Disrupted Low Quality unit on the road is cleared at once, by no more than it takes', () => {
    const [first] = orders(road(['disrupted']));
    expect(first?.choice).toMatchObject({ kind: 'automatic-ds', target: '4017' });
    expect(first?.score).toBeGreaterThan(1);
    expect(first?.choice.units).toHaveLength(4);
  });

  it('not if those who take part are then missed in the attack on a hex that is worth more', () => {
    const low: Piece = { id: 'de.penal6', at: '4017', states: ['disrupted'] };
    const stack = [...at('4016', 'uk.gds.1gg', 'uk.gds.3ig'), ...at('3916', 'uk.gds.5cg', 'uk.gds.1wg')];
    const scoreWith = (value: Readonly<Record<string, number>>, more: readonly Piece[] = []): number => {
      const g = layOut({ scenario: 'short', turn: 9, units: [low, ...stack, ...more] });
      return automaticAttacks(g, 'allied', wanting(value), thinkingFreely())[0]?.score ?? Number.NaN;
    };
    const alone = scoreWith({ '4017': 1 });
    const besides = scoreWith({ '4017': 1, '4015': 6 }, at('4015', 'de.kerutt'));
    expect(besides).toBeLessThan(alone);
  });

  it('one in Good Order is not', () => {
    expect(orders(road([]))).toEqual([]);
  });
});

describe('[16.3.1] into the hex that a Breakthrough has cleared', () => {
  it('is entered if it is worth it', () => {
    const g = after(
      { turn: 1, units: [...at('1504', 'uk.gds.2ig'), ...at('1806', 'de.hoffmann14')], dice: [6, 6, 6] },
      { target: '1605', attackers: ['uk.gds.2ig'], rate: 'bonus' },
    );
    order(g, advance('uk.gds.2ig', '1605', '1705'));
    order(g, { kind: 'breakthrough', target: '1806' });
    while (decision(g) !== undefined && decision(g)?.kind !== 'occupy') {
      const open = decision(g)?.kind ?? '';
      if (open === 'demolition') order(g, { kind: 'hold' });
      else order(g, bestCandidate(g, wanting({})).choice);
    }
    expect(decision(g)?.kind).toBe('occupy');
    expect(bestCandidate(g, wanting({ '1806': 2 })).choice).toEqual({ kind: 'enter' });
    expect(candidatesFor(g, wanting({ '1705': 3 })).map(({ choice }) => choice.kind)).toContain('stay');
  });
});
