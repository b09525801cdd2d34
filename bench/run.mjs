/**
 * Runs measurements one after the other, each in a process of its own, and writes the page:
 * `node bench/run.mjs paths play players [--no-record] [--edition=2]`.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { words } from './record.mjs';

const flags = process.argv.slice(2).filter((word) => word.startsWith('--'));
const script = (name) => fileURLToPath(new URL(`${name}.mjs`, import.meta.url));

for (const name of [...words, 'speed-page']) {
  const { status } = spawnSync(process.execPath, [script(name), ...flags], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
  console.log();
}
