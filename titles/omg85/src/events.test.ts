import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { EVENT_SENTENCES } from './data/event-sentences.ts';
import { PROCEDURES } from './procedures.ts';

const SOURCE = new URL('./', import.meta.url);
const texts = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(new URL(name, SOURCE), 'utf8'));
const told = new Set(
  texts.flatMap((text) =>
    [...text.matchAll(/\btell(?:Of|To|Part|Inside|Measured)?\(\s*g,\s*([^;]*?)(?:'\d|\{)/g)].flatMap((match) =>
      [...(match[1] ?? '').matchAll(/'([a-z-]+)'/g)].map((word) => word[1] ?? ''),
    ),
  ),
);

it('every event has its sentence, and every sentence its event', () => {
  expect(told.size).toBeGreaterThan(25);
  expect([...told].filter((kind) => !Object.hasOwn(EVENT_SENTENCES, kind))).toEqual([]);
  expect(Object.keys(EVENT_SENTENCES).filter((kind) => !told.has(kind))).toEqual([]);
});

it('every decision of the title is documented', () => {
  const decisions = readFileSync(new URL('../../../docs/decisions.md', import.meta.url), 'utf8');
  const chapter = decisions.slice(decisions.indexOf('## Operation Market Garden'));
  const kinds = [...PROCEDURES.values()].flatMap(({ steps }) =>
    [...steps.values()].flatMap((step) => (typeof step === 'function' ? [] : [step.kind])),
  );
  expect(kinds.length).toBeGreaterThan(15);
  expect(kinds.filter((kind) => !chapter.includes(`\`${kind}\``))).toEqual([]);
});
