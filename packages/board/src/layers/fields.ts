import { at } from '../geometry/geometry.ts';
import { hash, noise } from '../geometry/noise.ts';
import type { Parcel } from '../scene/parcels.ts';
import type { Scene } from '../scene/scene.ts';
import { createStrokes } from '../svg.ts';

/** Clear ground: faint enclosures, some a shade darker and those in company, so that empty land is not blank. */
export function drawFields(scene: Scene, parcels: readonly Parcel[]): string {
  const tones = createStrokes(scene.shows);
  const hedges = createStrokes(scene.shows);
  for (const parcel of parcels) {
    const { looks } = parcel.cell;
    if (looks.has('drained') || looks.has('woods') || looks.has('city')) continue;
    hedges.line([...parcel.border, at(parcel.border, 0)]);
    if (isTilled(parcel)) tones.line(parcel.border, true);
  }
  return tones.paths('m-field-tone') + hedges.paths('m-field');
}

const isTilled = ({ number, seed }: Parcel): boolean =>
  hash(number, 5) < 0.12 + noise(seed[0] * 0.007, seed[1] * 0.007) ** 2;
