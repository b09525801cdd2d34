/** The codes of messages: each is said somewhere in the sources, and none is a word on its own. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Runner } from './title-map.ts';

/** The text of the sources in a folder, apart from tests. */
export const sourceTextIn = (folder: URL, isWanted: (name: string) => boolean = () => true): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && isWanted(name))
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
    .join('\n');

/** The codes that no source names. */
export const unsaidCodes = (codes: readonly string[], sources: string): readonly string[] =>
  codes.filter((code) => !sources.includes(`'${code}'`));

/** What the computer players of a title say, in the folder in which they stand. */
export function describePlayerMessages(
  { it, expect }: Pick<Runner, 'it' | 'expect'>,
  messages: object,
  players: URL,
): void {
  const codes = Object.keys(messages);
  it('what the players say is all said somewhere', () => {
    expect(unsaidCodes(codes, sourceTextIn(players))).toEqual([]);
  });
  it('its codes are short words with hyphens, the kind of what is said in front', () => {
    expect(codes.filter((code) => !/^[a-z]+\.[a-z0-9]+(-[a-z0-9]+)*$/.test(code) || code.length > 40)).toEqual([]);
  });
}
