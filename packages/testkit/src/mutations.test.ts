import { type Json, type JsonObject, randomFrom } from '@bridgehead/engine';
import { expect, test } from 'vitest';
import { mutationsOf } from './mutations.ts';

const DATA = { frames: [{ proc: 'march', pauses: true, battle: { hasAirSupport: false } }] };

/** What becomes of one leaf of the march. */
function tried(place: string, read: (march: JsonObject) => Json | undefined): readonly (Json | undefined)[] {
  const all = [...mutationsOf(DATA, ['frames'], { random: randomFrom(1), words: [] })];
  return all
    .filter((mutation) => mutation.place === place)
    .map(({ data }) => read((data.frames as readonly JsonObject[])[0] ?? {}));
}

test('a yes and a no are turned round, left out, and put as numbers and words, however deep they lie', () => {
  const yes = tried('frames[0].pauses', ({ pauses }) => pauses);
  expect(yes).toEqual(expect.arrayContaining([false, 1, 'true', null, undefined]));
  expect(yes).not.toContain(true);
  const no = tried('frames[0].battle.hasAirSupport', ({ battle }) => (battle as JsonObject).hasAirSupport);
  expect(no).toEqual(expect.arrayContaining([true, 0, 'false', null, undefined]));
  expect(no).not.toContain(false);
});
