// Browser tests need Chromium: says where it is, installs it where that is plainly possible, or says what to do.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from '@bridgehead/cli';

const APT = '/usr/bin/apt-get';

function install() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) => spawnSync(APT, args, { stdio: 'inherit', env }).status === 0;
  return apt('update') && apt('install', '-y', '--no-install-recommends', 'chromium');
}

function ensured() {
  const found = findChromium(process.env);
  if (found !== undefined) return found;
  const mayInstall = process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync(APT);
  if (!mayInstall) return undefined;
  console.log('Chromium is missing; installing the Debian package «chromium».');
  return install() ? findChromium(process.env) : undefined;
}

try {
  const chromium = ensured();
  if (chromium === undefined) {
    throw new Error('install it (Debian: apt-get install chromium) or name one in BRIDGEHEAD_CHROMIUM');
  }
  console.log(`Chromium: ${chromium}`);
} catch (error) {
  console.error(`The browser tests need Chromium: ${error.message}`);
  process.exitCode = 1;
}
