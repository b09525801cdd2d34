import { existsSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CATALOGUE } from '@bridgehead/catalogue';
import { describe, expect, test } from 'vitest';
import { MOST_BYTES, madeFrom, READY_KINDS, READY_RELIEF, READY_THEMES, readyFolder } from './ready-drawings.ts';

const at = (path: string): string => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));
const FILES = READY_KINDS.flatMap((kind) => READY_THEMES.map((theme) => ({ kind, name: `${kind}-${theme}.webp` })));
const RELIEF = { kind: 'relief', name: READY_RELIEF } as const;

describe.each(CATALOGUE.filter(({ pictures }) => pictures !== undefined))('the pictures of $facts.id', (manifest) => {
  const folder = readyFolder(manifest.facts.id);

  test('are of the map and the looks of now; if not, run npm run pictures', async () => {
    expect(readFileSync(at(`${folder}/made-from.txt`), 'utf8').trim()).toBe(await madeFrom({ root: at('') }, manifest));
  });

  test.each([...FILES, ...(manifest.relief === undefined ? [] : [RELIEF])])(
    '$name is small enough for a first visit',
    ({ kind, name }) => {
      const file = at(`${folder}/${name}`);
      expect(existsSync(file)).toBe(true);
      expect(statSync(file).size).toBeLessThanOrEqual(MOST_BYTES[kind]);
      expect(readFileSync(file).subarray(8, 12).toString('latin1')).toBe('WEBP');
    },
  );

  test('are those that its manifest names', () => {
    const { ground, banner } = manifest.pictures ?? {};
    const named = [ground?.light, ground?.dark, banner?.light, banner?.dark].map((address) =>
      address?.split('/').at(-1),
    );
    expect(named).toEqual(FILES.map(({ name }) => name));
    expect([undefined, READY_RELIEF]).toContain(manifest.relief?.split('/').at(-1));
  });
});
