import { neighbour } from './directions.ts';
import type { Axial, Orientation } from './layout.ts';

export function distance(a: Axial, b: Axial): number {
  const q = a.q - b.q;
  const r = a.r - b.r;
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/** The hexes at exactly `radius` from the centre: clockwise from direction 0; the centre alone for radius 0. */
export function ring(orientation: Orientation, centre: Axial, radius: number): Axial[] {
  if (radius === 0) return [centre];
  const hexes: Axial[] = [];
  let at = centre;
  for (let i = 0; i < radius; i++) at = neighbour(orientation, at, 0);
  for (let turn = 0; turn < 6; turn++) {
    for (let i = 0; i < radius; i++) {
      hexes.push(at);
      at = neighbour(orientation, at, (turn + 2) % 6);
    }
  }
  return hexes;
}

/** All hexes within `radius`, ring by ring. */
export function within(orientation: Orientation, centre: Axial, radius: number): Axial[] {
  const hexes: Axial[] = [];
  for (let n = 0; n <= radius; n++) hexes.push(...ring(orientation, centre, n));
  return hexes;
}

/**
 * The hexes under a straight line from centre to centre, both ends included. Where the line runs along a hexside the
 * lower of its two hexes on the sheet is taken, or the right one of two level hexes: the answer depends neither on
 * rounding nor on the end one starts from.
 */
export function line(a: Axial, b: Axial): Axial[] {
  const n = distance(a, b);
  const hexes: Axial[] = [];
  for (let i = 0; i <= n; i++) {
    const t = n === 0 ? 0 : i / n;
    hexes.push(roundAxial(a.q + (b.q - a.q) * t + NUDGE.q, a.r + (b.r - a.r) * t + NUDGE.r));
  }
  return hexes;
}

const NUDGE = { q: 1e-6, r: 2e-6 };

/** The hex that holds a point given in fractional axial coordinates. */
export function roundAxial(q: number, r: number): Axial {
  let roundQ = Math.round(q);
  let roundR = Math.round(r);
  const roundS = Math.round(-q - r);
  const offQ = Math.abs(roundQ - q);
  const offR = Math.abs(roundR - r);
  const offS = Math.abs(roundS + q + r);
  if (offQ > offR && offQ > offS) roundQ = -roundR - roundS;
  else if (offR > offS) roundR = -roundQ - roundS;
  return { q: roundQ === 0 ? 0 : roundQ, r: roundR === 0 ? 0 : roundR };
}
