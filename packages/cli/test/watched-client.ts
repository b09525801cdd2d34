/** The built client by our server, in a Chromium that reports what the content policy stops. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { findChromium } from '../src/chromium/find-chromium.ts';
import { clientOf } from '../src/serve/client.ts';
import { startServer } from '../src/serve/server.ts';
import { quietShell, REPOSITORY } from './shell.ts';

export const PATIENCE = 120_000;

interface WatchedClient {
  readonly address: string;
  /** What was stopped since the last time, in pages and in workers. */
  readonly stopped: () => readonly string[];
  readonly newContext: () => Promise<BrowserContext>;
  readonly close: () => Promise<void>;
}

interface Watched {
  client: WatchedClient;
  context: BrowserContext;
}

/** One client for all tests of a file, and a new person before it for each. */
export function watchedClientForTests() {
  const watched = {} as Watched;
  beforeAll(async () => {
    watched.client = await startWatchedClient();
  });
  afterAll(() => watched.client?.close());
  beforeEach(async () => {
    watched.context = await watched.client.newContext();
  });
  afterEach(() => watched.context.close());
  const opened = async (path: string): Promise<Page> => {
    const page = await watched.context.newPage();
    await page.goto(`${watched.client.address}${path}`);
    return page;
  };
  return { watched, opened };
}

async function startWatchedClient(): Promise<WatchedClient> {
  const executablePath = findChromium(process.env);
  if (executablePath === undefined) throw new Error('no Chromium: run «node tools/ensure-chromium.mjs»');
  if (!clientOf(REPOSITORY).isBuilt()) throw new Error('the client is not built: run «npm run build»');
  const server = await startServer(quietShell(REPOSITORY), { port: 0, host: 'localhost' });
  const violations: string[] = [];
  const { proxy, address } = await startProxy(server.address, violations);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  return {
    address,
    stopped: () => violations.splice(0),
    newContext: async () => {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
      context.setDefaultTimeout(PATIENCE);
      return context;
    },
    close: async () => {
      await browser.close();
      proxy.close();
      proxy.closeAllConnections();
      await server.close();
    },
  };
}

const REPORTS = '/reports-of-violations';

/** The server, but that browsers are asked to report what they stop: a worker has nobody else to tell. */
async function startProxy(
  to: string,
  violations: string[],
): Promise<{ readonly proxy: Server; readonly address: string }> {
  const proxy = createServer(async (incoming, outgoing) => {
    if (incoming.url !== REPORTS) return pass(to, incoming, outgoing);
    let report = '';
    for await (const part of incoming) report += part;
    violations.push(report);
    outgoing.writeHead(204).end();
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const place = proxy.address();
  return { proxy, address: `http://localhost:${typeof place === 'object' ? place?.port : ''}` };
}

function pass(to: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const asked = { method: incoming.method, headers: incoming.headers, path: incoming.url };
  const passed = request(to, asked, (response) => {
    const policy = `${response.headers['content-security-policy']}; report-uri ${REPORTS}`;
    outgoing.writeHead(response.statusCode ?? 502, { ...response.headers, 'content-security-policy': policy });
    response.pipe(outgoing);
  });
  passed.on('error', () => outgoing.destroy()).end();
}

/** Whether one of these pictures is there and can be seen. */
export const isPainted = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate(
    (wanted) =>
      [...document.querySelectorAll(wanted)].some((one) => one instanceof HTMLImageElement && one.naturalWidth > 0),
    selector,
  );

/** Reports come by themselves: those of what has happened so far have come by then. */
export async function expectNothingStopped({ stopped }: WatchedClient, page: Page): Promise<void> {
  await page.waitForTimeout(500);
  expect(stopped()).toEqual([]);
}
