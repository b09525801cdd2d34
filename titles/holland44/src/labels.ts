import {
  dataOf,
  idOf,
  isBreakdown,
  isBridging,
  isEngineer,
  isHalf,
  isRemnantCounter,
  type Unit,
} from './state/units.ts';

/** `2/505/82`, `30 Corps Engineers`. */
export const unitLabel = (u: Unit): string => dataOf(u).name + kindOf(u);

/** What a name alone would not tell. */
function kindOf(u: Unit): string {
  if (isHalf(u)) return ` (${idOf(u).slice(-1)})`;
  if (isEngineer(u)) return ' Engineers';
  if (isBridging(u)) return ' Bridging';
  if (isRemnantCounter(u)) return ' Remnant';
  return isBreakdown(u) ? ' Breakdown' : '';
}
