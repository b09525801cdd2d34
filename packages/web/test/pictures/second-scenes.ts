/** The screens of Holland '44 that look otherwise in its second edition. */
import type { Choice } from '@bridgehead/client-kit/game';
import type { Page } from 'playwright-core';
import { isPlaying, tapHex } from '../hands.ts';
import { at, type Moment, momentOf, PAST_A_GARRISON, STOPPED } from '../second-moments.ts';
import { closeNotice, isReady, openFile } from '../table.ts';
import { type Scene, tab } from './scenes.ts';

const second = (name: string, moment: Moment, act?: (page: Page) => Promise<void>): Scene => ({
  name: `second-${name}`,
  open: async (page) => {
    await openFile(page, 'Open a save file', momentOf(moment).after, 'alone');
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
  second('reveal', PAST_A_GARRISON),
  second('stopped', STOPPED),
  second('decline', {
    phase: 'german.recovery',
    units: [{ id: 'de.kerutt', hex: '1906', states: ['full-retreat'] }, ...at('1724', 'uk.50.6dli')],
    asks: 'decline-recovery',
  }),
  second('results', { ...FIGHT, asks: 'combat' }, rule('9.3')),
];
