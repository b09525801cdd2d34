import { manifestOf } from '@bridgehead/catalogue';
import { buildHexMap } from '@bridgehead/map';
import { expect, test } from 'vitest';
import { hexFacts } from './hex-facts.ts';

async function factsOf(title: string, hex: string) {
  const manifest = manifestOf(title);
  if (manifest === undefined) throw new Error(title);
  return hexFacts(buildHexMap(await manifest.loadMap()), manifest, hex);
}

test('a hex is told with its ground, its places and its six sides', async () => {
  const facts = await factsOf('holland44', '5320');
  expect(facts?.heading).toBe('Hex 5320, Nijmegen');
  expect(Object.fromEntries(facts?.ground ?? [])).toMatchObject({ Terrain: 'City' });
  expect(facts?.sides).toHaveLength(6);
  const things = facts?.sides.map(([, , text]) => text).join('; ');
  expect(things).toContain('Waal (Major river)');
  expect(things).toContain('rail bridge “Nijmegen railway bridge”');
});

test('hexes of another naming are told too, with the words of their title', async () => {
  const facts = await factsOf('omg85', '22,30');
  expect(facts?.heading).toMatch(/^Hex 22,30/);
  expect(facts?.sides.map(([direction]) => direction)).toHaveLength(6);
});

test('a name that is no hex of the map has no facts', async () => {
  expect(await factsOf('holland44', '9999')).toBeUndefined();
  expect(await factsOf('holland44', 'nowhere')).toBeUndefined();
});
