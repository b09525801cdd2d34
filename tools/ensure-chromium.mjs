// Browser tests need Chromium: says where it is, installs it where that is plainly possible, or says what to do.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { findChromium, installDebianPackage } from '@bridgehead/cli';

const APT = '/usr/bin/apt-get';

/** Shows what apt says and keeps its complaints, which tell whether waiting helps. */
const apt = (args) =>
  new Promise((resolve, reject) => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' };
    const child = spawn(APT, args, { stdio: ['ignore', 'inherit', 'pipe'], env });
    let complaint = '';
    child.stderr.setEncoding('utf8').on('data', (text) => {
      complaint += text;
      process.stderr.write(text);
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ isDone: code === 0, complaint }));
  });

async function ensured() {
  const found = findChromium(process.env);
  if (found !== undefined) return found;
  const mayInstall = process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync(APT);
  if (!mayInstall) return undefined;
  console.log('Chromium is missing; installing the Debian package «chromium».');
  const isThere = () => findChromium(process.env) !== undefined;
  const fault = await installDebianPackage('chromium', { apt, isThere, pause, say: console.log });
  if (fault !== undefined) console.error(fault);
  return findChromium(process.env);
}

try {
  const chromium = await ensured();
  if (chromium === undefined) {
    throw new Error('install it (Debian: apt-get install chromium) or name one in BRIDGEHEAD_CHROMIUM');
  }
  console.log(`Chromium: ${chromium}`);
} catch (error) {
  console.error(`The browser tests need Chromium: ${error.message}`);
  process.exitCode = 1;
}
