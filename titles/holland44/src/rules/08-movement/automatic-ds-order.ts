/** [8.7] The order to make an Automatic DS, as the player gives it. */
import { call, type Game, OK, type Refusal, type Ruling } from '@bridgehead/engine';
import { nameOf, neighboursOf, OFF_MAP, sideBetween } from '@bridgehead/hex';
import { GRID } from '../../data/map.ts';
import type { Side } from '../../data/unit-data.ts';
import type { Order, ReadOrder, WrittenOrder } from '../../orders.ts';
import { refusal } from '../../says.ts';
import { type Attacker, type Battle, battleAgainst } from '../../state/battle.ts';
import { occupiedHexes, unitsIn, unknownIn } from '../../state/stacks.ts';
import { hexOf, isInFullRetreat } from '../../state/state.ts';
import { enemyOf, idOf, sideOfUnit, type Unit } from '../../state/units.ts';
import { defenseOf, figuresOf } from '../02-contents.ts';
import { largestStacks } from '../06-stacking/largest-stacks.ts';
import { attackerRefusal, isAttacker, togetherRefusal, unitRefusal } from '../09-combat/attackers.ts';
import { automaticSorties } from '../09-combat/automatic-advance.ts';
import { defensesOf } from '../09-combat/defender-choices.ts';
import { type Lead, leadOptions } from '../10-odds/formations.ts';
import { columnName, oddsOf } from '../10-odds/odds.ts';
import { automaticFrame } from './automatic-ds.ts';

/** [8.7] 10-1. */
const NEEDED_COLUMN = 11;

/** The battle under the best Lead Formation, and what it comes to whichever of an overstacked defender may fight [6.4.2]. */
function underBestLead(g: Game, battle: Battle): { readonly battle: Battle; readonly column: number } {
  const defenses = defensesOf(g, battle);
  const columnUnder = (lead: Lead): number =>
    Math.min(...defenses.map((defenders) => oddsOf(g, { ...battle, ...lead, defenders }).column));
  let best = { battle, column: Number.NEGATIVE_INFINITY };
  for (const lead of leadOptions(g, battle)) {
    const column = columnUnder(lead);
    if (column > best.column) best = { battle: { ...battle, ...lead }, column };
  }
  return best;
}

const NOT_HIS = refusal('8.7', 'not-of-phasing-player');
const NOT_ADJACENT = refusal('8.7', 'not-next-to-target');
const NO_ENEMY = refusal('8.7', 'no-enemy-unit-there');
const HAS_UNKNOWN = refusal('25.4', 'unknown-rules-out-automatic-ds');

function targetRefusal(g: Game, side: Side, target: number): Refusal | undefined {
  if (side === 'allied' && unknownIn(g, target) >= 0) return HAS_UNKNOWN;
  return unitsIn(g, enemyOf(side), target).length === 0 ? NO_ENEMY : undefined;
}

/** The unit as an attacker of the hex, or why it is none; units in Entry Areas attack in the Combat Phase only [19.7]. */
function attackerOf(g: Game, unit: Unit, target: number): Attacker | Refusal {
  const hex = hexOf(g, unit);
  const over = hex === OFF_MAP ? undefined : sideBetween(GRID, hex, target);
  if (over === undefined) return unitRefusal(g, unit, 'automatic') ?? NOT_ADJACENT;
  return attackerRefusal(g, { unit, over }, target, 'automatic') ?? { unit, over };
}

function battleOf(g: Game, side: Side, target: number, units: readonly Unit[]): Battle | Refusal {
  const attackers: Attacker[] = [];
  for (const u of units) {
    const found = attackerOf(g, u, target);
    if (!isAttacker(found)) return found;
    attackers.push(found);
  }
  return (
    togetherRefusal(g, attackers, automaticSorties(g, side)) ?? battleAgainst(side, 'automatic', target, attackers)
  );
}

const isBattle = (found: Battle | Refusal): found is Battle => 'attackers' in found;

function checkAutomatic(g: Game, side: Side, { target, units }: ReadOrder<'automatic-ds'>): Ruling {
  if (units.some((u) => sideOfUnit(u) !== side)) return NOT_HIS;
  const barred = targetRefusal(g, side, target);
  if (barred !== undefined) return barred;
  const battle = battleOf(g, side, target, units);
  if (!isBattle(battle)) return battle;
  const { column } = underBestLead(g, battle);
  return column >= NEEDED_COLUMN ? OK : refusal('8.7', 'odds-too-low', { odds: columnName(column) });
}

const attackOf = (g: Game, units: readonly Unit[]): number => units.reduce((sum, u) => sum + figuresOf(g, u)[0], 0);

/** Shifts add a few columns at most, and a Disrupted defender is halved: below this the odds need not be worked out. */
const HOPELESS_RATIO = 2;

function isHopeless(g: Game, side: Side, target: number): boolean {
  let attack = 0;
  for (const hex of neighboursOf(GRID, target)) attack += attackOf(g, unitsIn(g, side, hex));
  if (attack === 0) return true;
  const foes = unitsIn(g, enemyOf(side), target).filter((u) => !isInFullRetreat(g, u));
  const defense = foes.reduce((sum, u) => sum + defenseOf(g, u), 0);
  return attack < HOPELESS_RATIO * defense;
}

/** Out of one hex all who can, or the strongest of them that keep the Stacking Limit with those who have attacked. */
function strongestIn(g: Game, side: Side, hex: number, target: number): readonly Unit[] {
  const able = unitsIn(g, side, hex).filter((u) => isAttacker(attackerOf(g, u, target)));
  const gone = automaticSorties(g, side).filter(({ from }) => from === hex);
  const stacks = largestStacks(g, [...gone.map(({ unit }) => unit), ...able], unitsIn(g, side, hex))
    .filter((stack) => gone.every(({ unit }) => stack.includes(unit)))
    .map((stack) => stack.filter((u) => able.includes(u)));
  return stacks.reduce((best, stack) => (attackOf(g, stack) > attackOf(g, best) ? stack : best), stacks[0] ?? []);
}

function* listAutomatic(g: Game, side: Side): Iterable<WrittenOrder<'automatic-ds'>> {
  for (const target of occupiedHexes(g, enemyOf(side))) {
    if (targetRefusal(g, side, target) !== undefined || isHopeless(g, side, target)) continue;
    const units = neighboursOf(GRID, target).flatMap((hex) => strongestIn(g, side, hex, target));
    const battle = units.length === 0 ? NO_ENEMY : battleOf(g, side, target, units);
    if (!isBattle(battle) || underBestLead(g, battle).column < NEEDED_COLUMN) continue;
    yield { kind: 'automatic-ds', target: nameOf(GRID, target), units: units.map(idOf) };
  }
}

export const automaticOrder: Order<'automatic-ds'> = {
  kind: 'automatic-ds',
  list: listAutomatic,
  check: checkAutomatic,
  perform(g, side, { target, units }) {
    const battle = battleOf(g, side, target, units);
    return isBattle(battle) ? call(automaticFrame(g, underBestLead(g, battle).battle), 'ready') : undefined;
  },
};
