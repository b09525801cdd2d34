import type { Point } from '@bridgehead/hex';
import { clamp } from '../survey/geometry.ts';
import type { LonLat } from './geography.ts';

/** How longitude and latitude become sheet coordinates in hexes (x right, y down). */
export interface Georeference {
  readonly lon0: number;
  readonly lat0: number;
  readonly kmPerDegLon: number;
  readonly kmPerDegLat: number;
  /** Sheet x = x[0] + x[1] * kilometres east + x[2] * kilometres north; y alike. */
  readonly x: readonly [number, number, number];
  readonly y: readonly [number, number, number];
  /** Pulls pinned places onto their hexes: each node adds its offset, fading with the distance. */
  readonly warp?: { readonly sigmaKm: number; readonly nodes: readonly WarpNode[] };
  /** A straight country bent to fit a sheet: beyond `startSouthKm` the offset grows over `lengthKm`. */
  readonly bend?: {
    readonly startSouthKm: number;
    readonly lengthKm: number;
    readonly dX: number;
    readonly dY: number;
    readonly tMax: number;
  };
}

interface WarpNode {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

export type Project = (at: LonLat) => Point;

export function projection(geo: Georeference): Project {
  return ([lon, lat]) => {
    const east = (lon - geo.lon0) * geo.kmPerDegLon;
    const north = (lat - geo.lat0) * geo.kmPerDegLat;
    let x = geo.x[0] + geo.x[1] * east + geo.x[2] * north;
    let y = geo.y[0] + geo.y[1] * east + geo.y[2] * north;
    for (const node of geo.warp?.nodes ?? []) {
      const sigma = geo.warp?.sigmaKm ?? 1;
      const k = Math.exp(-((east - node.x) ** 2 + (north - node.y) ** 2) / (sigma * sigma));
      x += node.dx * k;
      y += node.dy * k;
    }
    if (geo.bend !== undefined) {
      const t = clamp((-north - geo.bend.startSouthKm) / geo.bend.lengthKm, 0, geo.bend.tMax);
      x += geo.bend.dX * t;
      y += geo.bend.dY * t;
    }
    return [x, y];
  };
}

/** Where north points on the sheet, in whole degrees clockwise from up. */
export function northOf(geo: Georeference): number {
  return Math.round((Math.atan2(geo.x[2], -geo.y[2]) * 180) / Math.PI);
}
