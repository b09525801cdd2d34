/** The adviser: for the side that is asked, the two or three best plans with reasons, risk and what the enemy could do about it. */
import { MOST_PLANS, staffAdvice } from '@bridgehead/ai';
import { type Advice, type Candidate, decision, type Game, type Reason, type Thinking } from '@bridgehead/engine';
import { choiceFields, namesAmong } from '@bridgehead/engine/contract';
import { distanceBetween } from '@bridgehead/hex';
import { valued } from '@bridgehead/toolkit';
import { DECISIONS } from '../src/contract/decisions.ts';
import { GRID } from '../src/data/map.ts';
import type { Side } from '../src/data/unit-data.ts';
import { blowChance, isFirstTry } from '../src/rules/08-operations/bridges.ts';
import { stepTo } from '../src/rules/08-operations/move.ts';
import { cpOf, hexAt, isTravelling } from '../src/state/state.ts';
import { enemyOf, idOf, type Unit, unitNamed, unitsOf } from '../src/state/units.ts';
import { type Assault, bestAssault, contacts } from './assaults.ts';
import { hexName, rounded } from './names.ts';
import { ordersOf } from './operation.ts';
import { says, saysBy } from './says.ts';
import { type StaffPlan, staffPlan } from './staff/plan.ts';
import type { Slot } from './staff/slot.ts';
import { enemyMap } from './threat-map.ts';

type CandidatesFor = (known: Game, thinking: Thinking) => readonly Candidate[];
/** Enemies so near could strike back in their next phase. */
const NEAR = 4;

export const adviceFor = (known: Game, thinking: Thinking, candidatesFor: CandidatesFor): readonly Advice[] =>
  staffAdvice<Side>(known, thinking, {
    sideOf: (by) => (by === 'allied' ? 'allied' : 'german'),
    plans: (kind, side, staff) => (kind === 'operation-orders' ? operationAdvice(known, side, staff) : []),
    candidates: (staff) => candidatesFor(known, staff),
    adviceOn: (one, side) => candidateAdvice(known, side, one),
  });

function operationAdvice(known: Game, side: Side, thinking: Thinking): readonly Advice[] {
  const plan = staffPlan(known, side, thinking);
  const assaults = contacts(known, side)
    .flatMap((target) => bestAssault(known, side, plan, target) ?? [])
    .sort((a, b) => b.score - a.score)
    .slice(0, 2);
  const slots = [...plan.slots].sort((a, b) => b.value - a.value);
  const tasks = slots.flatMap((slot) => taskAdvice(known, side, plan, slot)).slice(0, MOST_PLANS - assaults.length);
  return [...assaults.map((assault) => assaultAdvice(known, side, assault)), ...tasks];
}

function assaultAdvice(known: Game, side: Side, assault: Assault): Advice {
  const { target, attackers, outcome } = assault;
  const orders = ordersOf(assault);
  const stays = 1 - outcome.clearChance;
  const cost = rounded(outcome.ownLoss);
  return {
    name: says('advice.attack', { hex: hexName(target), units: attackers.map(idOf) }),
    reasons: orders[0]?.reasons ?? [],
    risk: [
      valued(saysBy('9.4', 'reason.enemy-stays', { share: stays }), rounded(stays)),
      valued(saysBy('9.3', 'reason.costs-strength', { points: cost }), cost),
    ],
    answer: counterattacks(known, side, target),
    choices: orders.map(({ choice }) => choice),
    places: [target, ...new Set(attackers.map((u) => hexAt(known, u)))].map(hexName),
    units: attackers.map(idOf),
  };
}

/** A task of the plan, with those who are assigned to it; none if nobody is. */
function taskAdvice(known: Game, side: Side, plan: StaffPlan, slot: Slot): readonly Advice[] {
  const units = [...plan.assignments.values()]
    .filter((assignments) => assignments.slot === slot)
    .map(({ unit }) => unit);
  if (units.length === 0) return [];
  const strength = units.reduce((sum, u) => sum + cpOf(known, u), 0);
  const worth = Math.round(slot.value);
  const lacking = Math.round(slot.need - strength);
  const threat = Math.round(enemyMap(known, side).threat[slot.hex] ?? 0);
  return [
    {
      name: says('advice.task', {
        task: slot.name,
        hex: hexName(slot.hex),
        units: units.slice(0, MOST_PLANS).map(idOf),
      }),
      reasons: [
        valued(says('reason.worth-strength', { points: worth }), worth),
        valued(says('reason.task-wants', { need: Math.round(slot.need), given: strength }), strength),
      ],
      risk: [
        lacking > 0
          ? valued(says('reason.points-lacking', { points: lacking }), lacking)
          : valued(says('reason.enemies-near', { points: threat }), threat),
      ],
      answer: counterattacks(known, side, slot.hex),
      choices: [],
      places: [hexName(slot.hex)],
      units: units.map(idOf),
    },
  ];
}

/** What the enemy has near enough to strike back at a hex. */
function counterattacks(known: Game, side: Side, hex: number): readonly Reason[] {
  const near = unitsOf(enemyOf(side))
    .filter((u) => hexAt(known, u) >= 0 && hexAt(known, u) !== hex)
    .filter((u) => distanceBetween(GRID, hexAt(known, u), hex) <= NEAR)
    .sort((a, b) => cpOf(known, b) - cpOf(known, a));
  if (near.length === 0) return [says('reason.nobody-strikes-back', { hex: hexName(hex) })];
  const strength = near.reduce((sum, u) => sum + cpOf(known, u), 0);
  const units = near.slice(0, MOST_PLANS).map(idOf);
  return [valued(saysBy('9.2', 'reason.could-strike-back', { points: strength, hex: hexName(hex), units }), strength)];
}

/** [8.12] A march over a bridge that nobody has tried. */
function bridgeRisk(known: Game, u: Unit, path: readonly number[]): readonly Reason[] {
  if (!isTravelling(known, u)) return [];
  let from = hexAt(known, u);
  for (const to of path) {
    const step = stepTo(from, to);
    if (step !== undefined && isFirstTry(known, u, step.side)) {
      const chance = blowChance(known);
      return [valued(saysBy('8.12', 'reason.bridge-blows', { hex: hexName(to), chance: chance / 100 }), chance)];
    }
    from = to;
  }
  return [];
}

const NO_ANSWER: Reason = says('reason.no-answer');

function candidateAdvice(known: Game, side: Side, { name, reasons, choice }: Candidate): Advice {
  const fields = choiceFields(DECISIONS, decision(known)?.kind ?? '', choice.kind);
  const [unit] = namesAmong(fields, choice, 'unit').flatMap((name) => unitNamed(name) ?? []);
  const hexes = namesAmong(fields, choice, 'hex').flatMap((name) => GRID.indexByName.get(name) ?? []);
  const end = hexes.at(-1);
  return {
    name,
    reasons,
    risk: unit === undefined ? [] : bridgeRisk(known, unit, hexes),
    answer: end === undefined ? [NO_ANSWER] : counterattacks(known, side, end),
    choices: [choice],
    places: hexes.map(hexName),
    units: unit === undefined ? [] : [idOf(unit)],
  };
}
