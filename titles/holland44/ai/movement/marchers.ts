/** Who is on the march, while a march asks. */
import type { Game } from '@bridgehead/engine';
import type { MarchFrame } from '../../src/rules/08-movement/march-frame.ts';
import type { Unit } from '../../src/state/units.ts';

export function marchersOn(known: Game): readonly Unit[] {
  const frame = known.state.frames.findLast(({ proc }) => proc === 'march') as MarchFrame | undefined;
  return frame?.units ?? [];
}
