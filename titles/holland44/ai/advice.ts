/** The adviser: the two or three best plans of the moment, with reasons, risk and what the enemy could do about it. */
import { MOST_PLANS } from '@bridgehead/ai';
import {
  type Advice,
  type Candidate,
  type Choice,
  decision,
  type Game,
  type Reason,
  type Thinking,
} from '@bridgehead/engine';
import { choiceFields, namesAmong } from '@bridgehead/engine/contract';
import { distanceBetween, hexNamed, OFF_MAP } from '@bridgehead/hex';
import { valued } from '@bridgehead/toolkit';
import { readLegal } from '../src/asking.ts';
import { DECISIONS } from '../src/contract/decisions.ts';
import { GRID } from '../src/data/map.ts';
import type { Side } from '../src/data/unit-data.ts';
import { figuresOf } from '../src/rules/02-contents.ts';
import { hexOf, isInGoodOrder } from '../src/state/state.ts';
import { enemyOf, idOf, isArtillery, type Unit, unitNamed, unitsOf } from '../src/state/units.ts';
import { intentFor } from './intent.ts';
import { defenseIn } from './movement/strength.ts';
import { hexName, rounded } from './names.ts';
import { says, saysBy } from './says.ts';
import { attackOutcome } from './staff/attack-outcome.ts';
import type { AttackGroup } from './staff/operations/attack-groups.ts';
import { attackMarch, plannedAttacks } from './staff/operations/attack-orders.ts';
import { crossingOrders } from './staff/operations/river-crossing.ts';
import { cuttingOrders } from './staff/operations/road-cutting.ts';
import { type StaffPlan, staffPlan } from './staff/plan.ts';
import { staffIntent } from './staff/staff-intent.ts';
import { threatTo } from './threat-map.ts';

/** Enemies so near could strike back in their next turn. */
const NEAR = 4;

type CandidatesFor = (known: Game, thinking: Thinking) => readonly Candidate[];

/** The best plans for the side that is asked; a person gets the thoughts of the staff, at whatever level the opponent plays. */
export function adviceFor(known: Game, thinking: Thinking, candidatesFor: CandidatesFor): readonly Advice[] {
  const asked = decision(known);
  if (asked === undefined) return [];
  const side: Side = asked.by === 'allied' ? 'allied' : 'german';
  const staff: Thinking = { ...thinking, style: 'staff' };
  const found = asked.kind === 'movement-orders' ? movementAdvice(known, side, staff) : [];
  if (found.length > 0) return found.slice(0, MOST_PLANS);
  return candidatesFor(known, staff)
    .slice(0, MOST_PLANS)
    .map((one) => candidateAdvice(known, side, one, staff));
}

function movementAdvice(known: Game, side: Side, thinking: Thinking): readonly Advice[] {
  const plan = staffPlan(known, side, thinking);
  const operations = side === 'allied' ? crossingOrders(known) : cuttingOrders(known, thinking);
  const groups = plannedAttacks(known, side, thinking, staffIntent(known, side, thinking));
  return [
    ...operations.map((one) => candidateAdvice(known, side, one, thinking)),
    ...groups.slice(0, MOST_PLANS).map((group) => groupAdvice(known, side, group)),
    ...taskAdvice(known, side, plan),
  ];
}

function groupAdvice(known: Game, side: Side, group: AttackGroup): Advice {
  const units = group.positions.map(({ unit }) => unit);
  const marches = group.positions.map(({ unit, from }) => attackMarch(known, unit, from));
  return {
    name: group.name,
    reasons: group.reasons,
    risk: riskOf(group.outcome),
    answer: counterattacks(known, side, group.target, units),
    choices: marches.flatMap((march) => march ?? []),
    places: [group.target, ...new Set(group.positions.map(({ from }) => from))].map(hexName),
    units: units.map(idOf),
  };
}

