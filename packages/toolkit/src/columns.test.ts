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
