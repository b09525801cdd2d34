/** Where on the map a decision lies. */
import type { Decision } from '../../game/contract.ts';
import { aboutFields, placeIn, sidesIn } from '../declared.ts';

/** The hexes that a decision is about: the camera brings them into view. */
export function aboutPlaces(decision: Decision): readonly string[] {
  const fields = aboutFields(decision.kind, decision.about);
  const named = fields.flatMap((one) => placeIn(one) ?? []);
  return [...new Set([...named, ...fields.flatMap((one) => sidesIn(one) ?? [])])];
}
