/** A player knows what its side may see and nothing else: what is hidden may change, its choice does not. */
import { decision, type Game, openKnownPosition, positionHash } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import type { Side } from '../src/data/unit-data.ts';
import { EXPECTED } from '../src/state/places.ts';
import { isSeen } from '../src/state/stacks.ts';
import { cpOf, hexAt, placeUnit, setBuild, setCp, setOp } from '../src/state/state.ts';
import { enemyOf, unitsOf } from '../src/state/units.ts';
import { playAiGame } from '../test/ai-games.ts';
import { layOut } from '../test/table.ts';
import { candidatesOf } from '../test/thoughts.ts';

/** Moves the enemies whom the side does not see off the map, and changes what it cannot know of them. */
function changeSecrets(g: Game, side: Side): number {
  let changed = 0;
  for (const u of unitsOf(enemyOf(side))) {
    if (hexAt(g, u) < 0 || isSeen(g, u)) continue;
    placeUnit(g, u, EXPECTED);
    setCp(g, u, 1);
    changed += 1;
  }
  return changed;
}

describe('hidden units', () => {
  it.each(['recruit', 'staff'])('change nothing in the thoughts of a %s', (style) => {
    const { game } = playAiGame({
      scenario: 'historical',
      options: { hidden: true },
      seed: 21,
      allied: 'recruit',
      german: 'recruit',
      until: 2,
    });
    const side = decision(game)?.by as Side;
    const before = candidatesOf(game, style);
    const seen = positionHash(openKnownPosition(game, side));
    const real = positionHash(game);
    expect(changeSecrets(game, side)).toBeGreaterThan(5);
    expect(positionHash(game)).not.toBe(real);
    expect(positionHash(openKnownPosition(game, side))).toBe(seen);
    expect(candidatesOf(game, style)).toEqual(before);
  });

  it('in the Advanced game an enemy is taken for what the order of battle says of it [8.1]', () => {
    const table = () =>
      layOut({
        options: { advanced: true },
        units: [
          { id: 'A-2IG-5-GDS', hex: '23,27' },
          { id: 'G-1-6', hex: '22,27' },
        ],
      });
    const [whole, weak] = [table(), table()];
    const german = unitsOf('german').find((u) => hexAt(weak, u) >= 0) ?? 0;
    setCp(weak, german, Math.floor(cpOf(weak, german) / 3));
    setOp(weak, german, 0);
    setBuild(weak, german, 1);
    expect(positionHash(weak)).not.toBe(positionHash(whole));
    expect(candidatesOf(weak, 'staff')).toEqual(candidatesOf(whole, 'staff'));
  });
});
