#!/usr/bin/env node
// Committed, not built: npm links the command before the build has run.
import { existsSync } from 'node:fs';

const main = new URL('../dist/main.js', import.meta.url);
if (existsSync(main)) {
  try {
    await import('../dist/main.js');
  } catch (error) {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    complain(`the program is not whole (${error.message})`);
  }
} else {
  complain('the program is not built');
}

function complain(what) {
  console.error(`bridgehead: ${what}: run «npm run build» first`);
  process.exitCode = 1;
}
