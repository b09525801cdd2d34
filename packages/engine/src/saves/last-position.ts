import { openQuestion } from '../begin.ts';
import type { Message } from '../contract/values.ts';
import type { Game } from '../game.ts';
import { sameJson } from '../json.ts';
import { CHANCE_COLUMN } from '../state.ts';
import { says } from '../words/says.ts';
import type { SaveFile } from './save-file.ts';

/** In what two positions differ. The hash would not do: it leaves out the dice to come. */
export function otherPlace(game: Game, other: Game): Message | undefined {
  if (!sameJson(game.setUp, other.setUp)) return says('in-set-up');
  const columns = [...game.title.layout.names, CHANCE_COLUMN];
  const column = columns.find((name) => !sameJson(game.state.columns[name], other.state.columns[name]));
  if (column === CHANCE_COLUMN) return says('in-dice-to-come');
  if (column !== undefined) return says('in-column', { column });
  return sameJson(game.state.frames, other.state.frames) ? undefined : says('in-frames');
}

/** What the last position of a save says otherwise than the game, the frames aside: those of the game stand in for them. */
export function otherThanKept(game: Game, { position }: SaveFile): Message | undefined {
  const { frames } = game.title.writePosition(game);
  try {
    const kept = openQuestion(game.title, JSON.parse(JSON.stringify({ ...position, frames })));
    if (!kept.ok) return kept.fault.says;
    const where = otherPlace(game, kept.value);
    return where === undefined ? undefined : says('other-last-position', { where });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return says('rules-cannot-go-on', { why: error.message });
  }
}
