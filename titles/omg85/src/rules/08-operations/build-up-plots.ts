/** [7.1] [8.5] What is plotted for the next Buildup/Breakdown Phase: building up, breaking down, disbanding. */
import { type Choice, type Game, type Json, OK, type Refusal, refusal } from '@bridgehead/engine';
import type { Order } from '../../orders.ts';
import { WRONG_FIELDS } from '../../orders.ts';
import { hasOnly } from '../../state/fields.ts';
import {
  addMark,
  BREAK_DOWN,
  BUILD_NAMES,
  BUILD_UP,
  buildOf,
  DISBANDING,
  hasMark,
  NO_PLOT,
  removeMark,
  setBuild,
} from '../../state/state.ts';
import { idOf, isParent, parentUnit, type Unit } from '../../state/units.ts';
import { AS_PLOTTED } from './attack-plots.ts';

type BuildChoice = Choice & { readonly kind: 'build'; readonly unit: string; readonly plot: string };
const HAS_NO_PARENT = refusal('7.1', 'the unit builds up into none');
const HAS_NO_PARTS = refusal('7.1', 'the unit contains no others');

const buildNamed = (name: Json | undefined): number => (BUILD_NAMES as readonly (Json | undefined)[]).indexOf(name);

function buildRefusal(g: Game, u: Unit, plot: number): Refusal | undefined {
  if (plot === buildOf(g, u)) return AS_PLOTTED;
  if (plot === BUILD_UP && parentUnit(u) < 0) return HAS_NO_PARENT;
  return plot === BREAK_DOWN && !isParent(u) ? HAS_NO_PARTS : undefined;
}

/** [7.1] [8.5] Plotted now, carried out in the next Buildup/Breakdown Phase. */
export const buildOrder: Order<BuildChoice> = {
  kind: 'build',
  rule: '8.5',
  list: (g, u) =>
    [NO_PLOT, BUILD_UP, BREAK_DOWN]
      .filter((plot) => buildRefusal(g, u, plot) === undefined)
      .map((plot) => ({ kind: 'build', unit: idOf(u), plot: BUILD_NAMES[plot] ?? '' }) as const),
  check(g, u, choice) {
    const plot = buildNamed(choice.plot);
    if (plot < 0 || !hasOnly(choice, ['unit', 'plot'])) return WRONG_FIELDS;
    return buildRefusal(g, u, plot) ?? OK;
  },
  perform(g, u, { plot }) {
    setBuild(g, u, buildNamed(plot));
    return undefined;
  },
};

type DisbandChoice = Choice & { readonly kind: 'disband'; readonly unit: string; readonly plot: boolean };

/** [8.5] The unit will be removed in the next Buildup/Breakdown Phase, or no longer. */
export const disbandOrder: Order<DisbandChoice> = {
  kind: 'disband',
  rule: '8.5',
  list: (g, u) => [{ kind: 'disband', unit: idOf(u), plot: !hasMark(g, u, DISBANDING) }],
  check(g, u, choice) {
    if (!hasOnly(choice, ['unit', 'plot']) || typeof choice.plot !== 'boolean') return WRONG_FIELDS;
    return choice.plot === hasMark(g, u, DISBANDING) ? AS_PLOTTED : OK;
  },
  perform(g, u, { plot }) {
    if (plot) addMark(g, u, DISBANDING);
    else removeMark(g, u, DISBANDING);
    return undefined;
  },
};
