/** The frames that chapters share; a frame of one chapter alone stands in its file. */
import type { Flaw, Frame, FrameWith, Game, Neighbours } from '@bridgehead/engine';
import { fixed } from '@bridgehead/toolkit';
import type { Side } from '../data/unit-data.ts';
import { says } from '../says.ts';
import { SIDE } from './kinds.ts';

/** What the frame of every phase of a player-turn has: whose it is. */
export const OF_PHASE = { side: fixed(SIDE) };
export type PhaseFrame = FrameWith<string, string, typeof OF_PHASE>;

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

/** The side that a frame from outside is about, if it is about one. */
export const sideIn = (frame: Frame | undefined): string | undefined =>
  (frame as Partial<PhaseFrame> | undefined)?.side;

/** [3] A phase is called in the player-turn of its side, where its turn has come. */
export function phaseFlaw(_g: Game, f: PhaseFrame, { below }: Neighbours): Flaw | undefined {
  if (sideIn(below) !== f.side) return { local: 'side', says: says('phase-of-other-side') };
  const isSkipping = f.proc === 'bridge' && below?.step !== (f.side === 'allied' ? 'airlanding' : 'movement');
  const isCutShort = f.proc === 'supply' && below?.step !== (f.side === 'german' ? 'traffic-marker' : 'end');
  return isSkipping || isCutShort ? { says: says('turn-goes-on-differently', { side: f.side }) } : undefined;
}
