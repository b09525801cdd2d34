/** All of geography on the canvas of one title: ground, places, waters, crossings, ways. */
import { cornerPoint } from '@bridgehead/hex';
import type { MapSource } from '../source/recipe.ts';
import { type Bridge, deniedBridges, type Ferry, placeBridges, placeFerries } from './crossings.ts';
import { bridgeFords } from './fords.ts';
import { nearest } from './geometry.ts';
import { type Ground, groundOfAll } from './land-cover.ts';
import { findPlaces, keepToBank, type Place } from './places.ts';
import { barredSides, type Country, type Laying, layWay, type Route, type Way } from './routes.ts';
import { openSetting, type Setting } from './setting.ts';
import { type Escarpment, snapEscarpments, snapFrontiers, snapWaters } from './snap-waters.ts';
import type { Chain } from './waters.ts';
import { railwaysOf, roadsOf } from './ways.ts';

export interface Survey extends Setting {
  readonly ground: readonly Ground[];
  readonly places: readonly Place[];
  readonly waters: readonly Chain[];
  readonly bridges: readonly Bridge[];
  readonly ferries: readonly Ferry[];
  readonly roads: readonly Route[];
  readonly railways: readonly Route[];
  readonly frontiers: readonly Chain[];
  readonly escarpments: readonly Escarpment[];
  readonly wayFaults: readonly string[];
}

export function survey(source: MapSource): Survey {
  const setting = openSetting(source);
  const { canvas } = setting;
  const fitted = findPlaces(setting);
  const waters = snapWaters(setting, fitted);
  const places = fitted.map((place) => keepToBank(canvas, place, waters));
  const bridgedWaters = waters.filter((chain) => source.recipe.bridgedWaters.includes(chain.class));
  const fordedWaters = waters.filter((chain) => source.recipe.fordedWaters?.includes(chain.class));
  const bridges = placeBridges(setting, waters);
  const denied = deniedBridges(setting);
  const barred = barredSides(bridgedWaters, bridges);
  const country: Country = { canvas, bridgedWaters, fordedWaters, bridges, denied, places, barred };
  const roads = layAll(country, roadsOf(setting));
  const overFords = bridgeFords(setting, fordedWaters, roads.routes, bridges);
  const railways = layAll(country, railwaysOf(setting));
  return {
    ...setting,
    ground: groundOfAll(setting),
    places,
    waters,
    bridges: [...bridges, ...overFords],
    ferries: placeFerries(setting, bridgedWaters, bridges),
    roads: roads.routes,
    railways: railways.routes,
    frontiers: snapFrontiers(setting),
    escarpments: snapEscarpments(setting),
    wayFaults: [...roads.faults, ...railways.faults],
  };
}

function layAll(country: Country, ways: readonly Way[]): Laying {
  const routes: Route[] = [];
  const faults: string[] = [];
  for (const way of ways) {
    const laid = layWay(country, way, routes);
    routes.push(...laid.routes);
    faults.push(...laid.faults);
  }
  return { routes, faults };
}

/** How far a chain strays from the true course at its worst, in hexes. */
export const strayOf = ({ canvas }: Setting, chain: Chain): number =>
  Math.max(...chain.corners.map((corner) => nearest(chain.course, cornerPoint(canvas.grid, corner)).distance));
