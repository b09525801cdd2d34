/** What lies over the map besides the plan: strongpoints and the air always, the rest by the tool bar. */
import type { Shape } from '@bridgehead/board';
import { otherSide, sideLook } from '@bridgehead/client-kit/looks';
import { hexes } from '@bridgehead/client-kit/play';
import { type OverlaySpec, supplyOverlay, type TitleOverlays, zocOverlay } from '@bridgehead/client-kit/title';
import { distanceBetween } from '@bridgehead/hex';
import { COMMAND_RANGE, INTERDICTION_RADIUS, type ToldView, type UnitView } from '../src/facts.ts';
import { SIDE_LOOKS } from './looks/sides.ts';
import { isArtilleryType } from './looks/unit-facts.ts';
import type { PlayContext } from './play-context.ts';
import { ask, type Supplied } from './query-replies.ts';
import { points, say } from './say.ts';
import { objectivesOf, uncountedIn } from './victory-sets.ts';
import { GRID } from './words.ts';

/** Every hex that is so near to one of these. */
export function hexesWithin(centres: readonly string[], radius: number): readonly string[] {
  const from = centres.flatMap((hex) => GRID.indexByName.get(hex) ?? []);
  return GRID.names.filter((_, hex) => from.some((centre) => distanceBetween(GRID, centre, hex) <= radius));
}

const toneOf = (side: string): 'first' | 'second' => sideLook(SIDE_LOOKS, side).tone;

/** [10.3.4] Where own markers lie: told to their owner alone. */
export const fireShapes = (units: readonly UnitView[]): readonly Shape[] =>
  units.flatMap(({ hex, fires }): readonly Shape[] =>
    hex === undefined || fires === undefined || hex === fires
      ? []
      : [{ kind: 'arrow', from: hex, to: fires, look: 'support' }],
  );

const isOver = (at: string): boolean => GRID.indexByName.has(at);

/** [11.2.5] The zones of air units, drawn by those who fly. */
const zoneShapes = ({ air }: ToldView): readonly Shape[] =>
  SIDE_LOOKS.flatMap(({ id, tone }): readonly Shape[] => {
    const over = air.filter(({ side, at }) => side === id && isOver(at)).map(({ at }) => at);
    return over.length === 0 ? [] : [hexes(hexesWithin(over, INTERDICTION_RADIUS), `zone-${tone}`)];
  });

/** [14] Strongpoints are seen under any stack. */
function standing(view: ToldView): readonly Shape[] {
  return [
    ...zoneShapes(view),
    ...view.strongpoints.map(
      ({ hex, side, active }) =>
        ({ kind: 'fort', hex, side: toneOf(side), state: active ? 'active' : 'building' }) as const,
    ),
    ...uncountedIn(view).map((hex) => ({ kind: 'victory', hex, holder: 'none', text: '' }) as const),
    ...objectivesOf(view).map(
      ({ hex, side }) => ({ kind: 'victory', hex, holder: toneOf(side), text: say('mark.star') }) as const,
    ),
  ];
}

async function askZoc({ game }: PlayContext, side: string): Promise<readonly Shape[]> {
  const sides = [side, otherSide(SIDE_LOOKS, side)];
  const found = await Promise.all(sides.map((one) => ask(game, 'zoc', { side: one, viewer: side })));
  return found.map((zoc, i) =>
    hexes(
      (zoc?.hexes ?? []).map(({ hex }) => hex),
      `zoc-${toneOf(sides[i] ?? side)}`,
    ),
  );
}

/** [6.2] The line of each unit to its road and the road to the source; of one stack once. */
function supplyShapes(supplied: readonly Supplied[], hexOf: (unit: string) => string | undefined): readonly Shape[] {
  const shapes = new Map<string, Shape>();
  const cutOff = new Set<string>();
  for (const { unit, supplied: isFed, line = [], road = [] } of supplied) {
    const at = hexOf(unit);
    if (!isFed && at !== undefined) cutOff.add(at);
    if (line.length > 1) shapes.set(`o${line.join()}`, { kind: 'path', places: line, look: 'supply-overland' });
    if (road.length > 1) shapes.set(`r${road.join()}`, { kind: 'path', places: road, look: 'supply-road' });
  }
  return [...shapes.values(), hexes([...cutOff], 'cut-off')];
}

async function askSupply({ game, units, view }: PlayContext, side: string): Promise<readonly Shape[]> {
  const supplied = (await ask(game, 'supply', { side, viewer: side })) ?? [];
  const sources = (view.peek()?.sources ?? []).filter((one) => one.side === side);
  return [
    ...supplyShapes(supplied, (unit) => units.peek().get(unit)?.hex),
    ...sources.map(
      ({ hex, open }) =>
        ({ kind: 'pill', hex, text: say(open ? 'overlay.source' : 'overlay.source.shut'), look: 'note' }) as const,
    ),
  ];
}

const staffsOf = ({ units, side }: ToldView): readonly string[] =>
  units.flatMap((unit) =>
    unit.type === 'HQ' && unit.hex !== undefined && (side === undefined || unit.side === side) ? [unit.hex] : [],
  );

