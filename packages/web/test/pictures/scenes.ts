/** The screens that are photographed: what is opened, and what is done before the picture is taken. */

import type { OpenGame } from '@bridgehead/client-kit/game';
import { begin, choicesOf, exampleFile, playUntil } from '@bridgehead/client-kit/testing';
import type { Page } from 'playwright-core';
import { isPlaying, reachFor, tapHex } from '../hands.ts';
import { applyAll } from '../page-facts.ts';
import { closeNotice, isReady, type OpenedBy, openFile } from '../table.ts';

declare const bridgehead: { readonly game: OpenGame };

export interface Scene {
  readonly name: string;
  /** Opens the game, or whatever else is to be seen. */
  readonly open: (page: Page) => Promise<void>;
  readonly act?: (page: Page) => Promise<void>;
}

type Act = (page: Page) => Promise<void>;

async function watched(page: Page, file: Buffer, by: OpenedBy, players: 'hot-seat' | 'alone'): Promise<void> {
  await openFile(page, by, file, players);
  await isPlaying(page);
  await closeNotice(page);
}

/** The extended example after so many steps. */
const after = (name: string, step: number, act?: Act): Scene => ({
  name,
  open: async (page) => watched(page, await exampleFile({ step }), 'Open a save file', 'hot-seat'),
  ...(act === undefined ? {} : { act }),
});

/** On a phone the sheet is pulled up first, as far as the tab needs it. */
export const tab = (name: string): Act => {
  return async (page) => {
    const wanted = page.getByRole('tab', { name });
    const grip = page.locator('.grip');
    for (let pulls = 0; pulls < 2 && (await grip.isVisible()) && !(await wanted.isVisible()); pulls++) {
      await grip.click();
    }
    await wanted.click();
  };
};

async function hovered(page: Page): Promise<void> {
  const { x, y } = await reachFor(page, '2608');
  await page.mouse.move(x, y);
  await page.waitForTimeout(800);
}

/** The way is seen before the march. */
async function pointed(page: Page): Promise<void> {
  await tapHex(page, '1303');
  await page.locator('.movement-card[aria-busy="false"]').waitFor();
  await tapHex(page, '1504');
}

async function refused(page: Page): Promise<void> {
  await tapHex(page, '1303');
  await page.locator('.movement-card[aria-busy="false"]').waitFor();
  await tapHex(page, '1906');
}

const ended: Act = (page) => page.locator('[data-act="ending"]:visible').click();

const overlays: Act = async (page) => {
  for (const key of ['2', '3', '4']) await page.keyboard.press(key);
};

const farOut: Act = async (page) => {
  await page.keyboard.press('b');
  for (let i = 0; i < 6; i++) await page.keyboard.press('-');
};

const found: Act = async (page) => {
  await page.keyboard.press('f');
  await page.locator('.find input').fill('Nijm');
};

const settings: Act = async (page) => {
  await page.keyboard.press('m');
  await page.locator('[data-menu="settings"]').click();
};

const handedOver: Act = (page) => applyAll(page, choicesOf(18, 19));

async function told(page: Page): Promise<void> {
  await handedOver(page);
  await page.locator('[data-act="take-over"]').press('Enter');
}

async function replayed(page: Page): Promise<void> {
  await watched(page, await exampleFile({ step: 131 }), 'Watch a file as a replay', 'alone');
  await page.evaluate(() => bridgehead.game.goTo(60));
}

/** A short game to its end, without a page. */
async function finished(page: Page): Promise<void> {
  const game = await begin({ hotSeat: false });
  await playUntil(game, () => game.decision.value === undefined);
  const file = Buffer.from(await game.exportText());
  // A game that is over is opened to be looked at.
  await openFile(page, 'Watch a file as a replay', file, 'alone');
  await isPlaying(page);
  await page.evaluate(() => bridgehead.game.goTo(bridgehead.game.replay.value?.of ?? 0));
}

async function opposed(page: Page): Promise<void> {
  await isReady(page);
  await page.locator('select[data-side="german"]').selectOption('person');
  await page.getByRole('button', { name: 'Begin' }).click();
  await isPlaying(page);
  await page.locator('[data-opponent]').waitFor();
}

async function advised(page: Page): Promise<void> {
  await page.locator('[data-act="advice"]').click();
  await page.locator('.advice-one, .advice [role="status"]:not(:empty)').first().waitFor();
}

const screen = (name: string, act?: Act): Scene => ({
  name,
  open: async (page) => {
    await isReady(page);
    await page.evaluate((route) => {
      location.hash = `/${route}`;
    }, name);
  },
  ...(act === undefined ? {} : { act }),
});

const moreOptions: Act = (page) => page.getByText('Optional rules, edition, dice').click();

/** Games with long names and all their buttons. */
async function saved(page: Page): Promise<void> {
  await watched(page, await exampleFile({ step: 131 }), 'Open a save file', 'hot-seat');
  await page.evaluate(() => {
    location.hash = '/start';
  });
  await page.getByRole('link', { name: 'Continue' }).first().waitFor();
  await page.getByRole('link', { name: 'Continue' }).first().scrollIntoViewIfNeeded();
}

export const SCENES: readonly Scene[] = [
  screen('start'),
  { name: 'start-options', open: async (page) => isReady(page), act: moreOptions },
  { name: 'start-saved', open: saved },
  screen('settings'),
  screen('about'),
  screen('rulebook'),
  screen('first-time'),
  screen('nowhere'),
  screen('map'),
  { ...screen('map/holland44/5320'), name: 'map-hex' },
  after('land', 0),
  after('scatter', 12),
  after('movement', 18),
  after('movement-reach', 18, (page) => tapHex(page, '1303')),
  after('movement-way', 18, pointed),
  after('movement-refused', 18, refused),
  after('movement-reminder', 18, ended),
  after('hex-card', 18, hovered),
  after('overlays', 131, overlays),
  after('far-out', 131, farOut),
  after('hand-over', 18, handedOver),
  after('story', 18, told),
  after('demolition', 19),
  after('attacker-loss', 46),
  after('occupy', 47),
  after('combat', 76),
  after('combat-planner', 76, (page) => tapHex(page, '4816')),
  after('determined-defense', 77),
  after('retreat', 78),
  after('support', 89),
  after('advance', 91),
  after('bridges', 105),
  after('traffic', 132),
  after('artillery-resupply', 135),
  after('march-on', 145),
  after('defender-loss', 192),
  after('lead-formation', 208),
  after('advice', 105, advised),
  after('tab-log', 131, tab('Log')),
  after('tab-areas', 131, tab('Areas')),
  after('tab-record', 131, tab('Record')),
  after('tab-rules', 131, tab('Rules')),
  after('tab-find', 131, tab('Units')),
  after('find-place', 131, found),
  after('menu', 131, (page) => page.keyboard.press('m')),
  after('menu-settings', 131, settings),
  after('help', 131, (page) => page.keyboard.press('?')),
  { name: 'replay', open: replayed },
  { name: 'over', open: finished },
  { name: 'opponent', open: opposed },
];
