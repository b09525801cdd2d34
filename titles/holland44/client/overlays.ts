/** What lies over the map besides the plan: bridges and traffic always, the rest by the tool bar. */
import type { Shape } from '@bridgehead/board';
import { otherSide, sideLook } from '@bridgehead/client-kit/looks';
import { type OverlaySpec, supplyOverlay, type TitleOverlays, zocOverlay } from '@bridgehead/client-kit/title';
import { GRID, type HollandView, MAP, MAP_FILE, type UnitView } from '../src/facts.ts';
import { SIDE_LOOKS } from './looks/sides.ts';
import type { PlayContext } from './play-context.ts';
import { type Attack, ask, type Bond, type Moves, type Supplied, type Zoc } from './query-replies.ts';
import { columnText, points } from './say.ts';

type BridgeState = Extract<Shape, { kind: 'bridge' }>['state'];

const BRIDGE_LOOKS: Readonly<Record<string, BridgeState>> = {
  wired: 'wired',
  intact: 'intact',
  blown: 'blown',
  'under-repair': 'under-repair',
  'under-german-repair': 'under-repair',
};

/** Bridges and Traffic markers change in play and are always shown. */
function permanentShapes(view: HollandView): readonly Shape[] {
  return [
    ...view.bridges.flatMap(({ between, kind, state }): readonly Shape[] => {
      const look = BRIDGE_LOOKS[state];
      const type = kind === 'rail' ? 'rail' : 'road';
      return look === undefined ? [] : [{ kind: 'bridge', hexside: between.join('/'), type, state: look }];
    }),
    ...view.traffic.map.map(
      ({ marker, hex }) => ({ kind: 'marker', hex, look: 'bars', text: String(marker) }) as const,
    ),
  ];
}

const nameOf = (hex: number): string => GRID.names[hex] ?? '';

/** Cities and objectives with the side that was last in them. */
function controlShapes(view: HollandView): readonly Shape[] {
  const objectives = MAP.marks.filter(({ mark }) => mark === 'objective');
  const holderOf = (hex: string) =>
    view.control.allied.includes(hex) ? 'first' : view.control.german.includes(hex) ? 'second' : 'open';
  return [
    { kind: 'hexes', hexes: view.control.allied, look: 'control-first' },
    { kind: 'hexes', hexes: view.control.german, look: 'control-second' },
    ...objectives.map(({ hex, code }) => {
      const name = nameOf(hex);
      return { kind: 'victory', hex: name, holder: holderOf(name), text: code } as const;
    }),
  ];
}

function dropShapes(): readonly Shape[] {
  const drops = MAP.marks.filter(({ mark }) => mark === 'drop');
  return [
    { kind: 'hexes', hexes: drops.map(({ hex }) => nameOf(hex)), look: 'drop' },
    ...drops.map(({ hex, code }) => ({ kind: 'pill', hex: nameOf(hex), text: code, look: 'note' }) as const),
  ];
}

/** Boundaries between formations, which are a rule about hexes; frontiers are only drawn on the map. */
function corpsShapes(): readonly Shape[] {
  return MAP_FILE.boundaries
    .filter(({ sides }) => sides.length > 0)
    .map(({ name, sides }) => ({ kind: 'boundary', hexsides: sides, text: name }));
}

const zocShapes = (side: string, zoc: Zoc): readonly Shape[] => [
  { kind: 'hexes', hexes: zoc.hexes.map(({ hex }) => hex), look: `zoc-${sideLook(SIDE_LOOKS, side).tone}` },
];

export const bondShapes = (bonds: readonly Bond[]): readonly Shape[] =>
  bonds.map(({ side, kind, between: [end = '', other = ''], at, state }) => ({
    kind: 'rope',
    between: [end, other],
    at,
    type: kind,
    side: sideLook(SIDE_LOOKS, side).tone,
    state,
  }));

/** A path runs from the unit overland to a road and along it to the source; paths of one stack are one. */
export function supplyShapes(
  supplied: readonly Supplied[],
  placeOf: (unit: string) => string | undefined,
): readonly Shape[] {
  const shapes = new Map<string, Shape>();
  const cutOff = new Set<string>();
  const blocked = new Set<string>();
  for (const { unit, supplied: isFed, path = [], overland = 0, blocked: block } of supplied) {
    const place = placeOf(unit);
    if (!isFed && place !== undefined) cutOff.add(place);
    if (block !== undefined) blocked.add(block.hex);
    const [country, road] = [path.slice(0, overland + 1), path.slice(overland)];
    if (country.length > 1)
      shapes.set(`o${country.join()}`, { kind: 'path', places: country, look: 'supply-overland' });
    if (road.length > 1) shapes.set(`r${road.join()}`, { kind: 'path', places: road, look: 'supply-road' });
  }
  return [
    ...shapes.values(),
    { kind: 'hexes', hexes: [...cutOff], look: 'cut-off' },
    { kind: 'hexes', hexes: [...blocked], look: 'refused' },
  ];
}

