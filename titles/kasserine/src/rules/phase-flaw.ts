import type { Flaw, Frame, Game, Neighbours } from '@bridgehead/engine';
import type { Side } from '../data/unit-data.ts';
import { says } from '../says.ts';

/** The side whose segment it is, from the frame of its operations. */
const segmentOf = ({ state }: Game): string | undefined => {
  const found = state.frames.find(({ proc }) => proc === 'operations') as
    | (Frame & { readonly side?: string })
    | undefined;
  return found?.side;
};

/** [4.3.1] A phase of one side is called in its own Operations Segment; the other side reacts in it. */
export function phaseFlaw(g: Game, f: Frame & { readonly side: Side }, _around: Neighbours): Flaw | undefined {
  const segment = segmentOf(g);
  if (segment === undefined) return { local: 'side', says: says('not-in-segment') };
  const isOwn = f.side === segment;
  return isOwn === (f.proc !== 'reaction') ? undefined : { local: 'side', says: says('phase-of-other-side') };
}
