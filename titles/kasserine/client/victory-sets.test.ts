import { setTitleWords } from '@bridgehead/client-kit/title';
import { expect, it } from 'vitest';
import type { ToldView } from '../src/facts.ts';
import { viewFor } from '../src/view/view.ts';
import { type Layout, layOut } from '../test/table.ts';
import { goalsOf } from './briefing.ts';
import { KASSERINE_CALENDAR } from './calendar.ts';
import { KASSERINE_FORCES } from './forces.ts';
import { KASSERINE_OVERLAYS } from './overlays.ts';
import { objectivesOf, setsOf } from './victory-sets.ts';
import { KASSERINE_WORDS } from './words.ts';

setTitleWords(KASSERINE_WORDS);

const viewOf = (layout: Layout, viewer?: string): ToldView => viewFor(layOut(layout), viewer) as unknown as ToldView;

/** [18.2.4] The option that is chosen. */
const AT_FONDOUK = { option: 1 };
const AT_FAID = { option: 2 };

const UNITS_AT_FAID = { 'ge-i-104': '6325' };
const UNITS = { 'ge-i-69': '6408', 'us-2-6ai': '2809' };

it('[18.2.6] the early sets are over when their turns are', () => {
  const open = (turn: number) => {
    const sets = setsOf(viewOf({ turn, units: UNITS, counters: AT_FONDOUK, ...(turn > 10 ? { plan: 'A' } : {}) }));
    return sets.filter(({ isOver }) => !isOver).map(({ id }) => id);
  };
  expect(open(5)).toEqual(['gt6', 'gt10', 'A-El Ala', 'B-Tebessa', 'C-Thala', 'C-Sbiba']);
  expect(open(8)).not.toContain('gt6');
  expect(open(12)).toEqual(['A-El Ala']);
});

it('[18.2.4] the set of turn 6 cannot be met where 10th Panzer begins at Faid', () => {
  const over = (counters: typeof AT_FONDOUK) =>
    setsOf(viewOf({ turn: 2, units: UNITS, counters })).find(({ id }) => id === 'gt6')?.isOver;
  expect([over(AT_FONDOUK), over(AT_FAID)]).toEqual([false, true]);
});

it('[18.2.7] the Allied player sees every plan that it could be, until Enigma has told him', () => {
  const layout = { turn: 12, units: UNITS, plan: 'B' } as const;
  const plans = (viewer: string, more: Partial<Layout> = {}) =>
    setsOf(viewOf({ ...layout, ...more }, viewer)).flatMap(({ id, isOver }) => (isOver ? [] : [id]));
  expect(plans('axis')).toEqual(['B-Tebessa']);
  expect(plans('allied')).toHaveLength(4);
  expect(plans('allied', { counters: { planKnown: 1 } })).toEqual(['B-Tebessa']);
});

it('[18.2.6] counts what is held, the place that must be among them apart', () => {
  const held = { '5706': 'axis', '4420': 'axis', '5726': 'axis' };
  const [gt6, gt10] = setsOf(viewOf({ turn: 5, units: UNITS, counters: AT_FONDOUK, held }));
  expect([gt6?.key?.isHeld, gt6?.have, gt6?.need]).toEqual([true, 2, 2]);
  expect([gt10?.have, gt10?.need]).toEqual([3, 4]);
  const [axis] = goalsOf(viewOf({ turn: 5, units: UNITS, counters: AT_FONDOUK, held }));
  expect([axis?.have, axis?.need]).toEqual([3, 3]);
});

it('[18.1.5] at Faid other hexes count than in the campaign, and are told by their names', () => {
  const view = viewOf({ scenario: 'faid', turn: 2, units: { 'ge-i-104': '6325' }, held: { '6324': 'axis' } });
  const counted = objectivesOf(view);
  expect(counted).toHaveLength(7);
  expect(counted.find(({ hex }) => hex === '6324')?.side).toBe('axis');
  expect(counted.map(({ hex }) => hex)).not.toContain('4420');
  expect(goalsOf(view)[0]?.label).toBe('On turn 6: Faid and 4 others');
});

it('[18.1.5] a location of the campaign that does not count at Faid is marked as nobody’s, whatever is printed there', () => {
  const holders = (layout: Layout) =>
    KASSERINE_OVERLAYS.standing(viewOf(layout)).flatMap((shape) =>
      shape.kind === 'victory' && shape.hex === '4420' ? [shape.holder] : [],
    );
  expect(holders({ scenario: 'faid', units: UNITS_AT_FAID })).toEqual(['none']);
  expect(holders({ units: UNITS })).toEqual(['first']);
});

it('[18.2.7] a plan that the Allied player does not know may have been drawn already', () => {
  const labels = (turn: number) =>
    setsOf(viewOf({ turn, units: UNITS, plan: 'B' }, 'allied')).flatMap(({ short = '' }) => short);
  expect(labels(12)).toContain('If the plan is B');
});

it('[18.1.1] the days of a track that runs into February say their month', () => {
  expect(KASSERINE_CALENDAR.daysUpTo(6).map(({ words, turns }) => [words, turns.length])).toEqual([
    ['30 Jan', 2],
    ['31 Jan', 2],
    ['1 Feb', 2],
  ]);
});

it('a staff that is named for its general stands with its division in the order of battle', () => {
  const view = viewOf({ units: { 'fr-dmc-hq': '2123', 'fr-1-7rta': '2223' } });
  const names = view.units.map((unit) => KASSERINE_FORCES.formationOf?.(unit));
  expect(new Set(names)).toEqual(new Set(['Constantine Div']));
});
