import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { build, type Plugin, preview } from 'vite';

const CONFIG = fileURLToPath(new URL('../../../vite.config.ts', import.meta.url));
const USUAL_PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** What takes longer than this on the page is not there. */
const ACT_MS = 30_000;

/** The client as it will be served, and a browser to open it in. */
export interface Client {
  readonly address: string;
  open(options?: BrowserContextOptions): Promise<Tab>;
  close(): Promise<void>;
}

export interface Tab {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What the page complained about. */
  readonly errors: string[];
  close(): Promise<void>;
}

export interface Served {
  readonly address: string;
  close(): Promise<void>;
}

export interface Titles {
  /** The file that stands in for the list of titles in packages/catalogue; left out, that list itself. */
  readonly titles?: string;
}

/** Where a run of many files has built the client for all of them. */
const BUILT_FOR_ALL = 'BRIDGEHEAD_TESTED_CLIENT';

/** Set-up of such a run: one build in place of one a file. Answers with what takes it away again. */
export async function buildForAll(): Promise<() => void> {
  const outDir = await buildClient({});
  process.env[BUILT_FOR_ALL] = outDir;
  return () => rmSync(outDir, { recursive: true, force: true });
}

/** Serves the client of the sources as they are now: the one that was built for all, or one of its own. */
export async function serveClient(wanted: Titles = {}): Promise<Served> {
  const shared = wanted.titles === undefined ? process.env[BUILT_FOR_ALL] : undefined;
  const outDir = shared ?? (await buildClient(wanted));
  const server = await preview({ configFile: CONFIG, logLevel: 'error', build: { outDir }, preview: { port: 0 } });
  return {
    address: server.resolvedUrls?.local[0] ?? '',
    close: async () => {
      await server.close();
      if (shared === undefined) rmSync(outDir, { recursive: true, force: true });
    },
  };
}

export async function startClient(wanted: Titles = {}): Promise<Client> {
  const { address, close } = await serveClient(wanted);
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS });
  return {
    address,
    open: (options) => openTab(browser, address, options),
    close: async () => {
      await browser.close();
      await close();
    },
  };
}

/** Another list of titles in place of that of the catalogue: nothing else of the client knows what there is to play. */
const otherTitles = (file: string): Plugin => ({
  name: 'other-titles',
  enforce: 'pre',
  resolveId: (source, importer = '') =>
    source === './titles.ts' && importer.includes('/packages/catalogue/src/') ? file : undefined,
});

/** The product itself, not what a test environment would make of it, in a folder of its own. */
async function buildClient({ titles }: Titles): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'bridgehead-web-'));
  const { NODE_ENV = 'test' } = process.env;
  process.env.NODE_ENV = 'production';
  const plugins = (): Plugin[] => (titles === undefined ? [] : [otherTitles(titles)]);
  await build({ configFile: CONFIG, logLevel: 'error', build: { outDir }, plugins: plugins(), worker: { plugins } });
  process.env.NODE_ENV = NODE_ENV;
  return outDir;
}

export const CHROMIUM_ARGS = ['--no-sandbox', '--disable-gpu'];

export function chromiumPath(): string {
  const path = [process.env.BRIDGEHEAD_CHROMIUM ?? '', ...USUAL_PLACES].find((one) => existsSync(one));
  if (path === undefined) throw new Error('no Chromium: run «node tools/ensure-chromium.mjs»');
  return path;
}

/** In the page: as a player who has set it so. */
function leaveOutBriefings(): void {
  try {
    if (localStorage.getItem('bridgehead-settings') === null) {
      localStorage.setItem('bridgehead-settings', JSON.stringify({ briefing: false }));
    }
  } catch {
    return;
  }
}

async function openTab(browser: Browser, address: string, options: BrowserContextOptions = {}): Promise<Tab> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  context.setDefaultTimeout(ACT_MS);
  // What is read before a game would stand before every test of it.
  await context.addInitScript(leaveOutBriefings);
  const tab = await addTab(context, address);
  return { ...tab, close: () => context.close() };
}

/** Another tab of the same person. */
export async function addTab(context: BrowserContext, address: string): Promise<Tab> {
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto(address);
  return { page, context, errors, close: () => page.close() };
}
