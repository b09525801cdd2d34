import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContextOptions, chromium, type JSHandle, type Page } from 'playwright-core';
import { build, type InlineConfig, preview } from 'vite';
import type { ScreenBoard } from '../src/index.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const DEMO = '/packages/board/test/demo.html';

const PROGRAMS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map(
  (name) => `/usr/bin/${name}`,
);

function program(): string {
  const found = [process.env.BRIDGEHEAD_CHROMIUM ?? '', ...PROGRAMS].find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
  if (found === undefined) throw new Error('no Chromium: run «node tools/ensure-chromium.mjs»');
  return found;
}

/** A board in a page, and what the page complained about. */
export interface OpenBoard {
  readonly page: Page;
  readonly board: JSHandle<ScreenBoard>;
  readonly errors: readonly string[];
}

export interface BoardStage {
  open(query?: string, context?: BrowserContextOptions): Promise<OpenBoard>;
  close(): Promise<void>;
}

/** Builds and serves the demo page and opens it in Chromium. */
export async function startStage(): Promise<BoardStage> {
  const folder = mkdtempSync(join(tmpdir(), 'bridgehead-board-'));
  const common: InlineConfig = {
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['source'] },
  };
  await build({
    ...common,
    worker: { format: 'es' },
    build: { outDir: folder, minify: false, target: 'es2023', rolldownOptions: { input: join(ROOT, DEMO) } },
  });
  const server = await preview({ ...common, build: { outDir: folder }, preview: { port: 0 } });
  const [address = ''] = server.resolvedUrls?.local ?? [];
  const browser: Browser = await chromium.launch({
    executablePath: program(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  return {
    async open(query = '', context = {}) {
      const opened = await browser.newContext({ viewport: { width: 900, height: 700 }, ...context });
      const page = await opened.newPage();
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') errors.push(message.text());
      });
      await page.goto(new URL(`${DEMO}${query}`, address).href);
      await page.waitForFunction('window.board !== undefined');
      const board = await page.evaluateHandle<ScreenBoard>('window.board');
      await board.evaluate((it) => it.ready);
      return { page, board, errors };
    },
    async close() {
      await browser.close();
      await server.close();
      rmSync(folder, { recursive: true });
    },
  };
}
