import { describe, expect, it } from 'vitest';
import { ask, bareProcedure, beginTiny } from '../test/tiny-title.ts';
import { go } from './frame.ts';
import type { Json } from './json.ts';
import { positionHash } from './position-hash.ts';

const WAIT = bareProcedure('wait', { on: ask('red', ['on', 'off'], () => go('on')) });

/** Of a game that stands in a frame with this local. */
function hashWith(isHeld: Json | undefined): string {
  const g = beginTiny([WAIT]);
  g.state.frames = [{ proc: 'wait', step: 'on', isHeld } as never];
  return positionHash(g);
}

describe('the hash of a position', () => {
  it('is the same for the same frames, and another one for every value of a local', () => {
    const values: readonly (Json | undefined)[] = [true, false, 1, 0, 'true', 'false', null, undefined, [true], [1]];
    const hashes = values.map(hashWith);
    expect(values.map(hashWith)).toEqual(hashes);
    expect(new Set(hashes).size).toBe(values.length);
  });
});
