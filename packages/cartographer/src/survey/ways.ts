/** The roads and railways of geography, and those of pins, as the router wants them. */
import { centre, hexesOfSide } from '@bridgehead/hex';
import { demandKnown } from '../pins/known-names.ts';
import type { PinOf } from '../pins/pin-book.ts';
import { SourceFault } from '../source/geography.ts';
import { type Canvas, hexOfName, sideOfName } from './canvas.ts';
import { densify } from './geometry.ts';
import type { Way } from './routes.ts';
import { draw, type Setting } from './setting.ts';

/** The best roads first, so that the lesser ones can run into them. */
export function roadsOf(setting: Setting): Way[] {
  const { source, pins } = setting;
  const { recipe, geography } = source;
  const left = new Set(pins.of('no-road').map((pin) => pin.name));
  demandKnown('road', [...pins.of('road').map((pin) => pin.name), ...left], geography.roads);
  const ways = geography.roads.flatMap((road): Way[] => {
    const mine = pins.of('road').filter((pin) => pin.name === road.name);
    const word = mine.find((pin) => pin.class !== undefined)?.class ?? recipe.roads[road.class];
    if (word === undefined || left.has(road.name)) return [];
    const through = mine.flatMap((pin) => hexesOnWay(setting.canvas, pin));
    return [{ name: road.name, class: word, kind: 'road', line: draw(setting, road.line), through }];
  });
  const rank = (way: Way): number => -recipe.vocabulary.roads.indexOf(way.class);
  return [...ways, ...newRoads(setting)].sort((a, b) => rank(a) - rank(b));
}

const newRoads = ({ canvas, pins }: Setting): Way[] =>
  pins.of('new-road').map((pin) => {
    const through = hexesOnWay(canvas, pin);
    const line = densify(
      through.map((hex) => centre(canvas.grid, hex)),
      0.1,
    );
    return { name: pin.name, class: pin.class, kind: 'road', line, through };
  });

/** The hexes that a pin gives a road; where it leaves the map, the hex beyond ends the list. */
function hexesOnWay(canvas: Canvas, pin: PinOf<'road'> | PinOf<'new-road'>): number[] {
  const hexes = (pin.through ?? []).map((name) => hexOfName(canvas, name));
  for (const name of pin.leaves ?? []) {
    const [a, b] = hexesOfSide(canvas.grid, sideOfName(canvas, name));
    const [here, beyond] = canvas.isOnMap[a] === true ? [a, b] : [b, a];
    if (hexes[hexes.length - 1] === here) hexes.push(beyond);
    else if (hexes[0] === here) hexes.unshift(beyond);
    else throw new SourceFault(`road «${pin.name}» leaves over ${name} but neither begins nor ends there`);
  }
  return hexes;
}

export function railwaysOf(setting: Setting): Way[] {
  const { recipe, geography } = setting.source;
  if (!recipe.railways) return [];
  return geography.railways.map((railway) => ({
    name: railway.name,
    class: 'railway',
    kind: 'rail',
    line: draw(setting, railway.line),
    through: [],
  }));
}
