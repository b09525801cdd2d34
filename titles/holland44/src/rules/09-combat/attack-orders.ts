/** [9.1] [9.2] [19.7] The order to attack, as the player gives it. */
import type { Game, Random, Refusal } from '@bridgehead/engine';
import { nameOf, OFF_MAP, sideBetween, sideName } from '@bridgehead/hex';
import type { Choices, ReadChoices } from '../../contract/index.ts';
import { GRID } from '../../data/map.ts';
import type { Side } from '../../data/unit-data.ts';
import { refusal } from '../../says.ts';
import { type Attacker, type Battle, battleAgainst } from '../../state/battle.ts';
import { ASSISTING, areaOf, hasMark, hexOf } from '../../state/state.ts';
import { idOf, sideOfUnit, type Unit, unitsOf } from '../../state/units.ts';
import { figuresOf } from '../02-contents.ts';
import {
  attackerRefusal,
  exceedsLimitFrom,
  NOT_ADJACENT,
  possibleAttackers,
  type Sortie,
  standOf,
  targetRefusal,
  togetherRefusal,
} from './attackers.ts';
import { forbidsWeakAttacks, tooWeakRefusal } from './least-odds.ts';
import { leadsAssault } from './river-assault.ts';

export type AttackOrder = Choices['combat']['attack'];
type ReadAttack = ReadChoices['combat']['attack'];

/** Whose phase it is and who has attacked out of which hex in it. */
export interface AttackingSide {
  readonly side: Side;
  readonly sorties: readonly Sortie[];
}

const NOT_HIS = refusal('9.1', 'not-of-phasing-player');
const BAD_EDGES = refusal('19.7', 'wrong-edges');

export interface Declared {
  readonly target: number;
  readonly attackers: readonly Attacker[];
}

const isRefusal = (read: object): read is Refusal => 'legal' in read;

/** Who attacks over which hexside, or why somebody cannot. */
export function declaredBy(g: Game, side: Side, { target, units, edges = NO_EDGES }: ReadAttack): Declared | Refusal {
  if (units.some((u) => sideOfUnit(u) !== side)) return NOT_HIS;
  const offMap = units.filter((u) => hexOf(g, u) === OFF_MAP && areaOf(g, u) >= 0);
  if (!namesExactly(edges, offMap)) return BAD_EDGES;
  const attackers: Attacker[] = [];
  for (const unit of units) {
    const hex = hexOf(g, unit);
    const over = hex === OFF_MAP ? edges.get(unit) : sideBetween(GRID, hex, target);
    if (over === undefined) return NOT_ADJACENT;
    attackers.push({ unit, over });
  }
  return { target, attackers };
}

type Edges = ReadonlyMap<Unit, number>;
const NO_EDGES: Edges = new Map();

const namesExactly = (edges: Edges, units: readonly Unit[]): boolean =>
  edges.size === units.length && units.every((u) => edges.has(u));

/** Why the attack may not be made; 16.5 is judged by the phase. */
export function attackRefusal(g: Game, { side, sorties }: AttackingSide, order: ReadAttack): Refusal | undefined {
  const read = declaredBy(g, side, order);
  if (isRefusal(read)) return read;
  const { target, attackers } = read;
  const refusal = targetRefusal(g, side, target);
  if (refusal !== undefined) return refusal;
  for (const attacker of attackers) {
    const one = attackerRefusal(g, attacker, target, 'combat');
    if (one !== undefined) return one;
  }
  return attackersRefusal(g, { side, sorties }, read);
}

/** [6.4.2] [9.4.1] [9.5.3] Why these attackers, each of whom may attack, may not do so together. */
const attackersRefusal = (g: Game, { side, sorties }: AttackingSide, declared: Declared): Refusal | undefined =>
  togetherRefusal(g, declared.attackers, sorties) ??
  (forbidsWeakAttacks(g) ? tooWeakRefusal(g, battleOf(g, side, declared)) : undefined);

function orderOf(g: Game, target: number, attackers: readonly Attacker[]): AttackOrder {
  const offMap = attackers.filter(({ unit }) => hexOf(g, unit) === OFF_MAP);
  const edges = Object.fromEntries(offMap.map(({ unit, over }) => [idOf(unit), sideName(GRID, over)]));
  const units = attackers.map(({ unit }) => idOf(unit));
  return { kind: 'attack', target: nameOf(GRID, target), units, ...(offMap.length === 0 ? {} : { edges }) };
}

