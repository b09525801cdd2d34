/** [8.7] Automatic DS: odds of 10-1 in the Movement Phase. */
import {
  type Choice,
  call,
  checked,
  done,
  type FlawOf,
  type FrameOf,
  firstFlaw,
  frame,
  type Game,
  go,
  OK,
  procedure,
  type Refusal,
  type Ruling,
  refusal,
} from '@bridgehead/engine';
import { nameOf, neighboursOf, OFF_MAP, sideBetween } from '@bridgehead/hex';
import { fixed, optional } from '@bridgehead/toolkit';
import { GRID } from '../../data/map.ts';
import type { Side } from '../../data/unit-data.ts';
import type { Order } from '../../orders.ts';
import { type Attacker, BATTLE, type Battle, battleAgainst } from '../../state/battle.ts';
import { emitEvent } from '../../state/events.ts';
import { hasOnly, hexField, unitsField } from '../../state/fields.ts';
import { BRIDGE_LIST, DEMOLITION_RESULT } from '../../state/kinds.ts';
import { hexPlace } from '../../state/places.ts';
import { occupiedHexes, unitsIn, unknownIn } from '../../state/stacks.ts';
import { addMark, HAS_MOVED, hexOf, isInFullRetreat, setAutoDsTarget } from '../../state/state.ts';
import { enemyOf, idOf, sideOfUnit, type Unit } from '../../state/units.ts';
import { defenseOf, figuresOf } from '../02-contents.ts';
import { largestStacks } from '../06-stacking/largest-stacks.ts';
import { defensesOf } from '../09-combat/attack-decisions.ts';
import { attackFrame } from '../09-combat/attack-frame.ts';
import { attackerRefusal, togetherRefusal, unitRefusal } from '../09-combat/attackers.ts';
import { automaticSorties } from '../09-combat/automatic-advance.ts';
import { battleFlaw, foreignBattleFlaw, unfoughtFlaw } from '../09-combat/battle-flaws.ts';
import { askBefore, bridgesAhead } from '../09-combat/bridges-ahead.ts';
import { type Lead, leadOptions } from '../10-odds/formations.ts';
import { columnName, oddsOf } from '../10-odds/odds.ts';

type AutomaticDs = Choice & {
  readonly kind: 'automatic-ds';
  readonly target: string;
  readonly units: readonly string[];
};

/** [8.7] 10-1. */
const NEEDED_COLUMN = 11;

// ---- the odds ------------------------------------------------------------------------------------------------------

/** The battle under the best Lead Formation, and what it comes to whoever of an overstacked defender may fight [6.4.2]. */
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

// ---- the order -----------------------------------------------------------------------------------------------------

const BAD_FIELDS = refusal('8.7', 'an Automatic DS names its «target» hex and its «units», each once');
const NOT_HIS = refusal('8.7', 'a unit named is not one of the phasing player');
const NOT_ADJACENT = refusal('8.7', 'an Automatic DS is made by units on the map next to the hex');
const NO_ENEMY = refusal('8.7', 'there is no enemy unit in the hex');
const HAS_UNKNOWN = refusal('25.4', 'an Unknown unit in the hex rules out an Automatic DS');

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

const isAttacker = (found: Attacker | Refusal): found is Attacker => 'unit' in found;

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

function checkAutomatic(g: Game, side: Side, choice: Choice): Ruling {
  const target = hexField(choice.target);
  const units = unitsField(choice.units);
  if (target === undefined || units === undefined || !hasOnly(choice, ['target', 'units'])) return BAD_FIELDS;
  if (units.some((u) => sideOfUnit(u) !== side)) return NOT_HIS;
  const barred = targetRefusal(g, side, target);
  if (barred !== undefined) return barred;
  const battle = battleOf(g, side, target, units);
  if (!isBattle(battle)) return battle;
  const { column } = underBestLead(g, battle);
  return column >= NEEDED_COLUMN
    ? OK
    : refusal('8.7', `an Automatic DS needs odds of 10-1; these are ${columnName(column)}`);
}

