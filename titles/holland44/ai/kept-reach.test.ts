import { createPlayer, openMatch } from '@bridgehead/ai';
import { beginGame, type Game, openKnownPosition, renewKnownPosition } from '@bridgehead/engine';
import { OFF_MAP } from '@bridgehead/hex';
import { describe, expect, it } from 'vitest';
import { SIDES } from '../src/data/unit-data.ts';
import { HOLLAND44 } from '../src/index.ts';
import { startRefusal } from '../src/rules/08-movement/march-rules.ts';
import { hexesInReach } from '../src/rules/08-movement/reach.ts';
import { hexOf, turnOf } from '../src/state/state.ts';
import { unitsOf } from '../src/state/units.ts';
import { HOLLAND44_AI } from './index.ts';
import { keptReach } from './kept-reach.ts';

const MODES = ['normal', 'extended'] as const;

/** The units whose kept reach is not what the rules say now. */
const mistaken = (known: Game): readonly string[] =>
  SIDES.flatMap((side) =>
    unitsOf(known, side).flatMap((u) =>
      MODES.filter(
        (mode) =>
          hexOf(known, u) !== OFF_MAP &&
          startRefusal(known, [u], mode) === undefined &&
          keptReach(known, u, mode).join() !== hexesInReach(known, u, mode).join(),
      ).map((mode) => `${u} ${mode}`),
    ),
  );

function begun(scenario: string): Game {
  const game = beginGame(HOLLAND44, { title: 'holland44', edition: 1, scenario, options: {}, seed: 5 });
  if (!game.ok) throw new Error(game.fault.says.code);
  return game.value;
}

describe('reaches that are kept', () => {
  it.each(['short', 'campaign'])('are those of the position, after every few choices of a game: %s', (scenario) => {
    const game = begun(scenario);
    const players = SIDES.map((side) => createPlayer({ level: 'staff', ai: HOLLAND44_AI, side, seed: 5 }));
    const match = openMatch({ game, ai: HOLLAND44_AI, players, clock: () => 0, turnOf });
    const known = openKnownPosition(game, 'allied');
    let looks = 0;
    for (let choice = 0; turnOf(game) <= 3 && match.step() !== undefined; choice++) {
      if (choice % 7 !== 0) continue;
      renewKnownPosition(known, game, 'allied');
      expect(mistaken(known)).toEqual([]);
      looks += 1;
    }
    expect(looks).toBeGreaterThan(30);
  });
});
