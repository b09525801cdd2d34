/** What the other side did while the device was in its hands, shown choice by choice. */
import type { LogEntry } from '../../game/contract.ts';
import { textList } from '../../game/json-text.ts';
import type { TitleCalendar } from '../../title/title-client.ts';
import { aboutPlaces } from '../interactions/about.ts';
import { lookAt, type PlayContext } from '../play-context.ts';
import { joinMarches, ownLines } from './log-lines.ts';

export interface Story {
  readonly entries: readonly LogEntry[];
  readonly at: number;
}

/** Everything since the last choice of the one who now sits at the screen. */
export function storyFor(log: readonly LogEntry[], seat: string, calendar: TitleCalendar): readonly LogEntry[] {
  const last = log.findLastIndex(({ by }) => by === seat);
  return log.slice(last + 1).filter((entry) => entry.by !== seat && ownLines(entry, calendar).length > 0);
}

/** Shows a choice on the map: its hexes lit and in view, its marches walked. */
export function showEntry(context: PlayContext, entry: LogEntry): void {
  const board = context.board.peek();
  const places = [...new Set(ownLines(entry, context.client.calendar).flatMap(({ hexes }) => hexes))];
  context.lit.value = places;
  if (places.length > 0) board?.show(places);
  context.cameraMemory.moved();
  for (const event of joinMarches(entry.events)) {
    const way = textList(event.path);
    if (event.kind !== 'moved' || way.length < 2) continue;
    // A unit that has gone on since stands elsewhere: it does not walk back.
    const walkers = typeof event.unit === 'string' ? [event.unit] : textList(event.units);
    for (const unit of walkers) {
      if (context.units.peek().get(unit)?.hex === way.at(-1)) board?.walk(unit, way);
    }
  }
}

/** Begins the story when the device has been taken over. */
export function beginStory(context: PlayContext): void {
  const { game, story, client } = context;
  const entries = storyFor(game.log.peek(), game.seat.peek(), client.calendar);
  rememberCamera(context);
  story.value = entries.length === 0 ? undefined : { entries, at: 0 };
}

export function endStory(context: PlayContext): void {
  context.story.value = undefined;
  context.lit.value = [];
  restoreCamera(context);
}

/** Before the camera is led to what others do. */
export const rememberCamera = ({ cameraMemory, shown }: PlayContext): void =>
  cameraMemory.remember(shown.peek().length > 0);

/** When everything is shown: to what is asked of the player, else to where he was. */
export function restoreCamera(context: PlayContext): void {
  const { game, isMine, cameraMemory, shown } = context;
  if (!cameraMemory.isRemembering()) return;
  const decision = isMine.peek() ? game.decision.peek() : undefined;
  const places = decision === undefined ? [] : aboutPlaces(decision);
  if (places.length > 0) lookAt(context, places);
  else if (!cameraMemory.restore()) lookAt(context, shown.peek());
}
