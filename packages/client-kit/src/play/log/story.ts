/** What the other side did while the device was in its hands, shown choice by choice. */
import type { LogEntry } from '../../game/contract.ts';
import type { TitleCalendar } from '../../title/title-client.ts';
import { aboutPlaces } from '../interactions/about.ts';
import type { PlayContext } from '../play-context.ts';
import { ownLines } from './log-lines.ts';

/** Everything since the last choice of the one who now sits at the screen. */
export function storyFor(log: readonly LogEntry[], seat: string, calendar: TitleCalendar): readonly LogEntry[] {
  const last = log.findLastIndex(({ by }) => by === seat);
  return log.slice(last + 1).filter((entry) => entry.by !== seat && ownLines(entry, calendar).length > 0);
}

/** Shows where a choice was carried out: its hexes lit and in view. */
export function showEntry({ client, overlays, camera }: PlayContext, entry: LogEntry): void {
  const places = [...new Set(ownLines(entry, client.calendar).flatMap(({ hexes }) => hexes))];
  overlays.light(places);
  camera.lead(places);
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
