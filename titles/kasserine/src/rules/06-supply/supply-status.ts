/** [4.3.1] [6.1.1] [6.4] The Supply Status Phase. */
import { call, done, frame, type Game, go, procedure } from '@bridgehead/engine';
import { SOURCES } from '../../data/sources.ts';
import { tell } from '../../state/events.ts';
import {
  addMark,
  BEGAN_BUILDING,
  DEPLETED,
  hasMark,
  hexAt,
  isMarkerUsed,
  isSourceOpen,
  OUT_OF_SUPPLY,
  removeMark,
  setMarkerReady,
  setSourceOpen,
} from '../../state/state.ts';
import { ALL_UNITS, idOf, isArtillery, isMotorized } from '../../state/units.ts';
import { isFriendly } from '../03-concepts/control.ts';
import { buildingFrame } from '../14-strongpoints/strongpoints.ts';
import { isSupplied } from './supply.ts';

/** [6.3.1] A source that was shut works again if it is friendly now. */
function reopenSources(g: Game): void {
  SOURCES.forEach(({ hex, side }, i) => {
    if (!isSourceOpen(g, i) && isFriendly(g, side, hex)) setSourceOpen(g, i, true);
  });
}

/** [6.4.1] Motorized units are found in or out of supply, for all their movement of the turn. */
function judgeMovement(g: Game): void {
  const without: string[] = [];
  for (const u of ALL_UNITS) {
    removeMark(g, u, OUT_OF_SUPPLY | BEGAN_BUILDING);
    if (!isMotorized(u) || hexAt(g, u) < 0 || isSupplied(g, u)) continue;
    addMark(g, u, OUT_OF_SUPPLY);
    without.push(idOf(u));
  }
  if (without.length > 0) tell(g, 'out-of-supply', '6.4.1', { units: without });
}

/** [10.4.2] [15.4.4] Depleted HQs and used markers recover where a route can be traced. */
function recover(g: Game): void {
  for (const u of ALL_UNITS) {
    if (hexAt(g, u) < 0 || !isSupplied(g, u)) continue;
    if (isArtillery(u) && isMarkerUsed(g, u)) setMarkerReady(g, u);
    if (!hasMark(g, u, DEPLETED)) continue;
    removeMark(g, u, DEPLETED);
    tell(g, 'hq-recovered', '15.4.4', { unit: idOf(u) });
  }
}

const SUPPLY_STATUS = frame(
  'supply-status',
  ['begin', 'allied', 'axis', 'end'],
  {},
  { axis: ['building'], end: ['building'] },
);

/** [4.3.1] Supply, recovery, then strongpoints, the Allied player first. */
export const supplyStatus = procedure(SUPPLY_STATUS, {
  begin(g) {
    reopenSources(g);
    judgeMovement(g);
    recover(g);
    return go('allied');
  },
  allied: () => call(buildingFrame('allied'), 'axis'),
  axis: () => call(buildingFrame('axis'), 'end'),
  end: () => done(),
});