/** [15.1.1] */
const commandShapes = (view: ToldView): readonly Shape[] => [
  hexes(hexesWithin(staffsOf(view), COMMAND_RANGE), 'command'),
  ...staffsOf(view).map((hex) => ({ kind: 'pill', hex, text: say('overlay.hq'), look: 'note' }) as const),
];

/** [10.1.2] What deployed guns of the viewer reach; those that have fired reach nothing. */
const gunShapes = ({ units, side }: ToldView): readonly Shape[] => {
  const guns = units.filter(
    (unit) =>
      isArtilleryType(unit.type) &&
      unit.mode === 'deployed' &&
      unit.hex !== undefined &&
      !unit.states.includes('marker-used') &&
      (side === undefined || unit.side === side),
  );
  const reached = new Set(guns.flatMap(({ hex, values }) => hexesWithin([hex ?? ''], values.range ?? 0)));
  return [hexes([...reached], 'range'), ...fireShapes(units)];
};

/** [8.2.2] Who could be put into Reserve as he stands, and who is. */
async function askReserves({ game, units }: PlayContext, side: string): Promise<readonly Shape[]> {
  const found = (await ask(game, 'reserves', { side, viewer: side })) ?? [];
  const hexOf = (unit: string): readonly string[] => {
    const hex = units.peek().get(unit)?.hex;
    return hex === undefined ? [] : [hex];
  };
  const able = found.filter(({ refusal }) => refusal === undefined).flatMap(({ unit }) => hexOf(unit));
  const isIn = (unit: string): boolean => units.peek().get(unit)?.states.includes('reserve') === true;
  const barred = found
    .filter(({ unit, refusal }) => refusal !== undefined && !isIn(unit))
    .flatMap(({ unit }) => hexOf(unit));
  return [
    hexes([...new Set(able)], 'drop'),
    hexes(
      [...new Set(barred)].filter((hex) => !able.includes(hex)),
      'refused',
    ),
  ];
}

/** [3.1.2] Land in the zone of one side alone, and the locations with their holders. */
async function askControl(context: PlayContext, side: string): Promise<readonly Shape[]> {
  const sides = SIDE_LOOKS.map(({ id }) => id);
  const zones = await Promise.all(sides.map((one) => ask(context.game, 'zoc', { side: one, viewer: side })));
  const view = context.view.peek();
  const held = sides.map(
    (one) =>
      new Set((view?.units ?? []).flatMap((unit) => (unit.side === one && unit.hex !== undefined ? [unit.hex] : []))),
  );
  return sides.map((one, i) => {
    const other = 1 - i;
    const theirs = new Set((zones[other]?.hexes ?? []).map(({ hex }) => hex));
    const own = (zones[i]?.hexes ?? [])
      .map(({ hex }) => hex)
      .filter((hex) => !theirs.has(hex) && held[other]?.has(hex) !== true);
    return hexes([...new Set([...(held[i] ?? []), ...own])], `control-${toneOf(one)}`);
  });
}

const LIST: readonly OverlaySpec[] = [
  { name: 'reach', icon: 'reach' },
  zocOverlay(askZoc),
  supplyOverlay(askSupply, ['supply-overland', 'legend.supply-overland']),
  { name: 'command', icon: 'command', legend: [['command', 'legend.command']], shapes: commandShapes },
  {
    name: 'reserves',
    icon: 'march',
    legend: [
      ['drop', 'legend.reserve'],
      ['refused', 'legend.no-reserve'],
    ],
    ask: askReserves,
  },
  { name: 'guns', icon: 'shell', legend: [['range', 'legend.guns']], shapes: gunShapes },
  {
    name: 'air',
    icon: 'plane',
    legend: [
      ['zone-first', 'legend.zone-first'],
      ['zone-second', 'legend.zone-second'],
    ],
    shapes: zoneShapes,
  },
  {
    name: 'control',
    icon: 'control',
    legend: [
      ['control-first', 'legend.control-first'],
      ['control-second', 'legend.control-second'],
      ['victory-first', 'legend.location'],
    ],
    ask: askControl,
  },
  { name: 'numbers', icon: 'numbers' },
  { name: 'hide', icon: 'hide' },
];

export const KASSERINE_OVERLAYS: TitleOverlays = {
  list: LIST,
  layers: ['control', 'standing', 'command', 'guns', 'air', 'zoc', 'reserves', 'supply'],
  standing,
  scout: async ({ game, units }: PlayContext, unit) => {
    const moves = await ask(game, 'moves', { units: [unit] });
    const from = units.peek().get(unit)?.hex;
    const seen = (moves?.ends ?? []).flatMap(({ hex, cost, stops }) =>
      hex === undefined ? [] : [{ hex, cost, stops }],
    );
    return [
      hexes(
        seen.map(({ hex }) => hex),
        'reach',
      ),
      ...(from === undefined ? [] : [hexes([from], 'selected')]),
      ...seen.map(
        ({ hex, cost, stops }) =>
          ({ kind: 'pill', hex, text: points(cost), look: stops === true ? 'stop' : 'cost' }) as const,
      ),
    ];
  },
  mayScout: ({ hex, mode }: UnitView) => hex !== undefined && mode !== 'deployed',
};
