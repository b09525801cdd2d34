/** The contract of computer players, held against real titles and their minds in games between them. */
import { createPlayer, type Level, type Match, openMatch } from '@bridgehead/ai';
import {
  beginGame,
  CHANCE_COLUMN,
  check,
  deciderOf,
  type Game,
  openKnownPosition,
  openPosition,
  type Title,
} from '@bridgehead/engine';
import { faultText } from '@bridgehead/testkit';
import { describe, expect, test } from 'vitest';
import { titleAiOf } from '../../game-ai.ts';
import { TITLES } from '../../game-titles.ts';
import { momentOf } from '../../moment.ts';

const SEED = 5;
/** Decisions that are played, and how often one of them is looked at closely. */
const DECISIONS = 180;
const LOOK_EVERY = 12;

function matchOf(title: Title, level: Level): Match {
  const setUp = { title: title.id, edition: 1, scenario: title.scenarios[0]?.id ?? '', options: {}, seed: SEED };
  const begun = beginGame(title, setUp);
  if (!begun.ok) throw new Error(begun.fault.says.code);
  const ai = titleAiOf(title.id);
  const players = title.sides.map((side) => createPlayer({ level, ai, side, seed: SEED }));
  return openMatch({ game: begun.value, ai, players, clock: () => 0, turnOf: (g) => momentOf(g).turn });
}

/** What a new player thinks here; it has no memory of the turn, whatever the game is. */
function thoughtAbout(game: Game, level: Level) {
  const side = deciderOf(game) ?? '';
  return createPlayer({ level, ai: titleAiOf(game.title.id), side, seed: SEED }).think(openKnownPosition(game, side));
}

/** The same position with all that a player may not know changed. */
function disguised(game: Game): Game {
  const columns = { ...game.state.columns, [CHANCE_COLUMN]: [1, 2, 3, 4] };
  return {
    ...game,
    setUp: { ...game.setUp, seed: 99 },
    state: { columns, frames: game.state.frames },
    history: [],
    journal: [],
    checkpoints: new Map(),
    script: [6, 6, 6],
    from: { note: 'from somewhere else' },
  };
}

/** The same position, written down and read again, so that no cache or object of the game is left in it. */
function copied(game: Game): Game {
  const opened = openPosition(game.title, { ...game.title.writePosition(game), seed: 99, chance: [5, 6, 7, 8] });
  if (!opened.ok) throw new Error(faultText(opened.fault));
  return opened.value;
}

const PLAYED = TITLES.filter(({ ai }) => ai !== undefined);

describe.each(PLAYED.map(({ title }) => [title.id, title] as const))('players of %s', (_id, title) => {
  test.each<Level>(['random', 'recruit', 'staff'])('%s know what their side sees, and nothing else', (level) => {
    const match = matchOf(title, level);
    for (let i = 0; i < DECISIONS && deciderOf(match.game) !== undefined; i++) {
      if (i % LOOK_EVERY === 0) {
        const thought = thoughtAbout(match.game, level);
        expect(check(match.game, thought.choice)).toMatchObject({ legal: true });
        for (const other of [disguised(match.game), copied(match.game)])
          expect(thoughtAbout(other, level)).toEqual(thought);
      }
      match.step();
    }
  });

  test.each<Level>(['random', 'recruit', 'staff'])('%s give the same answers in the same game', (level) => {
    const [one, other] = [matchOf(title, level), matchOf(title, level)];
    for (let i = 0; i < DECISIONS; i++) expect(other.step()?.thought).toEqual(one.step()?.thought);
  });

  test.each<Level>(['recruit', 'staff'])('%s answer at once when they are asked to stop', (level) => {
    const match = matchOf(title, level);
    for (let i = 0; i < DECISIONS; i++) {
      if (i % LOOK_EVERY === 0) {
        const side = deciderOf(match.game) ?? '';
        const player = createPlayer({ level, ai: titleAiOf(title.id), side, seed: SEED });
        const thought = player.think(openKnownPosition(match.game, side), { nodes: 1e9, isStopped: () => true });
        expect(check(match.game, thought.choice)).toMatchObject({ legal: true });
        // A search notices at the first node; a player that looks at a few things only may end.
        expect(thought.nodes).toBeLessThan(1000);
      }
      match.step();
    }
  });
});
