/** [12] [12.1] The Combat Phase: the declared attacks one after the other, as the attacker likes. */
import { call, checked, done, type FrameOf, frame, type Game, go, procedure } from '@bridgehead/engine';
import { nameOf } from '@bridgehead/hex';
import { fixed } from '@bridgehead/toolkit';
import { ask } from '../../asking.ts';
import { GRID } from '../../data/map.ts';
import type { Side } from '../../data/unit-data.ts';
import { battleOf } from '../../state/battle.ts';
import { tell } from '../../state/events.ts';
import { SIDE } from '../../state/kinds.ts';
import { attackOn } from '../../state/state.ts';
import { phaseFlaw } from '../phase-flaw.ts';
import { clearAttack, declaredAttacks, trimAttack } from './attacks.ts';
import { battleFrame } from './battle-frame.ts';

const COMBAT = frame('combat', ['look', 'choose'], { side: fixed(SIDE) }, { look: ['battle'] });
type CombatFrame = FrameOf<typeof COMBAT>;
export const combatFrame = (side: Side): CombatFrame => ({ proc: 'combat', step: 'look', side });

/** [9.1.3] A declared attack whose attackers are gone, or whose hexes are empty, lapses. */
function dropLapsed(g: Game, side: Side): void {
  for (const attack of declaredAttacks(g)) {
    const hexes = battleOf(g, attack, side).hexes.map((hex) => nameOf(GRID, hex));
    if (trimAttack(g, attack, side)) continue;
    clearAttack(g, attack);
    tell(g, 'attack-lapsed', '9.1.3', { hexes });
  }
}

/** Each attack by the first of its hexes. */
const firstHexes = (g: Game, side: Side): string[] =>
  declaredAttacks(g).flatMap((attack) => {
    const [hex] = battleOf(g, attack, side).hexes;
    return hex === undefined ? [] : [nameOf(GRID, hex)];
  });

export const combat = procedure(checked(COMBAT, phaseFlaw), {
  look(g, f) {
    dropLapsed(g, f.side);
    return declaredAttacks(g).length === 0 ? done() : go('choose');
  },
  /** [12.1.3] [9.1.3] In any order, but all of them. */
  choose: ask('next-combat', {
    by: (_g, f) => f.side,
    choices: (g, f) => firstHexes(g, f.side).map((hex) => ({ kind: 'resolve', hex }) as const),
    chosen: (g, f, { hex }) => call(battleFrame(f.side, attackOn(g, hex)), 'look'),
  }),
});
