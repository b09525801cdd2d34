import { centre, type Point } from '@bridgehead/hex';
import type { LandCoverRecipe } from '../source/recipe.ts';
import { type Canvas, hexUnderPoint } from './canvas.ts';
import { type Box, boxOf, isInside, type Line } from './geometry.ts';
import { draw, type Setting } from './setting.ts';

interface Cover {
  readonly class: string;
  readonly ring: Line;
  readonly box: Box;
}

export interface Ground {
  readonly terrain: string;
  readonly features: readonly string[];
}

const SAMPLES_ACROSS = 11;

/** The ground of every hex of the canvas; beyond the edge nobody looks. */
export function groundOfAll(setting: Setting): Ground[] {
  const { canvas, source } = setting;
  const { landCover } = source.recipe;
  const covers = source.geography.landcover.map((cover) => {
    const ring = draw(setting, cover.ring);
    return { class: cover.class, ring, box: boxOf(ring) };
  });
  return canvas.isOnMap.map((onMap, hex) =>
    onMap ? groundOf(canvas, hex, covers, landCover) : { terrain: landCover.otherwise, features: [] },
  );
}

/** What covers one hex, by the share of sample points under each class. */
function groundOf(canvas: Canvas, hex: number, covers: readonly Cover[], recipe: LandCoverRecipe): Ground {
  const shareOf = sharesOf(canvas, hex, covers);
  const reaches = ([name, share]: readonly [string, number]): boolean => shareOf(name) >= share;
  const terrain = recipe.terrain.find((rule) => Object.entries(rule.shares).every(reaches))?.is ?? recipe.otherwise;
  const features = recipe.features
    .filter((rule) => rule.on.includes(terrain) && reaches([rule.class, rule.share]))
    .map((rule) => rule.is);
  return { terrain, features };
}

/** The share of the hex under a class, or under any of several that a plus joins. */
function sharesOf(canvas: Canvas, hex: number, covers: readonly Cover[]): (classes: string) => number {
  const points = samplePoints(canvas, hex);
  const [x, y] = centre(canvas.grid, hex);
  const near = covers.filter(
    ({ box }) => x > box.left - 1 && x < box.right + 1 && y > box.top - 1 && y < box.bottom + 1,
  );
  return (classes) => {
    const wanted = classes.split(' + ');
    const rings = near.filter((cover) => wanted.includes(cover.class));
    return points.filter((p) => rings.some((cover) => isInside(p, cover.ring))).length / points.length;
  };
}

function samplePoints(canvas: Canvas, hex: number): Point[] {
  const [x, y] = centre(canvas.grid, hex);
  const points: Point[] = [];
  const half = (SAMPLES_ACROSS - 1) / 2;
  for (let i = -half; i <= half; i++) {
    for (let j = -half; j <= half; j++) {
      const p: Point = [x + (i * 1.16) / (2 * half), y + (j * 1.16) / (2 * half)];
      if (hexUnderPoint(canvas, p) === hex) points.push(p);
    }
  }
  return points;
}
