import type { Game, Options } from '@bridgehead/engine';
import { playRandomGame, uncheckedLocals } from '@bridgehead/testkit';
import { describe, expect, it } from 'vitest';
import { FERROW } from './index.ts';
import { isDecoy, isShown } from './state.ts';
import { ALL_UNITS, idOf, sideOfUnit } from './units.ts';

/** A seed that would be recognised if a view showed it. */
const CANARY = 918_273_645;
const VALUES = [{}, { decoys: 1 }, { decoys: 2 }] as const satisfies readonly Options[];

/** [2.2] What a view would say of a decoy that its viewer must not know. */
const secretsOf = (g: Game, side: string): readonly string[] => {
  const view = JSON.stringify(FERROW.view(g, side));
  const hidden = ALL_UNITS.filter((u) => sideOfUnit(u) !== side && isDecoy(g, u) && !isShown(g, u)).map(idOf);
  const told = hidden.filter((id) => new RegExp(`"unit":"${id}"[^}]*}[^}]*"decoy"`).test(view));
  return [String(CANARY), ...told];
};

describe('[2.2] random games', () => {
  it.each(VALUES)('with %j have every property of a title', (options) => {
    for (let i = 0; i < 4; i++) {
      const setUp = { title: 'ferrow', edition: 1, scenario: 'crossing', options, seed: CANARY + i };
      const g = playRandomGame(FERROW, { setUp, costlyEvery: 5, secrets: secretsOf, limit: 2_000 });
      expect(g.history.length).toBeGreaterThan(30);
    }
  });
});

it('every local of a frame that is missing, unknown or of another kind is refused with its place', () => {
  const setUps = VALUES.map((options) => ({ title: 'ferrow', edition: 1, scenario: 'crossing', options, seed: 3 }));
  expect(uncheckedLocals(FERROW, setUps)).toEqual([]);
});
