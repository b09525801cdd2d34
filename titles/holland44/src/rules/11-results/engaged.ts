/** [11.5] Engaged markers: how units come by them. What they forbid stands with the rules they touch. */
import type { Game } from '@bridgehead/engine';
import { type Battle, defendingSide } from '../../state/battle.ts';
import { emitEvent } from '../../state/events.ts';
import { unitsIn } from '../../state/stacks.ts';
import { addMark, ENGAGED, hasMark, isInGoodOrder } from '../../state/state.ts';
import { idOf } from '../../state/units.ts';

/** [11.5.1] [11.5.2] Marks the defenders of the target hex; units that are not in Good Order take no marker. */
export function engageDefenders(g: Game, battle: Battle, rule: string): void {
  for (const u of unitsIn(g, defendingSide(battle), battle.target)) {
    if (!isInGoodOrder(g, u) || hasMark(g, u, ENGAGED)) continue;
    addMark(g, u, ENGAGED);
    emitEvent(g, 'engaged', rule, { unit: idOf(u) });
  }
}
