/** What lies over the map besides the plan: bridges and lost sights always, the rest by the tool bar. */
import type { Shape } from '@bridgehead/board';
import { otherSide, sideLook } from '@bridgehead/client-kit/looks';
import { type OverlaySpec, supplyOverlay, type TitleOverlays, zocOverlay } from '@bridgehead/client-kit/title';
import { MAP_FILE, type MarketGardenView, type UnitView } from '../src/facts.ts';
import { SIDE_LOOKS } from './looks/sides.ts';
import type { PlayContext } from './play-context.ts';
import { ask, type Moves, type Supplied } from './query-replies.ts';
import { unitName } from './say.ts';
import { isOnField } from './words.ts';

/** [8.12] A bridge that has been tried stands for good; one that has not may still be blown. */
const BRIDGE_LOOKS: Readonly<Record<string, 'intact' | 'wired' | 'blown'>> = {
  untested: 'wired',
  safe: 'intact',
  blown: 'blown',
};

export function permanentShapes(view: MarketGardenView): readonly Shape[] {
  return [
    ...view.bridges.flatMap(({ between, state }): readonly Shape[] => {
      const look = BRIDGE_LOOKS[state];
      return look === undefined ? [] : [{ kind: 'bridge', hexside: between.join('/'), type: 'road', state: look }];
    }),
    ...view.lastSeen
      .filter(({ hex }) => isOnField(hex))
      .map(({ unit, hex }) => ({ kind: 'pill', hex, text: `? ${unitName(unit)}`, look: 'note' }) as const),
  ];
}

const OBJECTIVES = MAP_FILE.marks.filter(({ mark }) => mark === 'objective');

function ownerShapes({ allied }: MarketGardenView): readonly Shape[] {
  const held = new Set(allied);
  return [
    { kind: 'hexes', hexes: allied.filter(isOnField), look: 'control-first' },
    ...OBJECTIVES.map(
      ({ hex, code }) =>
        ({ kind: 'victory', hex, holder: held.has(hex) ? 'first' : 'second', text: code ?? '' }) as const,
    ),
  ];
}

const sourceShapes = ({ sources }: MarketGardenView): readonly Shape[] => [
  { kind: 'hexes', hexes: sources.map(({ hex }) => hex), look: 'drop' },
  ...sources.map(({ hex, formation }) => ({ kind: 'pill', hex, text: formation, look: 'note' }) as const),
];

/** The way of each unit to the edge of the map; paths of one stack are one. */
export function supplyShapes(
  supplied: readonly Supplied[],
  placeOf: (unit: string) => string | undefined,
): readonly Shape[] {
  const paths = new Map(
    supplied.flatMap(({ path = [] }) => (path.length > 1 ? [[path.join(' '), path] as const] : [])),
  );
  const cutOff = supplied.filter((one) => !one.supplied).flatMap(({ unit }) => placeOf(unit) ?? []);
  return [
    ...[...paths.values()].map((places) => ({ kind: 'path', places, look: 'supply-road' }) as const),
    { kind: 'hexes', hexes: [...new Set(cutOff)].filter(isOnField), look: 'cut-off' },
  ];
}

/** The reach of a unit: hexes with their costs, those where it must stop marked. */
export function reachShapes({ ends }: Moves, from: string | undefined): readonly Shape[] {
  const seen = ends.filter(({ hex }) => hex !== undefined && isOnField(hex));
  return [
    { kind: 'hexes', hexes: seen.flatMap(({ hex }) => hex ?? []), look: 'reach' },
    ...(from === undefined ? [] : [{ kind: 'hexes', hexes: [from], look: 'selected' } as const]),
    ...seen.map(
      ({ hex = '', cost, stops }) =>
        ({ kind: 'pill', hex, text: String(cost), look: stops === undefined ? 'cost' : 'stop' }) as const,
    ),
  ];
}

async function askZoc({ game, client }: PlayContext, side: string): Promise<readonly Shape[]> {
  const sides = [side, otherSide(SIDE_LOOKS, side)];
  const found = await Promise.all(sides.map((one) => ask(game, 'zoc', { side: one, ...client.viewerParams(side) })));
  return found.flatMap((zoc, i) => {
    const hexes = (zoc?.hexes ?? []).map(({ hex }) => hex).filter(isOnField);
    return [{ kind: 'hexes', hexes, look: `zoc-${sideLook(SIDE_LOOKS, sides[i] ?? side).tone}` } as const];
  });
}

async function askSupply({ game, client, units }: PlayContext, side: string): Promise<readonly Shape[]> {
  const supplied = (await ask(game, 'supply', { side, ...client.viewerParams(side) })) ?? [];
  return supplyShapes(supplied, (unit) => units.peek().get(unit)?.hex);
}

const LIST: readonly OverlaySpec[] = [
  { name: 'reach', icon: 'reach' },
  zocOverlay(askZoc),
  supplyOverlay(askSupply),
  {
    name: 'control',
    icon: 'control',
    legend: [
      ['control-first', 'legend.control-first'],
      ['victory-first', 'legend.victory-first'],
      ['victory-second', 'legend.victory-second'],
    ],
    shapes: ownerShapes,
  },
  { name: 'sources', icon: 'drop', legend: [['drop', 'legend.source']], shapes: sourceShapes },
  { name: 'numbers', icon: 'numbers' },
  { name: 'hide', icon: 'hide' },
];

export const OMG85_OVERLAYS: TitleOverlays = {
  list: LIST,
  layers: ['control', 'standing', 'zoc', 'sources', 'supply'],
  standing: permanentShapes,
  scout: async ({ game, units, view }: PlayContext, unit) => {
    // [2.1] How far an enemy comes would tell of others who are hidden.
    const isForeign = units.peek().get(unit)?.side !== game.seat.peek();
    if (isForeign && view.peek()?.options.hidden === true) return [];
    const moves = await ask(game, 'moves', { units: [unit] });
    return moves === undefined ? [] : reachShapes(moves, units.peek().get(unit)?.hex);
  },
  mayScout: ({ values }: UnitView) => values !== undefined && values.op > 0,
};
