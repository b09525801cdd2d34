import type { TitleAi } from '@bridgehead/engine';
import { BadInput } from './bad-input.ts';
import { TITLES } from './game-titles.ts';

/** What a title offers to computer players. */
export function titleAiOf(title: string): TitleAi {
  const ai = TITLES.find(({ manifest }) => manifest.facts.id === title)?.ai;
  if (ai === undefined) throw new BadInput(`«${title}» has no computer players yet`);
  return ai;
}
