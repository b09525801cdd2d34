import { at, beside, HEX, nearestOn, type Point, type Polyline, ribbon } from '../geometry/geometry.ts';
import { SAMPLES_A_SIDE, type Stream } from '../routes/streams.ts';
import type { Scene } from '../scene/scene.ts';
import type { WaterLook } from '../style/map-style.ts';
import { path, pathOf } from '../svg.ts';

const FLOOD_PLAIN = HEX * 0.085;
const DIKE = HEX * 0.08;

const streamsOf = (scene: Scene, ...looks: readonly WaterLook[]): Stream[] =>
  scene.waters.streams.filter(({ look }) => looks.includes(look));

const band = ({ line, widths }: Stream, more: number): string =>
  pathOf(
    ribbon(line, (i) => at(widths, i) + more),
    true,
  );

const all = (streams: readonly Stream[], draw: (stream: Stream) => string): string => streams.map(draw).join('');

/** The land between the dikes, which the river takes in winter: drawn under the woods. */
export const drawFloodPlain = (scene: Scene): string =>
  path(
    'm-flood',
    all(streamsOf(scene, 'river'), (stream) => band(stream, FLOOD_PLAIN * 2)),
  );

export const drawWaters = (scene: Scene): string => drawWadis(scene) + drawFlowing(scene);

const BANK = 2.4;

/** Dry beds: two banks and a dotted thread, for an obstacle must be seen as one. */
function drawWadis(scene: Scene): string {
  const wadis = streamsOf(scene, 'wadi', 'wash');
  const beds = (look: WaterLook): string => all(streamsOf(scene, look), ({ line }) => pathOf(line));
  return [
    path(
      'm-wadi-halo',
      all(wadis, (stream) => band(stream, BANK * 1.2)),
    ),
    path(
      'm-wadi-case',
      all(wadis, (stream) => band(stream, 0)),
    ),
    path(
      'm-wadi',
      all(wadis, (stream) => bed(stream)),
    ),
    path('m-wadi-bed', beds('wadi')),
    path('m-wadi-bed m-wash-bed', beds('wash')),
  ].join('');
}

/** The bed is never quite closed by its banks. */
const bed = ({ line, widths }: Stream): string =>
  pathOf(
    ribbon(line, (i) => Math.max(0.7, at(widths, i) - BANK)),
    true,
  );

/** Casings before fills, so that the mouths of tributaries stand open. */
function drawFlowing(scene: Scene): string {
  const streams = streamsOf(scene, 'stream');
  const canals = streamsOf(scene, 'canal');
  const rivers = streamsOf(scene, 'river', 'lake');
  const canalLines = all(canals, ({ line }) => pathOf(line));
  return [
    path(
      'm-stream-case',
      all(streams, (stream) => band(stream, 1.6)),
    ),
    path(
      'm-stream',
      all(streams, (stream) => band(stream, 0)),
    ),
    dikes(scene),
    path('m-canal-case', canalLines),
    path(
      'm-river-case',
      all(rivers, (stream) => band(stream, 2.6)),
    ),
    path('m-canal', canalLines),
    path(
      'm-river',
      all(rivers, (stream) => band(stream, 0)),
    ),
    path('m-canal-mid', canalLines),
    path(
      'm-river-fl',
      all(rivers, (stream) => flowLines(rivers, stream)),
    ),
  ].join('\n');
}

/** Lines of flow, left out where a mouth lies in the water of the main stream. */
function flowLines(rivers: readonly Stream[], stream: Stream): string {
  const { line, widths } = stream;
  const near = SAMPLES_A_SIDE * 2;
  const covered = line.map((point, i) => {
    if (i > near && i < line.length - near) return false;
    return rivers.some((other) => other !== stream && isInside(other, point, at(widths, i) / 3));
  });
  const from = Math.max(0, covered.lastIndexOf(true, Math.floor(line.length / 2)) + 1);
  const end = covered.indexOf(true, Math.floor(line.length / 2));
  return [0.28, 0.07]
    .flatMap((share) => [share, -share])
    .map((share) => beside(line, (i) => at(widths, i) * share).slice(from, end < 0 ? undefined : end))
    .map((part) => pathOf(part))
    .join('');
}

function isInside({ line, widths }: Stream, point: Point, more: number): boolean {
  const { distance, index } = nearestOn(line, point);
  return distance < at(widths, index) / 2 + more;
}

/** Dikes stand only where the bank is low land that needs them. */
function dikes(scene: Scene): string {
  const lines = streamsOf(scene, 'river').flatMap(({ line, widths }) =>
    [1, -1].flatMap((hand) =>
      lowStretches(
        scene,
        beside(line, (i) => hand * (at(widths, i) / 2 + DIKE)),
      ),
    ),
  );
  const data = lines.map((line) => pathOf(line)).join('');
  return path('m-dike', data) + path('m-dike-t', data);
}

function lowStretches(scene: Scene, bank: Polyline): Point[][] {
  const stretches: Point[][] = [[]];
  for (const point of bank) {
    const looks = scene.cells.under(point)?.looks;
    const low = looks !== undefined && (looks.has('drained') || looks.has('marsh'));
    if (low && scene.waters.clearance(point) > 2) at(stretches, stretches.length - 1).push(point);
    else if (at(stretches, stretches.length - 1).length > 0) stretches.push([]);
  }
  return stretches.filter(({ length }) => length > 14);
}
