// The camera of the atlas as plain arithmetic: where a point of the sheet stands on the screen is scale * point + (x, y).

/**
 * @typedef {{ readonly x: number, readonly y: number, readonly scale: number }} Camera
 * @typedef {{ readonly width: number, readonly height: number }} Size
 * @typedef {{ readonly x: number, readonly y: number }} Point
 * @typedef {{ readonly least: number, readonly most: number }} Limits
 */

/**
 * The whole sheet in the middle of the view.
 * @param {Size} view
 * @param {Size} sheet
 * @param {number} margin
 * @returns {Camera}
 */
export function fitted(view, sheet, margin) {
  const across = (view.width - 2 * margin) / sheet.width;
  const down = (view.height - 2 * margin) / sheet.height;
  const scale = Math.max(Math.min(across, down), 0.01);
  return { x: (view.width - sheet.width * scale) / 2, y: (view.height - sheet.height * scale) / 2, scale };
}

/**
 * Nearer or farther by a factor; the point of the sheet under `at` stays under it.
 * @param {Camera} camera
 * @param {number} factor
 * @param {Point} at
 * @param {Limits} limits
 * @returns {Camera}
 */
export function zoomed(camera, factor, at, limits) {
  const scale = Math.min(Math.max(camera.scale * factor, limits.least), limits.most);
  const grown = scale / camera.scale;
  return { x: at.x - (at.x - camera.x) * grown, y: at.y - (at.y - camera.y) * grown, scale };
}

/**
 * @param {Camera} camera
 * @param {number} dx
 * @param {number} dy
 * @returns {Camera}
 */
export const panned = (camera, dx, dy) => ({ ...camera, x: camera.x + dx, y: camera.y + dy });

/**
 * Two fingers went from one pair of points to another: the sheet follows both.
 * @param {Camera} camera
 * @param {readonly [Point, Point]} before
 * @param {readonly [Point, Point]} after
 * @param {Limits} limits
 * @returns {Camera}
 */
export function pinched(camera, before, after, limits) {
  const from = middle(before);
  const to = middle(after);
  const factor = apart(after) / Math.max(apart(before), 1);
  return zoomed(panned(camera, to.x - from.x, to.y - from.y), factor, to, limits);
}

/**
 * The sheet can be pushed aside but not lost: the middle of the view stays on it.
 * @param {Camera} camera
 * @param {Size} view
 * @param {Size} sheet
 * @returns {Camera}
 */
export function kept(camera, view, sheet) {
  const { scale } = camera;
  return {
    x: between(view.width / 2 - sheet.width * scale, camera.x, view.width / 2),
    y: between(view.height / 2 - sheet.height * scale, camera.y, view.height / 2),
    scale,
  };
}

/**
 * @param {readonly [Point, Point]} pair
 * @returns {Point}
 */
const middle = ([a, b]) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** @param {readonly [Point, Point]} pair */
const apart = ([a, b]) => Math.hypot(a.x - b.x, a.y - b.y);

/**
 * @param {number} least
 * @param {number} value
 * @param {number} most
 */
const between = (least, value, most) => Math.min(Math.max(value, least), most);
