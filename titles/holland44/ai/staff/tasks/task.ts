/** What a staff wants done: a task says where, when, by whom, with how much and what it is worth. Tasks are data. */
import type { TASKS } from '../../../words/ai/tasks.en.ts';
import type { Troop } from './troops.ts';

/** How a task is carried out. */
type Posture = 'seize' | 'hold' | 'screen' | 'delay' | 'cross';

/** What must be true for a task to be on the list; `not` turns it round. */
export type Condition =
  | { readonly is: 'held'; readonly hex: string; readonly by: 'allied' | 'german'; readonly not?: true }
  | { readonly is: 'blown'; readonly bridge: string; readonly not?: true }
  | { readonly is: 'passed'; readonly index: number; readonly not?: true };

export interface Task {
  readonly name: keyof typeof TASKS;
  readonly posture: Posture;
  /** Each hex wants its own force. */
  readonly hexes: readonly string[];
  /** The first and the last turn on which it is on the list. */
  readonly turns: readonly [number, number];
  /** Who may be assigned to it, the most suitable first. */
  readonly who: readonly Troop[];
  /** Steps wanted in each hex; what the enemy has there is added for a task to seize. */
  readonly steps: number;
  /** What it is worth to have them there, in steps. */
  readonly weight: number;
  /** All must hold. */
  readonly when?: readonly Condition[];
  /** Where the plan comes from: a section of the strategy notes or a rule. */
  readonly source: string;
}
