/** [9] [9.1] The Combat Declaration Phase. */
import {
  checked,
  done,
  type FrameOf,
  frame,
  type Game,
  go,
  OK,
  procedure,
  type Random,
  type Ruling,
} from '@bridgehead/engine';
import { nameOf, neighboursOf } from '@bridgehead/hex';
import { fixed } from '@bridgehead/toolkit';
import { ask } from '../../asking.ts';
import type { Choices, ReadChoices } from '../../contract/decisions.ts';
import { GRID } from '../../data/map.ts';
import type { Side } from '../../data/unit-data.ts';
import { refusal } from '../../says.ts';
import type { Battle } from '../../state/battle.ts';
import { tell } from '../../state/events.ts';
import { SIDE } from '../../state/kinds.ts';
import { occupiedHexes, unitsIn } from '../../state/stacks.ts';
import {
  attackOn,
  isDeployed,
  kindOfAttack,
  MOST_ATTACKS,
  setAttack,
  setAttackOn,
  setKindOfAttack,
} from '../../state/state.ts';
import { enemyOf, idOf, isAntiTank, type Unit } from '../../state/units.ts';
import { phaseFlaw } from '../phase-flaw.ts';
import { attackerRefusal, attackRefusal, crtsFor, fireRefusal, mayReach, rulingOf } from './attack-rules.ts';
import { canPayAfter, duesPaidBy, stillOwed } from './required-attacks.ts';

const OWES = refusal('9.1.7', 'attack-owes-too-much');
const STILL_OWES = refusal('9.1.7', 'attacks-still-owed');

type Order = Choices['declaration'][keyof Choices['declaration']];
type ReadOrder = ReadChoices['declaration'][keyof ReadChoices['declaration']];

/** The combat that a declaration is for. */
function battleFor(side: Side, order: Exclude<ReadOrder, { readonly kind: 'end-declaration' }>): Battle {
  const { units: attackers, crt } = order;
  return order.kind === 'fire'
    ? { side, attackers, hexes: [order.hex], crt, fire: true }
    : { side, attackers, hexes: [...new Set(order.hexes)].sort((a, b) => a - b), crt, fire: false };
}

/** [9.1] [16.1.5] The ruling on a declaration. */
function checkDeclaration(g: Game, side: Side, order: ReadOrder): Ruling {
  if (order.kind === 'end-declaration') return stillOwed(g, side).length === 0 ? OK : STILL_OWES;
  const battle = battleFor(side, order);
  const refused = battle.fire ? fireRefusal(g, battle) : attackRefusal(g, battle);
  if (refused !== undefined) return refused;
  return rulingOf(canPayAfter(g, battle) ? undefined : OWES);
}

const freeNumber = (g: Game): number => {
  for (let attack = 1; attack <= MOST_ATTACKS; attack++) if (kindOfAttack(g, attack) === undefined) return attack;
  throw new RangeError('too many attacks');
};

function declare(g: Game, { attackers, hexes, crt, fire }: Battle): void {
  const attack = freeNumber(g);
  for (const u of attackers) setAttack(g, u, attack);
  for (const hex of hexes) setAttackOn(g, hex, attack);
  setKindOfAttack(g, attack, { crt, fire });
  const names = hexes.map((hex) => nameOf(GRID, hex));
  const units = attackers.map(idOf);
  if (fire) tell(g, 'fire-declared', '16.1.5', { units, hex: names[0] ?? '', crt });
  else tell(g, 'attack-declared', '9.1.2', { units, hexes: names, crt });
}

const orderOf = ({ attackers, hexes, crt, fire }: Battle): Order => {
  const [units, names] = [attackers.map(idOf), hexes.map((hex) => nameOf(GRID, hex))];
  return fire ? { kind: 'fire', units, hex: names[0] ?? '', crt } : { kind: 'attack', units, hexes: names, crt };
};

/** [12.1.2] [12.1.4] The groups beside a hex that are listed: everybody alone, those of one hex, all together. */
function groupsOf(units: readonly Unit[], hexesOfUnits: readonly (readonly Unit[])[]): Unit[][] {
  const groups: Unit[][] = units.map((u) => [u]);
  for (const stack of hexesOfUnits) if (stack.length > 1) groups.push([...stack]);
  if (hexesOfUnits.length > 1) groups.push([...units]);
  return groups;
}

const withTables = (g: Game, battle: Omit<Battle, 'crt'>): readonly Battle[] =>
  crtsFor(g, battle).map((crt) => ({ ...battle, crt }));

