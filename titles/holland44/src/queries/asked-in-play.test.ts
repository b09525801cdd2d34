import { beginGame, decision, type Game, type JsonObject, play, randomFrom, sampleChoice } from '@bridgehead/engine';
import { expect, it } from 'vitest';
import { asked } from '../../test/questions.ts';
import { SIDES } from '../data/unit-data.ts';
import { HOLLAND44 } from '../index.ts';

const BY_DECISION: Readonly<Record<string, string>> = {
  retreat: 'retreats',
  advance: 'advances',
  'advance-on': 'advances',
  'attacker-loss': 'losses',
  'defender-loss': 'losses',
  'stop-loss': 'losses',
};
const EVERY = 12;

/** Asks whatever fits the moment, and returns what it asked. */
function askAll(g: Game, moment: number, choice: JsonObject): string[] {
  const kind = decision(g)?.kind ?? '';
  const fitting = Object.hasOwn(BY_DECISION, kind) ? BY_DECISION[kind] : undefined;
  if (fitting !== undefined) asked(g, fitting);
  if (moment % EVERY === 0) askRound(g);
  expect(asked(g, 'why', { choice })).toMatchObject({ legal: true });
  return [kind, ...(fitting === undefined ? [] : [fitting])];
}

/** Everything that may be asked at any moment. */
function askRound(g: Game): void {
  for (const side of SIDES) {
    expectTargets(asked(g, 'attacks', { side }) as never);
    for (const what of ['zoc', 'supply', 'bonds']) asked(g, what, { side });
  }
  asked(g, 'victory');
  const units = asked(g, 'units') as readonly { readonly unit: string; readonly hex?: string }[];
  const some = units.find(({ hex }) => hex !== undefined);
  if (some?.hex === undefined) return;
  asked(g, 'hex', { hex: some.hex });
  asked(g, 'moves', { units: [some.unit] });
  asked(g, 'retreats', { units: [some.unit] });
}

/** Every probability is one that can be, and every hex is named once. */
function expectTargets(reports: readonly { target: string; best?: { vacated: { value: number } } }[]): void {
  expect(new Set(reports.map(({ target }) => target)).size).toBe(reports.length);
  for (const { best } of reports) {
    if (best === undefined) continue;
    expect(best.vacated.value).toBeGreaterThanOrEqual(0);
    expect(best.vacated.value).toBeLessThanOrEqual(1);
  }
}

it('[9.3] the queries of combat answer at every moment of a game and leave it as it is', () => {
  const begun = beginGame(HOLLAND44, { title: 'holland44', edition: 1, scenario: 'short', seed: 5, options: {} });
  if (!begun.ok) throw new Error(begun.fault.says.code);
  const g = begun.value;
  const random = randomFrom(5);
  const seen = new Set<string>();
  for (let moment = 0; moment < 700 && decision(g) !== undefined; moment++) {
    const choice = sampleChoice(g, random);
    if (choice === undefined) break;
    for (const what of askAll(g, moment, choice)) seen.add(what);
    play(g, choice);
  }
  expect([...seen]).toEqual(expect.arrayContaining(['combat', 'retreats', 'advances', 'losses', 'determined-defense']));
});
