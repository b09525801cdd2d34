import type { Mind } from '@bridgehead/engine';
import { BadInput } from './bad-input.ts';
import { TITLES } from './game-titles.ts';

/** What a title offers to computer players. */
export function mindOf(title: string): Mind {
  const mind = TITLES.find(({ manifest }) => manifest.facts.id === title)?.mind;
  if (mind === undefined) throw new BadInput(`«${title}» has no computer players yet`);
  return mind;
}
