import { type Choice, check, choices, decision, type Game, randomFrom, sampleChoice } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { advance, advanceAfter, asked, fightOn } from '../../../test/advances.ts';
import { refusal } from '../../../test/orders.ts';
import { order } from '../../../test/table.ts';

/** Three stacks have cleared 1605; before them are enemies of every kind. */
const crowded = (seed: number): Game =>
  advanceAfter(
    {
      seed,
      units: [
        { id: 'uk.gds.2ig', at: '1504' },
        { id: 'uk.gds.2gg', at: '1504' },
        { id: 'uk.gds.5cg', at: '1504' },
        { id: 'uk.50.1d', at: '1505' },
        { id: 'uk.corps.eng30', at: '1505' },
        { id: 'uk.gds.1gg', at: '1606' },
        { id: 'uk.50.2d', at: '1706' },
        { id: 'de.kerutt', at: '1704', states: ['full-retreat'] },
        { id: 'de.hoffmann14', at: '1805' },
        { id: 'de.stephan', at: '1603' },
      ],
      unknown: ['1705', '1806', '1607'],
    },
    { target: '1605', attackers: ['uk.gds.2ig', 'uk.gds.2gg', 'uk.50.1d', 'uk.corps.eng30', 'uk.gds.1gg'] },
  );

const MOST_DECISIONS = 200;

describe('advances at random', () => {
  it.each(Array.from({ length: 24 }, (_, i) => i + 1))(
    '[15.1] come to an end, and whatever is listed or drawn is legal: seed %i',
    (seed) => {
      const g = crowded(seed);
      const random = randomFrom(seed);
      let decisions = 0;
      while (decision(g) !== undefined) {
        decisions += 1;
        for (const choice of choices(g)) expect([choice, check(g, choice)]).toEqual([choice, { legal: true }]);
        const drawn = sampleChoice(g, random);
        if (drawn !== undefined) order(g, drawn);
        expect(decisions).toBeLessThan(MOST_DECISIONS);
      }
    },
  );
});

/** What is answered to the questions of one advance at random. */
function answersOf(seed: number): readonly string[] {
  const g = crowded(seed);
  const random = randomFrom(seed);
  const answers: string[] = [];
  for (let drawn = sampleChoice(g, random); drawn !== undefined; drawn = sampleChoice(g, random)) {
    answers.push([asked(g), drawn.kind, ...('units' in drawn && asked(g) === 'occupy' ? ['in part'] : [])].join(' '));
    order(g, drawn);
  }
  return answers;
}

const ALL_ANSWERS = Array.from({ length: 150 }, (_, i) => i + 1).flatMap(answersOf);
const OFTEN = 2;

it.each([
  'advance advance',
  'advance break-down',
  'advance end-advance',
  'advance-on advance-on',
  'advance-on assist',
  'advance-on break-down',
  'advance-on breakthrough',
  'advance-on halt',
  'advance-on part',
  'advance-on pick-up',
  'occupy enter',
  'occupy enter in part',
  'occupy stay',
])('[16.1] random play knows every kind of answer: %s', (answer) => {
  expect(ALL_ANSWERS.filter((one) => one === answer).length).toBeGreaterThanOrEqual(OFTEN);
});

describe('nonsense', () => {
  const TANK = 'uk.gds.2ig';
  const ASKED: readonly Choice[] = [
    { kind: 'march' },
    { kind: 'end-advance', units: [] },
    { kind: 'advance' },
    { kind: 'advance', units: [TANK] },
    { kind: 'advance', units: [], path: ['1605'] },
    { kind: 'advance', units: [TANK, TANK], path: ['1605'] },
    { kind: 'advance', units: ['nobody'], path: ['1605'] },
    { kind: 'advance', units: [TANK], path: 'north' },
    { kind: 'advance', units: [TANK], path: ['9999'] },
    { kind: 'advance', units: [TANK], path: [1605] },
    { kind: 'advance', units: [TANK], path: ['1605'], fast: true },
    { kind: 'advance', units: [TANK], path: ['1605', '1605'] },
    { kind: 'advance', units: [TANK], path: ['pool'] },
    { kind: 'advance', units: ['de.kerutt'], path: ['1605'] },
    { kind: 'break-down' },
    { kind: 'break-down', unit: TANK, as: TANK },
  ];
  const ON_THE_WAY: readonly Choice[] = [
    { kind: 'advance', units: [TANK], path: ['1505'] },
    { kind: 'constructor' },
    { kind: 'halt', path: [] },
    { kind: 'advance-on', path: [] },
    { kind: 'advance-on', path: ['eliminated'] },
    { kind: 'breakthrough', target: 'A' },
    { kind: 'breakthrough', target: 1705 },
    { kind: 'assist', target: '' },
    { kind: 'pick-up', units: ['nobody'] },
    { kind: 'part', units: [TANK] },
    { kind: 'part', units: [] },
    { kind: 'break-down', unit: 'uk.50.1d', as: TANK },
  ];

  it.each(ASKED)('[15.1] is refused with a rule: %j', (choice) => {
    expect(refusal(crowded(1), choice)).not.toBe('legal');
  });

  it.each(ON_THE_WAY)('[15.2] is refused on the way, too: %j', (choice) => {
    const g = crowded(1);
    order(g, advance(TANK, '1605'));
    fightOn(g);
    expect(asked(g)).toBe('advance-on');
    expect(refusal(g, choice)).not.toBe('legal');
  });
});
