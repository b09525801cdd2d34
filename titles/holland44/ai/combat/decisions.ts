/** What to choose in every decision of combat, by its kind. */
import type { Candidate, Game, Thinking } from '@bridgehead/engine';
import type { Intent } from '../intent.ts';
import { advancesOn, occupations } from './advance-on.ts';
import { advances } from './advances.ts';
import {
  attackOrCancel,
  defenders,
  landingFights,
  leadFormations,
  marchAttackers,
  supportChoices,
} from './attack-decisions.ts';
import { combatOrders } from './attacks.ts';
import { determinedDefense } from './determined-defense.ts';
import { disengage } from './disengagement.ts';
import { attackerLosses, defenderLosses, disengagementLosses, shedSteps, stopLosses } from './losses.ts';
import { retreats } from './retreats.ts';

type CombatEvaluator = (known: Game, thinking: Thinking, intent: Intent) => readonly Candidate[];

export const COMBAT_DECISIONS: Readonly<Record<string, CombatEvaluator>> = {
  combat: combatOrders,
  'lead-formation': leadFormations,
  support: supportChoices,
  'attack-or-cancel': attackOrCancel,
  defenders,
  'attacker-loss': attackerLosses,
  'defender-loss': defenderLosses,
  'determined-defense': determinedDefense,
  retreat: retreats,
  'stop-loss': stopLosses,
  'disengagement-loss': disengagementLosses,
  advance: advances,
  'advance-on': advancesOn,
  occupy: occupations,
  'march-attackers': marchAttackers,
  disengage,
  'shed-steps': shedSteps,
  'landing-fight': landingFights,
};
