import type { Mind } from '@bridgehead/engine';
import { HOLLAND44_MIND } from '@bridgehead/title-holland44';
import { OMG85_MIND } from '@bridgehead/title-omg85';
import { BadInput } from './bad-input.ts';

/** What each title offers to computer players. */
const GAME_MINDS: readonly Mind[] = [HOLLAND44_MIND, OMG85_MIND];

export function mindOf(title: string): Mind {
  const mind = GAME_MINDS.find((one) => one.title === title);
  if (mind === undefined) throw new BadInput(`«${title}» has no computer players yet`);
  return mind;
}
