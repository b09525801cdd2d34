/** The modules of another build: ours where its lock file is ours, linked rather than copied. */
import { existsSync, lstatSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { textIfThere } from '../files.ts';

export const LOCK_FILE = 'package-lock.json';
const MODULES = 'node_modules';
/** npm writes it last: without it an installation is not whole. */
const INSTALLED = '.package-lock.json';
const NOT_SHARED = ['.cache', '.vite', '.vitest', INSTALLED];

/** Whether our modules are those that the other build's lock file names. */
export function canShareModules(root: string, folder: string): boolean {
  const [ours, theirs] = [root, folder].map((path) => textIfThere(join(path, LOCK_FILE)));
  const hasNested = /"(?:packages|titles)\/[^"]*\/node_modules\//.test(ours ?? '');
  return ours !== undefined && ours === theirs && !hasNested && existsSync(join(root, MODULES, INSTALLED));
}

/** A link among our modules leads to a package of the repository: there it leads to that build's own. */
export function shareModules(root: string, folder: string, under = ''): void {
  const [from, to] = [join(root, MODULES, under), join(folder, MODULES, under)];
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (under === '' && NOT_SHARED.includes(name)) continue;
    const path = join(from, name);
    if (lstatSync(path).isSymbolicLink()) {
      const own = join(folder, relative(root, resolve(from, readlinkSync(path))));
      symlinkSync(relative(to, own), join(to, name), 'dir');
    } else if (under === '' && name.startsWith('@')) shareModules(root, folder, name);
    else symlinkSync(relative(to, path), join(to, name), 'junction');
  }
}
