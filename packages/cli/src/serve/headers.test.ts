import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { quietShell, temporaryFolder } from '../../test/shell.ts';
import { TINY_MAP } from '../../test/tiny-map.ts';
import { type RunningServer, startServer } from './server.ts';

const packings = vi.hoisted(() => ({ count: 0 }));
vi.mock('node:zlib', async (original) => {
  const zlib = await original<typeof import('node:zlib')>();
  const counted =
    <Args extends unknown[], Result>(pack: (...args: Args) => Result) =>
    (...args: Args): Result => {
      packings.count += 1;
      return pack(...args);
    };
  return { ...zlib, brotliCompressSync: counted(zlib.brotliCompressSync), gzipSync: counted(zlib.gzipSync) };
});

const SCRIPT = 'document.title = "early";';
const PAGE = `<!doctype html><title>client</title><script>${SCRIPT}</script><script type="module" src="./assets/a.js"></script>`;
const CODE = `export const text = '${'abc'.repeat(1000)}';`;

const { folder, remove } = temporaryFolder({
  'titles/tiny/map/map.json': JSON.stringify(TINY_MAP),
  'packages/web/dist/index.html': PAGE,
  'packages/web/dist/assets/a.js': CODE,
  'packages/web/dist/assets/b.woff2': '\u0000'.repeat(5000),
});
let server: RunningServer;

beforeAll(async () => {
  server = await startServer(quietShell(folder), { port: 0, host: 'localhost' });
});
afterAll(async () => {
  await server.close();
  remove();
});
beforeEach(() => {
  packings.count = 0;
});

interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
}

