import { emptyState, type Game, type State } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { knowing, layoutOf, PUBLIC } from './columns.ts';

const LAYOUT = layoutOf([
  ['turn', 1, PUBLIC],
  ['hand', 2, 'owner'],
  ['plan', 2],
  ['odd', 1, 'nonsense'],
]);
const knownTo = knowing<string, 'owner' | 'nonsense'>(LAYOUT, {
  look: (_g, side) => side,
  cells: { owner: (side, at, value) => (['red', 'blue'][at] === side ? value : 0), nonsense: () => 7 },
  frames: { duel: (frame, side) => (side === 'red' ? frame : { ...frame, result: 'hidden' }) },
});

function stateOf(): State {
  const state = emptyState(LAYOUT, 1);
  const put = (name: string, values: readonly number[]): void => {
    values.forEach((value, i) => {
      (state.columns[name] ?? [])[i] = value;
    });
  };
  put('turn', [3]);
  put('hand', [4, 5]);
  put('plan', [8, 9]);
  state.frames.push({ proc: 'duel', step: 'bid', result: 6 });
  return state;
}

describe('what a side may know', () => {
  const state = stateOf();
  const known = (side: string): State => knownTo({ state } as Game, side);
  it('is all of a public column, and what the rule of another column gives it', () => {
    expect(known('red').columns).toMatchObject({ turn: [3], hand: [4, 0], odd: [7] });
    expect(known('blue').columns).toMatchObject({ turn: [3], hand: [0, 5] });
  });
  it('is nothing of a column that does not say who may know it', () => {
    expect(known('red').columns.plan).toEqual([0, 0]);
  });
  it('is of the frames what their rule leaves', () => {
    expect([known('red'), known('blue')].map(({ frames }) => frames[0]?.result)).toEqual([6, 'hidden']);
  });
  it('leaves the position as it was', () => {
    known('blue');
    expect(state).toEqual(stateOf());
  });
});

describe('looks that are kept', () => {
  const looks: string[] = [];
  const kept = knowing<{ readonly side: string; readonly factor: number }, 'owner' | 'nonsense'>(LAYOUT, {
    look: (g, side) => ({ side, factor: g.state.columns.turn?.[0] === 3 ? 1 : 10 }),
    cells: {
      owner(look, at, value) {
        looks.push(`hand ${at}`);
        return ['red', 'blue'][at] === look.side ? value * look.factor : 0;
      },
      nonsense: () => looks.push('odd'),
    },
    kept: { isSame: (one, other) => one.factor === other.factor, except: ['nonsense'], together: ['owner'] },
    complete: (_look, columns) => {
      const [hand = []] = [columns.hand];
      hand[1] = 99;
    },
  });
  const state = stateOf();
  const g = { state, revisions: LAYOUT.names.map(() => 1) } as unknown as Game;
  const look = (): Readonly<Record<string, readonly number[]>> => {
    looks.length = 0;
    return kept(g, 'red').columns;
  };
  const write = (name: string, at: number, value: number): void => {
    (state.columns[name] ?? [])[at] = value;
    const column = LAYOUT.names.indexOf(name);
    g.revisions[column] = (g.revisions[column] ?? 0) + 1;
  };

  it('give the same columns again, but for those that depend on more', () => {
    const first = look().hand;
    expect(first).toEqual([4, 99]);
    expect(look().hand).toBe(first);
    expect(looks).toEqual(['odd']);
  });
  it('are worked out anew where a column was written to', () => {
    write('hand', 0, 6);
    expect(look().hand).toEqual([6, 99]);
  });
  it('are worked out anew where the side looks otherwise', () => {
    write('turn', 0, 4);
    expect(look()).toMatchObject({ turn: [4], hand: [60, 99] });
  });
});
