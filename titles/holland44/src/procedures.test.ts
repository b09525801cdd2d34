import { readFileSync } from 'node:fs';
import { CHANCE, type Choice, EVERYBODY, type Frame, type Question } from '@bridgehead/engine';
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

it('every roll has the audience that is documented: nothing that is rolled is hidden', () => {
  const chapter = DECISIONS.slice(DECISIONS.indexOf('### Chance'), DECISIONS.indexOf('## Operation Market Garden'));
  const rows = [...chapter.matchAll(/^\| (`.*?`) \|.* \| (\w+) \| [^|]+ \|$/gm)];
  const documented = rows.flatMap(([, kinds = '', audience = '']) =>
    [...kinds.matchAll(/`([a-z0-9-]+)`/g)].map(([, kind = '']) => `${kind} ${audience}`),
  );
  const declared = [...PROCEDURES.values()].flatMap(({ steps }) =>
    [...steps.values()].flatMap((step) =>
      typeof step === 'function' || !isChance(step) ? [] : [`${step.kind} ${step.audience ?? EVERYBODY}`],
    ),
  );
  expect([...new Set(documented)].sort()).toEqual([...new Set(declared)].sort());
});

/** Who is asked depends on the frame, but chance is chance whatever it holds. */
function isChance(step: Question<Frame, Choice>): boolean {
  try {
    return step.by({} as never, {} as never) === CHANCE;
  } catch {
    return false;
  }
}
