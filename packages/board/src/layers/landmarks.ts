import { type Box, boxAround } from '../geometry/boxes.ts';
import { sideCalled } from '../geometry/chains.ts';
import { angleOf, dot, HEX, minus, type Point, plus } from '../geometry/geometry.ts';
import { waysOut } from '../routes/network.ts';
import type { Scene } from '../scene/scene.ts';
import type { Settlement } from '../scene/settlements.ts';
import { degrees, element, escapeXml, group, num, path, place } from '../svg.ts';

/** What names keep clear of. */
export const landmarkBoxes = (scene: Scene): Box[] => [
  ...scene.settlements.filter(({ place: { class: kind } }) => kind === 'pass').map(({ at }) => boxAround(at, 20, 20)),
  ...scene.settlements
    .filter(({ place: { class: kind } }) => kind === 'airfield')
    .map((airfield) => boxAround(clearOfTown(scene, airfield), 20, 20)),
];

/** Where roads go through the bed of a water: the road is interrupted, which a bridge spares it. */
export const drawFords = (scene: Scene): string =>
  scene.map.sides
    .filter(({ ford }) => ford === true)
    .map(({ side }) => {
      const { point, axis, water } = scene.roads.passage(sideCalled(scene.grid, side));
      return group('m-crossing', place(point, fordSymbol(Math.max(water, 5) + 4), degrees(angleOf(axis))), {
        'data-side': side,
      });
    })
    .join('');

export function fordSymbol(long: number): string {
  const end = long / 2;
  const bar = (x: number): string => `M${num(x)}-4.6V4.6`;
  return (
    element('rect', { class: 'm-ford-bed', x: -end, y: -3.6, width: long, height: 7.2 }) +
    path('m-ford', bar(-end + 1.6) + bar(0) + bar(end - 1.6))
  );
}

/** Two slopes that face each other across the road. */
export const drawPasses = (scene: Scene): string =>
  scene.settlements
    .filter(({ place: { class: kind } }) => kind === 'pass')
    .map((pass) => {
      const turn = degrees(angleOf(axisOf(waysOut(scene.roads, scene.grid, pass.hex))));
      return group('m-landmark', titled(pass, place(pass.at, passSymbol(), turn)));
    })
    .join('');

/** The direction of the straightest way through. */
function axisOf(ways: readonly Point[]): Point {
  let best: { readonly axis: Point; readonly bend: number } = { axis: ways[0] ?? [1, 0], bend: 1 };
  ways.forEach((one, i) => {
    for (const other of ways.slice(i + 1)) {
      const bend = dot(one, other);
      if (bend < best.bend) best = { axis: minus(one, other), bend };
    }
  });
  return best.axis;
}

export const passSymbol = (): string => {
  const slopes = 'M-9-9Q0-3.4 9-9M-9 9Q0 3.4 9 9';
  return path('m-pass-case', slopes) + path('m-pass', slopes);
};

export const drawAirfields = (scene: Scene): string =>
  scene.settlements
    .filter(({ place: { class: kind } }) => kind === 'airfield')
    .map((airfield) => group('m-landmark', titled(airfield, place(clearOfTown(scene, airfield), airfieldSymbol()))))
    .join('');

/** An airfield beside a town or village of its hex stands aside of it. */
function clearOfTown({ settlements }: Scene, airfield: Settlement): Point {
  const isTown = settlements.some((other) => other !== airfield && other.hex === airfield.hex);
  return isTown ? plus(airfield.at, [-HEX * 0.3, HEX * 0.14]) : airfield.at;
}

export const airfieldSymbol = (): string =>
  path('m-airfield-ring', 'M-9 0A9 9 0 1 1 9 0A9 9 0 1 1-9 0Z') +
  path(
    'm-airfield',
    'M0-6.4C.9-6.4 1.2-5 1.2-3.6L6.4-.4V1.2L1.2 0L.8 3.6L2.6 5V6L0 5.4L-2.6 6V5L-.8 3.6L-1.2 0L-6.4 1.2V-.4L-1.2-3.6C-1.2-5-.9-6.4 0-6.4Z',
  );

const titled = ({ place: { name } }: Settlement, content: string): string =>
  `<title>${escapeXml(name)}</title>${content}`;