function* battlesOn(g: Game, side: Side, hex: number): Iterable<Battle> {
  const stacks = neighboursOf(GRID, hex)
    .map((next) =>
      unitsIn(g, side, next).filter((u) => attackerRefusal(g, side, u) === undefined && mayReach(g, u, hex)),
    )
    .filter((stack) => stack.length > 0);
  for (const attackers of groupsOf(stacks.flat(), stacks)) {
    const seconds = neighboursOf(GRID, hex).filter(
      (other) => other > hex && unitsIn(g, enemyOf(side), other).length > 0 && attackOn(g, other) === 0,
    );
    for (const hexes of [[hex], ...seconds.map((other) => [hex, other])])
      yield* withTables(g, { side, attackers, hexes, fire: false });
  }
  const guns = stacks.flat().filter((u) => isAntiTank(u) && isDeployed(g, u));
  for (const attackers of groupsOf(guns, [guns])) yield* withTables(g, { side, attackers, hexes: [hex], fire: true });
}

const isLegal = (g: Game, battle: Battle): boolean =>
  (battle.fire ? fireRefusal(g, battle) : attackRefusal(g, battle)) === undefined && canPayAfter(g, battle);

const targetsOf = (g: Game, side: Side): readonly number[] =>
  occupiedHexes(g, enemyOf(side)).filter((hex) => attackOn(g, hex) === 0);

/** [9.1] Attacks on every hex by everybody alone, by whole stacks and by all; what is still owed first. */
function* ordersOf(g: Game, side: Side): Iterable<Order> {
  for (const hex of targetsOf(g, side)) {
    for (const battle of battlesOn(g, side, hex)) if (isLegal(g, battle)) yield orderOf(battle);
  }
  for (const battle of duesPaidBy(g, side)?.slice(0, 1) ?? []) if (!isListed(g, battle)) yield orderOf(battle);
  if (stillOwed(g, side).length === 0) yield { kind: 'end-declaration' };
}

/** Whether the list has it anyway. */
function isListed(g: Game, battle: Battle): boolean {
  const wanted = JSON.stringify(orderOf(battle));
  for (const hex of battle.hexes)
    for (const one of battlesOn(g, battle.side, hex)) if (JSON.stringify(orderOf(one)) === wanted) return true;
  return false;
}

const ENDS_ONE_IN = 6;
const TRIES = 6;

/** Random play tries a few hexes; what is owed is paid. */
function sampleOrder(g: Game, side: Side, random: Random): Order {
  const owed = stillOwed(g, side);
  if (owed.length === 0 && random.below(ENDS_ONE_IN) === 0) return { kind: 'end-declaration' };
  const targets = owed.length > 0 ? owed : targetsOf(g, side).filter((hex) => isTouched(g, side, hex));
  for (let i = 0; i < TRIES && targets.length > 0; i++) {
    const battles = [...battlesOn(g, side, targets[random.below(targets.length)] ?? -1)];
    const battle = battles[random.below(Math.max(1, battles.length))];
    if (battle !== undefined && isLegal(g, battle)) return orderOf(battle);
  }
  const [payment] = duesPaidBy(g, side) ?? [];
  return payment === undefined ? { kind: 'end-declaration' } : orderOf(payment);
}

const isTouched = (g: Game, side: Side, hex: number): boolean =>
  neighboursOf(GRID, hex).some((next) => unitsIn(g, side, next).length > 0);

const DECLARATION = frame('declaration', ['orders'], { side: fixed(SIDE) });
type DeclarationFrame = FrameOf<typeof DECLARATION>;
export const declarationFrame = (side: Side): DeclarationFrame => ({ proc: 'declaration', step: 'orders', side });

/** [9.1] All attacks are declared before any is resolved. */
export const declaration = procedure(checked(DECLARATION, phaseFlaw), {
  orders: ask('declaration', {
    by: (_g, f) => f.side,
    choices: (g, f) => ordersOf(g, f.side),
    check: (g, f, choice) => checkDeclaration(g, f.side, choice),
    about: (g, f) => ({ owed: stillOwed(g, f.side).map((hex) => nameOf(GRID, hex)) }),
    chosen(g, f, choice) {
      if (choice.kind === 'end-declaration') return done();
      declare(g, battleFor(f.side, choice));
      return go('orders');
    },
    sample: (g, f, random) => sampleOrder(g, f.side, random),
  }),
});
