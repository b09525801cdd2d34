/** All waters, frontiers and escarpments of a map, each with what pins and places demand of it. */

import { centre } from '@bridgehead/hex';
import { demandKnown } from '../pins/known-names.ts';
import { hexOfName, sideOfName } from './canvas.ts';
import { cutAt, type Line, nearest } from './geometry.ts';
import { banksFor, type Place } from './places.ts';
import { draw, type Setting } from './setting.ts';
import { type Chain, type Course, type Demands, snapWater } from './waters.ts';

export function snapWaters(setting: Setting, places: readonly Place[]): Chain[] {
  const chains: Chain[] = [];
  for (const course of coursesOf(setting)) {
    const must = new Set([...pinnedSides(setting, 'water', course.name), ...crossingSides(setting, course.name)]);
    const mustNot = pinnedSides(setting, 'no-water', course.name);
    chains.push(...snapWater(setting.canvas, course, { must, mustNot, banks: banksFor(course, places) }, chains));
  }
  return chains;
}

/** The greater waters first, so that the lesser ones can join them. */
function coursesOf(setting: Setting): Course[] {
  const { source, pins } = setting;
  const { recipe, geography } = source;
  const known = [...geography.rivers, ...geography.canals];
  const dropped = new Set(pins.of('drop-water').map((pin) => pin.water));
  const named = [...pins.of('water'), ...pins.of('no-water'), ...pins.of('water-begins')].map((pin) => pin.water);
  demandKnown('water', [...named, ...dropped], known);
  const rank = (course: Course): number => -recipe.vocabulary.waters.indexOf(course.class);
  return known
    .flatMap((water): Course[] => {
      const word = recipe.waters[`${water.class} ${water.size ?? ''}`.trim()] ?? recipe.waters[water.class];
      if (word === undefined || dropped.has(water.name)) return [];
      return [{ name: water.name, class: word, line: fromSource(setting, water.name, draw(setting, water.line)) }];
    })
    .sort((a, b) => rank(a) - rank(b));
}

/** The course from where a pin has the water begin. */
function fromSource({ canvas, pins }: Setting, water: string, line: Line): Line {
  const pin = pins.of('water-begins').find((known) => known.water === water);
  if (pin === undefined) return line;
  const { along } = nearest(line, centre(canvas.grid, hexOfName(canvas, pin.hex)));
  return cutAt(line, [along]).at(-1) ?? line;
}

function pinnedSides({ canvas, pins }: Setting, kind: 'water' | 'no-water', water: string): Set<number> {
  const mine = pins.of(kind).filter((pin) => pin.water === water);
  return new Set(mine.map((pin) => sideOfName(canvas, pin.side)));
}

/** A bridge or ferry that a pin puts on a hexside brings its water along. */
function crossingSides({ canvas, pins, source }: Setting, water: string): number[] {
  const { bridges, ferries } = source.geography;
  const crosses = (sites: readonly { readonly name: string; readonly water: string }[], name: string): boolean =>
    sites.some((site) => site.name === name && site.water === water);
  const bridged = pins.of('bridge').filter((pin) => crosses(bridges, pin.name));
  const ferried = pins.of('ferry').filter((pin) => crosses(ferries, pin.name));
  return [...bridged, ...ferried].flatMap(({ side }) => (side === undefined ? [] : [sideOfName(canvas, side)]));
}

const NO_DEMANDS: Demands = { must: new Set(), mustNot: new Set(), banks: new Map() };

export function snapFrontiers(setting: Setting): Chain[] {
  return setting.source.geography.borders.flatMap((border) => {
    const course: Course = { name: border.name, class: 'frontier', line: draw(setting, border.line) };
    return snapWater(setting.canvas, course, NO_DEMANDS, []);
  });
}

/** An escarpment with its hexsides; the low ground is on this hand. */
export interface Escarpment extends Chain {
  readonly low: 'left' | 'right';
}

export function snapEscarpments(setting: Setting): Escarpment[] {
  const { canvas, pins, source } = setting;
  const { escarpments } = source.geography;
  const pinned = [...pins.of('escarpment'), ...pins.of('no-escarpment')];
  demandKnown(
    'escarpment',
    pinned.map((pin) => pin.name),
    escarpments,
  );
  return escarpments.flatMap(({ name, line, low }) => {
    const sides = (kind: 'escarpment' | 'no-escarpment'): Set<number> =>
      new Set(pins.of(kind).flatMap((pin) => (pin.name === name ? [sideOfName(canvas, pin.side)] : [])));
    const demands = { must: sides('escarpment'), mustNot: sides('no-escarpment'), banks: NO_DEMANDS.banks };
    const course: Course = { name, class: 'escarpment', line: draw(setting, line) };
    return snapWater(canvas, course, demands, []).map((chain) => ({ ...chain, low }));
  });
}
