/** [2.2] Which unit is the decoy changes nothing of what the other side is shown, asked, told or rolled. */
import {
  beginGame,
  check,
  decision,
  type Game,
  openKnownPosition,
  play,
  randomFrom,
  sampleChoice,
} from '@bridgehead/engine';
import { compareKnowledge, Leak } from '@bridgehead/testkit';
import { describe, expect, it } from 'vitest';
import { varyDecoys } from '../test/other-decoys.ts';
import { layOut, unit } from '../test/table.ts';
import { FERROW } from './index.ts';
import { isDecoy } from './state.ts';

const setUp = (seed: number, decoys = 2) => ({
  title: 'ferrow',
  edition: 1,
  scenario: 'crossing',
  options: { decoys },
  seed,
});

const compare = (title = FERROW, seeds = 8) =>
  Array.from({ length: seeds }, (_, seed) =>
    compareKnowledge(title, { setUp: setUp(seed), vary: varyDecoys, most: 20, every: () => 3, depth: 6 }),
  );

describe('decoys', () => {
  it('[2.2] [5.3] of the enemy are exchanged, and nobody is told until they are turned up', () => {
    const compared = compare();
    expect(compared.reduce((sum, { comparisons }) => sum + comparisons, 0)).toBeGreaterThan(100);
    expect(compared.reduce((sum, { choices }) => sum + choices, 0)).toBeGreaterThan(100);
  });
  it('would be found if the view told of them', () => {
    const leaky = { ...FERROW, view: (g: Game) => FERROW.view(g, undefined) };
    expect(() => compare(leaky, 2)).toThrow(Leak);
  });
  it('[2.2] are blank in the known position of the enemy, and known to their own side', () => {
    const units = { 'u-ash': { hex: '0201', states: ['decoy'] }, 'l-crane': '0203' };
    const g = layOut({ phase: 'upland.movement', options: { decoys: 1 }, units });
    expect(['upland', 'lowland'].map((side) => isDecoy(openKnownPosition(g, side), unit('u-ash')))).toEqual([
      true,
      false,
    ]);
  });
  it('[5.2] what a known position allows, the game allows', () => {
    const begun = beginGame(FERROW, setUp(5, 1));
    if (!begun.ok) throw new Error(begun.fault.says.code);
    const g = begun.value;
    const random = randomFrom(5);
    while (decision(g) !== undefined) {
      const choice = sampleChoice(openKnownPosition(g, decision(g)?.by ?? ''), random);
      expect([choice, check(g, choice).legal]).toEqual([choice, true]);
      play(g, choice);
    }
  });
});
