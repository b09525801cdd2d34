/** What a client should not send: named cases, and a short run of `npm run fuzz-http`. */

import { connect } from 'node:net';
import { homedir } from 'node:os';
import { exchange, type RawRequest, readReplies, tryHostileRequests } from '@bridgehead/testkit';
import { afterEach, describe, expect, test } from 'vitest';
import { servedFolder } from '../../test/served-folder.ts';
import { quietShell, REPOSITORY } from '../../test/shell.ts';
import { TINY_MAP } from '../../test/tiny-map.ts';
import { startServer } from './server.ts';

const { folder, complaints, address } = servedFolder({
  'titles/tiny/map/map.json': JSON.stringify(TINY_MAP),
  'packages/web/dist/index.html': '<!doctype html><title>the client</title><script>here = true</script>',
  'packages/web/dist/assets/index-abc.js': 'export const here = true;'.repeat(100),
});

afterEach(() => {
  expect(complaints).toEqual([]);
});

const port = (): number => Number(new URL(address()).port);

async function statuses(request: RawRequest, isHead = false): Promise<readonly number[]> {
  return readReplies(await exchange(port(), request), isHead).map(({ status }) => status);
}

const get = (target: string, ...headers: string[]): string =>
  [`GET ${target} HTTP/1.1`, 'Host: localhost', ...headers, '', ''].join('\r\n');

describe('a bad target', () => {
  test.each([
    ...['//', '///', '/\\', '//[', '/%', '/%00', '/%zz', '/%ff', '/..', '/../package.json', '/%2e%2e/package.json'],
    ...['/..%2fpackage.json', '/..%5cpackage.json', '/assets%2findex-abc.js', '/./index.html', '//index.html'],
    ...[
      '/assets/../index.html',
      '/assets//index-abc.js',
      '/.git',
      '/index.html/',
      '/index.html/x.js',
      '/C:/index.html',
    ],
    ...['/index.html::$DATA', '/index.html.', '/index.html%20', '/atlas/__proto__', '/atlas/constructor.svg'],
    ...['/atlas/tiny/1001.json', `/${'a'.repeat(300)}.js`, `/${'a/'.repeat(900)}x.js`, 'http://localhost//'],
  ])('%j is the address of nothing', async (target) => {
    expect(await statuses({ bytes: get(target) })).toEqual([404]);
  });

  test.each(['http://[', 'http://', 'http://u@localhost/', '*', 'atlas', 'file:///etc/passwd', '?', 'javascript:x'])(
    '%j is no address',
    async (target) => {
      expect(await statuses({ bytes: get(target) })).toEqual([400]);
    },
  );

  test('may be too long', async () => {
    expect(await statuses({ bytes: get(`/${'a'.repeat(2048)}`) })).toEqual([414]);
    expect(await statuses({ bytes: get(`/?${'a'.repeat(20_000)}`) })).toEqual([431]);
  });

  test('is not far from a good one', async () => {
    const good = [
      '/',
      '/?',
      '/?a=//[',
      '/#x',
      '/%69ndex.html',
      '/assets/index-abc.js?v=%zz',
      'http://localhost/atlas/tiny.svg',
    ];
    for (const target of [...good, 'HTTP://LOCALHOST:80', '/atlas/tiny.svg?theme=%zz&theme=dark']) {
      expect(await statuses({ bytes: get(target) }), target).toEqual([200]);
    }
  });
});

