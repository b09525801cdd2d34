import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { build, preview } from 'vite';

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

/** Builds the sources as they are now into a folder of its own. */
export async function startClient(): Promise<Client> {
  const outDir = mkdtempSync(join(tmpdir(), 'bridgehead-web-'));
  await buildFor(outDir);
  const server = await preview({ configFile: CONFIG, logLevel: 'error', build: { outDir }, preview: { port: 0 } });
  const address = server.resolvedUrls?.local[0] ?? '';
  const browser = await launch();
  return {
    address,
    open: (options) => openTab(browser, address, options),
    close: async () => {
      await browser.close();
      await server.close();
      rmSync(outDir, { recursive: true, force: true });
    },
  };
}

/** The product itself, not what a test environment would make of it. */
async function buildFor(outDir: string): Promise<void> {
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  await build({ configFile: CONFIG, logLevel: 'error', build: { outDir } });
  process.env.NODE_ENV = NODE_ENV;
}

function launch(): Promise<Browser> {
  const executablePath = [process.env.BRIDGEHEAD_CHROMIUM ?? '', ...USUAL_PLACES].find((path) => existsSync(path));
  if (executablePath === undefined) throw new Error('no Chromium: run «node tools/ensure-chromium.mjs»');
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
}

async function openTab(browser: Browser, address: string, options: BrowserContextOptions = {}): Promise<Tab> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  context.setDefaultTimeout(ACT_MS);
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
