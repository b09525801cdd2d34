/** What lies over the map besides the plan: bridges and traffic always, the rest by the tool bar. */
import type { Board, Shape } from '@bridgehead/board';
import { GRID, type HollandView, MAP, MAP_FILE } from '@bridgehead/title-holland44';
import { effect } from '@preact/signals';
import { isSide, otherSide, type Side, sideLook } from '../looks/sides.ts';
import { type Attack, ask, type Bond, type Moves, type Supplied, type Zoc } from './answers.ts';
import { columnText, points } from './say.ts';
import type { Overlay, Table } from './table.ts';

type BridgeState = Extract<Shape, { kind: 'bridge' }>['state'];

const BRIDGE_LOOKS: Readonly<Record<string, BridgeState>> = {
  wired: 'wired',
  intact: 'intact',
  blown: 'blown',
  'under-repair': 'under-repair',
  'under-german-repair': 'under-repair',
};

/** Bridges and Traffic markers change in play and are always shown. */
export function standingShapes(view: HollandView): readonly Shape[] {
  return [
    ...view.bridges.flatMap(({ between, kind, state }): readonly Shape[] => {
      const look = BRIDGE_LOOKS[state];
      const type = kind === 'rail' ? 'rail' : 'road';
      return look === undefined ? [] : [{ kind: 'bridge', hexside: between.join('/'), type, state: look }];
    }),
    ...view.traffic.map.map(
      ({ marker, hex }) => ({ kind: 'marker', hex, marker: 'traffic', text: String(marker) }) as const,
    ),
  ];
}

const nameOf = (hex: number): string => GRID.names[hex] ?? '';

/** Cities and objectives with whoever was last in them. */
export function controlShapes(view: HollandView): readonly Shape[] {
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

export function dropShapes(): readonly Shape[] {
  const drops = MAP.marks.filter(({ mark }) => mark === 'drop');
  return [
    { kind: 'hexes', hexes: drops.map(({ hex }) => nameOf(hex)), look: 'drop' },
    ...drops.map(({ hex, code }) => ({ kind: 'pill', hex: nameOf(hex), text: code, look: 'note' }) as const),
  ];
}

/** Boundaries between formations, which are a rule about hexes; frontiers are only drawn on the map. */
export function corpsShapes(): readonly Shape[] {
  return MAP_FILE.boundaries
    .filter(({ sides }) => sides.length > 0)
    .map(({ name, sides }) => ({ kind: 'boundary', hexsides: sides, text: name }));
}

export const zocShapes = (side: Side, zoc: Zoc): readonly Shape[] => [
  { kind: 'hexes', hexes: zoc.hexes.map(({ hex }) => hex), look: `zoc-${sideLook(side).rank}` },
];

export const bondShapes = (bonds: readonly Bond[]): readonly Shape[] =>
  bonds.map(({ side, kind, between, at, state }) => ({
    kind: 'bond',
    between,
    at,
    type: kind,
    side: sideLook(side).rank,
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
export function threatShapes(attacks: readonly Attack[]): readonly Shape[] {
  const open = attacks.filter(({ refusal }) => refusal === undefined);
  return [
    { kind: 'hexes', hexes: open.map(({ target }) => target), look: 'threat' },
    ...open.flatMap(({ target, best }): readonly Shape[] =>
      best === undefined ? [] : [{ kind: 'pill', hex: target, text: columnText(best.column), look: 'note' }],
    ),
  ];
}

/** The reach of a unit that is only looked at. */
export function scoutShapes(moves: Moves, from: string | undefined): readonly Shape[] {
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

/** The side whose player looks at the board. */
const ownSide = ({ game }: Table): Side => (isSide(game.seat.value) ? game.seat.value : 'allied');

async function asked(table: Table, overlay: Overlay, side: Side): Promise<readonly Shape[]> {
  const { game } = table;
  if (overlay === 'zoc') {
    const sides = [side, otherSide(side)];
    const found = await Promise.all(sides.map((one) => ask(game, 'zoc', { side: one })));
    return found.flatMap((zoc, i) => (zoc === undefined ? [] : zocShapes(sides[i] ?? side, zoc)));
  }
  if (overlay === 'threat') return threatShapes((await ask(game, 'attacks', { side: otherSide(side) })) ?? []);
  if (overlay === 'bonds') return bondShapes((await ask(game, 'bonds')) ?? []);
  const supplied = (await ask(game, 'supply', { side })) ?? [];
  return supplyShapes(supplied, (unit) => table.units.peek().get(unit)?.hex);
}

/** Layers that the engine is asked for are asked again after every change of the position. */
function showAsked(table: Table, board: Board, overlay: 'zoc' | 'bonds' | 'supply' | 'threat'): () => void {
  let turn = 0;
  return effect(() => {
    const isOn = table.overlays.value.has(overlay) && table.view.value !== undefined;
    const side = ownSide(table);
    turn += 1;
    const now = turn;
    if (!isOn) return board.setLayer(overlay, []);
    void asked(table, overlay, side).then((shapes) => {
      if (now === turn) board.setLayer(overlay, shapes);
    });
  });
}

/** Normal movement where the rules allow it now, else Tactical. */
async function reachOf({ game }: Table, unit: string): Promise<Moves | undefined> {
  const normal = await ask(game, 'moves', { units: [unit], mode: 'normal' });
  return normal?.refusal === undefined ? normal : ask(game, 'moves', { units: [unit], mode: 'tactical' });
}

function showScouted(table: Table, board: Board): () => void {
  return effect(() => {
    const unit = table.scouted.value;
    const hex = unit === undefined ? undefined : table.units.value.get(unit)?.hex;
    board.setLayer('scout', []);
    if (unit === undefined) return;
    void reachOf(table, unit).then((moves) => {
      if (moves !== undefined && table.scouted.peek() === unit) board.setLayer('scout', scoutShapes(moves, hex));
    });
  });
}

/** From the ground up: a layer lies where its name was first used. */
const LAYERS = [
  'control',
  'standing',
  'zoc',
  'threat',
  'drop',
  'corps',
  'supply',
  'bonds',
  'scout',
  'plan',
  'lit',
  'refused',
] as const;

/** Keeps the layers of the board as the table has them; gives back what ends it. */
export function showOverlays(table: Table, board: Board): () => void {
  for (const name of LAYERS) board.setLayer(name, []);
  const when = (overlay: Overlay, shapes: (view: HollandView) => readonly Shape[]): (() => void) =>
    effect(() => {
      const view = table.view.value;
      board.setLayer(overlay, view !== undefined && table.overlays.value.has(overlay) ? shapes(view) : []);
    });
  const ends = [
    effect(() => board.setLayer('standing', table.view.value === undefined ? [] : standingShapes(table.view.value))),
    when('control', controlShapes),
    when('drop', dropShapes),
    when('corps', corpsShapes),
    showAsked(table, board, 'zoc'),
    showAsked(table, board, 'supply'),
    showAsked(table, board, 'bonds'),
    showAsked(table, board, 'threat'),
    showScouted(table, board),
    effect(() => board.setLayer('plan', table.running.value?.shapes.value ?? [])),
    effect(() => board.setLayer('lit', [{ kind: 'hexes', hexes: table.lit.value, look: 'hover' }])),
    effect(() => {
      const at = table.refusal.value?.at;
      board.setLayer('refused', at === undefined ? [] : [{ kind: 'hexes', hexes: [at], look: 'refused' }]);
    }),
    effect(() => board.setNumbers(table.overlays.value.has('numbers'))),
    effect(() => board.setCounters(!table.overlays.value.has('hide'))),
  ];
  return () => {
    for (const end of ends) end();
  };
}
