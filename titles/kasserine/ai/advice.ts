/** The adviser: for the side that is asked, the two or three best plans with reasons, risk and what the enemy could do about it. */
import { MOST_PLANS, staffAdvice } from '@bridgehead/ai';
import { type Advice, type Candidate, decision, type Game, type Reason, type Thinking } from '@bridgehead/engine';
import { choiceFields, namesAmong } from '@bridgehead/engine/contract';
import { valued } from '@bridgehead/toolkit';
import { DECISIONS } from '../src/contract/decisions.ts';
import { GRID } from '../src/data/map.ts';
import type { Side } from '../src/data/unit-data.ts';
import { hexesApart } from '../src/state/stacks.ts';
import { hexAt } from '../src/state/state.ts';
import { enemyOf, idOf, isHQ, isLeader, unitNamed, unitsOf } from '../src/state/units.ts';
import type { Fight } from './fight.ts';
import { hexName, rounded } from './names.ts';
import { nextAttack, type PhaseContext } from './orders/attack-plans.ts';
import { marchTo } from './orders/marches.ts';
import { fightReasons } from './orders/movement.ts';
import type { Slot } from './plan/slots.ts';
import { type StaffPlan, staffPlan } from './plan/staff-plan.ts';
import { says, saysBy } from './says.ts';
import { attackOfUnit } from './strength.ts';
import { threatTo } from './threat-map.ts';

type CandidatesFor = (known: Game, thinking: Thinking) => readonly Candidate[];
/** Enemies so near could strike back. */
const NEAR = 6;

export const adviceFor = (known: Game, thinking: Thinking, candidatesFor: CandidatesFor): readonly Advice[] =>
  staffAdvice<Side>(known, thinking, {
    sideOf: (by) => (by === 'allied' ? 'allied' : 'axis'),
    plans: (kind, side, staff) => (kind === 'movement-orders' ? movementAdvice(known, side, staff) : []),
    // A memory apart: the plans above have used up what they planned.
    candidates: (staff) => candidatesFor(known, { ...staff, memory: new Map() }),
    adviceOn: (one, side, staff) => candidateAdvice(known, side, staff, one),
  });

function movementAdvice(known: Game, side: Side, thinking: Thinking): readonly Advice[] {
  const plan = staffPlan(known, side, thinking);
  const context: PhaseContext = { g: known, side, intent: plan, thinking };
  const fights = [nextAttack(context), nextAttack(context)].flatMap((fight) => fight ?? []);
  const tasks = plan.slots.flatMap((slot) => taskAdvice(context, plan, slot));
  return [...fights.map((fight) => fightAdvice(context, fight)), ...tasks].slice(0, MOST_PLANS);
}

function fightAdvice(context: PhaseContext, fight: Fight): Advice {
  const { g, side } = context;
  const { target, attackers, outcome, ownLoss } = fight;
  const moves = attackers.flatMap(({ unit, from }) =>
    hexAt(g, unit) === from ? [] : (marchTo(context, unit, from) ?? []),
  );
  const stays = 1 - outcome.clear;
  return {
    name: says('advice.attack', { hex: hexName(target), units: attackers.map(({ unit }) => idOf(unit)) }),
    reasons: fightReasons(fight),
    risk: [
      valued(saysBy('13.1', 'reason.stays', { chance: stays }), rounded(100 * stays)),
      valued(saysBy('13.2', 'reason.costs', { points: rounded(ownLoss) }), rounded(ownLoss)),
    ],
    answer: counterattacks(g, side, target),
    choices: moves,
    places: [target, ...new Set(attackers.map(({ from }) => from))].map(hexName),
    units: attackers.map(({ unit }) => idOf(unit)),
  };
}

/** A task of the plan, with those who are assigned to it; none if nobody is. */
function taskAdvice({ g, side, thinking }: PhaseContext, plan: StaffPlan, slot: Slot): readonly Advice[] {
  const units = [...plan.tasks].filter(([, task]) => task === slot).map(([u]) => u);
  if (units.length === 0) return [];
  const given = Math.round(units.reduce((sum, u) => sum + attackOfUnit(g, u), 0));
  const threat = Math.round(threatTo(g, thinking, side)[slot.hex] ?? 0);
  return [
    {
      name: says('advice.task', { task: slot.name, units: units.slice(0, MOST_PLANS).map(idOf) }),
      reasons: [valued(saysBy('18.2.6', 'reason.worth', { points: Math.round(slot.value) }), Math.round(slot.value))],
      risk: [
        valued(says('reason.wants', { need: Math.round(slot.need), given }), given),
        valued(says('reason.could-be-attacked', { points: threat }), threat),
      ],
      answer: counterattacks(g, side, slot.hex),
      choices: [],
      places: [hexName(slot.hex)],
      units: units.map(idOf),
    },
  ];
}

/** What the enemy has near enough to strike back at a hex. */
function counterattacks(g: Game, side: Side, hex: number): readonly Reason[] {
  const near = unitsOf(enemyOf(side))
    .filter((u) => hexAt(g, u) >= 0 && hexAt(g, u) !== hex && !isHQ(u) && !isLeader(u))
    .filter((u) => hexesApart(hexAt(g, u), hex) <= NEAR && attackOfUnit(g, u) > 0)
    .sort((a, b) => attackOfUnit(g, b) - attackOfUnit(g, a) || a - b);
  if (near.length === 0) return [says('reason.nobody-strikes-back', { hex: hexName(hex) })];
  const strength = Math.round(near.reduce((sum, u) => sum + attackOfUnit(g, u), 0));
  const units = near.slice(0, MOST_PLANS).map(idOf);
  return [valued(says('reason.could-strike-back', { points: strength, hex: hexName(hex), units }), strength)];
}

const NO_ANSWER: Reason = says('reason.no-answer');

function candidateAdvice(known: Game, side: Side, thinking: Thinking, { name, reasons, choice }: Candidate): Advice {
  const fields = choiceFields(DECISIONS, decision(known)?.kind ?? '', choice.kind);
  const units = namesAmong(fields, choice, 'unit').filter((id) => unitNamed(id) !== undefined);
  const hexes = namesAmong(fields, choice, 'hex').flatMap((id) => GRID.indexByName.get(id) ?? []);
  const end = hexes.at(-1);
  const threat = end === undefined ? 0 : Math.round(threatTo(known, thinking, side)[end] ?? 0);
  return {
    name,
    reasons,
    risk: threat === 0 ? [] : [valued(says('reason.could-be-attacked', { points: threat }), threat)],
    answer: end === undefined ? [NO_ANSWER] : counterattacks(known, side, end),
    choices: [choice],
    places: hexes.map(hexName),
    units,
  };
}
