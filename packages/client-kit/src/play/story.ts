/** What the other side did while the device was in its hands, told answer by answer. */
import type { LogEntry } from '../game/contract.ts';
import type { TitleCalendar } from '../title/title-client.ts';
import { aboutPlaces } from './interactions/about.ts';
import { marchesTogether, ownLines } from './log-lines.ts';
import { lookAt, type Table } from './table.ts';

export interface Story {
  readonly entries: readonly LogEntry[];
  readonly at: number;
}

/** Everything since the last answer of the one who now sits at the screen. */
export function storyFor(log: readonly LogEntry[], seat: string, calendar: TitleCalendar): readonly LogEntry[] {
  const last = log.findLastIndex(({ by }) => by === seat);
  return log.slice(last + 1).filter((entry) => entry.by !== seat && ownLines(entry, calendar).length > 0);
}

const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

/** Shows an answer on the map: its hexes lit and in view, its marches walked. */
export function tellEntry(table: Table, entry: LogEntry): void {
  const board = table.board.peek();
  const places = [...new Set(ownLines(entry, table.face.calendar).flatMap(({ hexes }) => hexes))];
  table.lit.value = places;
  if (places.length > 0) board?.show(places);
  table.ownView.led();
  for (const event of marchesTogether(entry.events)) {
    const way = textsOf(event.path);
    if (event.kind !== 'moved' || way.length < 2) continue;
    // A unit that has gone on since stands elsewhere: it does not walk back.
    const walkers = typeof event.unit === 'string' ? [event.unit] : textsOf(event.units);
    for (const unit of walkers) {
      if (table.units.peek().get(unit)?.hex === way.at(-1)) board?.walk(unit, way);
    }
  }
}

/** Begins the story when the device has been taken over. */
export function beginStory(table: Table): void {
  const { game, story, face } = table;
  const entries = storyFor(game.log.peek(), game.seat.peek(), face.calendar);
  keepView(table);
  story.value = entries.length === 0 ? undefined : { entries, at: 0 };
}

export function endStory(table: Table): void {
  table.story.value = undefined;
  table.lit.value = [];
  comeBack(table);
}

/** Before the camera is led to what others do. */
export const keepView = ({ ownView, shown }: Table): void => ownView.keep(shown.peek().length > 0);

/** When everything is shown: to what is asked of the player, else to where he was. */
export function comeBack(table: Table): void {
  const { game, isMine, ownView, shown } = table;
  if (!ownView.isKept()) return;
  const decision = isMine.peek() ? game.decision.peek() : undefined;
  const places = decision === undefined ? [] : aboutPlaces(decision);
  if (places.length > 0) lookAt(table, places);
  else if (!ownView.giveBack()) lookAt(table, shown.peek());
}