describe('a request', () => {
  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND', 'CONNECT'])('may not %s', async (method) => {
    const target = method === 'CONNECT' ? 'localhost:80' : '/';
    const bytes = `${method} ${target} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\n\r\nx`;
    const [reply] = readReplies(await exchange(port(), { bytes }));
    expect(reply?.status).toBe(405);
    expect(reply?.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
  });

  test.each(['*', '/', '/nothing'])('may ask what may be asked of %s', async (target) => {
    const bytes = `OPTIONS ${target} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
    const [reply] = readReplies(await exchange(port(), { bytes }));
    expect(reply?.status).toBe(204);
    expect(reply?.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
  });

  test.each([
    ['a broken first line', 'GET\r\n\r\n', 400],
    ['an unknown method', 'XYZZY / HTTP/1.1\r\n\r\n', 400],
    ['a NUL', get('/', 'X: \0'), 400],
    ['half a request', 'GET / HTTP/1.1\r\nHost: loc', 400],
    ['too many headers', get('/', `X: ${'x'.repeat(20_000)}`), 431],
    ['two lengths', get('/', 'Content-Length: 1', 'Content-Length: 2'), 400],
    ['a length and chunks', get('/', 'Content-Length: 1', 'Transfer-Encoding: chunked'), 400],
    ['another protocol', '\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03', 400],
    ['a body', `${get('/', 'Content-Length: 5')}hello`, 200],
    ['an expectation', get('/', 'Expect: a miracle'), 200],
    ['a wish for another protocol', get('/', 'Connection: upgrade', 'Upgrade: websocket'), 200],
  ])('with %s gets one answer', async (_what, bytes, status) => {
    expect(await statuses({ bytes })).toEqual([status]);
  });

  test('that follows another on the same line is answered after it', async () => {
    const bytes = [get('/'), get('/nothing'), get('/atlas/tiny.svg', 'Connection: close')].join('');
    expect(await statuses({ bytes, ending: 'finish', pieces: 3 })).toEqual([200, 404, 200]);
  });

  test('that follows a good one and is broken does not take its answer away', async () => {
    expect((await statuses({ bytes: `${get('/')}XYZZY\r\n\r\n` }))[0]).toBe(200);
  });

  test('without end is thrown away and cut off', async () => {
    const bytes = `${get('/', `Content-Length: ${10 ** 8}`)}${'x'.repeat(3_000_000)}`;
    const { isCut } = await exchange(port(), { bytes });
    expect(isCut).toBe(true);
  });

  test('whose sender is gone harms nobody', async () => {
    const bytes = get('/atlas/tiny.svg').repeat(50);
    await Promise.all(Array.from({ length: 20 }, () => exchange(port(), { bytes, ending: 'abort' })));
    expect(await statuses({ bytes: get('/') })).toEqual([200]);
  });
});

describe('a client', () => {
  const HASTE = { headersTimeout: 300, requestTimeout: 600, keepAliveTimeout: 300, idleTimeout: 5000 };

  /** Opens a line and says so much; gives what came back and when the server closed it. */
  const left = (at: number, bytes: string): Promise<string> =>
    new Promise((resolve, reject) => {
      let text = '';
      const socket = connect(at, '127.0.0.1', () => socket.write(bytes));
      socket.setEncoding('latin1').on('data', (part) => {
        text += part;
      });
      socket.on('error', reject).on('close', () => resolve(text));
    });

  test('that stays silent or slow is not waited for', async () => {
    const hasty = await startServer(quietShell(folder), { port: 0, host: 'localhost' }, HASTE);
    const at = Number(new URL(hasty.address).port);
    const slow = ['', 'GET / HT', 'GET / HTTP/1.1\r\nHost: localhost\r\n', get('/')];
    const [, line, headers, whole] = await Promise.all(slow.map((bytes) => left(at, bytes)));
    expect(line).toMatch(/^HTTP\/1\.1 408 /);
    expect(headers).toMatch(/^HTTP\/1\.1 408 [\s\S]*content-security-policy/);
    expect(whole).toMatch(/^HTTP\/1\.1 200 /);
    await hasty.close();
  });

  test('that has an open line does not keep the server from ending', async () => {
    const other = await startServer(quietShell(folder), { port: 0, host: 'localhost' });
    const at = Number(new URL(other.address).port);
    const open = [
      '',
      'GET / HT',
      get('/'),
      get('/', 'Content-Length: 9'),
      get('/', 'Connection: upgrade', 'Upgrade: x'),
    ];
    const connected = [...open, 'CONNECT x:1 HTTP/1.1\r\n\r\n'].map((bytes) => {
      const socket = connect(at, '127.0.0.1', () => socket.write(bytes));
      return new Promise((resolve) => {
        socket
          .on('error', () => undefined)
          .on('close', resolve)
          .resume();
      });
    });
    await new Promise((resolve) => setTimeout(resolve, 100));
    const start = performance.now();
    await other.close();
    expect(performance.now() - start).toBeLessThan(1000);
    await Promise.all(connected);
  });

  test('beyond the last that has room is sent away', async () => {
    const small = await startServer(quietShell(folder), { port: 0, host: '127.0.0.1' }, { connections: 2 });
    const at = Number(new URL(small.address).port);
    const guests = [connect(at, '127.0.0.1'), connect(at, '127.0.0.1')];
    await Promise.all(guests.map((guest) => new Promise((resolve) => guest.on('connect', resolve))));
    expect((await exchange(at, { bytes: get('/') })).text).toBe('');
    for (const guest of guests) guest.destroy();
    await expect.poll(async () => (await exchange(at, { bytes: get('/') })).text).toMatch(/^HTTP\/1\.1 200 /);
    await small.close();
  });
});

test('200 hostile requests are refused or answered, and nothing is told of this machine', async () => {
  const tally = await tryHostileRequests({
    port: Number(new URL(address()).port),
    seed: 1,
    requests: 200,
    addresses: ['/', '/atlas/', '/atlas/tiny', '/atlas/tiny.svg?theme=dark', '/assets/index-abc.js'],
    secrets: [folder, REPOSITORY, homedir(), 'node:', 'file://', '\n    at '],
  });
  expect([...tally.keys()]).toEqual(expect.arrayContaining([200, 400, 404, 405, 414, 421, 431]));
});
