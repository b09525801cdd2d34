/** Positions in which a side finds all as it was: another unit of the enemy is the decoy. */
import { type Game, openPosition, type Random } from '@bridgehead/engine';
import type { Variation } from '@bridgehead/testkit';
import type { Side } from '../src/data/units.ts';
import { FERROW } from '../src/index.ts';
import { isDecoy, isOnMap, isShown } from '../src/state.ts';
import { enemyOf, idOf, type Unit, unitsOf } from '../src/units.ts';

interface Entry {
  readonly id: string;
  states?: readonly string[];
}

/** [2.2] One unit of the enemy that nobody has seen changes parts with another one. */
export function varyDecoys(g: Game, sideName: string, random: Random): Variation | undefined {
  const side = sideName as Side;
  const hidden = unitsOf(enemyOf(side)).filter((u) => isOnMap(g, u) && !isShown(g, u));
  const some = (units: readonly Unit[]): Unit | undefined => units[random.below(Math.max(1, units.length))];
  const decoy = some(hidden.filter((u) => isDecoy(g, u)));
  const other = some(hidden.filter((u) => !isDecoy(g, u)));
  if (decoy === undefined || other === undefined) return undefined;
  const position = JSON.parse(JSON.stringify(FERROW.writePosition(g)));
  swap(position.units, idOf(decoy), idOf(other));
  if (!openPosition(FERROW, position).ok) return undefined;
  const changed = [decoy, other].map(idOf);
  return {
    position,
    queries: [
      { what: 'units', params: { viewer: side } },
      { what: 'victory', params: {} },
      ...changed.map((unit) => ({ what: 'moves', params: { units: [unit], viewer: side } })),
      ...changed.map((unit) => ({
        what: 'why',
        params: { choice: { kind: 'attack', unit, target: '0203' }, viewer: side },
      })),
    ],
    probes: changed.flatMap((unit) => [
      { kind: 'decoy', unit },
      { kind: 'move', unit, to: '0303' },
      { kind: 'attack', unit, target: '0203' },
    ]),
    mayGive: () => true,
    // [5.3] An attack has turned one of them up.
    isShown: (one, two) => [decoy, other].some((u) => isShown(one, u) || isShown(two, u)),
  };
}

function swap(entries: readonly Entry[], decoy: string, other: string): void {
  for (const entry of entries) {
    const states = (entry.states ?? []).filter((state) => state !== 'decoy');
    if (entry.id === decoy) entry.states = states;
    if (entry.id === other) entry.states = ['decoy', ...states];
  }
}
