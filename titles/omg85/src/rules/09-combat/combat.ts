/** [9] The Combat Phase: barrages on hexes that nobody attacks, then every battle in the order of plotting. */
import { call, checked, done, type FrameOf, frame, type Game, go, procedure } from '@bridgehead/engine';
import type { Side } from '../../data/unit-data.ts';
import { OF_SIDE, sideFlaw } from '../../state/frames.ts';
import { HEXES } from '../../state/kinds.ts';
import {
  barrageOf,
  clock,
  firedOf,
  hasMark,
  hexAt,
  LIFTED,
  plottedOf,
  removeMark,
  setBarrage,
  setClock,
  setFired,
  setPlotted,
  setTarget,
  targetOf,
} from '../../state/state.ts';
import { hasGuns, UNIT_COUNT, type Unit, unitsOf } from '../../state/units.ts';
import { gunRefusal } from '../08-operations/artillery.ts';
import { battleFrame } from './battle-frame.ts';

const COMBAT = frame(
  'combat',
  ['begin', 'barrage', 'next', 'fought', 'end'],
  {
    ...OF_SIDE,
    /** Hexes under a barrage alone that are still to come. */
    barrages: HEXES,
  },
  { barrage: ['battle'], fought: ['battle'] },
);
export type CombatFrame = FrameOf<typeof COMBAT>;

export const combatFrame = (side: Side): CombatFrame => ({ proc: 'combat', step: 'begin', side, barrages: [] });

/** [8.13] Advanced: target hexes of barrages that no unit attacks, in order. */
function bareBarrages(g: Game, side: Side): number[] {
  const attacked = new Set(unitsOf(side).map((u) => targetOf(g, u)));
  const hexes = unitsOf(side)
    .filter((u) => barrageOf(g, u) >= 0 && hexAt(g, u) >= 0 && gunRefusal(g, u) === undefined)
    .map((u) => barrageOf(g, u));
  return [...new Set(hexes)].filter((hex) => !attacked.has(hex)).sort((a, b) => a - b);
}

/** [8.15] The hex whose attack was plotted first, of those not yet fought, or -1. */
function nextTarget(g: Game, side: Side): number {
  let first = 0;
  let target = -1;
  for (const u of unitsOf(side)) {
    const plot = plottedOf(g, u);
    if (targetOf(g, u) < 0 || hexAt(g, u) < 0 || (target >= 0 && plot >= first)) continue;
    first = plot;
    target = targetOf(g, u);
  }
  return target;
}

function takePlotters(g: Game, side: Side, target: number): Unit[] {
  return unitsOf(side)
    .filter((u) => targetOf(g, u) === target && hexAt(g, u) >= 0)
    .sort((a, b) => plottedOf(g, a) - plottedOf(g, b));
}

function clearCombat(g: Game): void {
  for (let u = 0; u < UNIT_COUNT; u++) {
    if (targetOf(g, u) >= 0) setTarget(g, u, -1);
    if (plottedOf(g, u) !== 0) setPlotted(g, u, 0);
    if (barrageOf(g, u) >= 0) setBarrage(g, u, -1);
    if (firedOf(g, u) !== 0) setFired(g, u, 0);
    if (hasMark(g, u, LIFTED)) removeMark(g, u, LIFTED);
  }
  for (const name of ['plots', 'riverAdvance'] as const) if (clock(g, name) !== 0) setClock(g, name, 0);
}

export const combat = procedure(checked(COMBAT, sideFlaw), {
  begin(g, f) {
    for (const u of unitsOf(f.side)) if (hasMark(g, u, LIFTED)) removeMark(g, u, LIFTED);
    f.barrages = bareBarrages(g, f.side);
    return go('barrage');
  },
  barrage(_g, f) {
    const [hex, ...others] = f.barrages;
    if (hex === undefined) return go('next');
    f.barrages = others;
    return call(battleFrame(f.side, hex, []), 'barrage');
  },
  next(g, f) {
    const target = nextTarget(g, f.side);
    if (target < 0) return go('end');
    const plotters = takePlotters(g, f.side, target);
    for (const u of plotters) setPlotted(g, u, 0);
    return call(battleFrame(f.side, target, plotters), 'fought');
  },
  fought(g, f) {
    for (const u of unitsOf(f.side)) {
      if (targetOf(g, u) < 0 || plottedOf(g, u) !== 0) continue;
      setTarget(g, u, -1);
      // A unit that has attacked does not fire its guns in the same phase.
      if (hasGuns(u)) setFired(g, u, 1);
    }
    return go('next');
  },
  end(g) {
    clearCombat(g);
    return done();
  },
});
