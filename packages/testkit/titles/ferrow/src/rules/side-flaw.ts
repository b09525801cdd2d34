import type { Flaw, Frame, Game, Neighbours } from '@bridgehead/engine';
import type { Side } from '../data/units.ts';
import { phaseOf } from '../phase-names.ts';
import { says } from '../says.ts';

/** [3.1] A phase of one side is called where its turn has come. */
export function sideFlaw(g: Game, f: Frame & { readonly side: Side }, _around: Neighbours): Flaw | undefined {
  const phase = phaseOf(g.state.frames);
  return phase === `${f.side}.${f.proc}` ? undefined : { local: 'side', says: says('is-phase', { phase }) };
}
