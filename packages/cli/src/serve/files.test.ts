/** Which files are handed out: those of the built client, and nothing that a link or a name leads to. */
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { quietShell, temporaryFolder } from '../../test/shell.ts';
import { TINY_MAP } from '../../test/tiny-map.ts';
import { clientOf } from './client.ts';
import { type RunningServer, startServer } from './server.ts';

const SECRET = 'export const secret = true;';
const { folder, remove } = temporaryFolder({
  'titles/tiny/map/map.json': JSON.stringify(TINY_MAP),
  'outside/secret.js': SECRET,
  'packages/web/secret.js': SECRET,
  'packages/web/dist-other/secret.js': SECRET,
  'packages/web/dist/index.html': '<!doctype html><title>the client</title>',
  'packages/web/dist/assets/a.js': 'export const here = true;',
  'packages/web/dist/.hidden.js': SECRET,
  'packages/web/dist/.git/config.js': SECRET,
});
const dist = join(folder, 'packages/web/dist');
const complaints: string[] = [];
let server: RunningServer;

beforeAll(async () => {
  symlinkSync(join(folder, 'outside/secret.js'), join(dist, 'link.js'));
  symlinkSync('../../../outside', join(dist, 'folder'));
  symlinkSync('../dist-other', join(dist, 'beside'));
  symlinkSync('..', join(dist, 'up'));
  symlinkSync('loop.js', join(dist, 'loop.js'));
  symlinkSync('nowhere.js', join(dist, 'broken.js'));
  symlinkSync('assets/a.js', join(dist, 'inside.js'));
  symlinkSync('assets', join(dist, 'same'));
  mkdirSync(join(dist, 'folder.js'));
  const shell = { ...quietShell(folder), complain: (text: string) => complaints.push(text) };
  server = await startServer(shell, { port: 0, host: 'localhost' });
});
afterAll(async () => {
  await server.close();
  remove();
});

const get = async (path: string) => {
  const response = await fetch(new URL(path, server.address));
  return { status: response.status, body: await response.text() };
};

describe('a link', () => {
  test.each(['/link.js', '/folder/secret.js', '/beside/secret.js', '/up/secret.js', '/loop.js', '/broken.js'])(
    '%s that leads out of the folder, or nowhere, is not followed',
    async (path) => {
      expect(await get(path)).toEqual({ status: 404, body: 'There is nothing under this address.\n' });
      expect(complaints).toEqual([]);
    },
  );

  test.each(['/inside.js', '/same/a.js', '/assets/a.js'])('%s that stays inside is', async (path) => {
    expect(await get(path)).toEqual({ status: 200, body: 'export const here = true;' });
  });

  test('to the whole folder is where the client was put', async () => {
    const other = temporaryFolder({ 'built/index.html': 'elsewhere', 'packages/web/package.json': '{}' });
    symlinkSync(join(other.folder, 'built'), join(other.folder, 'packages/web/dist'));
    expect(clientOf(other.folder).fileAt('')?.content.body.toString()).toBe('elsewhere');
    other.remove();
  });
});

describe('a file', () => {
  test.each([
    '/.hidden.js',
    '/.git/config.js',
    '/folder.js',
    '/folder.js/',
    '/assets',
    '/assets/',
    '/index.html/',
    '/a.js',
  ])('%s is not handed out', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  test('that vanishes is not there, and comes back', async () => {
    writeFileSync(join(dist, 'passing.js'), 'one');
    expect(await get('/passing.js')).toEqual({ status: 200, body: 'one' });
    rmSync(join(dist, 'passing.js'));
    expect((await get('/passing.js')).status).toBe(404);
    writeFileSync(join(dist, 'passing.js'), 'again');
    expect(await get('/passing.js')).toEqual({ status: 200, body: 'again' });
  });

  // A folder in the place of a map cannot be read by anybody, not even by those whom no permission stops.
  test('that cannot be read is told to the owner, not to the client', async () => {
    const title = join(folder, 'titles/spoilt');
    mkdirSync(join(title, 'map', 'map.json'), { recursive: true });
    for (const path of ['/atlas/spoilt.svg', '/atlas/spoilt.svg?theme=dark']) {
      expect(await get(path), path).toEqual({
        status: 503,
        body: 'This cannot be shown just now; the window in which the server runs says why.\n',
      });
    }
    expect((await get('/atlas/tiny.svg')).status).toBe(200);
    expect(complaints.splice(0)).toHaveLength(2);
    rmSync(title, { recursive: true });
    expect((await get('/atlas/spoilt.svg')).status).toBe(404);
  });
});