/** [6.4.2] As many of the candidates from these places as the Stacking Limit allows, the first of them first. */
function muster(
  g: Game,
  candidates: readonly Attacker[],
  stands: readonly number[],
  sorties: readonly Sortie[],
): readonly Attacker[] {
  const taken: Attacker[] = [];
  for (const stand of stands) {
    const stack = sorties.filter(({ from }) => from === stand).map(({ unit }) => unit);
    for (const one of candidates) {
      if (standOf(g, one) !== stand || taken.some(({ unit }) => unit === one.unit)) continue;
      if (exceedsLimitFrom(g, stand, [...stack, one.unit])) continue;
      stack.push(one.unit);
      taken.push(one);
    }
  }
  return taken;
}

/** The strongest first, but before them [9.5.3] the one at each unbridged river without whom nobody attacks there. */
function byStrength(g: Game, attackers: readonly Attacker[]): readonly Attacker[] {
  const ranked = [...attackers].sort((a, b) => figuresOf(g, b.unit)[0] - figuresOf(g, a.unit)[0]);
  const guides = new Map<number, Attacker>();
  for (const one of ranked) if (!guides.has(one.over) && leadsAssault(g, one)) guides.set(one.over, one);
  return [...new Set([...guides.values(), ...ranked])];
}

const standsOf = (g: Game, attackers: readonly Attacker[]): readonly number[] => [
  ...new Set(attackers.map((one) => standOf(g, one))),
];

/** Attackers of a hex in the groupings that matter: each alone, each stack, each two stacks, all together. */
function* groupings(g: Game, { side, sorties }: AttackingSide, target: number): Iterable<readonly Attacker[]> {
  const attackers = possibleAttackers(g, side, target);
  for (const one of attackers) yield [one];
  const ranked = byStrength(g, attackers);
  const stands = standsOf(g, attackers);
  for (const stand of stands) yield muster(g, ranked, [stand], sorties);
  for (const [i, first] of stands.entries()) {
    for (const second of stands.slice(i + 1)) yield muster(g, ranked, [first, second], sorties);
  }
  if (stands.length > 2) yield muster(g, ranked, stands, sorties);
}

const keyOf = (attackers: readonly Attacker[]): string =>
  attackers.length === 1
    ? `${attackers[0]?.unit}/${attackers[0]?.over}`
    : attackers
        .map(({ unit, over }) => `${unit}/${over}`)
        .sort()
        .join();

/** The listed attacks on a hex, no set of units twice; `check` allows every other legal set too. */
export function* listAttacks(g: Game, by: AttackingSide, target: number): Iterable<AttackOrder> {
  const seen = new Set<string>();
  for (const attackers of groupings(g, by, target)) {
    const key = keyOf(attackers);
    if (attackers.length === 0 || seen.has(key)) continue;
    seen.add(key);
    if (attackersRefusal(g, by, { target, attackers }) === undefined) yield orderOf(g, target, attackers);
  }
}

/** An attack on the hex by everybody or by a random part of them; undefined if that is not legal. */
export function sampleAttack(g: Game, by: AttackingSide, target: number, random: Random): AttackOrder | undefined {
  const all = possibleAttackers(g, by.side, target);
  const isPartial = random.below(2) === 0;
  const willing = byStrength(g, isPartial ? all.filter(() => random.below(2) === 0) : all);
  const attackers = muster(g, willing, standsOf(g, willing), by.sorties);
  const isLegal = attackers.length > 0 && attackersRefusal(g, by, { target, attackers }) === undefined;
  return isLegal ? orderOf(g, target, attackers) : undefined;
}

/** [16.5] The Breakthrough Group that helps against this hex. */
function helpersOf(g: Game, side: Side, target: number): readonly Attacker[] {
  const helpers: Attacker[] = [];
  for (const unit of unitsOf(g, side)) {
    const hex = hasMark(g, unit, ASSISTING) ? hexOf(g, unit) : OFF_MAP;
    const over = hex === OFF_MAP ? undefined : sideBetween(GRID, hex, target);
    if (over !== undefined) helpers.push({ unit, over });
  }
  return helpers;
}

/** [16.5] The attack that was declared, with those who help. */
export function battleOf(g: Game, side: Side, { target, attackers }: Declared): Battle {
  const helpers = helpersOf(g, side, target);
  return {
    ...battleAgainst(side, 'combat', target, [...attackers, ...helpers]),
    assisting: helpers.map(({ unit }) => unit),
  };
}
