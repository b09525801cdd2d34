/**
 * [9.1.7] Required attacks: units that attack from a hex owe an attack on every enemy whose zone reaches it. An attack that
 * would owe what nobody can pay is refused when it is declared, so that the phase can always end.
 */
import type { Game } from '@bridgehead/engine';
import { neighboursOf } from '@bridgehead/hex';
import { GRID } from '../../data/map.ts';
import type { Side } from '../../data/unit-data.ts';
import type { Battle } from '../../state/battle.ts';
import { unitsIn } from '../../state/stacks.ts';
import { attackCells, attackOn, hexAt, isDeployed, kindOfAttack } from '../../state/state.ts';
import { enemyOf, isAntiTank, sideOfUnit, type Unit } from '../../state/units.ts';
import { zoneSources } from '../03-concepts/zones.ts';
import { attackFigure } from '../12-combat/figures.ts';
import { attackerRefusal, attackRefusal, crtsFor, fireRefusal, mayReach } from './attack-rules.ts';

/** [9.1.5] [9.1.7] The enemy hexes that these units owe an attack: those whose zone reaches them and that they could attack. */
export function owedBy(g: Game, side: Side, units: readonly Unit[]): readonly number[] {
  const owed = new Set<number>();
  for (const u of units) {
    for (const hex of zoneSources(g, enemyOf(side), hexAt(g, u))) if (mayReach(g, u, hex)) owed.add(hex);
  }
  return [...owed].sort((a, b) => a - b);
}

/** Those who have declared an attack that brings duties: fire of anti-tank units brings none [16.1.5]. */
function dutiful(g: Game, side: Side): Unit[] {
  const units: Unit[] = [];
  attackCells(g).forEach((attack, u) => {
    if (attack !== 0 && sideOfUnit(u) === side && kindOfAttack(g, attack)?.fire !== true) units.push(u);
  });
  return units;
}

/** [9.1.7] The hexes that are still owed an attack. */
export const stillOwed = (g: Game, side: Side): readonly number[] =>
  owedBy(g, side, dutiful(g, side)).filter((hex) => attackOn(g, hex) === 0);

/** What is supposed to be declared besides: who attacks, and which hexes are attacked. */
interface Supposed {
  readonly dutiful: readonly Unit[];
  readonly busy: readonly Unit[];
  readonly taken: readonly number[];
}

const and = ({ dutiful: before, busy, taken }: Supposed, { attackers, hexes, fire }: Battle): Supposed => ({
  dutiful: fire ? before : [...before, ...attackers],
  busy: [...busy, ...attackers],
  taken: [...taken, ...hexes],
});

/** Those beside a hex who could still attack it, the strongest first. */
const available = (g: Game, side: Side, hex: number, busy: readonly Unit[]): Unit[] =>
  neighboursOf(GRID, hex)
    .flatMap((next) => unitsIn(g, side, next))
    .filter((u) => !busy.includes(u) && attackerRefusal(g, side, u) === undefined && mayReach(g, u, hex))
    .sort((a, b) => attackFigure(g, b, true) - attackFigure(g, a, true) || a - b);

/** Ways to pay what one hex is owed: alone or together, on it alone or with others that are owed as well. */
function* payments(g: Game, side: Side, owed: readonly number[], { busy }: Supposed): Iterable<Battle> {
  const [hex = -1] = owed;
  const units = available(g, side, hex, busy);
  const groups: Unit[][] = units.map((u) => [u]);
  for (let count = 2; count <= units.length; count++) groups.push(units.slice(0, count));
  yield* firesAt(g, side, hex, units);
  for (const attackers of groups) {
    const others = owed.slice(1).filter((one) => attackers.every((u) => mayReach(g, u, one)));
    const sets = [[hex], ...others.map((one) => [hex, one]), ...(others.length > 1 ? [[hex, ...others]] : [])];
    for (const hexes of sets) {
      const battle = { side, attackers, hexes: hexes.sort((a, b) => a - b), fire: false };
      for (const crt of crtsFor(g, battle)) {
        if (attackRefusal(g, { ...battle, crt }) === undefined) yield { ...battle, crt };
      }
    }
  }
}

/** [16.1.5] Anti-tank units pay with their fire, and owe nothing for it. */
function* firesAt(g: Game, side: Side, hex: number, units: readonly Unit[]): Iterable<Battle> {
  const guns = units.filter((u) => isAntiTank(u) && isDeployed(g, u));
  for (let count = 1; count <= guns.length; count++) {
    const battle = { side, attackers: guns.slice(0, count), hexes: [hex], fire: true };
    for (const crt of crtsFor(g, battle))
      if (fireRefusal(g, { ...battle, crt }) === undefined) yield { ...battle, crt };
  }
}

/** How deep and how wide duties are followed before an attack is taken for one that cannot be paid. */
const DEEPEST = 12;
const MOST_TRIES = 400;

interface Search {
  readonly side: Side;
  readonly tries: { left: number };
}

/** The attacks that pay everything, in order; undefined if none were found. */
function settlement(g: Game, search: Search, supposed: Supposed, depth: number): readonly Battle[] | undefined {
  const { side, tries } = search;
  const owed = owedBy(g, side, supposed.dutiful).filter(
    (hex) => attackOn(g, hex) === 0 && !supposed.taken.includes(hex),
  );
  if (owed.length === 0) return [];
  if (depth === 0) return undefined;
  for (const battle of payments(g, side, owed, supposed)) {
    tries.left -= 1;
    if (tries.left < 0) return undefined;
    const rest = settlement(g, search, and(supposed, battle), depth - 1);
    if (rest !== undefined) return [battle, ...rest];
  }
  return undefined;
}

const declared = (g: Game, side: Side): Supposed => ({ dutiful: dutiful(g, side), busy: [], taken: [] });
const newSearch = (side: Side): Search => ({ side, tries: { left: MOST_TRIES } });

/** [9.1.7] Attacks that would pay all that is owed now. */
export const duesPaidBy = (g: Game, side: Side): readonly Battle[] | undefined =>
  settlement(g, newSearch(side), declared(g, side), DEEPEST);

/** [9.1.7] Whether all that is owed after this attack can be paid. */
export const canPayAfter = (g: Game, battle: Battle): boolean =>
  settlement(g, newSearch(battle.side), and(declared(g, battle.side), battle), DEEPEST) !== undefined;
