/** The screens of the third title: what is opened, and what is done before the picture is taken. */
import { readFileSync } from 'node:fs';
import type { OpenGame } from '@bridgehead/client-kit/game';
import { type Choice, openPosition, play, saveGame } from '@bridgehead/engine';
import { KASSERINE_CLIENT } from '@bridgehead/kasserine/client';
import { KASSERINE } from '@bridgehead/kasserine/rules';
import type { Page } from 'playwright-core';
import { handsOf, tapHex } from '../hands.ts';
import { beginKasserine, goToKind } from '../kasserine-table.ts';
import { findMoments, momentFile } from '../moments.ts';
import { isPlaying, playOn } from '../page-facts.ts';
import { PREPARED } from '../prepared-titles.ts';
import { takeOver } from '../random-player.ts';
import { closeNotice, isReady, openFile } from '../table.ts';

declare const bridgehead: { readonly game: OpenGame };

type Act = (page: Page) => Promise<unknown>;

export interface KasserineScene {
  readonly name: string;
  /** Opens the game, or whatever else is to be seen. */
  readonly open: Act;
  readonly act?: Act;
}

const DICE = [3, 3, 2, 4, 4, 1, 2, 3, 4, 3, 2, 1];

interface SaveLine {
  readonly by?: string;
  readonly choice?: Choice;
  readonly forced?: boolean;
}

/** [17] The Battle of Thala after so many lines of its save. */
function thalaAfter(lines: number): Buffer {
  const text = readFileSync(new URL('../../../../titles/kasserine/examples/thala.jsonl', import.meta.url), 'utf8');
  const [head = '{}', ...rest] = text.trim().split('\n');
  const opened = openPosition(KASSERINE, JSON.parse(head).from, DICE);
  if (!opened.ok) throw new Error(JSON.stringify(opened.fault));
  for (const line of rest.slice(0, lines - 1)) {
    const { by, choice, forced } = JSON.parse(line) as SaveLine;
    if (choice !== undefined && by !== 'chance' && forced !== true) play(opened.value, choice);
  }
  return Buffer.from(JSON.stringify(saveGame(opened.value)));
}

async function opened(page: Page, file: Buffer, players: 'hot-seat' | 'alone' = 'alone'): Promise<void> {
  playOn(KASSERINE_CLIENT.grid, KASSERINE_CLIENT.words);
  await openFile(page, 'Open a save file', file, players);
  await isPlaying(page);
  await page.locator('.b-board, [data-act="take-over"]').first().waitFor();
  await closeNotice(page);
  await takeOver(handsOf(page, 'mouse'));
}

const thala = (name: string, lines: number, act?: Act): KasserineScene => ({
  name,
  open: (page) => opened(page, thalaAfter(lines)),
  ...(act === undefined ? {} : { act }),
});

/** On a phone the sheet is pulled up first. */
async function pullUp(page: Page, selector: string): Promise<void> {
  const grip = page.locator('.grip');
  const wanted = page.locator(selector).first();
  for (let pulls = 0; pulls < 2 && (await grip.isVisible()) && !(await wanted.isVisible()); pulls++) await grip.click();
}

const press =
  (selector: string): Act =>
  async (page) => {
    await pullUp(page, selector);
    await page.locator(selector).first().click();
  };

const tab = (name: string): Act => press(`[role="tab"]:has-text("${name}")`);

const taps =
  (...hexes: readonly string[]): Act =>
  async (page) => {
    for (const hex of hexes) {
      await tapHex(page, hex);
      await page.waitForTimeout(500);
    }
  };

const overlay =
  (...names: readonly string[]): Act =>
  async (page) => {
    for (const name of names) {
      const button = page.locator(`[data-overlay="${name}"]`).first();
      if (!(await button.isVisible())) await page.locator('.stage-buttons [aria-expanded="false"]').click();
      await button.click();
    }
    await page.waitForTimeout(400);
  };

const start = (name: string, act?: Act): KasserineScene => ({
  name,
  open: async (page) => {
    playOn(KASSERINE_CLIENT.grid, KASSERINE_CLIENT.words);
    await isReady(page);
    await page.getByLabel('Title').selectOption('kasserine');
  },
  ...(act === undefined ? {} : { act }),
});

const begun = (name: string, scenario: 'faid' | 'campaign' | 'decide', act?: Act): KasserineScene => ({
  name,
  open: (page) => beginKasserine(page, { scenario }),
  ...(act === undefined ? {} : { act }),
});

const briefing = (scenario: 'faid' | 'campaign' | 'decide'): KasserineScene =>
  begun(`briefing-${scenario}`, scenario, async (page) => {
    await page.keyboard.press('m');
    await page.locator('[data-menu="briefing"]').click();
  });

const reached: Act = async (page) => {
  await taps('3112')(page);
  await page.locator('.movement-card[aria-busy="false"]').waitFor();
};

const marched: Act = async (page) => {
  await reached(page);
  await tapHex(page, '3111');
};

const planned: Act = taps('2910');

/** One for each kind of question, as the prepared positions have it. */
function asked(): readonly KasserineScene[] {
  const seen = new Set<string>();
  return PREPARED.kasserine
    .flatMap(({ source }) => findMoments(source))
    .flatMap((moment): readonly KasserineScene[] => {
      if (seen.has(moment.kind)) return [];
      seen.add(moment.kind);
      return [{ name: `asked-${moment.kind}`, open: (page) => opened(page, momentFile(KASSERINE, moment)) }];
    });
}

