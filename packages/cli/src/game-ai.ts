import type { TitleAi } from '@bridgehead/engine';
import { HOLLAND44_AI } from '@bridgehead/holland44';
import { OMG85_AI } from '@bridgehead/omg85';
import { BadInput } from './bad-input.ts';

/** What each title offers to computer players. */
const GAME_MINDS: readonly TitleAi[] = [HOLLAND44_AI, OMG85_AI];

export function titleAiOf(title: string): TitleAi {
  const ai = GAME_MINDS.find((one) => one.title === title);
  if (ai === undefined) throw new BadInput(`«${title}» has no computer players yet`);
  return ai;
}
