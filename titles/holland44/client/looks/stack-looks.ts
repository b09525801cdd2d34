/** The counters of the view, stack by stack, in the order in which they lie. */
import type { StackLook } from '@bridgehead/board';
import { byPlace } from '@bridgehead/client-kit/looks';
import { placeOf, type StanceOf, type TitleLooks } from '@bridgehead/client-kit/title';
import type { HollandView, UnitView } from '../../src/facts.ts';
import { say } from '../say.ts';
import { counterLabel, counterLook, unknownLook } from './counter-look.ts';

/** Artillery and Supply Heads lie below, the best defender lies on top. */
const rankOf = ({ range, type, values }: UnitView): number =>
  (range !== undefined || type === 'Airborne Supply Head' ? 0 : 100) + values.defense;

/** The units of each hex and Entry Area. */
export const unitsByPlace = (view: HollandView): ReadonlyMap<string, readonly UnitView[]> =>
  byPlace(view.units, placeOf, rankOf);

/** An Unknown unit lies on top of whatever German units share its hex. */
export function stackLooks(view: HollandView, stanceOf: StanceOf): readonly StackLook[] {
  const places = unitsByPlace(view);
  const unknown = new Set(view.unknown);
  const hexes = [...new Set([...places.keys(), ...unknown])];
  return hexes.map((at) => ({
    at,
    counters: [
      ...(unknown.has(at) ? [unknownLook(at, stanceOf(`unknown-${at}`))] : []),
      ...(places.get(at) ?? []).map((unit) => counterLook(unit, stanceOf(unit.unit))),
    ],
  }));
}

/** `1 unit, 3 steps` */
function stackSum(stack: readonly UnitView[]): string {
  const units = stack.length;
  const steps = stack.reduce((sum, unit) => sum + unit.steps, 0);
  return [say('card.count', { count: units }), say('card.count.steps', { count: steps })].join(', ');
}

export const HOLLAND44_LOOKS: TitleLooks = {
  counterLook,
  counterLabel,
  unitsByPlace,
  stackLooks,
  othersIn: ({ unknown }: HollandView, hex) => (unknown.includes(hex) ? [say('hex.unknown')] : []),
  stackSum,
};
