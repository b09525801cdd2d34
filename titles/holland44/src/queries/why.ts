/** The full reasoning for a choice, legal or not: each rule in the order in which it was looked at. */
import {
  type Choice,
  check,
  decision,
  type Frame,
  type Game,
  isJsonObject,
  type Json,
  type JsonObject,
} from '@bridgehead/engine';
import { askedLine, verdictLine } from '@bridgehead/toolkit';
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
export function explainChoice(g: Game, choice: Json | undefined): JsonObject {
  const ruling = check(g, choice);
  const details = isJsonObject(choice) && typeof choice.kind === 'string' ? reasonsFor(g, choice as Choice) : [];
  return { ...ruling, consulted: [...askedLine(g), ...details, verdictLine(ruling)] };
}

type Reasons = (g: Game, frame: Frame, choice: Choice) => Consulted[];

/** By the kind of decision and the kind of choice. */
const REASONS: Readonly<Record<string, Readonly<Record<string, Reasons>>>> = {
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

function reasonsFor(g: Game, choice: Choice): Consulted[] {
  const frame = g.state.frames.at(-1);
  const asked = decision(g);
  if (frame === undefined || asked === undefined) return [];
  const byChoice = Object.hasOwn(REASONS, asked.kind) ? REASONS[asked.kind] : undefined;
  const reasons = byChoice !== undefined && Object.hasOwn(byChoice, choice.kind) ? byChoice[choice.kind] : undefined;
  return reasons?.(g, frame, choice) ?? [];
}

/** [11.2] Whom the restrictions leave. */
function lossReasons(g: Game): Consulted[] {
  const report = lossesReport(g);
  return report === undefined ? [] : [saysBy('11.2', 'loss-may-fall-on', { units: report.may })];
}
