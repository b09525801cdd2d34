// `npm start` plays what the sources say: builds where something is missing or older than a source.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const RESULTS = ['packages/cli/dist/main.js', 'packages/web/dist/index.html'];
const SOURCES = ['packages', 'titles', 'package-lock.json', 'vite.config.ts', 'tsconfig.base.json'];
const SKIPPED = new Set(['node_modules', 'dist', 'coverage', 'test', 'README.md', 'RULINGS.md']);

/** The time of the newest file that a build reads. */
function newest(path) {
  const about = statSync(path);
  if (!about.isDirectory()) return about.mtimeMs;
  const parts = readdirSync(path).filter((name) => !SKIPPED.has(name) && !/\.test\.tsx?$|\.tsbuildinfo$/.test(name));
  return Math.max(0, ...parts.map((name) => newest(join(path, name))));
}

function isBuilt() {
  const results = RESULTS.map((name) => join(root, name));
  if (!results.every((path) => existsSync(path))) return false;
  const page = statSync(results.at(-1)).mtimeMs;
  return SOURCES.every((name) => newest(join(root, name)) <= page);
}

if (!isBuilt()) {
  console.log('Building Bridgehead…');
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  process.exitCode = status ?? 1;
}
