import { describe, expect, test } from 'vitest';
import { COUNTRY_STYLE } from '../fixtures/country-style.ts';
import { RIVER_COUNTRY } from '../fixtures/river-country.ts';
import { ROUGH_COUNTRY } from '../fixtures/rough-country.ts';
import { overlap } from '../geometry/boxes.ts';
import { namesOf } from '../layers/names.ts';
import { sceneOf } from '../scene/scene.ts';
import { writtenName } from './labels.ts';

describe.each([RIVER_COUNTRY, ROUGH_COUNTRY])('the names of $name', (map) => {
  const { labels, numbers } = namesOf(sceneOf(map, COUNTRY_STYLE, { id: 'test' }));

  test('no two names overlap', () => {
    labels.forEach((one, i) => {
      for (const other of labels.slice(i + 1)) {
        const clash = one.boxes.some((a) => other.boxes.some((b) => overlap(a, b)));
        expect(clash, `${one.words} over ${other.words}`).toBe(false);
      }
    });
  });

  test('no hex number stands under a name', () => {
    for (const number of numbers) {
      expect(labels.some(({ boxes }) => boxes.some((box) => overlap(box, number.box)))).toBe(false);
    }
  });

  test('every place, water and landscape has its name', () => {
    const written = labels.map(({ words }) => words);
    const wanted = [
      ...map.places.map((place) => writtenName(place.name, place.class)),
      ...map.waters.map(({ name }) => name),
      ...map.lettering.map(({ text }) => text.toUpperCase()),
    ];
    expect(wanted.filter((name) => !written.includes(name))).toEqual([]);
  });

  test('most hexes keep their number', () => {
    expect(numbers.length).toBeGreaterThan(map.hexes.length * 0.6);
  });
});

test('a village without room goes unnamed, a town never does', () => {
  const crowd = Array.from({ length: 12 }, (_, i) => ({
    name: `Dorp nummer ${i}`,
    class: 'village' as const,
    hex: '1505',
    at: [5.5, -13] as const,
  }));
  const town = { name: 'Stadje', class: 'town' as const, hex: '1505', at: [5.5, -13] as const };
  const map = { ...RIVER_COUNTRY, places: [...crowd, town] };
  const words = namesOf(sceneOf(map, COUNTRY_STYLE, { id: 'test' })).labels.map((label) => label.words);
  expect(words).toContain('Stadje');
  expect(words.filter((name) => name.startsWith('Dorp')).length).toBeLessThan(crowd.length);
});

test('a name is written without its explanation and with a proper apostrophe', () => {
  expect(writtenName("'s-Bosch (Den Bosch)", 'city')).toBe('’s-BOSCH');
});
