import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join, normalize, sep } from 'node:path';
import type { Answer } from './answers.ts';

/** The built client, as files. */
export interface Client {
  readonly isBuilt: () => boolean;
  /** The file under this address, or undefined. */
  readonly answer: (path: string) => Answer | undefined;
}

const FOLDER = join('packages', 'web', 'dist');
const PAGE = 'index.html';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** The build puts a hash of the content into the names of these. */
const HASHED = /^assets[/\\]/;

/** Files are read when they are first asked for and when they have changed: a new build is served without a new start. */
export function clientOf(root: string): Client {
  const folder = join(root, FOLDER);
  const bodies = new Map<string, { readonly version: number; readonly body: Buffer }>();
  const bodyOf = (path: string): Buffer => {
    const version = statSync(path).mtimeMs;
    const known = bodies.get(path);
    if (known?.version === version) return known.body;
    const body = readFileSync(path);
    bodies.set(path, { version, body });
    return body;
  };
  return {
    isBuilt: () => existsSync(join(folder, PAGE)),
    answer: (path) => {
      const file = normalize(path === '' ? PAGE : path);
      const type = TYPES[extname(file)];
      if (type === undefined || !isInside(folder, file)) return undefined;
      return { status: 200, type, body: bodyOf(join(folder, file)), isForever: HASHED.test(file) };
    },
  };
}

function isInside(folder: string, file: string): boolean {
  const path = join(folder, file);
  if (!path.startsWith(folder + sep) || path.includes('\0')) return false;
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}
