import type { Title } from '@bridgehead/engine';
import { HOLLAND44 } from '@bridgehead/holland44';
import { OMG85 } from '@bridgehead/omg85';
import { expectTitle } from './titles.ts';

/** Every title that can be played. */
export const GAME_TITLES: readonly Title[] = [HOLLAND44, OMG85];

/** The title that a command names. */
export function gameTitle(name: string | undefined): Title {
  const id = expectTitle(
    name,
    GAME_TITLES.map((title) => title.id),
  );
  return GAME_TITLES.find((title) => title.id === id) ?? HOLLAND44;
}
