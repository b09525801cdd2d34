/** Battles as they are planned: kept until they are fought, and carried out up to the die. */
import type { Choice, Decision } from '@bridgehead/client-kit/game';
import { applyChoice, perGame } from '@bridgehead/client-kit/play';
import { aboutOf } from '../decisions.ts';
import type { PlayContext } from '../play-context.ts';

/** [10.2] Who leads, and who is attached to it. */
export interface PlannedLead {
  readonly lead: string;
  readonly attached?: string | undefined;
}

export interface BattlePlan {
  readonly target: string;
  readonly attackers: readonly string[];
  /** Undefined: as the engine thinks best. */
  readonly lead: PlannedLead | undefined;
  readonly air: boolean;
  readonly artillery: readonly string[];
  /** The odds as they were reckoned; undefined against a unit that nobody knows. */
  readonly column: string | undefined;
}

/** By target. */
export const plansOf = perGame<ReadonlyMap<string, BattlePlan>>(() => new Map());

export function keepPlan(context: PlayContext, plan: BattlePlan): void {
  const plans = plansOf(context);
  plans.value = new Map([...plans.peek(), [plan.target, plan]]);
}

export function dropPlan(context: PlayContext, target: string): void {
  const plans = plansOf(context);
  plans.value = new Map([...plans.peek()].filter(([hex]) => hex !== target));
}

export const supportChoice = (air: boolean, guns: readonly string[]): Choice => ({
  kind: 'support',
  ...(air ? { air: true } : {}),
  ...(guns.length > 0 ? { artillery: [...guns] } : {}),
});

/** What the plan answers to a question about its battle. */
export function plannedAnswer(plan: BattlePlan, decision: Decision): Choice | undefined {
  if (aboutOf(decision, 'support', 'lead-formation')?.target !== plan.target) return undefined;
  if (decision.kind === 'support') return supportChoice(plan.air, plan.artillery);
  if (decision.kind !== 'lead-formation' || plan.lead === undefined) return undefined;
  const { lead, attached } = plan.lead;
  return { kind: 'lead', formation: lead, ...(attached === undefined ? {} : { attachment: attached }) };
}

/**
 * Declares the attack and answers as planned until the die has fallen. Whatever else is asked in between is left to whom it is
 * asked of; the plan is then kept, and stands in the question of support.
 */
export async function fight(context: PlayContext, attack: Choice, plan: BattlePlan): Promise<void> {
  const { game } = context;
  const by = game.decision.peek()?.by;
  keepPlan(context, plan);
  // Nobody is bound by a plan against an Unknown unit once it has been turned over.
  const isBound = plan.column !== undefined;
  if (!(await applyChoice(context, attack)) || !isBound) return;
  for (let now = game.decision.peek(); now?.by === by; now = game.decision.peek()) {
    const answer = now === undefined ? undefined : plannedAnswer(plan, now);
    if (answer === undefined || !(await game.check(answer)).legal || !(await applyChoice(context, answer))) return;
    if (answer.kind === 'support') dropPlan(context, plan.target);
  }
}
