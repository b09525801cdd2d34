import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { REPOSITORY, temporaryFolder } from '../test/shell.ts';

const { folder, remove } = temporaryFolder();
afterAll(remove);

test('the command says what to do when the program is not built', () => {
  cpSync(join(REPOSITORY, 'packages/cli/bin'), join(folder, 'bin'), { recursive: true });
  const { status, stderr } = spawnSync(process.execPath, [join(folder, 'bin/bridgehead.mjs')], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toBe('bridgehead: the program is not built: run «npm run build» first\n');
});
