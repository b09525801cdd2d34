/** [18.1] The Supply Phase. */
import { call, checked, done, frame, type Game, go, procedure } from '@bridgehead/engine';
import { OFF_MAP } from '@bridgehead/hex';
import { ask } from '../../asking.ts';
import { emitEvent } from '../../state/events.ts';
import { OF_PHASE, phaseFlaw } from '../../state/frames.ts';
import { addMark, DISMOUNTED, hasMark, hexOf, MECHANIZED_FACE, OUT_OF_SUPPLY, removeMark } from '../../state/state.ts';
import { dataOf, idOf, isBreakdown, isVehicle, sideOfUnit, type Unit, unitsOf } from '../../state/units.ts';
import { isInPlay } from '../14-disruption/disruption.ts';
import { isolationFrame, usesIsolation } from '../27-optional-rules/isolation.ts';
import { isSupplied } from './supply-findings.ts';
import { depleteHeads, headToReturn, returnHead, returnsOf } from './supply-heads.ts';
import { fieldOf, friendlyAreas, isReachedBy, toAreas } from './supply-paths.ts';

/** [18.1] [18.4] Places and removes Out of Supply markers; what they forbid stands with the rules that they touch. */
function checkSupply(g: Game, u: Unit): void {
  const supplied = isSupplied(g, u);
  if (supplied !== hasMark(g, u, OUT_OF_SUPPLY)) return;
  if (supplied) removeMark(g, u, OUT_OF_SUPPLY);
  else addMark(g, u, OUT_OF_SUPPLY);
  emitEvent(g, supplied ? 'supply-restored' : 'out-of-supply', '18.1', { unit: idOf(u) });
}

/** [18.6] Allied Mechanized and Motorized Infantry, and Breakdown units on their Mechanized side. */
export function canDismount(g: Game, u: Unit): boolean {
  if (sideOfUnit(u) !== 'allied') return false;
  if (isBreakdown(u)) return hasMark(g, u, MECHANIZED_FACE) && !isVehicle(u);
  const { type } = dataOf(u);
  return type === 'Mechanized/Panzergrenadier' || type === 'Motorized Infantry';
}

/** [18.6] Whether some Supply Path of the unit crosses no unbridged Canal on its Overland Portion. */
function hasDryPath(g: Game, u: Unit): boolean {
  const hex = hexOf(g, u);
  const side = sideOfUnit(u);
  const goal = { ...toAreas(friendlyAreas(g, side)), overland: 'dry' } as const;
  return hex === OFF_MAP || isReachedBy(fieldOf(g, side, goal), hex);
}

/** [18.6] In supply, but only across an unbridged Canal: the vehicles stay behind. */
function checkDismounted(g: Game, u: Unit): void {
  if (!canDismount(g, u)) return;
  const isOnFoot = !hasMark(g, u, OUT_OF_SUPPLY) && !hasDryPath(g, u);
  if (isOnFoot === hasMark(g, u, DISMOUNTED)) return;
  if (isOnFoot) dismount(g, u);
  else remount(g, u);
}

function dismount(g: Game, u: Unit): void {
  addMark(g, u, DISMOUNTED);
  emitEvent(g, 'dismounted', '18.6', { unit: idOf(u) });
}

function remount(g: Game, u: Unit): void {
  removeMark(g, u, DISMOUNTED);
  emitEvent(g, 'remounted', '18.6', { unit: idOf(u) });
}

/** [18.6] At the start of its movement a unit mounts again if a path without a Canal to cross has opened. */
export function refreshDismounted(g: Game, u: Unit): void {
  if (hasMark(g, u, DISMOUNTED) && hasDryPath(g, u)) remount(g, u);
}

const SUPPLY = frame('supply', ['begin', 'heads', 'return-head', 'attrition', 'check'], OF_PHASE, {
  check: ['isolation'],
});

/** [18.1] */
export const supply = procedure(checked(SUPPLY, phaseFlaw), {
  begin: (_g, f) => go(f.side === 'allied' ? 'heads' : 'attrition'),
  heads: (g) => go(headToReturn(g) === undefined ? 'attrition' : 'return-head'),
  /** [18.2.3] A lost Supply Head comes back now; where is for the Allied player to say. */
  'return-head': ask('return-supply-head', {
    by: () => 'allied',
    choices(g) {
      const head = headToReturn(g);
      return head === undefined ? [] : returnsOf(g, head);
    },
    chosen(g, _f, { hex }) {
      const head = headToReturn(g);
      if (head !== undefined) returnHead(g, head, hex);
      return go('heads');
    },
  }),
  /** [27.2.1] While the markers are still those of earlier turns. */
  attrition: (g, f) => (usesIsolation(g) ? call(isolationFrame(f.side), 'check') : go('check')),
  /** [18.1] [18.6] */
  check(g, f) {
    for (const u of unitsOf(g, f.side)) {
      if (!isInPlay(g, u)) continue;
      checkSupply(g, u);
      checkDismounted(g, u);
    }
    // [18.2.2] After they have supplied their divisions.
    if (f.side === 'allied') depleteHeads(g);
    return done();
  },
});