/** Hexes that the enemy could attack as he stands, with his best odds before support. */
function threatShapes(attacks: readonly Attack[]): readonly Shape[] {
  const open = attacks.filter(({ refusal }) => refusal === undefined);
  return [
    { kind: 'hexes', hexes: open.map(({ target }) => target), look: 'threat' },
    ...open.flatMap(({ target, best }): readonly Shape[] =>
      best === undefined ? [] : [{ kind: 'pill', hex: target, text: columnText(best.column), look: 'note' }],
    ),
  ];
}

/** The reach of a unit that is only looked at. */
function scoutShapes(moves: Moves, from: string | undefined): readonly Shape[] {
  const places = moves.ends.flatMap(({ hex, area }) => hex ?? area ?? []);
  const costs = moves.ends.flatMap(({ hex, cost, stops }): readonly Shape[] =>
    hex === undefined || moves.mode === 'tactical'
      ? []
      : [{ kind: 'pill', hex, text: points(cost), look: stops === undefined ? 'cost' : 'stop' }],
  );
  return [
    { kind: 'hexes', hexes: places, look: moves.mode === 'tactical' ? 'extended' : 'reach' },
    ...(from === undefined ? [] : [{ kind: 'hexes', hexes: [from], look: 'selected' } as const]),
    ...costs,
  ];
}

async function askZoc({ game }: PlayContext, side: string): Promise<readonly Shape[]> {
  const sides = [side, otherSide(SIDE_LOOKS, side)];
  const found = await Promise.all(sides.map((one) => ask(game, 'zoc', { side: one })));
  return found.flatMap((zoc, i) => (zoc === undefined ? [] : zocShapes(sides[i] ?? side, zoc)));
}

async function askSupply({ game, units }: PlayContext, side: string): Promise<readonly Shape[]> {
  const supplied = (await ask(game, 'supply', { side })) ?? [];
  return supplyShapes(supplied, (unit) => units.peek().get(unit)?.hex);
}

/** Normal movement where the rules allow it now, else Tactical. */
async function reachOf({ game }: PlayContext, unit: string): Promise<Moves | undefined> {
  const normal = await ask(game, 'moves', { units: [unit], mode: 'normal' });
  return normal?.refusal === undefined ? normal : ask(game, 'moves', { units: [unit], mode: 'tactical' });
}

const LIST: readonly OverlaySpec[] = [
  { name: 'reach', icon: 'reach' },
  zocOverlay(askZoc),
  {
    name: 'bonds',
    icon: 'rope',
    legend: [
      ['rope', 'legend.bond'],
      ['rope-cut', 'legend.bond-negated'],
    ],
    ask: async ({ game }: PlayContext) => bondShapes((await ask(game, 'bonds')) ?? []),
  },
  supplyOverlay(askSupply, ['supply-overland', 'legend.supply-overland'], ['refused', 'legend.blocked']),
  {
    name: 'threat',
    icon: 'threat',
    legend: [
      ['threat', 'legend.threat'],
      ['note', 'legend.threat-odds'],
    ],
    ask: async ({ game }: PlayContext, side) =>
      threatShapes((await ask(game, 'attacks', { side: otherSide(SIDE_LOOKS, side) })) ?? []),
  },
  {
    name: 'control',
    icon: 'control',
    legend: [
      ['control-first', 'legend.control-first'],
      ['control-second', 'legend.control-second'],
      ['victory-open', 'legend.victory-open'],
    ],
    shapes: controlShapes,
  },
  { name: 'drop', icon: 'drop', legend: [['drop', 'legend.drop']], shapes: dropShapes },
  { name: 'corps', icon: 'corps', legend: [['boundary', 'legend.corps']], shapes: corpsShapes },
  { name: 'numbers', icon: 'numbers' },
  { name: 'hide', icon: 'hide' },
];

export const HOLLAND44_OVERLAYS: TitleOverlays = {
  list: LIST,
  layers: ['control', 'standing', 'zoc', 'threat', 'drop', 'corps', 'supply', 'bonds'],
  standing: permanentShapes,
  scout: async (context: PlayContext, unit) => {
    const moves = await reachOf(context, unit);
    return moves === undefined ? [] : scoutShapes(moves, context.units.peek().get(unit)?.hex);
  },
  mayScout: ({ values }: UnitView) => values.movement > 0,
};
