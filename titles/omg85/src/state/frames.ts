/** The frames that chapters share; a frame of one chapter alone stands in its file. */
import type { Flaw, Frame, FrameWith, Game, Neighbours } from '@bridgehead/engine';
import { fixed } from '@bridgehead/toolkit';
import { says } from '../says.ts';
import { phaseOf } from '../scenario/phase-names.ts';
import { SIDE } from './kinds.ts';

/** What the frame of every phase of one side has. */
export const OF_SIDE = { side: fixed(SIDE) };
export type SideFrame = FrameWith<string, string, typeof OF_SIDE>;

/** The side that a frame from outside is about, if it is about one. */
export const sideIn = (frame: Frame | undefined): string | undefined => (frame as Partial<SideFrame> | undefined)?.side;

/** [2.3] A phase of one side is called where its turn has come. */
export function sideFlaw(_g: Game, f: SideFrame, { below }: Neighbours): Flaw | undefined {
  const phase = phaseOf(below === undefined ? [f] : [below, f]);
  return phase.startsWith(`${f.side}.`) ? undefined : { local: 'side', says: says('is-phase', { phase }) };
}
