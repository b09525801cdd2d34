/** The frames that chapters share; a frame of one chapter alone stands in its file. */
import type { Frame } from '@bridgehead/engine';
import type { Side } from './data/unit-data.ts';

/** A phase of a player-turn. */
export interface PhaseFrame extends Frame {
  readonly side: Side;
}

/** The phases of a player-turn in their order [3], each the name of its procedure. */
export const PHASES = [
  'artillery-resupply',
  'bridge',
  'airlanding',
  'movement',
  'combat',
  'recovery',
  'supply',
  'traffic-marker',
] as const;
export type Phase = (typeof PHASES)[number];

/** Each phase has a procedure of its name whose first step is `begin`. */
export const phaseFrame = (proc: Phase, side: Side): PhaseFrame => ({ proc, step: 'begin', side });
