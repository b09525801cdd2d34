import type { LandformRecord } from '@bridgehead/map';
import { type Point, resample, smoothRing, toUnits } from '../geometry/geometry.ts';
import { wander } from '../geometry/noise.ts';
import type { LandformLook } from '../style/map-style.ts';
import type { Scene } from './scene.ts';

/** A landform as it is drawn: its outline on the sheet, freed a little. */
export interface Landform {
  readonly record: LandformRecord;
  readonly look: LandformLook;
  readonly ring: readonly Point[];
}

/** The landforms with one of these looks. */
export function landformsOf(
  { map, style }: Pick<Scene, 'map' | 'style'>,
  ...looks: readonly LandformLook[]
): Landform[] {
  return (map.landforms ?? []).flatMap((record) => {
    const look = style.landforms?.[record.class];
    if (look === undefined || !looks.includes(look)) return [];
    const outline = record.ring.map(toUnits);
    return [{ record, look, ring: look === 'massif' ? outline : freed(outline) }];
  });
}

function freed(outline: readonly Point[]): Point[] {
  const [start] = outline;
  if (start === undefined) return [];
  return smoothRing(resample([...outline, start], 8).slice(0, -1), 3).map(([x, y]) => [
    x + 11 * wander(x / 24, y / 24),
    y + 9 * wander(x / 24 + 9, y / 24),
  ]);
}
