/** [5] The Combat Phase: who attacks whom. */
import {
  call,
  checked,
  closeUndo,
  done,
  type FrameOf,
  frame,
  type Game,
  go,
  OK,
  procedure,
  type Ruling,
} from '@bridgehead/engine';
import { nameOf } from '@bridgehead/hex';
import { fixed } from '@bridgehead/toolkit';
import { ask } from '../asking.ts';
import type { Choices } from '../contract.ts';
import { GRID } from '../data/map.ts';
import type { Side } from '../data/units.ts';
import { SIDE } from '../kinds.ts';
import { refusal } from '../says.ts';
import { enemiesBeside, hasActed, hexAt, isDecoy, isOnMap, setActed, setShown, unitIn } from '../state.ts';
import { idOf, sideOfUnit, type Unit, unitsOf } from '../units.ts';
import { battleFrame } from './05-battle.ts';
import { sideFlaw } from './side-flaw.ts';

/** [5.1] Units that have not attacked, with the enemies beside them. Whether one is a decoy is not asked here. */
const contactsOf = (g: Game, side: Side): { readonly u: Unit; readonly enemies: readonly Unit[] }[] =>
  unitsOf(side)
    .filter((u) => isOnMap(g, u) && !hasActed(g, u))
    .map((u) => ({ u, enemies: enemiesBeside(g, side, hexAt(g, u)) }))
    .filter(({ enemies }) => enemies.length > 0);

function* attacksOf(g: Game, side: Side): Iterable<Choices['combat']['attack' | 'done']> {
  for (const { u, enemies } of contactsOf(g, side)) {
    if (isDecoy(g, u)) continue;
    for (const enemy of enemies) yield { kind: 'attack', unit: idOf(u), target: nameOf(GRID, hexAt(g, enemy)) };
  }
  yield { kind: 'done' };
}

const NOT_YOURS = refusal('5.1', 'not-your-unit');
const FOUGHT = refusal('5.1', 'has-attacked');
const NOBODY_THERE = refusal('5.1', 'no-enemy-there');
const ONLY_SHOW = refusal('5.2', 'decoy-does-not-attack');

/** [5.1] [5.2] */
function rulingOn(g: Game, side: Side, u: Unit, target: number): Ruling {
  if (sideOfUnit(u) !== side || !isOnMap(g, u)) return NOT_YOURS;
  if (hasActed(g, u)) return FOUGHT;
  if (!enemiesBeside(g, side, hexAt(g, u)).some((enemy) => hexAt(g, enemy) === target)) return NOBODY_THERE;
  return isDecoy(g, u) ? ONLY_SHOW : OK;
}

const COMBAT = frame('combat', ['look', 'orders'], { side: fixed(SIDE) }, { look: ['battle'] });
export const combatFrame = (side: Side): FrameOf<typeof COMBAT> => ({ proc: 'combat', step: 'look', side });

export const combat = procedure(checked(COMBAT, sideFlaw), {
  look: (g, f) => (contactsOf(g, f.side).length === 0 ? done() : go('orders')),
  /** [5.1] Any unit may attack one enemy beside it; who has only decoys there is asked as well, or it would be told. */
  orders: ask('combat', {
    alwaysAsk: true,
    by: (_g, f) => f.side,
    choices: (g, f) => attacksOf(g, f.side),
    check: (g, f, choice) => (choice.kind === 'done' ? OK : rulingOn(g, f.side, choice.unit, choice.target)),
    chosen(g, _f, choice) {
      if (choice.kind === 'done') return done();
      const { unit: attacker, target } = choice;
      const defender = unitIn(g, target);
      if (defender === undefined) return go('look');
      closeUndo(g);
      setActed(g, attacker);
      setShown(g, attacker);
      return call(battleFrame(g, attacker, defender), 'look');
    },
  }),
});
