/** [8.15] Attacks plotted for the Combat Phase. */
import { closeUndo, type Game, OK, type Refusal } from '@bridgehead/engine';
import { DIRECTION_COUNT, nameOf, sideBetween } from '@bridgehead/hex';
import { NONE } from '@bridgehead/map';
import { GRID, isInside, WATER } from '../../data/map.ts';
import type { Order } from '../../orders.ts';
import { refusal } from '../../says.ts';
import { mayChangePlots } from '../../scenario/options.ts';
import { tellTo } from '../../state/events.ts';
import { isEnemyKnownIn, isInKnownZone, reachesOver } from '../../state/stacks.ts';
import {
  clock,
  hexAt,
  opOf,
  plottedOf,
  setBarrage,
  setClock,
  setPlotted,
  setTarget,
  targetOf,
} from '../../state/state.ts';
import { classOf, idOf, isArmor, sideOfUnit, type Unit, unitsOf } from '../../state/units.ts';
import { costOf } from '../../tables/operation-costs.ts';
import { hasBridgeUp } from './costs.ts';

export const AS_PLOTTED = refusal('8.5', 'as-plotted');

const NOT_NEXT = refusal('8.15', 'attack-not-adjacent');
const ACROSS_BORDER = refusal('1.4', 'attack-across-border');
const NOBODY_THERE = refusal('8.15', 'no-enemy-known');
const NO_POINTS = refusal('8.15', 'attack-too-dear');
const NOT_FOR_ARMOR = refusal('8.8', 'armor-over-water');

export function attackRefusal(g: Game, u: Unit, target: number): Refusal | undefined {
  const side = sideBetween(GRID, hexAt(g, u), target);
  if (side === undefined) return NOT_NEXT;
  if (!reachesOver(sideOfUnit(u), side)) return ACROSS_BORDER;
  if (!isEnemyKnownIn(g, sideOfUnit(u), target)) return NOBODY_THERE;
  if (opOf(g, u) < costOf('offensive fire', classOf(u))) return NO_POINTS;
  const isWet = (WATER[side] ?? NONE) !== NONE && !hasBridgeUp(g, side);
  return isWet && isArmor(u) ? NOT_FOR_ARMOR : undefined;
}

/** [8.15] To move onto an enemy is to plot an attack; it cannot be taken back. */
export const attackOrder: Order<'attack'> = {
  kind: 'attack',
  *list(g, u) {
    const from = hexAt(g, u);
    if (opOf(g, u) < costOf('offensive fire', classOf(u))) return;
    if (isInside(from) && !isInKnownZone(g, sideOfUnit(u), from)) return;
    for (let d = 0; d < DIRECTION_COUNT; d++) {
      const target = GRID.neighbours[from * DIRECTION_COUNT + d] ?? -1;
      if (target < 0 || attackRefusal(g, u, target) !== undefined) continue;
      yield { kind: 'attack', unit: idOf(u), target: nameOf(GRID, target) };
    }
  },
  check: (g, u, { target }) => attackRefusal(g, u, target) ?? OK,
  perform(g, u, { target }) {
    if (!mayChangePlots(g)) closeUndo(g);
    setTarget(g, u, target);
    setBarrage(g, u, -1);
    const plots = clock(g, 'plots') + 1;
    setClock(g, 'plots', plots);
    setPlotted(g, u, plots);
    tellTo(g, sideOfUnit(u), 'attack-plotted', {
      rule: '8.15',
      unit: idOf(u),
      target: nameOf(GRID, target),
      plot: plots,
    });
    return undefined;
  },
};

const NOT_RESCINDED = refusal('8.15', 'not-rescinded');
const NOTHING_PLOTTED = refusal('8.15', 'nothing-plotted');

/** [8.15] Only with the option; later plots move up. */
export const rescindOrder: Order<'rescind'> = {
  kind: 'rescind',
  list: (g, u) => (mayChangePlots(g) && targetOf(g, u) >= 0 ? [{ kind: 'rescind', unit: idOf(u) }] : []),
  check(g, u) {
    if (!mayChangePlots(g)) return NOT_RESCINDED;
    return targetOf(g, u) >= 0 ? OK : NOTHING_PLOTTED;
  },
  perform(g, u) {
    const plot = plottedOf(g, u);
    setTarget(g, u, -1);
    setPlotted(g, u, 0);
    for (const other of unitsOf(sideOfUnit(u))) {
      if (plottedOf(g, other) > plot) setPlotted(g, other, plottedOf(g, other) - 1);
    }
    setClock(g, 'plots', clock(g, 'plots') - 1);
    return undefined;
  },
};
