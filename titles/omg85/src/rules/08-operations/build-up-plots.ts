/** [7.1] [8.5] What is plotted for the next Buildup/Breakdown Phase: building up, breaking down, disbanding. */
import { type Game, OK, type Refusal } from '@bridgehead/engine';
import { BUILD_NAMES } from '../../data/state-names.ts';
import type { Order } from '../../orders.ts';
import { refusal } from '../../says.ts';
import {
  addMark,
  BREAK_DOWN,
  BUILD_UP,
  buildOf,
  DISBANDING,
  hasMark,
  removeMark,
  setBuild,
} from '../../state/state.ts';
import { idOf, isParent, parentUnit, type Unit } from '../../state/units.ts';
import { AS_PLOTTED } from './attack-plots.ts';

const HAS_NO_PARENT = refusal('7.1', 'no-parent');
const HAS_NO_PARTS = refusal('7.1', 'no-parts');

function buildRefusal(g: Game, u: Unit, plot: number): Refusal | undefined {
  if (plot === buildOf(g, u)) return AS_PLOTTED;
  if (plot === BUILD_UP && parentUnit(u) < 0) return HAS_NO_PARENT;
  return plot === BREAK_DOWN && !isParent(u) ? HAS_NO_PARTS : undefined;
}

/** [7.1] [8.5] Plotted now, carried out in the next Buildup/Breakdown Phase. */
export const buildOrder: Order<'build'> = {
  kind: 'build',
  list: (g, u) =>
    BUILD_NAMES.filter((_, plot) => buildRefusal(g, u, plot) === undefined).map(
      (plot) => ({ kind: 'build', unit: idOf(u), plot }) as const,
    ),
  check: (g, u, { plot }) => buildRefusal(g, u, BUILD_NAMES.indexOf(plot)) ?? OK,
  perform(g, u, { plot }) {
    setBuild(g, u, BUILD_NAMES.indexOf(plot));
    return undefined;
  },
};

/** [8.5] The unit will be removed in the next Buildup/Breakdown Phase, or no longer. */
export const disbandOrder: Order<'disband'> = {
  kind: 'disband',
  list: (g, u) => [{ kind: 'disband', unit: idOf(u), plot: !hasMark(g, u, DISBANDING) }],
  check: (g, u, { plot }) => (plot === hasMark(g, u, DISBANDING) ? AS_PLOTTED : OK),
  perform(g, u, { plot }) {
    if (plot) addMark(g, u, DISBANDING);
    else removeMark(g, u, DISBANDING);
    return undefined;
  },
};
