/** The screens of Holland '44 that look otherwise in its second edition. */
import { type Choice, decision, type Game, openPosition, play, saveGame } from '@bridgehead/engine';
import { HOLLAND44 } from '@bridgehead/holland44/rules';
import type { Page } from 'playwright-core';
import { isPlaying, tapHex } from '../hands.ts';
import { closeNotice, isReady, openFile } from '../table.ts';
import { type Scene, tab } from './scenes.ts';

const at = (hex: string, ...ids: readonly string[]): readonly object[] => ids.map((id) => ({ id, hex }));

interface Moment {
  readonly turn?: number;
  readonly phase: string;
  readonly units: readonly object[];
  readonly unknown?: readonly string[];
  readonly options?: Readonly<Record<string, boolean>>;
  /** What is answered until the question is asked that is to be seen; the rest is chance, or has one answer. */
  readonly answers?: readonly Choice[];
  readonly asks: string;
}

const MOST_SEEDS = 200;

/** With the first dice that lead to the question. */
function momentOf({ answers = [], asks, ...layout }: Moment): Buffer {
  for (let seed = 1; seed <= MOST_SEEDS; seed++) {
    const position = { title: 'holland44', edition: 2, scenario: 'campaign', base: 'empty', turn: 9, seed, ...layout };
    const opened = openPosition(HOLLAND44, JSON.parse(JSON.stringify(position)));
    if (!opened.ok) throw new Error(JSON.stringify(opened.fault));
    if (comesTo(opened.value, answers, asks)) return Buffer.from(JSON.stringify(saveGame(opened.value)));
  }
  throw new Error(`no dice lead to ${asks}`);
}

function comesTo(g: Game, answers: readonly Choice[], asks: string): boolean {
  for (const choice of answers) {
    if (!play(g, choice).legal) return false;
  }
  return decision(g)?.kind === asks;
}

const second = (name: string, moment: Moment, act?: (page: Page) => Promise<void>): Scene => ({
  name: `second-${name}`,
  open: async (page) => {
    await openFile(page, 'Open a save file', momentOf(moment), 'alone');
    await isPlaying(page);
    await closeNotice(page);
  },
  ...(act === undefined ? {} : { act }),
});

const FIGHT = {
  phase: 'allied.combat',
  units: [
    ...at('4017', 'de.kerutt', 'de.segler'),
    ...at('4214', 'de.krause'),
    ...at('4016', 'uk.50.6dli', 'uk.50.9dli'),
    ...at('3916', 'uk.gds.1gg', 'uk.gds.2gg'),
    ...at('4015', 'uk.50.arty'),
  ],
} as const;
const ATTACK: readonly Choice[] = [
  { kind: 'attack', target: '4017', units: ['uk.50.6dli', 'uk.50.9dli', 'uk.gds.1gg', 'uk.gds.2gg'] },
  { kind: 'lead', formation: 'GDS' },
  { kind: 'support', artillery: ['uk.50.arty'] },
];
/** Asked on D1, which is orange at these odds. */
const OF_D1: Choice = { kind: 'lose-step', unit: 'de.segler' };
const MARCH: Choice = { kind: 'march', units: ['uk.50.6dli'], mode: 'normal', path: ['1723', '1724'] };
const OUTPOST = { phase: 'allied.movement', units: at('1722', 'uk.50.6dli'), unknown: ['1725'] } as const;

/** What a reader of the other book would look up. */
async function differences(page: Page): Promise<void> {
  await page.getByText('Optional rules, edition, dice').click();
  await page.getByLabel('Edition').selectOption('2');
  await page.locator('.differences > summary').click();
  const chapters = page.locator('.differences .chapter > summary');
  for (const chapter of ['12', '13']) await chapters.filter({ hasText: new RegExp(`^${chapter} `) }).click();
  await page.locator('select[data-rule="retreatGuidelines"]').selectOption({ index: 0 });
  await page.locator('select[data-rule="retreatExtraHexOutOfEzoc"]').scrollIntoViewIfNeeded();
}

/** With a gun, at 4-1. */
async function planned(page: Page): Promise<void> {
  await tapHex(page, '4017');
  await page.locator('.switches label').filter({ hasText: '50 Div' }).click();
}

const rule = (number: string) => async (page: Page) => {
  await tab('Rules')(page);
  await page.getByRole('searchbox').fill(number);
  await page.locator('.ref-table').first().scrollIntoViewIfNeeded();
};

export const SECOND_SCENES: readonly Scene[] = [
  { name: 'second-differences', open: async (page) => isReady(page), act: differences },
  second('planner', { ...FIGHT, asks: 'combat' }, planned),
  second('determined-defense', { ...FIGHT, answers: [...ATTACK, OF_D1], asks: 'determined-defense' }),
  second('reveal', { ...OUTPOST, answers: [MARCH], asks: 'march-on' }),
  second('stopped', {
    ...OUTPOST,
    units: [...OUTPOST.units, ...at('1004', 'uk.50.9dli')],
    answers: [MARCH],
    asks: 'movement-orders',
  }),
  second('decline', {
    phase: 'german.recovery',
    units: [{ id: 'de.kerutt', hex: '1906', states: ['full-retreat'] }, ...at('1724', 'uk.50.6dli')],
    asks: 'decline-recovery',
  }),
  second('results', { ...FIGHT, asks: 'combat' }, rule('9.3')),
];
