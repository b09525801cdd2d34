import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { LANDSCAPE_PHONE, ONE_SCROLL, PHONE } from './phone.ts';

const SRC = fileURLToPath(new URL('..', import.meta.url));
const mediaOf = (css: string): readonly string[] =>
  [...css.matchAll(/@media ([^{]+) \{/g)].flatMap(([, one]) => one ?? []);

test('the styles ask for the same screens as the code', () => {
  const askedIn = (name: string) => mediaOf(readFileSync(`${SRC}play/style/${name}.css`, 'utf8'));
  expect(askedIn('small')).toContain(PHONE);
  expect(askedIn('landscape-phone')).toEqual([LANDSCAPE_PHONE]);
});

test('no style draws the border of a phone elsewhere', () => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(play|opponent|reference).*\.css$/.test(file),
  );
  const all = files.flatMap((file) => mediaOf(readFileSync(`${SRC}${file}`, 'utf8')));
  const ofPhones = all.filter((query) => /\b(5[56]\d|699)px/.test(query));
  expect(ofPhones.length).toBeGreaterThan(3);
  for (const query of ofPhones) expect([PHONE, LANDSCAPE_PHONE, ONE_SCROLL]).toContain(query);
});
