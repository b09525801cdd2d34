/** What a computer player is handed over its wire is what its side knows: masked where it comes from, and not again. */
import {
  beginGame,
  changesSince,
  deciderOf,
  type Game,
  type JsonObject,
  type KnownChanges,
  openKnownPosition,
  openPosition,
  play,
  positionHash,
  randomFrom,
  renewKnownPosition,
  type SetUp,
  sampleChoice,
  type Title,
  takeUpChanges,
  takeUpKnownPosition,
} from '@bridgehead/engine';
import { HOLLAND44 } from '@bridgehead/holland44/rules';
import { OMG85 } from '@bridgehead/omg85/rules';
import { expect, test } from 'vitest';

interface Wanted {
  readonly id: string;
  readonly title: Title;
  readonly scenario: string;
  readonly options: SetUp['options'];
}

const GAMES: readonly Wanted[] = [
  { id: 'holland44', title: HOLLAND44, scenario: 'short', options: {} },
  { id: 'omg85, advanced', title: OMG85, scenario: 'historical', options: { hidden: true, advanced: true } },
  { id: 'omg85, free', title: OMG85, scenario: 'free', options: { hidden: true } },
];

/** As it is sent: nothing but plain data. */
const written = (known: Game): JsonObject => JSON.parse(JSON.stringify(known.title.writePosition(known))) as JsonObject;

function opened<T>(result: { readonly ok: true; readonly value: T } | { readonly ok: false }): T {
  if (!result.ok) throw new Error('the position is refused');
  return result.value;
}

test.each(GAMES)('$id: taken up, a known position is the one that was known', ({ title, scenario, options }) => {
  const game = opened(beginGame(title, { title: title.id, edition: 1, scenario, options, seed: 8 }));
  const random = randomFrom(8);
  const lasts = new Map<string, Game>();
  let asked = 0;
  for (; asked < 250 && deciderOf(game) !== undefined; asked++) {
    const side = deciderOf(game) ?? '';
    if (asked % 5 === 0) compare(game, side, lasts);
    play(game, sampleChoice(game, random));
  }
  expect(asked).toBe(250);
});

const factsOf = (known: Game): string =>
  JSON.stringify([positionHash(known), known.cells, known.state.frames, known.setUp]);

/** With what was known, and with that looked at through the same eyes once more. */
function compare(game: Game, side: string, lasts: Map<string, Game>): void {
  const { title } = game;
  const known = openKnownPosition(game, side);
  const position = written(known);
  const taken = opened(takeUpKnownPosition(title, position, lasts.get(side)));
  const again = openKnownPosition(opened(openPosition(title, position)), side);
  expect(factsOf(taken)).toBe(factsOf(known));
  expect(factsOf(taken)).toBe(factsOf(again));
  expect(lasts.get(side) ?? taken).toBe(taken);
  lasts.set(side, taken);
}

test.each(GAMES)('$id: kept up by what has changed, it is the one that is known', ({ title, scenario, options }) => {
  const game = opened(beginGame(title, { title: title.id, edition: 1, scenario, options, seed: 9 }));
  const random = randomFrom(9);
  const looks = new Map<string, { readonly seen: Game; readonly kept: Game; revisions: readonly number[] }>();
  let compared = 0;
  for (let asked = 0; asked < 250 && deciderOf(game) !== undefined; asked++) {
    for (const side of title.sides) {
      const fresh = openKnownPosition(game, side);
      const look = looks.get(side) ?? {
        seen: fresh,
        kept: opened(takeUpKnownPosition(title, written(fresh))),
        revisions: fresh.revisions,
      };
      looks.set(side, look);
      renewKnownPosition(look.seen, game, side);
      const changes = JSON.parse(JSON.stringify(changesSince(look.seen, look.revisions))) as KnownChanges;
      look.revisions = changes.revisions;
      takeUpChanges(look.kept, changes);
      expect(factsOf(look.kept)).toBe(factsOf(fresh));
      compared += Object.keys(changes.columns).length;
    }
    play(game, sampleChoice(game, random));
  }
  expect(compared).toBeGreaterThan(250);
});

test('changes of another title are not taken up', () => {
  const knownTo = (title: Title, scenario: string): Game =>
    openKnownPosition(
      opened(beginGame(title, { title: title.id, edition: 1, scenario, options: {}, seed: 1 })),
      'allied',
    );
  const [ours, other] = [knownTo(HOLLAND44, 'short'), knownTo(OMG85, 'historical')];
  expect(() => takeUpChanges(ours, changesSince(other, []))).toThrow('not changes of this position');
});

test('a position of another game is taken up as a game of its own', () => {
  const [one, other] = [1, 2].map((level) =>
    opened(beginGame(OMG85, { title: 'omg85', edition: 1, scenario: 'historical', options: { level }, seed: 1 })),
  );
  if (one === undefined || other === undefined) throw new Error('there are two games');
  const known = openKnownPosition(one, 'allied');
  expect(opened(takeUpKnownPosition(OMG85, written(known), known))).toBe(known);
  expect(opened(takeUpKnownPosition(OMG85, written(openKnownPosition(other, 'allied')), known))).not.toBe(known);
});
