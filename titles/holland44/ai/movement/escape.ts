/** [14.2] [14.3.1] Those who may not stay beside the enemy: the phase does not end before they have gone. */
import type { Candidate, Game } from '@bridgehead/engine';
import { OFF_MAP } from '@bridgehead/hex';
import { candidate, ranked } from '@bridgehead/toolkit';
import { isInEzoc } from '../../src/rules/07-zones-of-control.ts';
import { type MarchEnd, marchEnds } from '../../src/rules/08-movement/reach.ts';
import { isInPlay, mayStandIn, mustLeaveEzoc } from '../../src/rules/14-disruption/disruption.ts';
import { hexOfPlace, placeName } from '../../src/state/places.ts';
import { HAS_MOVED, hasMark, hexOf } from '../../src/state/state.ts';
import { idOf, sideOfUnit, type Unit } from '../../src/state/units.ts';
import { says, saysBy } from '../says.ts';
import { evaluationFor, type HexEvaluation } from './hex-evaluation.ts';
import type { MovementPlan } from './movement-plan.ts';

const hasToGo = (known: Game, u: Unit): boolean =>
  mustLeaveEzoc(known, u) || (hexOf(known, u) !== OFF_MAP && !mayStandIn(known, u, hexOf(known, u)));

function isSafeEnd(known: Game, u: Unit, { place }: MarchEnd): boolean {
  const hex = hexOfPlace(place);
  if (hex === OFF_MAP) return true;
  return mayStandIn(known, u, hex) && (!mustLeaveEzoc(known, u) || !isInEzoc(known, sideOfUnit(u), hex));
}

/** The ways out of the first unit that has one. */
export function escapes(known: Game, plan: MovementPlan): readonly Candidate[] {
  for (const u of plan.queue) {
    if (!isInPlay(known, u) || hasMark(known, u, HAS_MOVED) || !hasToGo(known, u)) continue;
    const ends = marchEnds(known, [u], 'tactical').filter((end) => isSafeEnd(known, u, end));
    const worth = evaluationFor(known, plan, u);
    if (ends.length > 0) return ranked(ends.map((end) => escapeTo(u, end, worth))).slice(0, 3);
  }
  return [];
}

function escapeTo(u: Unit, { place, path }: MarchEnd, worth: HexEvaluation): Candidate {
  const hex = hexOfPlace(place);
  const choice = { kind: 'march', units: [idOf(u)], mode: 'tactical', path: path.map(placeName) };
  return candidate(
    choice,
    says('order.escape', { unit: idOf(u), place: placeName(place) }),
    hex === OFF_MAP ? 0 : worth.at(hex),
    [saysBy('14.2', 'reason.may-not-stay')],
  );
}
