/** Who is on the march, while a march asks. */
import type { Game } from '@bridgehead/engine';
import type { MarchFrame } from '../../src/rules/08-movement/march.ts';
import type { Unit } from '../../src/state/units.ts';

export function marchersOn(sight: Game): readonly Unit[] {
  const frame = sight.state.frames.findLast(({ proc }) => proc === 'march') as MarchFrame | undefined;
  return frame?.units ?? [];
}
