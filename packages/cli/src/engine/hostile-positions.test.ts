import { randomFrom, type Title } from '@bridgehead/engine';
import { HOLLAND44 } from '@bridgehead/holland44/rules';
import { OMG85 } from '@bridgehead/omg85/rules';
import { createSession } from '@bridgehead/protocol';
import { type Fate, gatherStands, spoil, undergo } from '@bridgehead/testkit';
import { expect, test } from 'vitest';
import { versionOf } from '../game-versions.ts';
import { ENGINE_PLAYERS } from './engine-players.ts';

const STANDS = 6;
const ONE_IN = 60;

/** The program's fault, or one that the checks have left to the rules to find. */
const isWrong = (fate: Fate): boolean =>
  fate.kind === 'fault' || (fate.kind === 'refused' && fate.message.startsWith('the rules cannot go on'));

/** A few of those that `npm run fuzz-positions` tries in full. */
test.each<[string, Title]>([
  ['Holland ’44', HOLLAND44],
  ['Operation Market Garden', OMG85],
])('%s: a position with one thing spoilt is refused, or it is a game like any other', (_name, title) => {
  const setUp = { title: title.id, edition: 1, seed: 6, ...versionOf(title, 6, 1) };
  const stands = [...gatherStands({ title, setUps: [setUp], ofEach: 1 })];
  const random = randomFrom(6);
  const { handleLine } = createSession({ titles: [title], newSeed: () => 1, players: ENGINE_PLAYERS });
  const ordeal = { handleLine, title, random, limit: 1000, enough: 10, players: ['recruit'] };
  const fates = new Map<string, number>();
  const every = Math.max(1, Math.floor(stands.length / STANDS));
  for (const stand of stands.filter((_stand, i) => i % every === 0)) {
    for (const spoilt of spoil(title, stand, random)) {
      if (random.below(ONE_IN) !== 0) continue;
      const fate = undergo(spoilt, ordeal);
      fates.set(fate.kind, (fates.get(fate.kind) ?? 0) + 1);
      expect(
        isWrong(fate) ? { fate, place: spoilt.place, what: spoilt.what, at: stand.at } : undefined,
      ).toBeUndefined();
    }
  }
  expect(fates.get('refused')).toBeGreaterThan(20);
  expect(fates.get('played')).toBeGreaterThan(4);
});
