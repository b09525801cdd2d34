/** The rulebook's extended example of play, from the set-up to the last combat it tells of, through the protocol. */
import { readFileSync } from 'node:fs';
import type { JsonObject } from '@bridgehead/engine';
import { HOLLAND44 } from '@bridgehead/holland44/rules';
import { createSession } from '@bridgehead/protocol';
import { describe, expect, it } from 'vitest';
import { protocolClientOf } from '../../test/protocol-client.ts';

interface Event {
  readonly kind: string;
  readonly [field: string]: unknown;
}
interface Step {
  readonly says?: string;
  readonly by: string;
  readonly decision: string;
  readonly choice: JsonObject;
}
interface Battle {
  readonly id: string;
  readonly target: string;
  readonly attack: number;
  readonly defense: number;
  readonly column: string;
  readonly die: number;
  readonly result: string;
}
interface Example {
  readonly setUp: JsonObject;
  readonly dice: readonly (number | string)[];
  readonly battles: readonly Battle[];
  readonly steps: readonly Step[];
}

const FILE = new URL('../../../../titles/holland44/examples/extended-example.json', import.meta.url);
const EXAMPLE = JSON.parse(readFileSync(FILE, 'utf8')) as Example;

const session = createSession({ titles: [HOLLAND44], newSeed: () => 1 });

const { result: ask } = protocolClientOf(() => session);

/** Plays every step, comparing whose decision it is and of which kind, and gathers the events. */
function playThrough(): { readonly game: string; readonly events: readonly Event[] } {
  const { options: _none, ...setUp } = EXAMPLE.setUp;
  const { game } = ask<{ game: string }>('new', { ...setUp, dice: EXAMPLE.dice });
  const events: Event[] = [];
  for (const [i, { by, decision, choice, says }] of EXAMPLE.steps.entries()) {
    expect(ask('decision', { game }), `step ${i}: ${says ?? ''}`).toMatchObject({ by, kind: decision });
    events.push(...ask<{ events: Event[] }>('apply', { game, choice }).events);
  }
  return { game, events };
}

const { game, events } = playThrough();

const unitsNow = (ids: readonly string[]): Record<string, unknown> => {
  const all = ask<{ unit: string; hex?: string; area?: string; box?: string; steps: number; states: string[] }[]>(
    'query',
    { game, what: 'units' },
  );
  return Object.fromEntries(
    all
      .filter(({ unit }) => ids.includes(unit))
      .map(({ unit, hex, area, box, steps, states }) => [unit, [hex ?? area ?? box, steps, ...states].join(' ')]),
  );
};

describe('the extended example of play', () => {
  it('[9.3] has the odds and results of the text in each of its 22 rolled battles', () => {
    const odds = events.filter(({ kind }) => kind === 'odds');
    const results = events.filter(({ kind, column }) => kind === 'combat-result' && column !== undefined);
    const told = odds.map(({ target, attack, defense, column }, i) => {
      return { target, attack, defense, column, die: results[i]?.die, result: results[i]?.result };
    });
    expect(told).toEqual(EXAMPLE.battles.map(({ id: _id, ...figures }) => figures));
  });
  it('[4.3] uses every die of the text, and no other', () => {
    const save = ask<{ choices: { by: string }[] }>('save', { game });
    expect(save.choices.filter(({ by }) => by === 'chance')).toHaveLength(EXAMPLE.dice.length);
  });
  it('[12.2] the two Determined Defenses fail, as in the text', () => {
    const defenses = events.filter(({ kind }) => kind === 'determined-defense');
    expect(defenses).toMatchObject([
      { hex: '4816', die: 3, result: '-', holds: false },
      { hex: '6122', die: 2, modifier: -1, result: '0/1', holds: false },
    ]);
  });
  it('[11.4] leaves the units where, and as, the text has them', () => {
    expect(
      unitsNow([
        'uk.1abn.1p.2',
        'uk.1abn.1a.2ssa',
        'us.82.505.1',
        'us.82.504.3',
        'us.101.502.1',
        'us.101.502.3',
        'us.101.506.2',
        'de.goebel',
        'de.kerutt',
        'de.stug559',
        'de.penal6',
        'de.stephan',
        'de.segler',
        'de.allwoerden',
        'de.unk.hgtrain',
        'de.unk.train6',
      ]),
    ).toMatchObject({
      'uk.1abn.1a.2ssa': expect.stringContaining(' 1'),
      'us.82.505.1': expect.stringContaining(' 2'),
      'us.82.504.3': expect.stringMatching(/^5219 3/),
      'us.101.502.1': expect.stringContaining(' 3'),
      'us.101.502.3': expect.stringMatching(/^2707 3/),
      'us.101.506.2': expect.stringMatching(/^3108 1/),
      'de.goebel': expect.stringMatching(/^5025 1/),
      'de.kerutt': expect.stringMatching(/ 1 full-retreat/),
      'de.stug559': expect.stringMatching(/ 1 disrupted/),
      'de.penal6': expect.stringMatching(/ 2 full-retreat/),
      'de.stephan': expect.stringMatching(/^A 2 disrupted/),
      'de.segler': expect.stringMatching(/^1508 2 disrupted/),
      'de.allwoerden': expect.stringMatching(/^eliminated/),
      'de.unk.hgtrain': expect.stringMatching(/^eliminated/),
      'de.unk.train6': expect.stringMatching(/^5419 1 disrupted/),
    });
  });
  it('[5.3.1] and the bridges as the text has them', () => {
    const stateOf = (hex: string, to: string): unknown => {
      const { sides } = ask<{ sides: { hex?: string; bridges: { state: string }[] }[] }>('query', {
        game,
        what: 'hex',
        hex,
      });
      return sides.find((side) => side.hex === to)?.bridges.map(({ state }) => state);
    };
    const told: readonly (readonly [string, string, string])[] = [
      ['6120', '6021', 'blown'],
      ['4820', '4920', 'blown'],
      ['4919', '4920', 'intact'],
      ['5019', '5119', 'intact'],
      ['4816', '4817', 'intact'],
      ['3809', '3810', 'intact'],
      ['3709', '3810', 'intact'],
      ['3108', '3008', 'intact'],
      ['4721', '4621', 'blown'],
      ['3105', '3005', 'blown'],
      ['3104', '3005', 'blown'],
    ];
    expect(told.map(([hex, to]) => [hex, to, ...((stateOf(hex, to) as string[] | undefined) ?? [])])).toEqual(told);
  });
});
