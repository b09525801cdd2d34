/** [14.3.1] Units in Full Retreat give way when an enemy comes next to them. */
import {
  cached,
  call,
  checked,
  done,
  type Flaw,
  type Frame,
  type FrameOf,
  firstFlaw,
  frame,
  type Game,
  type Neighbours,
  procedure,
} from '@bridgehead/engine';
import { DIRECTION_COUNT, neighbourOf, OFF_MAP, sideOf } from '@bridgehead/hex';
import { fixed, number } from '@bridgehead/toolkit';
import { GRID } from '../../data/map.ts';
import type { Side } from '../../data/unit-data.ts';
import { says } from '../../says.ts';
import { HEX, SIDE } from '../../state/kinds.ts';
import { hexOfPlace } from '../../state/places.ts';
import { unitsIn } from '../../state/stacks.ts';
import { ALLIED_ORDER, FULL_RETREAT, GERMAN_ORDER, isInFullRetreat } from '../../state/state.ts';
import { stopsZoc } from '../07-zones-of-control.ts';
import { retreatFrame } from '../13-retreats/retreats.ts';
import { isBesideEnemyUnits } from './disruption.ts';

const FORCED_RETREATS = frame(
  'forced-retreats',
  ['next'],
  {
    /** Of those who give way. */
    side: fixed(SIDE),
    /** Where the enemy now stands. */
    hex: fixed(HEX),
    /** The direction to look in next: a hex gives way once. */
    direction: number(0, DIRECTION_COUNT),
  },
  { next: ['retreat'] },
);
type ForcedRetreatsFrame = FrameOf<typeof FORCED_RETREATS>;

/** [14.3.1] It is asked where somebody has come, of the hex in the direction that was looked in last. */
function forcedFlaw(_g: Game, f: ForcedRetreatsFrame, { above, below }: Neighbours): Flaw | undefined {
  const { task } = (above ?? {}) as { readonly task?: { readonly side: Side; readonly hex: number } };
  const { place = 0 } = (below ?? {}) as { readonly place?: number };
  const hex = f.direction === 0 ? OFF_MAP : neighbourOf(GRID, f.hex, f.direction - 1);
  return firstFlaw(
    [hexOfPlace(place) !== f.hex, 'hex', says('nobody-has-come')],
    [task?.side !== f.side, 'side', says('retreat-of-other-side')],
    [hex === OFF_MAP || task?.hex !== hex, 'direction', says('retreat-from-other-hex')],
  );
}

/** [14.3.1] The owner retreats all who must give way to an enemy in this hex. */
export const forcedRetreatsFrame = (side: Side, hex: number): ForcedRetreatsFrame => ({
  proc: 'forced-retreats',
  step: 'next',
  side,
  hex,
  direction: 0,
});

const NOWHERE = -1;

/** [14.3.1] Whether units stand in the hex and all of them are in Full Retreat; Unknown units do not count. */
function isRoutedHex(g: Game, side: Side, hex: number): boolean {
  const units = unitsIn(g, side, hex);
  return units.length > 0 && units.every((u) => isInFullRetreat(g, u));
}

/** The first direction from this one on in which units must give way, or NOWHERE. */
function firstToGiveWay(g: Game, side: Side, hex: number, from: number): number {
  for (let d = from; d < DIRECTION_COUNT; d++) {
    const next = neighbourOf(GRID, hex, d);
    if (next !== OFF_MAP && isRoutedHex(g, side, next) && !stopsZoc(g, sideOf(GRID, hex, d))) return d;
  }
  return NOWHERE;
}

const hasRouted = {
  allied: cached([ALLIED_ORDER], (g) => g.cells[ALLIED_ORDER]?.includes(FULL_RETREAT) === true),
  german: cached([GERMAN_ORDER], (g) => g.cells[GERMAN_ORDER]?.includes(FULL_RETREAT) === true),
};

/**
 * [14.3.1] Whether units of this side must give way to an enemy who has come into this hex. Asked at each step of each
 * march, so the answer comes at once while nobody of the side is in Full Retreat.
 */
export const mustGiveWay = (g: Game, side: Side, hex: number): boolean =>
  hasRouted[side](g) && firstToGiveWay(g, side, hex, 0) !== NOWHERE;

const HEXES = 2;

/** [14.3.1] Everybody in the hex retreats. */
export function fallBackFrame(g: Game, side: Side, hex: number): Frame {
  const units = unitsIn(g, side, hex);
  const task = { side, hex, units, least: HEXES, most: HEXES, order: 'unchanged', mayStop: false } as const;
  return retreatFrame({ ...task, shunsEzoc: false, isOnceOnly: false, rule: '14.3.1' });
}

/**
 * [14.3.1] Whether only units in Full Retreat are left in the hex, beside the enemy: they may stay there no longer than
 * steadier company does. To be asked when that company has been lost or has left outside the Movement Phase.
 */
export const isLeftAlone = (g: Game, side: Side, hex: number): boolean =>
  isRoutedHex(g, side, hex) && isBesideEnemyUnits(g, side, hex);

export const forcedRetreats = procedure(checked(FORCED_RETREATS, forcedFlaw), {
  next(g, f) {
    const d = firstToGiveWay(g, f.side, f.hex, f.direction);
    if (d === NOWHERE) return done();
    f.direction = d + 1;
    return call(fallBackFrame(g, f.side, neighbourOf(GRID, f.hex, d)), 'next');
  },
});
