import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { servedFolder } from '../../test/served-folder.ts';
import { quietShell, runIn, temporaryFolder } from '../../test/shell.ts';
import { TINY_MAP } from '../../test/tiny-map.ts';
import { type RunningServer, startServer } from './server.ts';

const { folder, complaints, address } = servedFolder({ 'titles/tiny/map/map.json': JSON.stringify(TINY_MAP) });
/** Told to end as soon as it runs. */
const AT_ONCE = { untilStopped: async () => 'SIGINT' as const };

async function responseOf(path: string, init: RequestInit = {}) {
  const response = await fetch(new URL(path, address()), init);
  return { status: response.status, type: response.headers.get('content-type'), body: await response.text() };
}

describe('the server', () => {
  test.each([
    ['/atlas', '/#/map'],
    ['/atlas/', '/#/map'],
    ['/atlas/tiny', '/#/map/tiny'],
  ])('leads from %s to the viewer of the client', async (path, location) => {
    const response = await fetch(new URL(path, address()), { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([302, location]);
  });

  test('shows a map as a picture in both themes', async () => {
    const light = await responseOf('/atlas/tiny.svg?theme=light');
    const dark = await responseOf('/atlas/tiny.svg?theme=dark');
    expect(light.type).toBe('image/svg+xml; charset=utf-8');
    expect(light.body).toMatch(/<svg[^>]*viewBox/);
    expect(dark.body).not.toBe(light.body);
  });

  test.each([
    '/nothing',
    '/tiny',
    '/index.html',
    '/atlas/nothing',
    '/atlas/nothing.svg',
    '/atlas/constructor',
    '/atlas/../package.json',
    '/atlas/%2e%2e/package.json',
    '/atlas/tiny/1001.json',
    '/%E0%A4%A',
    '/atlas/%E0%A4%A',
  ])('has no %s', async (path) => {
    expect((await responseOf(path)).status).toBe(404);
  });

  test('only lets itself be read', async () => {
    expect((await responseOf('/', { method: 'POST', body: 'x' })).status).toBe(405);
    expect(await responseOf('/atlas/tiny.svg', { method: 'HEAD' })).toMatchObject({ status: 200, body: '' });
  });

  test('tells its owner the fault of a map that has been spoilt, and recovers', async () => {
    const path = join(folder, 'titles/tiny/map/map.json');
    writeFileSync(path, '{');
    const spoilt = await responseOf('/atlas/tiny.svg');
    expect(spoilt.status).toBe(503);
    expect(spoilt.body).toBe('This cannot be shown just now; the window in which the server runs says why.\n');
    expect(complaints.splice(0).join('')).toMatch(
      /^bridgehead: \/atlas\/tiny\.svg: titles\/tiny\/map\/map\.json: is not JSON/,
    );
    writeFileSync(path, JSON.stringify(TINY_MAP));
    expect((await responseOf('/atlas/tiny.svg')).status).toBe(200);
  });

  test('survives a fault of its own and tells its owner', async () => {
    // A title whose style does not know every word of its map.
    const strange = { ...TINY_MAP, vocabulary: { ...TINY_MAP.vocabulary, terrain: ['clear', 'polder', 'lava'] } };
    const hexes = TINY_MAP.hexes.map((hex) => ({ ...hex, terrain: 'lava' }));
    const other = temporaryFolder({ 'titles/holland44/map/map.json': JSON.stringify({ ...strange, hexes }) });
    const told: string[] = [];
    const shell = { ...quietShell(other.folder), complain: (text: string) => told.push(text) };
    const running = await startServer(shell, { port: 0, host: 'localhost' });
    const fault = await fetch(new URL('/atlas/holland44.svg', running.address));
    expect(fault.status).toBe(503);
    expect(await fault.text()).not.toContain('lava');
    expect((await fetch(new URL('/nothing', running.address))).status).toBe(404);
    await running.close();
    other.remove();
    expect(told.join('')).toMatch(/^bridgehead: \/atlas\/holland44\.svg: .*lava/);
  });

  test('refuses a machine that is not this one', async () => {
    const { code, out, err } = await runIn(folder, ['serve', '--host', '192.0.2.1', '--port', '0']);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toBe('bridgehead: cannot listen on «192.0.2.1»: expected a name or an address of this machine\n');
  });

  test('refuses a port that is taken, in one line', async () => {
    const { port } = new URL(address());
    const { code, out, err } = await runIn(folder, ['serve', '--port', port]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toBe(`bridgehead: port ${port} is taken: expected a free one, such as --port ${Number(port) + 1}\n`);
  });

  test('prints its address and ends when it is told to', async () => {
    const { code, out, err } = await runIn(folder, ['serve', '--port', '0'], AT_ONCE);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^The client is not built .*; the server is at http:\/\/localhost:\d+\/ /);
  });

  test('says what to do as long as there is no client', async () => {
    const { status, body } = await responseOf('/');
    expect([status, body]).toEqual([503, 'The client is not built: «npm run build» does it.\n']);
  });
});

describe('the port', () => {
  const portOf = async (env: Record<string, string>, ...args: string[]) => {
    const { code, out, err } = await runIn(folder, ['serve', ...args], { ...AT_ONCE, env });
    return { code, port: /localhost:(\d+)/.exec(out)?.[1], err };
  };
  const free = async (): Promise<string> => {
    const other = await startServer(quietShell(folder), { port: 0, host: 'localhost' });
    await other.close();
    return new URL(other.address).port;
  };

  test('is that of the environment, unless the option names one', async () => {
    const [named, other] = [await free(), await free()];
    expect(await portOf({ PORT: named })).toEqual({ code: 0, port: named, err: '' });
    expect(await portOf({ PORT: other }, '--port', named)).toEqual({ code: 0, port: named, err: '' });
    expect(await portOf({ PORT: 'http' }, '--port', named)).toMatchObject({ code: 0, port: named });
    expect(await portOf({ PORT: '' }, '--port', named)).toMatchObject({ code: 0 });
  });

  test.each(['http', '70000', '-1', '80.5'])('cannot be «%s»', async (PORT) => {
    expect(await portOf({ PORT })).toEqual({
      code: 2,
      port: undefined,
      err: `bridgehead: variable «PORT» cannot be «${PORT}»: expected a whole number from 0 to 65535\n`,
    });
  });
});

describe('the server of a built client', () => {
  const client = temporaryFolder({
    'titles/tiny/map/map.json': JSON.stringify(TINY_MAP),
    'packages/web/package.json': '{}',
    'packages/web/dist/index.html': '<!doctype html><title>the client</title>',
    'packages/web/dist/assets/index-abc.js': 'export const here = true;',
    'packages/web/dist/assets/letters.woff2': '\u0000',
    'packages/web/dist/notes.secret': 'no',
  });
  let running: RunningServer;
  beforeAll(async () => {
    running = await startServer(quietShell(client.folder), { port: 0, host: 'localhost' });
  });
  afterAll(async () => {
    await running.close();
    client.remove();
  });
  const get = (path: string) => fetch(new URL(path, running.address));

  test('hands out its page, which may change, and its files, which may not', async () => {
    const page = await get('/');
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(await page.text()).toContain('the client');
    const script = await get('/assets/index-abc.js');
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(script.headers.get('cache-control')).toContain('immutable');
    const font = await get('/assets/letters.woff2');
    expect(font.headers.get('content-encoding')).toBeNull();
  });

  test.each([
    '/assets',
    '/assets/',
    '/package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/notes.secret',
    '/a%00.js',
  ])('keeps %s to itself', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  test('keeps the pictures of the maps beside it', async () => {
    expect(await (await get('/atlas/tiny.svg')).text()).toContain('A tiny map');
  });

  test('says where it and its maps are', async () => {
    const { code, out } = await runIn(client.folder, ['serve', '--port', '0'], AT_ONCE);
    expect(code).toBe(0);
    expect(out).toMatch(/^Bridgehead is at (http:\/\/localhost:\d+\/) and its maps are at \1#\/map /);
  });
});
