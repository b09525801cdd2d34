import { CHANCE, type Choice, EVERYBODY, type Frame, type Question } from '@bridgehead/engine';
import type { DecisionSpec } from '@bridgehead/engine/contract';
import { expect, it } from 'vitest';
import { DECISIONS } from './contract/decisions.ts';
import { PROCEDURES } from './procedures.ts';

const asked = [...PROCEDURES.values()].flatMap(({ steps }) =>
  [...steps.values()].flatMap((step) => (typeof step === 'function' ? [] : [step])),
);

it('what is declared is asked, and nothing else', () => {
  expect([...new Set(asked.map(({ kind }) => kind))].sort()).toEqual(Object.keys(DECISIONS).sort());
});

it('every roll has the audience that is declared: nothing that is rolled is hidden', () => {
  const declared = Object.entries<DecisionSpec>(DECISIONS).flatMap(([kind, { audience }]) =>
    audience === undefined ? [] : [`${kind} ${audience}`],
  );
  const rolled = asked.filter(isChance).map(({ kind, audience }) => `${kind} ${audience ?? EVERYBODY}`);
  expect([...new Set(rolled)].sort()).toEqual(declared.sort());
});

/** Who is asked depends on the frame, but chance is chance whatever it holds. */
function isChance(step: Question<Frame, Choice>): boolean {
  try {
    return step.by({} as never, {} as never) === CHANCE;
  } catch {
    return false;
  }
}
