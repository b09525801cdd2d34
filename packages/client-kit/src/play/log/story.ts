/** What the other side did while the device was in its hands, shown choice by choice. */
import type { LogEntry } from '../../game/contract.ts';
import { textList } from '../../game/json-text.ts';
import type { TitleCalendar } from '../../title/title-client.ts';
import { aboutPlaces } from '../interactions/about.ts';
import type { PlayContext } from '../play-context.ts';
import { joinMarches, ownLines } from './log-lines.ts';

/** Everything since the last choice of the one who now sits at the screen. */
export function storyFor(log: readonly LogEntry[], seat: string, calendar: TitleCalendar): readonly LogEntry[] {
  const last = log.findLastIndex(({ by }) => by === seat);
  return log.slice(last + 1).filter((entry) => entry.by !== seat && ownLines(entry, calendar).length > 0);
}

/** Shows a choice on the map: its hexes lit and in view, its marches walked. */
export function showEntry({ client, overlays, camera, board, units }: PlayContext, entry: LogEntry): void {
  const places = [...new Set(ownLines(entry, client.calendar).flatMap(({ hexes }) => hexes))];
  overlays.light(places);
  camera.lead(places);
  for (const event of joinMarches(entry.events)) {
    const way = textList(event.path);
    if (event.kind !== 'moved' || way.length < 2) continue;
    // A unit that has gone on since stands elsewhere: it does not walk back.
    const walkers = typeof event.unit === 'string' ? [event.unit] : textList(event.units);
    for (const unit of walkers) {
      if (units.peek().get(unit)?.hex === way.at(-1)) board.peek()?.walk(unit, way);
    }
  }
}

/** Begins the story when the device has been taken over. */
export function beginStory({ game, story, camera, client }: PlayContext): void {
  camera.remember();
  story.tell(storyFor(game.log.peek(), game.seat.peek(), client.calendar));
}

export function endStory(context: PlayContext): void {
  context.story.end();
  context.overlays.dim();
  restoreCamera(context);
}

/** When everything is shown: to what is asked of the player, else to where he was. */
export function restoreCamera({ game, isMine, camera }: PlayContext): void {
  const decision = isMine.peek() ? game.decision.peek() : undefined;
  camera.restore(decision === undefined ? [] : aboutPlaces(decision));
}
