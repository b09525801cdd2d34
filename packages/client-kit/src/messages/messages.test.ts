import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { HOLLAND44_CLIENT } from '@bridgehead/holland44/client';
import { OMG85_CLIENT } from '@bridgehead/omg85/client';
import { describe, expect, test } from 'vitest';
import { begin, playUntil } from '../../test/in-process.ts';
import { sayMessage } from '../play/say.ts';
import { setTitleWords } from '../title/title-words.ts';
import { EN } from './en.ts';
import { t, tOr } from './messages.ts';
import { PLAY_EN } from './play.en.ts';
import { sentenceOf } from './sentences.ts';

setTitleWords(HOLLAND44_CLIENT.words);

describe('messages', () => {
  test('are filled with what they ask for', () => {
    expect(t('saves.turn', { turn: 7 })).toBe('Turn 7');
    expect(t('start.begin')).toBe('Begin');
    expect(tOr('start.begin', 'begin')).toBe('Begin');
    expect(tOr('start.martian', 'martian')).toBe('martian');
    expect(tOr('constructor', 'nothing')).toBe('nothing');
  });
});

describe('what people read', () => {
  const tables = [EN, PLAY_EN, HOLLAND44_CLIENT.words.messages, OMG85_CLIENT.words.messages];

  test('has the quotes of English', async () => {
    const references = await Promise.all([HOLLAND44_CLIENT, OMG85_CLIENT].map((client) => client.loadReference({})));
    const texts = [...tables.flatMap((table) => Object.values(table)), ...references].map((text) =>
      JSON.stringify(text),
    );
    expect(texts.length).toBeGreaterThan(500);
    expect(texts.filter((text) => /[«»]/.test(text))).toEqual([]);
  });
});

describe('what computer players say', () => {
  test('is told in the words of the title that is played', () => {
    const odds = { code: 'odds.columns', params: { least: '1-1', most: '5-1' } };
    const units = ['uk.gds.2ig', 'uk.gds.5cg'];
    expect(sayMessage({ code: 'order.attack', params: { hex: '4016', odds, units } })).toBe(
      'attack 4016 Odiliapeel at 1–1 to 5–1 with 2IG/5/Gds and 5CG/32/Gds',
    );
    expect(sayMessage({ code: 'reason.clears-hex', rule: '15.1', params: { clear: 0.757 } })).toBe(
      'clears the hex 76% of the time',
    );
    setTitleWords(OMG85_CLIENT.words);
    expect(sayMessage({ code: 'order.march', params: { unit: 'A-2IG-5-GDS', hex: '8,4' } })).toBe(
      '2IG/5/GDS marches to 8,4 Arnhem',
    );
    expect(sayMessage({ code: 'reason.clears-hex' })).toBe('reason.clears-hex');
    setTitleWords(HOLLAND44_CLIENT.words);
  });
});

/** Every kind of event that the rules of the title tell, read from their sources. */
function kindsTold(): string[] {
  const folder = fileURLToPath(new URL('../../../../titles/holland44/src/', import.meta.url));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test)\.ts$/.test(name),
  );
  const calls = files.flatMap((name) => [
    ...readFileSync(`${folder}/${name}`, 'utf8').matchAll(
      /\bemitEvent\(\s*g,\s*('[a-z-]+'|[^,]*?'[a-z-]+' : '[a-z-]+')/g,
    ),
  ]);
  return [
    ...new Set(calls.flatMap(([, told = '']) => [...told.matchAll(/'([a-z-]+)'/g)].map(([, kind = '']) => kind))),
  ];
}

describe('the sentences of the log', () => {
  test('there is one for every kind of event', () => {
    const kinds = kindsTold();
    expect(kinds.length).toBeGreaterThan(50);
    const { sentences } = HOLLAND44_CLIENT.words.dictionary.events ?? { sentences: {} };
    expect(kinds.filter((kind) => !Object.hasOwn(sentences, kind))).toEqual([]);
  });

  test('name units and hexes as a person would', () => {
    expect(sentenceOf({ kind: 'disrupted', audience: 'all', unit: 'us.82.505.2' })).toBe('2/505/82 is Disrupted');
    expect(sentenceOf({ kind: 'landing-succeeded', audience: 'all', hex: '5320' })).toBe(
      'The landing on 5320 Nijmegen succeeds',
    );
  });

  test('words of the engine are told as words', () => {
    const recovered = { kind: 'recovered', audience: 'all', unit: 'us.82.505.2', to: 'good-order' };
    expect(sentenceOf(recovered)).toBe('2/505/82 recovers to good order');
    expect(sentenceOf({ kind: 'combat-result', target: '5320', column: '3-1', die: 2, result: 'DR' })).toContain('3–1');
  });

  test('name a side as a person would, in whatever sentence', () => {
    expect(sentenceOf({ kind: 'victory', audience: 'all', side: 'german' })).toBe('The German player wins');
  });

  test('a kind that nobody has foreseen is told plainly', () => {
    expect(sentenceOf({ kind: 'bridge-swept', audience: 'all' })).toBe('Bridge swept');
  });

  test('leave no braces open in a game', async () => {
    const game = await begin({ hotSeat: false });
    await playUntil(game, () => game.view.value?.turn === 2);
    const sentences = game.log.value.flatMap(({ events }) => events.map(sentenceOf));
    expect(sentences.length).toBeGreaterThan(20);
    for (const sentence of sentences) expect(sentence).not.toMatch(/[{}]|undefined|\[object/);
  });
});
