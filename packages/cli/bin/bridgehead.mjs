#!/usr/bin/env node
// Committed, not built: npm links the command before the build has run.
import { existsSync } from 'node:fs';

const main = new URL('../dist/main.js', import.meta.url);
if (existsSync(main)) {
  await import('../dist/main.js');
} else {
  console.error('bridgehead: the program is not built: run «npm run build» first');
  process.exitCode = 1;
}
