/** In the language of accents whatever a title says is marked: what is not has come from no table of words. */
import {
  beginGame,
  type Choice,
  check,
  decision,
  type Game,
  type GameEvent,
  play,
  playForced,
  randomFrom,
  sampleChoice,
  type Title,
} from '@bridgehead/engine';
import type { Template } from '@bridgehead/engine/contract';
import { createSpeech, languageOf, PSEUDO_LANGUAGE, pseudoDictionary, type Speech } from '@bridgehead/protocol';
import { describe, expect, test } from 'vitest';
import { TITLES } from './game-titles.ts';

const SPOKEN = (
  await Promise.all(
    TITLES.map(async ({ manifest, title }) => {
      const dictionary = await manifest.loadWords();
      const speech = createSpeech(pseudoDictionary(dictionary), languageOf(PSEUDO_LANGUAGE));
      return title.editions.map((edition) => [title.id, edition, title, dictionary, speech] as const);
    }),
  )
).flat();

const MOST_ANSWERS = 1500;

/** What happens in a game of random answers. */
function eventsOf(title: Title, edition: number): readonly GameEvent[] {
  const game = beginningOf(title, edition);
  const random = randomFrom(5);
  const events: GameEvent[] = [];
  for (let i = 0; i < MOST_ANSWERS && decision(game) !== undefined; i++) {
    game.events = [];
    play(game, sampleChoice(game, random));
    events.push(...game.events);
  }
  return events;
}

/** What stands in a field that is data: the name of a bridge, a column of a table. */
function textsIn(title: Title, event: GameEvent): readonly string[] {
  return Object.entries(title.contract.events[event.kind] ?? {}).flatMap(([field, declared]) => {
    const kind = declared.is === 'optional' ? declared.of.is : declared.is;
    const value = event[field];
    return (kind === 'text' || kind === 'either') && typeof value === 'string' ? [value] : [];
  });
}

const withoutTexts = (sentence: string, texts: readonly string[]): string =>
  texts.reduce((left, text) => left.replaceAll(text, ''), sentence);

const bareLines = (title: Title, speech: Speech, events: readonly GameEvent[]): readonly string[] =>
  events
    .map((event) => withoutTexts(speech.event(event), textsIn(title, event)))
    .filter((line) => /[a-zA-Z]/.test(line));

describe.each(SPOKEN)('in the language of accents %s, edition %i,', (_id, edition, title, dictionary, speech) => {
  test('tells a game in marked text alone', () => {
    const events = eventsOf(title, edition);
    expect(new Set(events.map(({ kind }) => kind)).size).toBeGreaterThan(15);
    expect([...new Set(bareLines(title, speech, events))].slice(0, 20)).toEqual([]);
  });

  test('refuses in marked text alone', () => {
    const game = beginningOf(title, edition);
    const nonsense: readonly Choice[] = [{ kind: 'fly' }, { kind: 'pass', unit: 'x' }];
    for (const choice of nonsense) {
      const ruling = check(game, choice);
      // What the player wrote is quoted as it is, and so are the codes of what was expected.
      const told = ruling.legal ? '' : speech.say({ code: ruling.code });
      expect(told).not.toMatch(/[a-zA-Z]/);
    }
  });

  test('has no sentence that the language of accents does not mark', () => {
    const bare = Object.entries(pseudoDictionary(dictionary).messages).filter(([, text]) =>
      /[a-zA-Z]/.test(plain(text)),
    );
    expect(bare).toEqual([]);
    expect(Object.keys(dictionary.messages).length).toBeGreaterThan(200);
  });

  test('a line that no table tells would be found', () => {
    expect(bareLines(title, speech, [{ kind: 'bridge-swept', audience: 'all' }])).toHaveLength(1);
  });
});

function beginningOf(title: Title, edition: number): Game {
  const [scenario] = title.scenarios;
  const begun = beginGame(title, { title: title.id, edition, scenario: scenario?.id ?? '', options: {}, seed: 5 });
  if (!begun.ok) throw new Error(begun.fault.says.code);
  playForced(begun.value);
  return begun.value;
}

/** Without its holes. */
const plain = (text: Template): string =>
  (typeof text === 'string' ? text : `${text.one} ${text.other}`).replace(/\{[^}]*\}/g, '');
