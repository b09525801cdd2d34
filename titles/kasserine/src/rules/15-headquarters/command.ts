/** [15.1] Headquarters and their range. */
import type { Game } from '@bridgehead/engine';
import type { Side } from '../../data/unit-data.ts';
import { hexesApart } from '../../state/stacks.ts';
import { hexAt } from '../../state/state.ts';
import { isHQ, type Unit, unitsOf } from '../../state/units.ts';
import { COMMAND_RANGE } from '../../tables/constants.ts';

const HQS: Readonly<Record<Side, readonly Unit[]>> = {
  allied: unitsOf('allied').filter(isHQ),
  axis: unitsOf('axis').filter(isHQ),
};

const ANY = (): boolean => true;

/** [15.1.1] [15.1.2] The HQs of a side within whose range a hex lies: four hexes, whatever is between; none in a box. */
export const hqsInRange = (g: Game, side: Side, hex: number, serves: (hq: Unit) => boolean = ANY): readonly Unit[] =>
  HQS[side].filter((hq) => {
    const at = hexAt(g, hq);
    return at >= 0 && serves(hq) && hexesApart(at, hex) <= COMMAND_RANGE;
  });

/** [15.2] Whether any HQ of a side that serves has a hex in its range. */
export const isWithinCommand = (g: Game, side: Side, hex: number, serves: (hq: Unit) => boolean = ANY): boolean =>
  hqsInRange(g, side, hex, serves).length > 0;
