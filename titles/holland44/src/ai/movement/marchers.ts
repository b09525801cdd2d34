/** Who is on the march, while a march asks. */
import type { Game } from '@bridgehead/engine';
import type { MarchFrame } from '../../rules/08-march.ts';
import type { Unit } from '../../units.ts';

export function marchersOn(sight: Game): readonly Unit[] {
  const frame = sight.state.frames.findLast(({ proc }) => proc === 'march') as MarchFrame | undefined;
  return frame?.units ?? [];
}
