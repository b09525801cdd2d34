import { centre, hexesOfSide, OFF_MAP } from '@bridgehead/hex';
import type { BridgeRecord, SideRecord } from '@bridgehead/map';
import { middleOf, sideCalled } from '../geometry/chains.ts';
import { angleOf, minus, type Point, tangentAt, toUnits, turned } from '../geometry/geometry.ts';
import type { Passage } from '../routes/passages.ts';
import type { Scene } from '../scene/scene.ts';
import { degrees, element, escapeXml, group, num, path, place } from '../svg.ts';

/** A bridge on the sheet, for the client that later shows whether it still stands. */
export interface BridgeSite {
  readonly side: string;
  readonly bridge: BridgeRecord;
  readonly at: Point;
  /** Degrees clockwise, along the deck. */
  readonly turn: number;
  readonly length: number;
}

const ABUTMENTS = 7;

export function bridgeSites(scene: Scene): BridgeSite[] {
  return scene.map.sides.flatMap((record) =>
    (record.bridges ?? []).map((bridge): BridgeSite => {
      const { point, axis, water } = passageAt(scene, record, bridge);
      return {
        side: record.side,
        bridge,
        at: point,
        turn: degrees(angleOf(axis)),
        length: Math.max(water, 5) + ABUTMENTS,
      };
    }),
  );
}

function passageAt({ grid, roads, railways }: Scene, { side }: SideRecord, { kind }: BridgeRecord): Passage {
  const index = sideCalled(grid, side);
  return (kind === 'road' ? roads : railways).passage(index);
}

export const drawBridges = (scene: Scene): string =>
  bridgeSites(scene)
    .map((site) => {
      const symbol = bridgeSymbol(site.bridge, site.length, roadRank(scene, site));
      return group('m-bridge', `<title>${escapeXml(site.bridge.name)}</title>${place(site.at, symbol, site.turn)}`, {
        'data-side': site.side,
      });
    })
    .join('');

const roadRank = ({ grid, roads }: Scene, { side }: BridgeSite): number => roads.rankAt(sideCalled(grid, side)) ?? 2;

export const HALF_DECK = { road: 3.4, rail: 2.6 } as const;
export const SPLAY = 3.2;

/** The two parapets of a deck along the x axis, with splayed ends. */
export function parapets(halfLength: number, halfDeck: number): string {
  const one = (hand: 1 | -1): string =>
    `M${num(-halfLength - SPLAY)} ${num(hand * (halfDeck + SPLAY))}L${num(-halfLength)} ${num(hand * halfDeck)}H${num(halfLength)}L${num(halfLength + SPLAY)} ${num(hand * (halfDeck + SPLAY))}`;
  return one(1) + one(-1);
}

/** A deck between two parapets with splayed ends; one that can never be destroyed rests on four stone piers. */
export function bridgeSymbol({ kind, permanent }: BridgeRecord, long: number, rank: number): string {
  const end = long / 2;
  const half = HALF_DECK[kind];
  const wings = parapets(end, half);
  const deck = `M${num(-end - 1)} 0H${num(end + 1)}`;
  const line =
    kind === 'rail'
      ? path('m-deck-rail', deck) + path('m-deck-sleepers', deck)
      : path(`m-deck-road m-road-${rank}`, deck);
  const piers =
    permanent === true
      ? path('m-pier', [-1, 1].flatMap((x) => [-1, 1].map((y) => pier(x * end, y * half))).join(''))
      : '';
  return (
    element('rect', { class: 'm-deck', x: -end, y: -half, width: long, height: half * 2 }) +
    line +
    path('m-parapet-case', wings) +
    path('m-parapet', wings) +
    piers
  );
}

const pier = (x: number, y: number): string => `M${num(x - 2.1)} ${num(y - 2.1)}h4.2v4.2h-4.2Z`;

export function drawFerries(scene: Scene): string {
  const { grid, waters } = scene;
  return scene.map.sides
    .filter(({ ferry }) => ferry !== undefined)
    .map(({ side, ferry }) => {
      const index = sideCalled(grid, side);
      const crossing = waters.crossing(index);
      const point =
        crossing === undefined
          ? middleOf(grid, index)
          : (crossing.stream.line[crossing.index] ?? middleOf(grid, index));
      const across =
        crossing === undefined ? acrossSide(scene, index) : turned(tangentAt(crossing.stream.line, crossing.index));
      const symbol = place(point, ferrySymbol(), degrees(angleOf(across)));
      return group('m-ferry', `<title>${escapeXml(ferry ?? '')}</title>${symbol}`, { 'data-side': side });
    })
    .join('');
}

function acrossSide({ grid }: Scene, side: number): Point {
  const [a, b] = hexesOfSide(grid, side);
  return b === OFF_MAP ? [1, 0] : minus(toUnits(centre(grid, b)), toUnits(centre(grid, a)));
}

export const ferrySymbol = (): string => path('m-ferry-line', 'M-13 0H13') + path('m-hull', 'M-5-2.6H5L3.4 2.6H-3.4Z');
