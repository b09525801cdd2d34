import { useEffect, useRef } from 'preact/hooks';
import { turnStart } from '../../campaign/chapters.ts';
import type { LogEntry } from '../../game/contract.ts';
import type { TitleCalendar, TurnSpot, ViewFacts } from '../../title/title-client.ts';
import { Icon } from '../parts/icon.tsx';
import type { PlayContext } from '../play-context.ts';
import { say, sayOr } from '../say.ts';

/** The weather that has been rolled, by turn; of a game that began in the middle, that of now. */
function weatherByTurn(
  log: readonly LogEntry[],
  calendar: TitleCalendar,
  view: ViewFacts,
): ReadonlyMap<number, string> {
  const { weatherTold } = calendar;
  const { weather } = calendar.turnNow(view);
  const found = new Map<number, string>(
    weatherTold === undefined || weather === undefined ? [] : [[view.turn, weather]],
  );
  for (const event of log.flatMap(({ events }) => events)) {
    const told = weatherTold?.(event);
    if (told !== undefined) found.set(told.turn, told.weather);
  }
  return found;
}

interface Props {
  readonly context: PlayContext;
  readonly view: ViewFacts;
}

/** [design 8] Days with their turns; a dot where reinforcements are due, a click shows them. */
export function TurnTrack({ context, view }: Props) {
  const strip = useRef<HTMLOListElement>(null);
  useEffect(() => bringNow(strip.current), [view.turn]);
  const weather = weatherByTurn(context.game.log.value, context.client.calendar, view);
  return (
    <nav class="turn-track" aria-label={say('track')}>
      <ol ref={strip}>
        {context.client.calendar.daysUpTo(view.lastTurn).map(({ day, words, turns }) => (
          <li key={day} class="day" style={{ '--turns': turns.length }}>
            <span>{words ?? sayOr('day', String(day), { day })}</span>
            <ol>
              {turns.map((spot) => (
                <li key={spot.turn}>
                  <TurnButton context={context} view={view} spot={spot} weather={weather.get(spot.turn)} />
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Where the track is longer than its room, this turn is in the middle of it. */
function bringNow(strip: HTMLElement | null): void {
  const now = strip?.querySelector('[aria-current="step"]')?.getBoundingClientRect();
  if (strip === null || now === undefined) return;
  const room = strip.getBoundingClientRect();
  strip.scrollLeft += now.left + now.width / 2 - (room.left + room.width / 2);
}

/** In a replay to the beginning of the turn; in play to who arrives then. */
function goToTurn(context: PlayContext, turn: number): void {
  const at = context.game.replay.value === undefined ? undefined : turnStart(context, turn);
  if (at === undefined) context.panels.openArrivals(turn);
  else void context.game.goTo(at);
}

interface TurnProps extends Props {
  readonly spot: TurnSpot;
  readonly weather: string | undefined;
}

function TurnButton({ context, view, spot, weather }: TurnProps) {
  const { turn, part, icon } = spot;
  const due = turn > view.turn ? context.client.calendar.dueOn(view, turn) : 0;
  const when = turn < view.turn ? 'past' : turn === view.turn ? 'now' : '';
  const words = [
    say('turn', { turn }),
    sayOr(`part.${part}`, part),
    weather === undefined ? '' : sayOr(`weather.${weather}`, weather),
    due === 0 ? '' : say('due', { count: due }),
  ];
  return (
    <button
      type="button"
      class={`${when} ${part}`}
      aria-current={when === 'now' ? 'step' : undefined}
      title={words.filter((word) => word !== '').join(', ')}
      onClick={() => goToTurn(context, turn)}
    >
      <span class="unseen">{words.filter((word) => word !== '').join(', ')}</span>
      <b aria-hidden="true">{turn}</b>
      <Icon name={weather === undefined ? icon : (context.client.calendar.weatherIcons[weather] ?? 'sun')} size={14} />
      {due > 0 ? (
        <i aria-hidden="true" class="due-count">
          {due}
        </i>
      ) : undefined}
    </button>
  );
}
