import { at } from '../geometry.ts';
import { hash, noise } from '../noise.ts';
import type { Parcel } from '../parcels.ts';
import type { Scene } from '../scene.ts';
import { createStrokes } from '../svg.ts';

/** Clear ground: faint enclosures, some a shade darker and those in company, so that empty land is not blank. */
export function drawFields(scene: Scene, parcels: readonly Parcel[]): string {
  const tones = createStrokes(scene.shows);
  const hedges = createStrokes(scene.shows);
  for (const { cell, border, number, seed } of parcels) {
    if (cell.looks.has('polder') || cell.looks.has('woods') || cell.looks.has('city')) continue;
    hedges.line([...border, at(border, 0)]);
    if (hash(number, 5) < 0.12 + 0.5 * noise(seed[0] * 0.007, seed[1] * 0.007) ** 2 * 2) tones.line(border, true);
  }
  return tones.paths('m-field-tone') + hedges.paths('m-field');
}
