/** When the others have had their turn, what mattered in it is told until the next choice is made. */
import { effect, untracked } from '@preact/signals';
import type { PlayContext } from '../play/play-context.ts';
import type { ViewFacts } from '../title/title-client.ts';
import { askReport, type Report, reportOf } from './report.ts';
import { enemySpans, type Span } from './spans.ts';

/** The turn of the others that has just ended for the player at the screen; undefined while it lasts and once he has chosen. */
function freshSpan({ game, client, isMine, view }: PlayContext): Span | undefined {
  const seat = game.seat.value;
  const phase = view.value?.phase;
  if (client.campaign === undefined || !isMine.value || phase === undefined) return undefined;
  if (client.calendar.phasesOf(phase).side !== seat) return undefined;
  const log = game.log.value;
  const span = enemySpans(log, seat, client.calendar).at(-1);
  return span === undefined || log.slice(span.to).some(({ by }) => by === seat) ? undefined : span;
}

/** A person who plays both sides has seen it all. */
const isWatched = ({ game }: PlayContext): boolean =>
  Object.values(game.players.value).some((player) => player !== 'person') || game.handOver.peek() !== undefined;

/** What a side saw when it chose last, and how many choices had been made by then. */
interface Seen {
  readonly at: number;
  readonly view: ViewFacts;
}

/** The engine is asked for the position before only where it was not on this screen, as after a reload. */
async function reportFor({ client, game, view }: PlayContext, span: Span, seen: Seen | undefined): Promise<Report> {
  const after = view.peek();
  if (after === undefined || seen?.at !== span.from) return askReport(client, game, span);
  return { span, lines: reportOf(client, span, game.seat.peek(), { before: seen.view, after }) };
}

export function followReports(context: PlayContext): () => void {
  const { game, story, view, isMine } = context;
  const seen = new Map<string, Seen>();
  let hasOthers = isWatched(context);
  let asked: number | undefined;
  return effect(() => {
    hasOthers ||= game.handOver.value !== undefined;
    const span = hasOthers ? freshSpan(context) : undefined;
    untracked(() => {
      const seat = game.seat.peek();
      if (span === undefined) {
        asked = undefined;
        story.putAside();
      } else if (asked !== span.from) {
        asked = span.from;
        void reportFor(context, span, seen.get(seat))
          .then((report) => {
            if (asked === span.from) story.reportOn(report);
          })
          // Without a report the game goes on as well.
          .catch(() => undefined);
      }
      const now = view.peek();
      if (isMine.peek() && now !== undefined) seen.set(seat, { at: game.log.peek().length, view: now });
    });
  });
}
