import { loadTitles } from '@bridgehead/catalogue';
import type { Title } from '@bridgehead/engine';
import { expectTitle } from './titles.ts';

/** Every title with its rules: only commands that play load this file. */
export const TITLES = await loadTitles();

/** Every title that can be played. */
export const GAME_TITLES: readonly Title[] = TITLES.map(({ title }) => title);

/** The title that a command names. */
export function gameTitle(name: string | undefined): Title {
  const id = expectTitle(
    name,
    GAME_TITLES.map((title) => title.id),
  );
  const title = GAME_TITLES.find((one) => one.id === id);
  if (title === undefined) throw new RangeError(`no title «${id}»`);
  return title;
}
