/** The counters of the view, stack by stack, in the order in which they lie. */
import type { StackLook } from '@bridgehead/board';
import { byPlace } from '@bridgehead/client-kit/looks';
import { placeOf, type StanceOf, type TitleLooks } from '@bridgehead/client-kit/title';
import type { MarketGardenView, UnitView } from '../../src/facts.ts';
import { say } from '../say.ts';
import { isOnField } from '../words.ts';
import { counterLabel, counterLook } from './counter-look.ts';

const strengthOf = ({ values, printed }: UnitView): number => values?.cp ?? printed.cp;

/** Staffs and guns lie below, the strongest lies on top. */
const rankOf = (unitView: UnitView): number =>
  (unitView.type === 'headquarters' || unitView.type === 'artillery' ? 0 : 1000) + strengthOf(unitView);

/** The units of each hex, those off the map among them, the top one first. */
const unitsByPlace = (view: MarketGardenView): ReadonlyMap<string, readonly UnitView[]> =>
  byPlace(view.units, placeOf, rankOf);

/** [1.4] Nothing is drawn off the map. */
export function stackLooks(view: MarketGardenView, stanceOf: StanceOf): readonly StackLook[] {
  return [...unitsByPlace(view)]
    .filter(([at]) => isOnField(at))
    .map(([at, units]) => ({ at, counters: units.map((unit) => counterLook(unit, stanceOf(unit.unit))) }));
}

function stackSum(stack: readonly UnitView[]): string {
  const units = stack.length;
  const isKnown = stack.every(({ values }) => values !== undefined);
  const cp = stack.reduce((sum, unit) => sum + strengthOf(unit), 0);
  return [say('card.count', { count: units }), ...(isKnown ? [say('card.count.cp', { cp })] : [])].join(', ');
}

export const OMG85_LOOKS: TitleLooks = {
  counterLook,
  counterLabel,
  unitsByPlace,
  stackLooks,
  othersIn: () => [],
  stackSum,
};
