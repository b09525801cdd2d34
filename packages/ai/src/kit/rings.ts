/** Hexes that wait at their costs: the nearest is taken first. Used again by every search, and empty between them. */

const NONE = -1;
/** More than any cost in a table of 16 bits. */
const COSTS = 2 ** 15;

/** By cost: the entry that was put there last; by entry: its hex, and the entry at the same cost before it. */
const latest = new Int32Array(COSTS).fill(NONE);
let hexes = new Int32Array(COSTS);
let earlier = new Int32Array(COSTS);
let entries = 0;
let waiting = 0;
let nearest = COSTS;

/** While hexes are taken none is put nearer than the one taken last. */
export function put(cost: number, hex: number): void {
  if (entries === hexes.length) [hexes, earlier] = [doubled(hexes), doubled(earlier)];
  hexes[entries] = hex;
  earlier[entries] = latest[cost] ?? NONE;
  latest[cost] = entries++;
  waiting += 1;
  if (cost < nearest) nearest = cost;
}

function doubled(entriesSoFar: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const more = new Int32Array(2 * entriesSoFar.length);
  more.set(entriesSoFar);
  return more;
}

/** The nearest hex; negative when none waits any more. */
export function take(): number {
  if (waiting === 0) {
    entries = 0;
    nearest = COSTS;
    return NONE;
  }
  while ((latest[nearest] ?? NONE) < 0) nearest += 1;
  const entry = latest[nearest] ?? 0;
  latest[nearest] = earlier[entry] ?? NONE;
  waiting -= 1;
  return hexes[entry] ?? NONE;
}

/** What the hex taken last had waited at. */
export const takenAt = (): number => nearest;
