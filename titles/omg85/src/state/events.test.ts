import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { layOut } from '../../test/table.ts';
import { EVENT_SENTENCES } from '../../words/events.en.ts';
import { labelOf } from '../../words/names.ts';
import { EVENTS } from '../contract/events.ts';
import { PROCEDURES } from '../procedures.ts';

const SOURCE = new URL('../', import.meta.url);
const rules = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((name) => /^(rules|scenario)\b.*\.ts$/.test(name) && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(new URL(name, SOURCE), 'utf8'));
const KINDS = Object.keys(EVENTS);

it('every event is told by a rule and has its sentence, and every sentence its event', () => {
  expect(KINDS.filter((kind) => !rules.some((text) => text.includes(`'${kind}'`)))).toEqual([]);
  expect(Object.keys(EVENT_SENTENCES).sort()).toEqual([...KINDS].sort());
});

const decisions = readFileSync(new URL('../../../../docs/decisions.md', import.meta.url), 'utf8');
const chapter = decisions.slice(decisions.indexOf('## Operation Market Garden'));

it('every decision of the title is documented', () => {
  const kinds = [...PROCEDURES.values()].flatMap(({ steps }) =>
    [...steps.values()].flatMap((step) => (typeof step === 'function' ? [] : [step.kind])),
  );
  expect(kinds.length).toBeGreaterThan(15);
  expect(kinds.filter((kind) => !chapter.includes(`\`${kind}\``))).toEqual([]);
});

it('every die is documented with its range', () => {
  const ranges = [...chapter.matchAll(/^\| `([a-z-]+)` \| `roll` `die` \((\d+ to \d+)\) \|/gm)].map(
    ([, kind = '', range = '']) => [kind, range],
  );
  const g = layOut({});
  const rolled = [...PROCEDURES.values()].flatMap(({ name: proc, steps }) =>
    [...steps].flatMap(([step, asked]) => {
      if (typeof asked === 'function' || !ranges.some(([kind]) => kind === asked.kind)) return [];
      const dice = [...asked.choices(g, { proc, step } as never)].map(({ die }) => Number(die));
      return [[asked.kind, `${Math.min(...dice)} to ${Math.max(...dice)}`]];
    }),
  );
  expect(ranges.length).toBeGreaterThan(12);
  for (const found of rolled) expect(ranges).toContainEqual(found);
});

it('units and hexes are told in names', () => {
  expect([labelOf('A-2IG-5-GDS'), labelOf('8,4'), labelOf('A-2IG-5-GDS 4')]).toEqual([
    '2IG/5/GDS',
    '8,4 Arnhem',
    'A-2IG-5-GDS 4',
  ]);
});
