/** Fields of numbers over a raster, and what the relief does with them. */

/** The raster: `cell` is the side of a cell in units, of which a hex has UNITS across. */
export interface Raster {
  readonly left: number;
  readonly top: number;
  readonly cell: number;
  readonly width: number;
  readonly height: number;
}

/** Lengths of the relief are in these: a hex has so many from flat to flat. */
export const UNITS = 72;

const FAR = 1e12;

/** For every cell inside a mask the distance to its edge in cells, by the exact transform of parabolas. */
export function distanceInside({ width, height }: Raster, isIn: (index: number) => boolean): Float32Array {
  const square = new Float64Array(width * height);
  for (let i = 0; i < square.length; i++) square[i] = isIn(i) ? FAR : 0;
  const envelope = createEnvelope(Math.max(width, height));
  for (let x = 0; x < width; x++) envelope.run(square, { start: x, step: width, count: height });
  for (let y = 0; y < height; y++) envelope.run(square, { start: y * width, step: 1, count: width });
  return Float32Array.from(square, (d) => Math.sqrt(Math.min(d, 1e8)));
}

function createEnvelope(longest: number) {
  const roots = new Int32Array(longest);
  const bounds = new Float64Array(longest + 1);
  const values = new Float64Array(longest);
  const value = (i: number): number => values[i] ?? 0;
  const meets = (i: number, root: number): number =>
    (value(i) + i * i - value(root) - root * root) / (2 * i - 2 * root);
  return {
    run(field: Float64Array, { start, step, count }: Run): void {
      for (let i = 0; i < count; i++) values[i] = field[start + i * step] ?? 0;
      let k = 0;
      roots[0] = 0;
      bounds[0] = -FAR;
      bounds[1] = FAR;
      for (let i = 1; i < count; i++) {
        let s = meets(i, roots[k] ?? 0);
        while (s <= (bounds[k] ?? 0) && k > 0) {
          k -= 1;
          s = meets(i, roots[k] ?? 0);
        }
        k += 1;
        roots[k] = i;
        bounds[k] = s;
        bounds[k + 1] = FAR;
      }
      k = 0;
      for (let i = 0; i < count; i++) {
        while ((bounds[k + 1] ?? FAR) < i) k += 1;
        const root = roots[k] ?? 0;
        field[start + i * step] = (i - root) ** 2 + value(root);
      }
    },
  };
}

/** One row or column of a raster: so many cells from a start, a step apart. */
interface Run {
  readonly start: number;
  readonly step: number;
  readonly count: number;
}

/** Two passes of a box, which is nearly a bell. */
export function blurred(field: Float32Array, { width, height }: Raster, radius: number): Float32Array {
  const span = 2 * radius + 1;
  let source = field;
  const out = new Float32Array(field.length);
  const across = new Float32Array(field.length);
  const pass = (from: Float32Array, to: Float32Array, { start, step, count }: Run): void => {
    const at = (i: number): number => from[start + Math.max(0, Math.min(count - 1, i)) * step] ?? 0;
    let sum = 0;
    for (let i = -radius; i <= radius; i++) sum += at(i);
    for (let i = 0; i < count; i++) {
      to[start + i * step] = sum / span;
      sum += at(i + radius + 1) - at(i - radius);
    }
  };
  for (let round = 0; round < 2; round++) {
    for (let y = 0; y < height; y++) pass(source, across, { start: y * width, step: 1, count: width });
    for (let x = 0; x < width; x++) pass(across, out, { start: x, step: width, count: height });
    source = out;
  }
  return out;
}

export const smoothStep = (t: number): number => {
  const x = Math.max(0, Math.min(1, t));
  return x * x * (3 - 2 * x);
};
