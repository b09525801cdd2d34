import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { AI_MESSAGES } from './ai.en.ts';

const PLAYERS = new URL('../ai/', import.meta.url);
const CODES = Object.keys(AI_MESSAGES);

it('what the players say is all said somewhere', () => {
  const sources = readdirSync(PLAYERS, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(new URL(name, PLAYERS), 'utf8'))
    .join('\n');
  expect(CODES.filter((code) => !sources.includes(`'${code}'`))).toEqual([]);
});

it('its codes are short words with hyphens, the kind of what is said in front', () => {
  expect(CODES.filter((code) => !/^[a-z]+\.[a-z0-9]+(-[a-z0-9]+)*$/.test(code) || code.length > 40)).toEqual([]);
});
