import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CATALOGUE, loadTitles, manifestOf } from '@bridgehead/catalogue';
import type { JsonObject } from '@bridgehead/client-kit/game';
import { inProcess } from '@bridgehead/client-kit/testing';
import { expect, it } from 'vitest';
import { diceRange } from './title-facts.ts';

const TITLES = (await loadTitles()).map(({ title }) => title);

it('every title has a client and a rules reference', async () => {
  for (const { facts, loadClient } of CATALOGUE) {
    expect(facts.editions.length).toBeGreaterThan(0);
    const client = await loadClient();
    expect(client.id).toBe(facts.id);
    expect((await client.loadReference({})).chapters.length).toBeGreaterThan(0);
  }
  expect(manifestOf('chess')).toBeUndefined();
});

it('what a title registers is what its rules, its map and its computer player say', async () => {
  for (const { facts, sides, mapStyle, loadRules, loadAi, loadMap, start } of CATALOGUE) {
    expect(await loadRules()).toMatchObject(facts);
    expect(sides.map(({ id }) => id)).toEqual(facts.sides);
    expect(Object.fromEntries(sides.map(({ id, tone }) => [id, tone]))).toEqual(mapStyle.sides);
    // A title may have no computer player yet.
    if (loadAi !== undefined) expect((await loadAi()).title).toBe(facts.id);
    expect((await loadMap()).title).toBe(facts.id);
    expect(Object.keys(start.scenarios).sort()).toEqual(facts.scenarios.map(({ id }) => id).sort());
  }
});

it('every title has an introduction for beginners and one for its players, all in words', async () => {
  for (const { loadClient } of CATALOGUE) {
    const { lesson, rulebook, words } = await loadClient();
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

it('every title fills what the client offers: briefing, aims, reports, order of battle, words of a hex', async () => {
  for (const { facts, loadClient } of CATALOGUE) {
    const { briefings, campaign, forces, goalsOf, objectiveWords } = await loadClient();
    expect(facts.scenarios.filter(({ id }) => briefings?.[id] === undefined)).toEqual([]);
    expect([campaign, forces, goalsOf, objectiveWords].includes(undefined)).toBe(false);
  }
});

it('a mark of the overlays means one thing in a title', async () => {
  for (const { loadClient } of CATALOGUE) {
    const { overlays } = await loadClient();
    const marks = overlays.list.flatMap(({ legend = [] }) => legend.map(([mark]) => mark));
    expect(marks.filter((mark, i) => marks.indexOf(mark) !== i)).toEqual([]);
  }
});

it('the start page has a word for every value of an option that it lists, and on or off for the others', () => {
  for (const { facts, start } of CATALOGUE) {
    const { options: words } = start;
    for (const { id, values, usual } of facts.options) {
      expect(values).toContain(usual);
      const listed = words[id]?.listed;
      expect(listed === undefined ? values : Object.keys(listed.values).sort()).toEqual(
        listed === undefined ? [false, true] : values.map(String).sort(),
      );
    }
    expect(Object.keys(words).sort()).toEqual(facts.options.map(({ id }) => id).sort());
  }
});

const MOST_ANSWERS = 400;

/** Every number that chance rolled in a game of random answers. */
async function rolledIn(title: string, scenario: string): Promise<readonly number[]> {
  const engine = inProcess(TITLES);
  const { game } = (await engine.request('new', { title, scenario, seed: 7 })) as { readonly game: string };
  for (let seed = 1; seed <= MOST_ANSWERS; seed++) {
    const [choice] = (await engine.request('choices', { game, sample: 1, seed })) as readonly JsonObject[];
    if (choice === undefined) break;
    await engine.request('apply', { game, choice });
  }
  const save = (await engine.request('save', { game })) as unknown as {
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

it('no shared part of the client names a title or a side', () => {
  const packages = ['client-kit', 'web'].map((name) =>
    fileURLToPath(new URL(`../../../${name}/src/`, import.meta.url)),
  );
  const files = packages.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
      .map((name) => `${folder}${name}`),
  );
  expect(files.length).toBeGreaterThan(80);
  const naming = files.filter((file) => {
    const text = readFileSync(file, 'utf8');
    return TITLES.some(({ id, sides }) => [id, ...sides].some((word) => text.toLowerCase().includes(word)));
  });
  expect(naming).toEqual([]);
});
