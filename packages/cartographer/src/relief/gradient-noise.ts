/** Noise for the eye: slopes at the points of a lattice, the same for every run. */
const SEED = 1943;
const PLACES = 256;

function shuffled(): Uint8Array {
  let state = SEED;
  const random = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const order = Uint8Array.from({ length: PLACES }, (_, i) => i);
  for (let i = PLACES - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const kept = order[i] ?? 0;
    order[i] = order[j] ?? 0;
    order[j] = kept;
  }
  return order;
}

const ORDER = shuffled();
const GOLDEN_ANGLE = 2.39996;
const SLOPES_X = Float64Array.from({ length: PLACES }, (_, i) => Math.cos(i * GOLDEN_ANGLE));
const SLOPES_Y = Float64Array.from({ length: PLACES }, (_, i) => Math.sin(i * GOLDEN_ANGLE));

function slope(column: number, row: number, dx: number, dy: number): number {
  const place = ORDER[((ORDER[column & 255] ?? 0) + row) & 255] ?? 0;
  return (SLOPES_X[place] ?? 0) * dx + (SLOPES_Y[place] ?? 0) * dy;
}

const fade = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);

/** About -1 to 1. */
export function noise(x: number, y: number): number {
  const column = Math.floor(x);
  const row = Math.floor(y);
  const [u, v] = [x - column, y - row];
  const [s, t] = [fade(u), fade(v)];
  const upper = slope(column, row, u, v) * (1 - s) + slope(column + 1, row, u - 1, v) * s;
  const lower = slope(column, row + 1, u, v - 1) * (1 - s) + slope(column + 1, row + 1, u - 1, v - 1) * s;
  return (upper * (1 - t) + lower * t) * 1.5;
}

/** Octaves of noise, each twice as fine and half as strong. */
export function octaves(x: number, y: number, count: number): number {
  let sum = 0;
  let weights = 0;
  let weight = 1;
  let [u, v] = [x, y];
  for (let i = 0; i < count; i++) {
    sum += noise(u, v) * weight;
    weights += weight;
    weight *= 0.5;
    u = u * 2.03 + 17.1;
    v = v * 2.03 - 9.7;
  }
  return sum / weights;
}
