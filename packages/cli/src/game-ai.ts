import type { TitleAi } from '@bridgehead/engine';
import { BadInput } from './bad-input.ts';
import { TITLES } from './game-titles.ts';

/** What a title offers to computer players, if it does. */
export const maybeTitleAi = (title: string): TitleAi | undefined =>
  TITLES.find(({ manifest }) => manifest.facts.id === title)?.ai;

/** The same where somebody has asked for players of this title. */
export function titleAiOf(title: string): TitleAi {
  const ai = maybeTitleAi(title);
  if (ai === undefined) throw new BadInput(`«${title}» has no computer players yet`);
  return ai;
}
