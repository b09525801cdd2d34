/** [15.2.3] [15.4] Emergency supply of the Axis. */
import type { Game, Refusal } from '@bridgehead/engine';
import { refusal } from '../../says.ts';
import type { Battle } from '../../state/battle.ts';
import { tell } from '../../state/events.ts';
import { hexesApart } from '../../state/stacks.ts';
import { addMark, DEPLETED, hasMark, hexAt } from '../../state/state.ts';
import { idOf, isArtillery, isHQ, sideOfUnit, type Unit, unitsOf } from '../../state/units.ts';
import { COMMAND_RANGE } from '../../tables/constants.ts';
import { isSupplied, tracesTo } from '../06-supply/supply.ts';

const NOT_AN_HQ = refusal('15.4.1', 'not-an-axis-hq');
const IS_DEPLETED = refusal('15.4.2', 'hq-depleted');
const HELPS_NOBODY = refusal('15.4.1', 'hq-helps-nobody');

/** [15.4.1] Attackers out of supply that could trace a line to this HQ within its range. */
export const helpedBy = (g: Game, hq: Unit, { attackers }: Battle): readonly Unit[] =>
  attackers.filter(
    (u) =>
      !isArtillery(u) &&
      !isSupplied(g, u) &&
      hexesApart(hexAt(g, hq), hexAt(g, u)) <= COMMAND_RANGE &&
      tracesTo(g, u, hexAt(g, hq), COMMAND_RANGE),
  );

/** [15.4.1] [15.4.2] Why an HQ may not help in this attack. */
export function emergencyRefusal(g: Game, hq: Unit, battle: Battle): Refusal | undefined {
  if (battle.side !== 'axis' || sideOfUnit(hq) !== 'axis' || !isHQ(hq) || hexAt(g, hq) < 0) return NOT_AN_HQ;
  if (hasMark(g, hq, DEPLETED)) return IS_DEPLETED;
  return helpedBy(g, hq, battle).length === 0 ? HELPS_NOBODY : undefined;
}

/** HQs that could help. */
export const helpersFor = (g: Game, battle: Battle): readonly Unit[] =>
  battle.side !== 'axis' ? [] : unitsOf('axis').filter((u) => isHQ(u) && emergencyRefusal(g, u, battle) === undefined);

/** [15.4.2] [15.4.3] It is Depleted, and keeps all its other functions. */
export function deplete(g: Game, hq: Unit): void {
  addMark(g, hq, DEPLETED);
  tell(g, 'hq-depleted', '15.4.2', { unit: idOf(hq) });
}
