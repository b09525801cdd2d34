import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PROCEDURES } from './procedures.ts';

const DECISIONS = readFileSync(new URL('../../../docs/decisions.md', import.meta.url), 'utf8');

it('every decision of the title is documented', () => {
  const kinds = [...PROCEDURES.values()].flatMap(({ steps }) =>
    [...steps.values()].flatMap((step) => (typeof step === 'function' ? [] : [step.kind])),
  );
  expect(kinds.length).toBeGreaterThan(30);
  expect(kinds.filter((kind) => !DECISIONS.includes(`\`${kind}\``))).toEqual([]);
});
