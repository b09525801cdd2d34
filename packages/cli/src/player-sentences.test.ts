import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Advice,
  beginGame,
  decision,
  type Game,
  openKnownPosition,
  play,
  playForced,
  renewKnownPosition,
  type Title,
  type TitleAi,
} from '@bridgehead/engine';
import type { Message } from '@bridgehead/engine/contract';
import { thinkingAs, unsaid } from '@bridgehead/testkit';
import { describe, expect, test } from 'vitest';
import { REPOSITORY } from '../test/shell.ts';
import { titleAiOf } from './game-ai.ts';
import { TITLES } from './game-titles.ts';
import { puzzlesOf } from './puzzles/files.ts';
import { setUpPuzzle } from './puzzles/solve.ts';
import { sayIn } from './speech.ts';

const PLAYED = await Promise.all(
  TITLES.filter(({ ai }) => ai !== undefined).map(async ({ manifest, title }) => ({
    title,
    ai: titleAiOf(title.id),
    messages: (await manifest.loadWords()).messages,
  })),
);
type Played = (typeof PLAYED)[number];

const messagesOf = ({ name, reasons, risk, answer }: Advice): readonly Message[] => [
  name,
  ...reasons,
  ...risk,
  ...answer,
];

/** A brace, a code or a word of the machine. */
const NO_SENTENCE = /[{}]|\b(?:order|reason|task|advice|odds|helper)\.|undefined|NaN|\[object/;

/** What is no sentence, as it would be told. */
const flawsIn = ({ title, messages }: Played, said: readonly Message[]): readonly string[] =>
  said.flatMap((message) => {
    const told = sayIn(title)(message);
    const isTold = told !== '' && !NO_SENTENCE.test(told) && !/ {2}|^ | $/.test(told);
    return [...unsaid(message, messages), ...(isTold ? [] : [`${message.code}: «${told}»`])];
  });

/** Everything that the players of every level and the adviser say of the question on top. */
function saidOf(ai: TitleAi, known: Game): readonly Message[] {
  const candidates = ai.styles.flatMap((style) => ai.candidates(known, thinkingAs(style)));
  return [
    ...candidates.flatMap(({ name, reasons }) => [name, ...reasons]),
    ...ai.advice(known, thinkingAs('staff')).flatMap(messagesOf),
  ];
}

const hasPuzzles = ({ title }: Played): boolean => existsSync(join(REPOSITORY, 'titles', title.id, 'puzzles'));

describe('what computer players say', () => {
  test.each(PLAYED.filter(hasPuzzles).map((played) => [played.title.id, played] as const))(
    'of the puzzles of %s are sentences',
    (id, played) => {
      const said = puzzlesOf(REPOSITORY, id).flatMap((puzzle) =>
        saidOf(played.ai, openKnownPosition(setUpPuzzle(played.title, puzzle), puzzle.side)),
      );
      expect(flawsIn(played, said)).toEqual([]);
      expect(new Set(said.map(({ code }) => code)).size).toBeGreaterThan(50);
    },
  );

  test.each(PLAYED.map((played) => [played.title.id, played] as const))(
    'at the first questions of each kind in %s are sentences',
    (_id, played) => {
      const said = played.title.scenarios.flatMap(({ id }) => openingOf(played, id));
      expect(flawsIn(played, said)).toEqual([]);
      expect(new Set(said.map(({ code }) => code)).size).toBeGreaterThan(20);
    },
  );
});

const MOST_ANSWERS = 250;
const EACH_KIND = 3;

/** What is said in the opening of a game of the staff against itself, a few times of each kind of question. */
function openingOf({ title, ai }: Played, scenario: string): readonly Message[] {
  const game = beginningOf(title, scenario);
  const seats = new Map(
    title.sides.map((side) => [side, { known: openKnownPosition(game, side), thinking: thinkingAs('staff') }]),
  );
  const asked = new Map<string, number>();
  const said: Message[] = [];
  for (let i = 0; i < MOST_ANSWERS; i++) {
    const open = decision(game);
    const seat = seats.get(open?.by ?? '');
    if (open === undefined || seat === undefined) break;
    renewKnownPosition(seat.known, game, open.by);
    const kind = `${open.by} ${open.kind}`;
    const times = asked.get(kind) ?? 0;
    asked.set(kind, times + 1);
    if (times < EACH_KIND) said.push(...saidOf(ai, seat.known));
    const [best] = ai.candidates(seat.known, seat.thinking);
    if (best === undefined || !play(game, best.choice).legal) throw new Error(`no answer to ${open.kind}`);
  }
  return said;
}

function beginningOf(title: Title, scenario: string): Game {
  const [edition = 1] = title.editions;
  const begun = beginGame(title, { title: title.id, edition, scenario, options: {}, seed: 3 });
  if (!begun.ok) throw new Error(begun.fault.says.code);
  playForced(begun.value);
  return begun.value;
}
