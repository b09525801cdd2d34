/** [19.6] Units in an Entry Area that cannot come onto the map from there: to the area beside it. */
import { type Candidate, type Choice, check, type Game } from '@bridgehead/engine';
import { candidate } from '@bridgehead/toolkit';
import { MAP } from '../../src/data/map.ts';
import { areaPlace } from '../../src/state/places.ts';
import { areaOf, placeOf } from '../../src/state/state.ts';
import { idOf, type Unit } from '../../src/state/units.ts';
import { distanceIn } from '../distance-fields.ts';
import { says, saysBy } from '../says.ts';
import { MOVE } from '../weights.ts';
import type { MovementPlan } from './movement-plan.ts';

/** To the area from which its goal is nearer, if there is one. */
export function areaChanges(known: Game, plan: MovementPlan, u: Unit): readonly Candidate[] {
  const goal = plan.intent.goalOf(u);
  const here = areaOf(known, u);
  if (goal === undefined || here < 0) return [];
  const distance = distanceIn(goal.field, placeOf(known, u));
  for (const area of MAP.areas[here]?.touches ?? []) {
    const name = MAP.areas[area]?.name ?? '';
    const choice: Choice = { kind: 'change-area', units: [idOf(u)], area: name };
    if (distanceIn(goal.field, areaPlace(area)) < distance && check(known, choice).legal)
      return [
        candidate(choice, says('order.change-area', { unit: idOf(u), area: name }), MOVE.areaChange, [
          saysBy('19.6', 'reason.goal-nearer-from-there'),
        ]),
      ];
  }
  return [];
}
