/** All waters and frontiers of a map, each with what pins and places demand of it. */

import { demandKnown } from '../pins/known-names.ts';
import { sideOfName } from './canvas.ts';
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
  const named = [...pins.of('water'), ...pins.of('no-water')].map((pin) => pin.water);
  demandKnown('water', [...named, ...dropped], known);
  const rank = (course: Course): number => -recipe.vocabulary.waters.indexOf(course.class);
  return known
    .flatMap((water): Course[] => {
      const word = recipe.waters[`${water.class} ${water.size ?? ''}`.trim()] ?? recipe.waters[water.class];
      if (word === undefined || dropped.has(water.name)) return [];
      return [{ name: water.name, class: word, line: draw(setting, water.line) }];
    })
    .sort((a, b) => rank(a) - rank(b));
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
