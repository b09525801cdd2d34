/** Where the server listens, and to which names it answers. */
import { createServer, type Server } from 'node:net';
import { networkInterfaces } from 'node:os';
import { exchange, readReplies } from '@bridgehead/testkit';
import { afterAll, describe, expect, test } from 'vitest';
import { quietShell, runIn, temporaryFolder } from '../../test/shell.ts';
import { TINY_MAP } from '../../test/tiny-map.ts';
import { startServer } from './server.ts';

const { folder, remove } = temporaryFolder({ 'titles/tiny/map/map.json': JSON.stringify(TINY_MAP) });
afterAll(remove);

async function withServer(host: string, use: (port: number, address: string) => Promise<void>): Promise<void> {
  const server = await startServer(quietShell(folder), { port: 0, host });
  await use(Number(new URL(server.address).port), server.address).finally(server.close);
}

/** Whether somebody answers there. */
const isHeard = (host: string, port: number): Promise<boolean> =>
  fetch(`http://${host}:${port}/atlas/tiny.svg`).then(
    ({ status }) => status === 200,
    () => false,
  );

const addresses = Object.values(networkInterfaces()).flatMap((known) => known ?? []);
const hasSixth = addresses.some(({ address }) => address === '::1');
/** An address that is not one of localhost's two: of the network, or, on Linux, another one of this machine alone. */
const network = addresses.find(({ internal, family }) => !internal && family === 'IPv4')?.address;
const outside = network ?? (process.platform === 'linux' ? '127.0.0.2' : undefined);

/** A program that has the port already. */
async function taking(host: string, port = 0): Promise<{ readonly port: number; readonly other: Server }> {
  const other = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve) => other.listen(port, host, resolve));
  const address = other.address();
  return { port: typeof address === 'object' ? (address?.port ?? 0) : 0, other };
}

describe('the server listens', () => {
  test('on both addresses of localhost and nowhere else, unless it is told to', async () => {
    await withServer('localhost', async (port, address) => {
      expect(address).toBe(`http://localhost:${port}/`);
      expect(await isHeard('127.0.0.1', port)).toBe(true);
      expect(await isHeard('[::1]', port)).toBe(hasSixth);
      if (outside !== undefined) expect(await isHeard(outside, port)).toBe(false);
    });
  });

  test('on one address if it is given one', async () => {
    await withServer('127.0.0.1', async (port) => {
      expect(await isHeard('127.0.0.1', port)).toBe(true);
      expect(await isHeard('[::1]', port)).toBe(false);
    });
  });

  test('everywhere with 0.0.0.0', async () => {
    await withServer('0.0.0.0', async (port, address) => {
      expect(address).toBe(`http://localhost:${port}/`);
      expect(await isHeard('127.0.0.1', port)).toBe(true);
      if (outside !== undefined) expect(await isHeard(outside, port)).toBe(true);
    });
  });

  test.each(hasSixth ? ['127.0.0.1', '::1'] : ['127.0.0.1'])('not beside somebody on %s', async (host) => {
    const { port, other } = await taking(host);
    const { code, out, err } = await runIn(folder, ['serve', '--port', String(port)]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toBe(`bridgehead: port ${port} is taken: expected a free one, such as --port ${port + 1}\n`);
    expect(await isHeard('127.0.0.1', port)).toBe(false);
    await new Promise((resolve) => other.close(resolve));
  });

  test.each(['192.0.2.1', '999.1.1.1', 'no.such.host.invalid', 'a b', '[::1]', 'ff02::1', '-', 'a'.repeat(300)])(
    'not on «%s»',
    async (host) => {
      const { code, out, err } = await runIn(folder, ['serve', `--host=${host}`, '--port', '0']);
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err).toBe(`bridgehead: cannot listen on «${host}»: expected a name or an address of this machine\n`);
    },
  );
});

describe('the server answers', () => {
  const statusFor = async (port: number, ...hosts: string[]): Promise<number | undefined> => {
    const lines = [
      'GET /atlas/tiny.svg HTTP/1.1',
      ...hosts.map((host) => `Host: ${host}`),
      'Connection: close',
      '',
      '',
    ];
    const [reply] = readReplies(await exchange(port, { bytes: lines.join('\r\n') }));
    return reply?.status;
  };

  test('to the names of its own machine', async () => {
    await withServer('localhost', async (port) => {
      const own = [
        'localhost',
        'LocalHost.',
        `localhost:${port}`,
        'localhost:1',
        'localhost:',
        'a.localhost',
        '127.0.0.1',
      ];
      for (const host of [...own, '127.1.2.3:80', '[::1]', `[::1]:${port}`]) {
        expect(await statusFor(port, host), host).toBe(200);
      }
    });
  });

  test('to no foreign name, which may have been turned into its address', async () => {
    await withServer('localhost', async (port) => {
      const foreign = [
        'evil.example',
        `evil.example:${port}`,
        '127.0.0.1.evil.example',
        'localhost.evil.example',
        '1.2.3.4',
      ];
      for (const host of [...foreign, '[::2]', 'notlocalhost', '127.0.0.1.']) {
        expect(await statusFor(port, host), host).toBe(host === '127.0.0.1.' ? 200 : 421);
      }
    });
  });

  test.each([
    ...[
      ['two', ['localhost', 'localhost']],
      ['none', []],
      ['an empty one', ['']],
      ['half an address', ['[::1']],
    ],
    ...[
      ['a user', ['u@localhost']],
      ['a path', ['localhost/x']],
      ['no port', ['localhost:x']],
      ['signs', ['a%b']],
    ],
  ] as const)('not if the host is %s', async (_what, hosts) => {
    await withServer('0.0.0.0', async (port) => expect(await statusFor(port, ...hosts)).toBe(400));
  });

  test('to every name when other machines may call, which have names of their own for it', async () => {
    await withServer('0.0.0.0', async (port) => {
      for (const host of ['evil.example', '192.168.1.7:80', 'desktop.local'])
        expect(await statusFor(port, host)).toBe(200);
    });
  });

  test('an old program that names no host', async () => {
    await withServer('localhost', async (port) => {
      const [reply] = readReplies(await exchange(port, { bytes: 'GET /atlas/tiny.svg HTTP/1.0\r\n\r\n' }));
      expect(reply?.status).toBe(200);
    });
  });

  test('not an address in full that names a foreign one', async () => {
    await withServer('localhost', async (port) => {
      for (const [target, status] of [
        ['http://evil.example/atlas/tiny.svg', 421],
        ['http://127.0.0.1/atlas/tiny.svg', 200],
      ] as const) {
        const bytes = `GET ${target} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
        expect(readReplies(await exchange(port, { bytes }))[0]?.status).toBe(status);
      }
    });
  });
});
