import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { inProcess } from '../../test/in-process.ts';
import type { JsonObject } from '../game/contract.ts';
import { THINKERS } from '../minds.ts';
import { TITLES } from '../titles.ts';
import { faceOf, isTitle, LESSON_TITLE } from './faces.ts';
import { diceRange } from './laid-dice.ts';
import { optionGroups } from './option-groups.ts';
import { referenceOf } from './references.ts';
import { THINKING_TITLES } from './thinking.ts';

it('every title has a face and a rules reference', async () => {
  for (const { id, editions } of TITLES) {
    expect(editions.length).toBeGreaterThan(0);
    expect((await faceOf(id)).id).toBe(id);
    expect((await referenceOf(id)).chapters.length).toBeGreaterThan(0);
  }
  await expect(faceOf('chess')).rejects.toThrow('no face for «chess»');
});

it('a computer is offered for just those titles that have a mind', () => {
  expect([...THINKING_TITLES].sort()).toEqual([...THINKERS.keys()].sort());
});

it('every title has an introduction for beginners and one for its players, all in words', async () => {
  expect(isTitle(LESSON_TITLE)).toBe(true);
  for (const { id } of TITLES) {
    const { lesson, rulebook, words } = await faceOf(id);
    const said = [
      ...lesson.steps.flatMap(({ name }) => [`lesson.${name}.title`, `lesson.${name}.text`]),
      ...lesson.anatomy.parts.flatMap((part) => [`anatomy.${part}`, `anatomy.${part}.text`]),
      ...rulebook.flatMap((subject) => [`rulebook.${subject}`, `rulebook.${subject}.text`]),
    ];
    expect(said.filter((key) => words.messages[key] === undefined)).toEqual([]);
    const game = await lesson.open(inProcess(TITLES));
    expect(game.decision.value).toBeDefined();
  }
});

it('the groups of the start page name options that their title has, each once', () => {
  for (const { id, options } of TITLES) {
    const grouped = optionGroups(id).flatMap(({ choices }) => choices.flatMap(({ option }) => option ?? []));
    expect(new Set(grouped).size).toBe(grouped.length);
    expect(grouped.filter((option) => !options.some((one) => one.id === option))).toEqual([]);
  }
});

const MOST_ANSWERS = 400;

/** Every number that chance rolled in a game of random answers. */
async function rolledIn(title: string, scenario: string): Promise<readonly number[]> {
  const wire = inProcess(TITLES);
  const { game } = (await wire.request('new', { title, scenario, seed: 7 })) as { readonly game: string };
  for (let seed = 1; seed <= MOST_ANSWERS; seed++) {
    const [choice] = (await wire.request('choices', { game, sample: 1, seed })) as readonly JsonObject[];
    if (choice === undefined) break;
    await wire.request('apply', { game, choice });
  }
  const save = (await wire.request('save', { game })) as unknown as {
    readonly choices: readonly { readonly by: string; readonly choice: { readonly die?: number } }[];
  };
  return save.choices.flatMap(({ by, choice }) => (by === 'chance' ? (choice.die ?? []) : []));
}

it('everything that chance rolls may be laid down', async () => {
  for (const { id, scenarios } of TITLES) {
    const { least, most } = diceRange(id);
    const rolled = (await Promise.all(scenarios.map((scenario) => rolledIn(id, scenario.id)))).flat();
    expect(rolled.length).toBeGreaterThan(50);
    expect(Math.min(...rolled)).toBeGreaterThanOrEqual(least);
    expect(Math.max(...rolled)).toBeLessThanOrEqual(most);
  }
});

/** What gathers the titles, and nothing else outside their folders, may name one. */
const GATHERING = [
  'titles.ts',
  'minds.ts',
  'titles/faces.ts',
  'titles/references.ts',
  'titles/thinking.ts',
  'titles/start.en.ts',
  'titles/option-groups.ts',
  'titles/laid-dice.ts',
];

it('no shared part of the client names a title', () => {
  const folder = fileURLToPath(new URL('../', import.meta.url));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .filter((name) => !GATHERING.includes(name) && !TITLES.some(({ id }) => name.startsWith(`titles/${id}/`)));
  expect(files.length).toBeGreaterThan(80);
  const naming = files.filter((name) => {
    const text = readFileSync(`${folder}/${name}`, 'utf8');
    return TITLES.some(({ id }) => text.includes(id)) || text.includes('@bridgehead/title-');
  });
  expect(naming).toEqual([]);
});
