import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { type Content, CSS, contentOf, HTML, JS, JSON_TYPE, SVG, TEXT } from './content.ts';
import { found, type PageResponse } from './page-response.ts';
import { fileVersion, versionedCache } from './versioned-cache.ts';

/** The built client, as files. */
export interface Client {
  readonly isBuilt: () => boolean;
  /** The file under this address, or undefined. */
  readonly fileAt: (path: string) => PageResponse | undefined;
}

const FOLDER = join('packages', 'web', 'dist');
const PAGE = 'index.html';

const TYPES: Readonly<Record<string, string>> = {
  '.css': CSS,
  '.html': HTML,
  '.js': JS,
  '.json': JSON_TYPE,
  '.png': 'image/png',
  '.svg': SVG,
  '.txt': TEXT,
  '.webp': 'image/webp',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** The build puts a hash of the content into the names of these. */
const HASHED = /^assets\//;

/** Files are read when they are first asked for and when they have changed: a new build is served without a new start. */
export function clientOf(root: string): Client {
  const folder = join(root, FOLDER);
  const contents = versionedCache<Content>();
  const fileContent = (path: string, type: string): Content | undefined => {
    const file = fileInside(folder, path);
    return file === undefined
      ? undefined
      : contents(file, fileVersion(file), () => contentOf(type, readFileSync(file)));
  };
  return {
    isBuilt: () => existsSync(join(folder, PAGE)),
    fileAt: (path) => {
      const name = path === '' ? PAGE : path;
      const type = name.endsWith('/') ? undefined : TYPES[extname(name)];
      const content = type === undefined ? undefined : unlessAbsent(() => fileContent(name, type));
      return content === undefined ? undefined : { ...found(content), isForever: HASHED.test(name) };
    },
  };
}

/** Where the file really is, unless that is not in the folder: a link that leads out of it is not followed. */
function fileInside(folder: string, path: string): string | undefined {
  const real = realpathSync(join(folder, path));
  return real.startsWith(realpathSync(folder) + sep) && statSync(real).isFile() ? real : undefined;
}

/** No file, no folder on the way to it, a name or a chain of links too long: all of them say that it is not there. */
const ABSENT = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP'];

function unlessAbsent<Value>(look: () => Value): Value | undefined {
  try {
    return look();
  } catch (error) {
    if (error instanceof Error && 'code' in error && ABSENT.includes(String(error.code))) return undefined;
    throw error;
  }
}
