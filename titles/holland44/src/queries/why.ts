/** The full reasoning for a choice, legal or not: each rule in the order in which it was looked at. */
import { type Choice, check, decision, type Frame, type Game, isJsonObject, type Json } from '@bridgehead/engine';
import { askedLine, isRefused, verdictLine } from '@bridgehead/toolkit';
import { read } from '../asking.ts';
import type { Answer, DecisionKind, ReadChoices } from '../contract/index.ts';
import { saysBy } from '../says.ts';
import type { Consulted } from './consulted.ts';
import { lossesReport } from './losses.ts';
import {
  attackReasons,
  automaticReasons,
  breakthroughReasons,
  leadReasons,
  standReasons,
  supportReasons,
} from './why-combat.ts';
import { marchReasons } from './why-march.ts';
import { advanceReasons, retreatReasons } from './why-moving.ts';

/** The ruling, the rule under which the question is asked, and what there is to say about such a choice. */
export function explainChoice(g: Game, choice: Json): Answer<'why'> {
  const ruling = check(g, choice);
  const details = isJsonObject(choice) && typeof choice.kind === 'string' ? reasonsFor(g, choice as Choice) : [];
  return { ...ruling, consulted: [...askedLine(g), ...details, verdictLine(ruling)] };
}

/** How choices of one kind are explained: each is given what its own kind was read as. */
interface Explains<C> {
  reasons(g: Game, frame: Frame, choice: C): Consulted[];
}
type Explained = {
  readonly [D in DecisionKind]?: {
    readonly [K in keyof ReadChoices[D]]?: Explains<ReadChoices[D][K]>['reasons'];
  };
};

/** By the kind of decision and the kind of choice. */
const REASONS: Explained = {
  'movement-orders': { march: (g, _frame, choice) => marchReasons(g, choice), 'automatic-ds': automaticReasons },
  combat: { attack: attackReasons },
  'lead-formation': { lead: leadReasons },
  support: { support: supportReasons },
  'determined-defense': { stand: standReasons, retreat: standReasons },
  retreat: { retreat: retreatReasons },
  advance: { advance: advanceReasons },
  'advance-on': { 'advance-on': advanceReasons, breakthrough: breakthroughReasons },
  'attacker-loss': { 'lose-step': lossReasons },
  'defender-loss': { 'lose-step': lossReasons },
  'stop-loss': { 'lose-step': lossReasons },
};

const explainers: ReadonlyMap<string, ReadonlyMap<string, Explains<{ readonly kind: string }>['reasons']>> = new Map(
  Object.entries(REASONS).map(([kind, byChoice]) => [kind, new Map(Object.entries(byChoice))]),
);

function reasonsFor(g: Game, choice: Choice): Consulted[] {
  const frame = g.state.frames.at(-1);
  const kind = decision(g)?.kind;
  const reasons = explainers.get(kind ?? '')?.get(choice.kind);
  if (frame === undefined || kind === undefined || reasons === undefined) return [];
  const chosen = read(kind as DecisionKind, choice);
  return isRefused(chosen) ? [] : reasons(g, frame, chosen);
}

/** [11.2] Whom the restrictions leave. */
function lossReasons(g: Game): Consulted[] {
  const report = lossesReport(g);
  return report === undefined ? [] : [saysBy('11.2', 'loss-may-fall-on', { units: report.may })];
}