// ---- listing -------------------------------------------------------------------------------------------------------

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

function* listAutomatic(g: Game, side: Side): Iterable<AutomaticDs> {
  for (const target of occupiedHexes(g, enemyOf(side))) {
    if (targetRefusal(g, side, target) !== undefined || isHopeless(g, side, target)) continue;
    const units = neighboursOf(GRID, target).flatMap((hex) => strongestIn(g, side, hex, target));
    const battle = units.length === 0 ? NO_ENEMY : battleOf(g, side, target, units);
    if (!isBattle(battle) || underBestLead(g, battle).column < NEEDED_COLUMN) continue;
    yield { kind: 'automatic-ds', target: nameOf(GRID, target), units: units.map(idOf) };
  }
}

const automaticOrder: Order<AutomaticDs> = {
  kind: 'automatic-ds',
  rule: '8.7',
  list: listAutomatic,
  check: checkAutomatic,
  perform(g, side, choice) {
    const battle = battleOf(g, side, hexField(choice.target) ?? OFF_MAP, unitsField(choice.units) ?? []);
    return isBattle(battle) ? call(automaticFrame(g, underBestLead(g, battle).battle), 'ready') : undefined;
  },
};

export const automaticOrders: readonly Order[] = [automaticOrder];

// ---- the procedure -------------------------------------------------------------------------------------------------

const AUTOMATIC_DS = frame(
  'automatic-ds',
  ['bridges', 'decided', 'fought'],
  {
    battle: fixed(BATTLE),
    /** [5.4] The bridges that may still be blown before the attack. */
    bridges: BRIDGE_LIST,
    result: optional(DEMOLITION_RESULT),
  },
  { decided: ['demolition'], fought: ['attack'] },
);
type AutomaticFrame = FrameOf<typeof AUTOMATIC_DS>;

const automaticFrame = (g: Game, battle: Battle): AutomaticFrame => ({
  proc: 'automatic-ds',
  step: 'bridges',
  battle,
  bridges: bridgesAhead(g, battle),
});

const fieldsOf = ({ target, attackers }: Battle): { readonly target: string; readonly units: readonly string[] } => ({
  target: nameOf(GRID, target),
  units: attackers.map(({ unit }) => idOf(unit)),
});

const automaticDsFlaw: FlawOf<AutomaticFrame> = (g, { battle, step }, { below }) =>
  battleFlaw(battle) ??
  foreignBattleFlaw(battle, below) ??
  (step === 'fought' ? undefined : unfoughtFlaw(g, battle)) ??
  firstFlaw(
    [battle.occasion !== 'automatic', 'battle.occasion', 'expected automatic'],
    [battle.lead === '', 'battle.lead', 'an Automatic DS has its Lead Formation already'],
  );

/** [8.7] The attack without a die; who made it possible is marked and stays until the Combat Phase. */
export const automaticDs = procedure(checked(AUTOMATIC_DS, automaticDsFlaw), {
  bridges(_g, f) {
    const [bridge, ...rest] = f.bridges;
    if (bridge === undefined) return call(attackFrame(f.battle), 'fought');
    f.bridges = rest;
    return askBefore(f.battle, bridge, 'decided');
  },
  /** [9.3] A blown bridge calls the attack off; if the odds still allow it, the order can be given again. */
  decided(g, f) {
    if (f.result !== 'blown') return go('bridges');
    emitEvent(g, 'automatic-ds-cancelled', '8.7', fieldsOf(f.battle));
    return done();
  },
  fought(g, f) {
    for (const { unit } of f.battle.attackers) {
      setAutoDsTarget(g, unit, hexPlace(f.battle.target));
      addMark(g, unit, HAS_MOVED);
    }
    emitEvent(g, 'automatic-ds', '8.7', fieldsOf(f.battle));
    return done();
  },
});