function riskOf({
  clear,
  attackerSteps,
}: {
  readonly clear: number;
  readonly attackerSteps: number;
}): readonly Reason[] {
  return [
    valued(saysBy('15.1', 'reason.enemy-stays', { share: 1 - clear }), rounded(1 - clear)),
    valued(saysBy('11.1', 'reason.costs-on-average', { steps: rounded(attackerSteps) }), rounded(attackerSteps)),
  ];
}

/** What the enemy has near enough to strike back at the hex, and with what odds. */
function counterattacks(known: Game, side: Side, hex: number, units: readonly Unit[]): readonly Reason[] {
  const strength = threatTo(known, side).strength[hex] ?? 0;
  const near = unitsOf(known, enemyOf(side)).filter((u) => isNear(known, u, hex));
  if (strength === 0 || near.length === 0) return [says('reason.nobody-strikes-back', { hex: hexName(hex) })];
  const strongest = [...near].sort((a, b) => figuresOf(known, b)[0] - figuresOf(known, a)[0]).slice(0, MOST_PLANS);
  const defense = Math.max(1, defenseIn(known, units.slice(0, 2), hex));
  const threat = { strength: Math.round(strength), hex: hexName(hex), units: strongest.map(idOf) };
  return [valued(saysBy('9.1', 'reason.could-strike-back', threat), rounded(strength / defense))];
}

const isNear = (known: Game, u: Unit, hex: number): boolean =>
  hexOf(known, u) !== OFF_MAP &&
  distanceBetween(GRID, hexOf(known, u), hex) <= NEAR &&
  isInGoodOrder(known, u) &&
  !isArtillery(u);

/** The task that is worth most, with those who are assigned to it. */
function taskAdvice(known: Game, side: Side, plan: StaffPlan): readonly Advice[] {
  const slots = [...plan.slots].sort((a, b) => b.weight - a.weight).slice(0, MOST_PLANS);
  return slots.map((slot) => {
    const given = plan.given.get(slot) ?? 0;
    const units = [...plan.assignments.values()].filter((bid) => bid.slot === slot).map(({ unit }) => unit);
    return {
      name: says('advice.task', { task: says(slot.task.name, { hex: hexName(slot.hex) }), hex: hexName(slot.hex) }),
      reasons: [
        valued(says('reason.task-worth', { steps: rounded(slot.weight) }), rounded(slot.weight)),
        valued(says('reason.task-wants', { need: slot.need, given }), given),
      ],
      risk: given < slot.need ? [valued(says('reason.not-enough-troops'), slot.need - given)] : [],
      answer: counterattacks(known, side, slot.hex, units),
      choices: [],
      places: [hexName(slot.hex)],
      units: units.map(idOf),
    };
  });
}

/** Hexes and units that a choice names. */
function namedIn(
  known: Game,
  choice: Choice,
): { readonly places: readonly string[]; readonly units: readonly string[] } {
  const fields = choiceFields(DECISIONS, decision(known)?.kind ?? '', choice.kind);
  const places = namesAmong(fields, choice, 'hex', 'place');
  return {
    places: [...new Set(places.filter((word) => hexNamed(GRID, word) !== undefined))],
    units: [...new Set(namesAmong(fields, choice, 'unit'))],
  };
}

function candidateAdvice(known: Game, side: Side, one: Candidate, thinking: Thinking): Advice {
  const { places, units } = namedIn(known, one.choice);
  const attack = one.choice.kind === 'attack' ? readLegal('combat', one.choice) : undefined;
  const outcome =
    attack?.kind === 'attack' ? attackOutcome(known, side, intentFor(known, side, thinking), attack) : undefined;
  const target = hexNamed(GRID, places[0] ?? '');
  const own = units.flatMap((id) => unitNamed(id) ?? []);
  return {
    name: one.name,
    reasons: one.reasons,
    risk: outcome === undefined ? [] : riskOf(outcome),
    answer: target === undefined ? [] : counterattacks(known, side, target, own),
    choices: [one.choice],
    places,
    units,
  };
}
