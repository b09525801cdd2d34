/** What every title's README is tested for: it names each folder of the title and of its sources. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Runner } from './title-map.ts';

const NOT_OURS: readonly string[] = ['dist', 'node_modules'];

const foldersIn = (folder: URL): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !NOT_OURS.includes(entry.name))
    .map(({ name }) => `${name}/`);

/** `title` is the folder of the title. */
export function describeTitleReadme({ it, expect }: Pick<Runner, 'it' | 'expect'>, title: URL): void {
  it('the README names every folder of the title and of its sources', () => {
    const readme = readFileSync(new URL('README.md', title), 'utf8');
    const folders = [...foldersIn(title), ...foldersIn(new URL('src/', title))];
    expect(folders.includes('rules/')).toBe(true);
    expect(folders.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
  });
}