/** As it comes over the line: nothing is unpacked, nothing followed, nothing added. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const sent = request(new URL(path, server.address), { method, headers }, async (response) => {
      const parts: Buffer[] = [];
      for await (const part of response) parts.push(part);
      const told = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
      resolve({ status: response.statusCode ?? 0, headers: Object.fromEntries(told), body: Buffer.concat(parts) });
    });
    sent.on('error', reject).end();
  });
}

function expectGuarded(headers: Reply['headers']): void {
  expect(headers).toMatchObject({
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  });
  const policy = headers['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe-eval');
  expect(/script-src ([^;]*)/.exec(policy)?.[1]).toMatch(/^'self'( 'sha256-[\w+/]{43}=')*$/);
}

describe('every answer', () => {
  test.each([
    ['GET', '/', 200],
    ['GET', '/assets/a.js', 200],
    ['GET', '/assets/b.woff2', 200],
    ['GET', '/atlas', 302],
    ['GET', '/atlas/', 302],
    ['GET', '/atlas/tiny', 302],
    ['GET', '/atlas/tiny.svg', 200],
    ['GET', '/nothing', 404],
    ['HEAD', '/', 200],
    ['OPTIONS', '/', 204],
    ['POST', '/', 405],
  ])('to %s %s is guarded (%i)', async (method, path, status) => {
    const { status: given, headers } = await ask(path, {}, method);
    expect(given).toBe(status);
    expectGuarded(headers);
  });

  test.each([
    [3000, 414],
    [20_000, 431],
  ])('to an address of %i signs is guarded (%i)', async (length, status) => {
    const { status: given, headers } = await ask(`/${'a'.repeat(length)}`);
    expect(given).toBe(status);
    expectGuarded(headers);
  });

  test('allows the scripts that stand in its page, and only there', async () => {
    const hash = createHash('sha256').update(SCRIPT).digest('base64');
    const policyOf = async (path: string) => (await ask(path)).headers['content-security-policy'];
    expect(await policyOf('/')).toContain(`script-src 'self' 'sha256-${hash}'`);
    expect(await policyOf('/atlas/tiny.svg')).not.toContain('sha256');
  });
});

describe('a validator', () => {
  const PATHS = ['/', '/assets/a.js', '/assets/b.woff2', '/atlas/tiny.svg'];

  test.each(PATHS)('of %s spares sending it again', async (path) => {
    const first = await ask(path);
    const tag = first.headers.etag ?? '';
    expect(tag).toMatch(/^"[\w+/]{27}"$/);
    for (const known of [tag, `W/${tag}`, `"x", ${tag}`, `"x",W/${tag} , "y"`, '*']) {
      for (const method of ['GET', 'HEAD']) {
        const { status, headers, body } = await ask(path, { 'if-none-match': known }, method);
        expect({ status, size: body.length }, known).toEqual({ status: 304, size: 0 });
        for (const name of ['etag', 'cache-control', 'vary', 'content-security-policy']) {
          expect(headers[name], name).toBe(first.headers[name]);
        }
      }
    }
    for (const other of ['"x"', tag.slice(1, -1), tag.toUpperCase().replaceAll('"', '"x'), '', '"', `"${tag}`]) {
      expect((await ask(path, { 'if-none-match': other })).status, other).toBe(200);
    }
  });

  test('is that of one form of the bytes', async () => {
    const forms = await Promise.all(
      ['br', 'gzip', 'identity'].map((form) => ask('/assets/a.js', { 'accept-encoding': form })),
    );
    const tags = forms.map(({ headers }) => headers.etag ?? '');
    expect(new Set(tags).size).toBe(3);
    const asked = { 'accept-encoding': 'gzip', 'if-none-match': tags[0] ?? '' };
    expect((await ask('/assets/a.js', asked)).status).toBe(200);
    expect((await ask('/assets/a.js', { ...asked, 'if-none-match': tags[1] ?? '' })).status).toBe(304);
  });

  test('changes with the content and with nothing else', async () => {
    const path = join(folder, 'packages/web/dist/changing.js');
    const tagOf = async () => (await ask('/changing.js')).headers.etag;
    writeFileSync(path, 'one');
    const one = await tagOf();
    writeFileSync(path, 'two!');
    expect(await tagOf()).not.toBe(one);
    writeFileSync(path, 'one');
    expect(await tagOf()).toBe(one);
  });

  test('is not given to what was not found', async () => {
    const { status, headers } = await ask('/nothing', { 'if-none-match': '*' });
    expect(status).toBe(404);
    expect(headers.etag).toBeUndefined();
    expect(headers['cache-control']).toBe('no-store');
  });
});

describe('a HEAD', () => {
  test.each(['/', '/assets/a.js', '/atlas/tiny.svg', '/nothing', '/atlas'])(
    'of %s tells all but the body',
    async (path) => {
      const asked = { 'accept-encoding': 'br' };
      const [whole, head] = [await ask(path, asked), await ask(path, asked, 'HEAD')];
      const { date: _, ...headers } = whole.headers;
      expect(head.status).toBe(whole.status);
      expect(head.headers).toMatchObject(headers);
      expect(Number(head.headers['content-length'])).toBe(whole.body.length);
      expect(head.body.length).toBe(0);
    },
  );
});

describe('packing', () => {
  test('is done once for each form of each version, however often it is asked for', async () => {
    const askAll = async () => {
      for (const path of ['/assets/a.js?1', '/atlas/tiny.svg', '/atlas/tiny.svg?theme=dark']) {
        for (const form of ['br', 'gzip']) await ask(path, { 'accept-encoding': form });
      }
    };
    await askAll();
    packings.count = 0;
    for (let times = 0; times < 3; times++) await askAll();
    for (let junk = 0; junk < 20; junk++) await ask(`/atlas/tiny.svg?theme=${junk}`, { 'accept-encoding': 'br' });
    expect(packings.count).toBe(0);
    writeFileSync(join(folder, 'packages/web/dist/assets/a.js'), `${CODE}//`);
    writeFileSync(join(folder, 'titles/tiny/map/map.json'), JSON.stringify({ ...TINY_MAP, name: 'Another' }));
    await askAll();
    await askAll();
    expect(packings.count).toBe(6);
  });

  test.each([
    ['br', 'br'],
    ['gzip, deflate, br;q=0.9', 'br'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['BR', 'br'],
    ['gzip;q=0.000,br; q=0', undefined],
    ['brotli, xgzip', undefined],
    ['', undefined],
    ['*', undefined],
  ])('for a reader of «%s» is %s', async (accepted, packing) => {
    const { headers, body } = await ask('/assets/a.js', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(packing);
    expect(headers.vary).toBe('accept-encoding');
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync, none: (bytes: Buffer) => bytes };
    const form = packing === 'br' || packing === 'gzip' ? packing : 'none';
    expect(unpack[form](body).toString()).toContain(CODE);
  });

  test.each(['/assets/b.woff2', '/', '/nothing'])('of %s is not worth it', async (path) => {
    expect((await ask(path, { 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined();
  });
});
