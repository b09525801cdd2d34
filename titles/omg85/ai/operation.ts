/**
 * The Operation Phase, choice by choice: attacks by those in contact, marches from the front to the rear, attacks again
 * with those who have come up, then digging in, guns and plots, and at last the call for combat.
 */
import { remembered } from '@bridgehead/ai';
import { type Candidate, check, type Game, type Thinking } from '@bridgehead/engine';
import { candidate, valued } from '@bridgehead/toolkit';
import type { Side } from '../src/data/unit-data.ts';
import { hexAt, opOf, targetOf } from '../src/state/state.ts';
import { idOf, type Unit, unitsOf } from '../src/state/units.ts';
import { type Assault, bestAssault, contacts } from './assaults.ts';
import { bestMarch } from './best-march.ts';
import { housekeeping, type PhaseContext } from './housekeeping.ts';
import type { Intent } from './intent.ts';
import { hexName, rounded } from './names.ts';
import { says, saysBy } from './says.ts';

/** What has been thought of in this phase and is still to be said. */
interface Agenda {
  stage: number;
  /** Units whose marches are still to be thought of, in order. */
  queue: Unit[];
  /** Choices that follow each other. */
  pending: Candidate[];
  /** Where each unit that has been thought of is to end: one that was stopped on its way is thought of once more. */
  readonly ends: Map<Unit, number>;
}

const KEY = 'agenda';
const OPENING = 0;
const MARCHES = 1;
const ATTACKS = 2;
const CLOSING = 3;
const OVER = 4;

const agendaOf = (thinking: Thinking): Agenda =>
  remembered(thinking, KEY, (): Agenda => ({ stage: OPENING, queue: [], pending: [], ends: new Map() }));

const COMBAT: Candidate = candidate({ kind: 'combat' }, says('order.combat'), 0, [
  saysBy('8.1', 'reason.nothing-worth-points'),
]);

/** The best assault of all who are in contact, as orders in the order of plotting. */
function assaultOrders({ g, side, intent, thinking }: PhaseContext, least: number): Candidate[] {
  let best: Assault | undefined;
  for (const target of contacts(g, side)) {
    if (intent.attackValue(target) < least) continue;
    if (!thinking.spend(10)) break;
    const found = bestAssault(g, side, intent, target);
    if (found !== undefined && found.score > (best?.score ?? 0)) best = found;
  }
  return best === undefined ? [] : ordersOf(best);
}

export function ordersOf({ target, attackers, outcome, score }: Assault): Candidate[] {
  const [gain, cost] = [rounded(outcome.enemyLoss), rounded(outcome.ownLoss)];
  const reasons = [
    valued(saysBy('9.3', 'reason.enemy-loses', { points: gain }), gain),
    valued(saysBy('9.3', 'reason.costs', { points: cost }), cost),
    valued(saysBy('9.4', 'reason.he-goes', { clear: outcome.clearChance }), rounded(100 * outcome.clearChance)),
  ];
  return attackers.map((u) =>
    candidate(
      { kind: 'attack', unit: idOf(u), target: hexName(target) },
      says('order.attack', { unit: idOf(u), hex: hexName(target) }),
      score,
      reasons,
    ),
  );
}

/** From the front to the rear, so that the road is free for those behind. */
function marchOrder({ g, side, intent }: PhaseContext): Unit[] {
  return unitsOf(side)
    .filter((u) => hexAt(g, u) >= 0 && targetOf(g, u) < 0 && opOf(g, u) > 0)
    .map((u) => [u, intent.goalOf(u)?.field[hexAt(g, u)] ?? 0] as const)
    .sort((a, b) => a[1] - b[1] || a[0] - b[0])
    .map(([u]) => u);
}

function marchOrders({ g, intent, thinking }: PhaseContext, { ends }: Agenda, u: Unit): Candidate[] {
  const march = bestMarch(g, u, intent, thinking);
  ends.set(u, march?.stand.hex ?? hexAt(g, u));
  if (march === undefined) return [];
  const goal = intent.goalOf(u);
  const reasons = goal === undefined ? [] : [says('reason.goal', { task: goal.name, hex: hexName(goal.hex) })];
  const order = { unit: idOf(u), hex: hexName(march.stand.hex) };
  return march.choices.map((choice) =>
    candidate(choice, says(choice.kind === 'move' ? 'order.march' : 'order.change-mode', order), march.score, reasons),
  );
}

/** Fills the agenda from its stage; false when there is nothing more to do in it. */
function fill(context: PhaseContext, agenda: Agenda): boolean {
  const { g, thinking } = context;
  switch (agenda.stage) {
    case OPENING:
    case ATTACKS:
      agenda.pending = assaultOrders(context, agenda.stage === OPENING ? context.intent.urgentAttackValue : 0);
      return agenda.pending.length > 0;
    case MARCHES:
      while (agenda.queue.length > 0) {
        const [u = 0] = agenda.queue;
        const end = agenda.ends.get(u);
        if (end !== undefined) agenda.queue.shift();
        if (hexAt(g, u) < 0 || targetOf(g, u) >= 0 || hexAt(g, u) === end || !thinking.spend(1)) {
          if (end === undefined) agenda.queue.shift();
          continue;
        }
        agenda.pending = marchOrders(context, agenda, u);
        if (agenda.pending.length > 0) return true;
      }
      return false;
    case CLOSING:
      agenda.pending = [...housekeeping(context)];
      agenda.stage = OVER;
      return agenda.pending.length > 0;
    default:
      return false;
  }
}

/** The next choice of the phase: every one legal when it is made. */
export function operationOrders(g: Game, side: Side, intent: Intent, thinking: Thinking): readonly Candidate[] {
  const context: PhaseContext = { g, side, intent, thinking };
  const agenda = agendaOf(thinking);
  for (;;) {
    const [next, ...others] = agenda.pending;
    if (next !== undefined) {
      agenda.pending = others;
      if (check(g, next.choice).legal) return [next, { ...COMBAT, score: Math.min(0, next.score - 1) }];
      // Something has come between: what was to follow no longer fits.
      if (agenda.stage === MARCHES) agenda.pending = [];
      continue;
    }
    if (fill(context, agenda)) continue;
    if (agenda.stage >= OVER) return [COMBAT];
    agenda.stage += 1;
    if (agenda.stage === MARCHES) agenda.queue = marchOrder(context);
  }
}
