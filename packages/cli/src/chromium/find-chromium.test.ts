import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../test/shell.ts';
import { findChromium } from './find-chromium.ts';

const { folder, remove } = temporaryFolder({ 'bin/chrome': '#!/bin/sh\n', 'bin/notes.txt': '' });
chmodSync(join(folder, 'bin/chrome'), 0o755);
afterAll(remove);

describe('findChromium', () => {
  test('takes the program that the variable names before any other', () => {
    const program = join(folder, 'bin/chrome');
    expect(findChromium({ BRIDGEHEAD_CHROMIUM: program, PATH: process.env.PATH })).toBe(program);
  });

  test('refuses a variable that names no program', () => {
    const text = join(folder, 'bin/notes.txt');
    expect(() => findChromium({ BRIDGEHEAD_CHROMIUM: text })).toThrow('expected the path of a Chromium program');
    expect(() => findChromium({ BRIDGEHEAD_CHROMIUM: folder })).toThrow('expected the path of a Chromium program');
  });

  test('finds the Chromium of this machine', () => {
    expect(findChromium(process.env)).toMatch(/chrom/);
  });
});
