import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { chunkName, isOfRules, noRulesInWindow, partsFor, titleParts } from './title-parts.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** The titles that can be played; a new one begins as a map. */
const titles = readdirSync(`${ROOT}titles`).filter((title) => existsSync(`${ROOT}titles/${title}/manifest.ts`));

/** What the manifest of a title loads. */
const partsOf = (title: string): string[] =>
  [...readFileSync(`${ROOT}titles/${title}/manifest.ts`, 'utf8').matchAll(/await import\('([^']+)'\)/g)].map(
    ([, part = '']) => part,
  );

describe('the parts of a title', () => {
  it.each(titles)('are where the manifest of %s names them', (title) => {
    const named = partsOf(title);
    expect(named).toEqual(expect.arrayContaining(['./src/index.ts', './src/facts.ts', './client/index.ts']));
    for (const part of named) expect(existsSync(`${ROOT}titles/${title}/${part}`), part).toBe(true);
  });

  it('are rules in the workers and the client in the window', () => {
    const shared = partsFor('/packages/web/src/workers/rules-worker.ts');
    expect(shared).toEqual(expect.arrayContaining(['./src/index.ts', './words/index.ts', './ai/index.ts']));
    expect(partsFor('/packages/web/src/workers/painter.ts')).toEqual([]);
    expect(partsFor('/packages/web/index.html')).toEqual(['./client/index.ts']);
  });

  it('give their files the name of their title', () => {
    expect(chunkName('decisions', ['/x/titles/omg85/src/a.ts', '/x/packages/hex/src/b.ts'])).toBe('omg85-decisions');
    expect(chunkName('both', ['/x/titles/omg85/src/a.ts', '/x/titles/holland44/src/b.ts'])).toBe('both');
    expect(chunkName('none', ['/x/packages/hex/src/b.ts'])).toBe('none');
  });

  it('are of the rules or may be shown', () => {
    expect(isOfRules('/x/titles/holland44/src/rules/15-advance/advance.ts')).toBe(true);
    expect(isOfRules('/x/titles/omg85/src/queries/odds.ts')).toBe(true);
    expect(isOfRules('/x/titles/omg85/ai/index.ts')).toBe(true);
    expect(isOfRules('/x/titles/omg85/src/rules/index.ts')).toBe(false);
    expect(isOfRules('/x/titles/holland44/src/rules/second-edition.ts')).toBe(false);
    expect(isOfRules('/x/titles/omg85/src/tables/combat-tables.ts')).toBe(false);
  });
});

/** A window that loads this part of a title. */
const bundled = (part: string) =>
  build({
    configFile: false,
    logLevel: 'silent',
    root: ROOT,
    resolve: { conditions: ['source'] },
    plugins: [titleParts(), noRulesInWindow],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: `${ROOT}titles/omg85/${part}`, preserveEntrySignatures: 'strict' },
    },
  });

describe('a build of the window', () => {
  it('leaves the rules out that a manifest names', async () => {
    await expect(bundled('manifest.ts')).resolves.toBeDefined();
  });

  it('fails when the rules get in another way', async () => {
    await expect(bundled('src/index.ts')).rejects.toThrow('the window has no rules');
  });
});
