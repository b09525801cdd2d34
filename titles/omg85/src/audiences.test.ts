/** Who may know of a roll: what docs/decisions.md says, what is declared, and what happens in games. */
import { readFileSync } from 'node:fs';
import { beginGame, CHANCE, decision, EVERYBODY, type Game, play, randomFrom, sampleChoice } from '@bridgehead/engine';
import type { DecisionSpec } from '@bridgehead/engine/contract';
import { describe, expect, it } from 'vitest';
import { DECISIONS } from './contract/decisions.ts';
import { OMG85 } from './index.ts';
import { PROCEDURES } from './procedures.ts';

const PAGE = readFileSync(new URL('../../../docs/decisions.md', import.meta.url), 'utf8');
const [, CHAPTER = ''] = PAGE.split(/^## /m)
  .filter((chapter) => chapter.startsWith('Operation Market Garden'))
  .join('')
  .split('### Chance');
const DOCUMENTED: ReadonlyMap<string, string> = new Map(
  [...CHAPTER.matchAll(/^\| `([a-z-]+)` \|.* \| (\w+) \| [^|]+ \|$/gm)].map(([, kind = '', audience = '']) => [
    kind,
    audience,
  ]),
);

it('the documented rolls are those of the title, and those for all are declared so', () => {
  const declared = [...PROCEDURES.values()].flatMap(({ steps }) =>
    [...steps.values()].flatMap((step) => (typeof step === 'function' || step.audience === undefined ? [] : [step])),
  );
  expect([...new Set(declared.map(({ kind }) => kind))].sort()).toEqual([...DOCUMENTED.keys()].sort());
  for (const { kind, audience } of declared)
    expect([kind, audience === EVERYBODY]).toEqual([kind, DOCUMENTED.get(kind) === 'all']);
  const contract = Object.entries<DecisionSpec>(DECISIONS).flatMap(([kind, { audience }]) =>
    audience === undefined ? [] : [[kind, audience] as const],
  );
  expect(new Map(contract)).toEqual(DOCUMENTED);
});

const VARIANTS = [{}, { advanced: true }, { hidden: true }, { advanced: true, hidden: true }] as const;

function played(scenario: string, options: Readonly<Record<string, boolean>>): Game {
  const begun = beginGame(OMG85, { title: 'omg85', edition: 1, scenario, options, seed: 77 });
  if (!begun.ok) throw new Error(begun.fault.says.code);
  const random = randomFrom(5);
  while (decision(begun.value) !== undefined) play(begun.value, sampleChoice(begun.value, random));
  return begun.value;
}

describe('[2.1] [8.1] in games', () => {
  it.each(VARIANTS.map((options) => [JSON.stringify(options), options] as const))('with %s', (_name, options) => {
    const isOpen = Object.keys(options).length === 0;
    const met = new Map<string, Set<string>>();
    for (const scenario of ['historical', 'free']) {
      for (const { by, kind, audience = '' } of played(scenario, options).history) {
        if (by === CHANCE) met.set(kind, (met.get(kind) ?? new Set()).add(audience === EVERYBODY ? 'all' : 'side'));
      }
    }
    for (const [kind, audiences] of met) {
      const word = DOCUMENTED.get(kind);
      const mayBeBlind = word === 'seen' && 'hidden' in options;
      const allowed = mayBeBlind ? ['all', 'side'] : word === 'owner' && !isOpen ? ['side'] : ['all'];
      expect([kind, [...audiences].filter((one) => !allowed.includes(one))]).toEqual([kind, []]);
    }
    expect(met.size).toBeGreaterThan(11);
  });
});
