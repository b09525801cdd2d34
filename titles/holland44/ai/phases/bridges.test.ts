import { describe, expect, it } from 'vitest';
import { firstThought } from '../../test/first-thoughts.ts';
import { march } from '../../test/orders.ts';
import { type Layout, layOut, order } from '../../test/table.ts';

/** What the Germans choose when this Allied unit marches so. */
function atTheBridge(id: string, path: readonly string[], layout: Layout): string | undefined {
  const g = layOut({ phase: 'allied.movement', ...layout });
  order(g, march(id, path));
  return firstThought(g)?.kind;
}

describe('demolition in the Allied player-turn', () => {
  const at = (id: string, from: string) => [{ id, at: from, landed: 1 }];

  it('on turn 1 is not tried at a mere approach: the die is better later', () => {
    expect(atTheBridge('us.101.506.1', ['3108'], { turn: 1, units: at('us.101.506.1', '3208') })).toBe('hold');
  });

  it('on turn 1 is tried when a unit crosses: declining would mark the bridge Intact', () => {
    const units = at('us.82.504.3', '5119');
    expect(atTheBridge('us.82.504.3', ['5019'], { turn: 1, units })).toBe('blow');
  });

  it('on turn 1 is tried at an approach when the other end is Allied already', () => {
    const units = [...at('us.101.506.1', '3208'), ...at('us.101.506.2', '3008')];
    expect(atTheBridge('us.101.506.1', ['3108'], { turn: 1, units })).toBe('blow');
  });

  it('later is tried at once', () => {
    expect(atTheBridge('us.101.506.1', ['3108'], { turn: 3, units: at('us.101.506.1', '3208') })).toBe('blow');
  });

  it('spares a bridge that the Germans need before a single step, and no other', () => {
    const at1 = (name: string, steps: number) => [{ id: 'us.101.506.1', at: name, steps, landed: 1 }];
    expect(atTheBridge('us.101.506.1', ['3212'], { turn: 4, units: at1('3311', 1) })).toBe('hold');
    expect(atTheBridge('us.101.506.1', ['3212'], { turn: 4, units: at1('3311', 3) })).toBe('blow');
  });
});

describe('the German Bridge Phase', () => {
  const SON = [
    { id: 'us.101.506.1', at: '3108' },
    { id: 'de.kerutt', at: '3008' },
  ];

  it('blows the highway bridges from turn 2 on', () => {
    const phase = (turn: number) => firstThought(layOut({ phase: 'german.bridge', turn, units: SON }));
    expect(phase(2)).toMatchObject({ kind: 'blow', hexside: '3008/3108' });
    expect(phase(1)?.kind ?? 'done').toBe('done');
  });

  it('rewires a highway bridge before anything else', () => {
    const units = [...SON, { id: 'de.stephan', at: '4816' }];
    const g = layOut({ phase: 'german.bridge', turn: 6, units, bridges: { '4816/4817': 'intact' } });
    expect(firstThought(g)).toMatchObject({ kind: 'rewire', hexside: '4816/4817' });
  });

  it('leaves alone what the 107th needs, until a force is there', () => {
    const units = (steps: number) => [
      { id: 'us.101.506.1', at: '3212', steps },
      { id: 'de.kerutt', at: '3112' },
    ];
    const phase = (steps: number) => firstThought(layOut({ phase: 'german.bridge', turn: 5, units: units(steps) }));
    expect(phase(1)?.kind ?? 'done').toBe('done');
    expect(phase(2)).toMatchObject({ kind: 'blow', hexside: '3112/3212' });
  });
});

describe('the Allied Bridge Phase', () => {
  it('repairs the bridge that matters most first', () => {
    const units = [
      { id: 'uk.corps.br30', at: '3008' },
      { id: 'uk.gds.5cg', at: '3008' },
      { id: 'uk.gds.1wg', at: '3108' },
    ];
    const bridges = { '3008/3108': 'blown', '1307/1408': 'blown' } as const;
    const g = layOut({ phase: 'allied.bridge', turn: 5, units, bridges: { ...bridges, '1303/1404': 'intact' } });
    expect(firstThought(g)).toMatchObject({ kind: 'repair', hexside: '3008/3108' });
  });
});
