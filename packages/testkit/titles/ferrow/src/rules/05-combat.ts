/** [5] The Combat Phase: who attacks whom. */
import {
  type Choice,
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
  question,
  type Ruling,
  refusal,
} from '@bridgehead/engine';
import { nameOf } from '@bridgehead/hex';
import { fixed, hasOnly } from '@bridgehead/toolkit';
import { GRID } from '../data/map.ts';
import type { Side } from '../data/units.ts';
import { SIDE } from '../kinds.ts';
import { enemiesBeside, hasActed, hexAt, isDecoy, isOnMap, setActed, setShown, unitIn } from '../state.ts';
import { idOf, sideOfUnit, type Unit, unitNamed, unitsOf } from '../units.ts';
import { battleFrame } from './05-battle.ts';
import { sideFlaw } from './side-flaw.ts';

/** [5.1] Units that have not attacked, with the enemies beside them. Whether one is a decoy is not asked here. */
const contactsOf = (g: Game, side: Side): { readonly u: Unit; readonly enemies: readonly Unit[] }[] =>
  unitsOf(side)
    .filter((u) => isOnMap(g, u) && !hasActed(g, u))
    .map((u) => ({ u, enemies: enemiesBeside(g, side, hexAt(g, u)) }))
    .filter(({ enemies }) => enemies.length > 0);

type Attack = { readonly kind: 'attack'; readonly unit: string; readonly target: string };
type Done = { readonly kind: 'done' };

function* attacksOf(g: Game, side: Side): Iterable<Attack | Done> {
  for (const { u, enemies } of contactsOf(g, side)) {
    if (isDecoy(g, u)) continue;
    for (const enemy of enemies) yield { kind: 'attack', unit: idOf(u), target: nameOf(GRID, hexAt(g, enemy)) };
  }
  yield { kind: 'done' };
}

const UNKNOWN = refusal('5.1', 'expected an attack or done');
const NOT_YOURS = refusal('5.1', 'expected a unit of your own on the map');
const FOUGHT = refusal('5.1', 'it has attacked in this phase');
const NOBODY_THERE = refusal('5.1', 'expected the hex of an enemy beside it');
const ONLY_SHOW = refusal('5.2', 'a decoy does not attack');

function rulingOn(g: Game, side: Side, choice: Choice): Ruling {
  if (choice.kind === 'done') return hasOnly(choice, []) ? OK : UNKNOWN;
  if (choice.kind !== 'attack' || !hasOnly(choice, ['unit', 'target'])) return UNKNOWN;
  const u = typeof choice.unit === 'string' ? unitNamed(choice.unit) : undefined;
  if (u === undefined || sideOfUnit(u) !== side || !isOnMap(g, u)) return NOT_YOURS;
  if (hasActed(g, u)) return FOUGHT;
  const target = enemiesBeside(g, side, hexAt(g, u)).find((enemy) => nameOf(GRID, hexAt(g, enemy)) === choice.target);
  if (target === undefined) return NOBODY_THERE;
  return isDecoy(g, u) ? ONLY_SHOW : OK;
}

const COMBAT = frame('combat', ['look', 'orders'], { side: fixed(SIDE) }, { look: ['battle'] });
type CombatFrame = FrameOf<typeof COMBAT>;

export const combat = procedure(checked(COMBAT, sideFlaw), {
  look: (g, f) => (contactsOf(g, f.side).length === 0 ? done() : go('orders')),
  /** [5.1] Any unit may attack one enemy beside it; who has only decoys there is asked as well, or it would be told. */
  orders: question<CombatFrame, Attack | Done>({
    kind: 'combat',
    rule: '5.1',
    alwaysAsk: true,
    by: (_g, f) => f.side,
    choices: (g, f) => attacksOf(g, f.side),
    check: (g, f, choice) => rulingOn(g, f.side, choice),
    chosen(g, _f, choice) {
      if (choice.kind === 'done') return done();
      const attacker = unitNamed(choice.unit);
      const defender = unitIn(g, GRID.indexByName.get(choice.target) ?? -1);
      if (attacker === undefined || defender === undefined) return go('look');
      closeUndo(g);
      setActed(g, attacker);
      setShown(g, attacker);
      return call(battleFrame(g, attacker, defender), 'look');
    },
  }),
});
