import { beginGame, choices, decision, type Game, play, type SetUp } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { at, order, unit } from '../../test/table.ts';
import { FERROW } from '../index.ts';
import { isDecoy } from '../state.ts';

const begin = (options: SetUp['options']) =>
  beginGame(FERROW, { title: 'ferrow', edition: 1, scenario: 'crossing', options, seed: 1 });

function begun(options: SetUp['options']): Game {
  const game = begin(options);
  if (!game.ok) throw new Error(game.fault.says.code);
  return game.value;
}

describe('the set-up', () => {
  it('[1.1] [1.2] [2.1] puts twelve companies where the list says', () => {
    const g = begun({});
    expect(['u-yew', 'l-crane', 'l-teal'].map((id) => at(g, id))).toEqual(['0302', '0203', '0505']);
  });
  it.each([
    [{}, 0],
    [{ decoys: 1 }, 1],
    [{ decoys: 2 }, 2],
    [{ 'one-decoy': true }, 1],
    [{ 'one-decoy': false, 'two-decoys': true }, 2],
  ])('[2.2] with %j asks each side for %i decoys', (options, count) => {
    const g = begun(options);
    const asked: string[] = [];
    while (decision(g)?.kind === 'decoys') {
      asked.push(decision(g)?.by ?? '');
      play(g, [...choices(g)][0]);
    }
    expect(asked).toEqual([...Array(count).fill('upland'), ...Array(count).fill('lowland')]);
    expect(decision(g)).toMatchObject({ by: 'upland', kind: 'movement' });
  });
  it('[2.2] refuses two numbers of decoys at once', () => {
    expect(begin({ 'one-decoy': true, 'two-decoys': true })).toMatchObject({ ok: false, fault: { place: 'options' } });
  });
  it('[2.2] names nobody twice and nobody of the enemy, and tells the own side alone', () => {
    const g = begun({ decoys: 2 });
    const played = play(g, { kind: 'decoy', unit: 'u-ash' });
    expect(played.legal && played.events).toMatchObject([{ kind: 'decoy-named', audience: 'upland' }]);
    expect(play(g, { kind: 'decoy', unit: 'u-ash' })).toMatchObject({ legal: false, rule: '2.2' });
    expect(play(g, { kind: 'decoy', unit: 'l-crane' })).toMatchObject({ legal: false, rule: '2.2' });
    order(g, { kind: 'decoy', unit: 'u-yew' });
    expect(['u-ash', 'u-yew', 'u-birch'].map((id) => isDecoy(g, unit(id)))).toEqual([true, true, false]);
  });
});