/** On with the game, by what goes on where there is such a thing, until it is over or the device changes hands. */
const playOnAlone: Act = (page) =>
  page.evaluate(async () => {
    const { game } = bridgehead;
    while (game.handOver.value === undefined && game.decision.value !== undefined) {
      const lists = await Promise.all(
        ['done', 'end-movement', 'end-declaration'].map((one) => game.choices({ kind: one }, 1)),
      );
      const [choice] = [...lists.flat(), ...(await game.choices({}, 1))];
      if (choice === undefined) return;
      await game.apply(choice);
    }
  });

const told: Act = async (page) => {
  await playOnAlone(page);
  await page.locator('[data-act="take-over"]').press('Enter');
  await page.locator('.b-board').waitFor();
};

const LONG_TURN_MS = 120_000;

/** The computer makes its turns at once, whatever the person is asked meanwhile, until a report tells of this. */
const reportedWith =
  (wanted: string): Act =>
  async (page) => {
    for (let answers = 0; answers < 60 && !(await page.locator(wanted).first().isVisible()); answers++) {
      await page.evaluate(async () => {
        const { game } = bridgehead;
        if (game.decision.value?.by === 'allied') {
          const [done] = [...(await game.choices({ kind: 'done' }, 1)), ...(await game.choices({}, 1))];
          if (done !== undefined) await game.apply(done);
        }
        document.querySelector<HTMLElement>('[data-act="skip-opponent"]')?.click();
      });
      await page.waitForTimeout(500);
    }
    await page.locator(wanted).first().waitFor({ timeout: LONG_TURN_MS });
  };

const reported = reportedWith('[data-report]');

const stepped: Act = async (page) => {
  await reportedWith('[data-act="battle-steps"]')(page);
  await page.locator('[data-report] [data-act="battle-steps"]').first().click();
};

const againstAxis = (name: string, act: Act): KasserineScene => ({
  name,
  open: (page) => beginKasserine(page, { scenario: 'faid', players: { allied: 'person', axis: 'staff' } }),
  act,
});

const looked: Act = async (page) => {
  await playOnAlone(page);
  await press('.button:has-text("The course of the campaign")')(page);
};

const settings: Act = async (page) => {
  await page.keyboard.press('m');
  await page.locator('[data-menu="settings"]').click();
};

/** All that can be opened there. */
const unfolded =
  (name: string): Act =>
  async (page) => {
    await tab(name)(page);
    await page.evaluate(() => {
      for (const one of document.querySelectorAll<HTMLDetailsElement>('[role="tabpanel"] details')) one.open = true;
    });
  };

/** Before a game and at its beginning. */
const ARRIVING: readonly KasserineScene[] = [
  start('start'),
  start('start-options', (page) => page.getByText('Optional rules, edition, dice').click()),
  start('lesson', (page) => page.locator('.learn-link').first().click()),
  start('rulebook', (page) => page.locator('.learn-link').last().click()),
  briefing('faid'),
  briefing('campaign'),
  briefing('decide'),
  begun('faid', 'faid'),
  begun('campaign-movement', 'campaign', (page) => goToKind(page, 'movement-orders')),
  begun('decide-movement', 'decide', (page) => goToKind(page, 'movement-orders')),
];

/** The turn of Thala, question by question. */
const BATTLE: readonly KasserineScene[] = [
  thala('movement', 6),
  thala('movement-reach', 6, reached),
  thala('movement-way', 6, marched),
  thala('movement-guns', 6, taps('2912')),
  thala('movement-reminder', 6, press('[data-act="ending"]:visible')),
  thala('declaration', 16),
  thala('declaration-planner', 16, planned),
  thala('declaration-owed', 17),
  thala('declaration-declared', 19),
  thala('reaction', 20),
  thala('reaction-reach', 20, taps('2810')),
  thala('next-combat', 23),
  thala('barrage', 25),
  thala('air-defender', 27),
  thala('air-attacker', 29),
  thala('attacker-loss', 34),
  thala('defender-loss', 35),
  thala('retreat', 36),
  thala('advance', 37),
  thala('advance-2', 57),
  thala('reserve', 71),
  thala('reserve-guns', 71, taps('2912')),
];

/** What lies over and beside the map. */
const AROUND: readonly KasserineScene[] = [
  thala('over-zoc', 16, overlay('zoc')),
  thala('over-supply', 16, overlay('supply')),
  thala('over-command', 16, overlay('command')),
  thala('over-reserves', 16, overlay('reserves')),
  thala('over-guns', 16, overlay('guns')),
  thala('over-air', 16, overlay('air')),
  thala('over-control', 16, overlay('control')),
  thala('hex-card', 16, taps('2809')),
  ...['Log', 'Areas', 'Record', 'Rules', 'Units'].map((name) => thala(`tab-${name}`, 34, tab(name))),
  thala('help', 34, (page) => page.keyboard.press('?')),
  thala('menu', 34, (page) => page.keyboard.press('m')),
  { name: 'hand-over', open: (page) => opened(page, thalaAfter(20), 'hot-seat'), act: playOnAlone },
  { name: 'story', open: (page) => opened(page, thalaAfter(20), 'hot-seat'), act: told },
  begun('over', 'faid', playOnAlone),
  begun('course', 'faid', looked),
  againstAxis('report', reported),
  againstAxis('steps', stepped),
  begun('areas', 'campaign', tab('Areas')),
  begun('record', 'campaign', tab('Record')),
  begun('forces', 'campaign', unfolded('Units')),
  begun('rules', 'campaign', unfolded('Rules')),
  begun('settings', 'campaign', settings),
];

export const kasserineScenes = (): readonly KasserineScene[] => [...ARRIVING, ...BATTLE, ...AROUND, ...asked()];
