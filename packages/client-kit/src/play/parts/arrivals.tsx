/** Who is still to come, turn by turn. */
import type { ViewFacts } from '../../title/title-client.ts';
import type { PlayContext } from '../play-context.ts';
import { say, unitName } from '../say.ts';
import { SideMark } from './side-mark.tsx';

export interface Arrival {
  readonly unit: string;
  readonly side: string;
  /** Where it comes in, and what else is to be known of it. */
  readonly note: string;
}

type ArrivalsOn = (turn: number) => readonly Arrival[];

interface Props {
  readonly context: PlayContext;
  readonly view: ViewFacts;
  readonly on: ArrivalsOn;
}

/** A longer list is closed at first. */
const SHORT_LIST = 20;

/** The turn that was clicked on the track, else the next three. */
export function Arrivals({ context, view, on }: Props) {
  const shown = context.panels.turnShown.value;
  const next = shown === undefined ? [view.turn + 1, view.turn + 2, view.turn + 3] : [shown];
  const turns = next.filter((turn) => turn <= view.lastTurn);
  return (
    <section>
      <h3>{say('due.title')}</h3>
      {turns.length === 0 ? <p class="quiet">{say('due.over')}</p> : undefined}
      {turns.map((turn) => (
        <ArrivalsOfTurn key={turn} context={context} turn={turn} units={on(turn)} />
      ))}
      {shown === undefined ? undefined : (
        <button type="button" class="link" onClick={context.panels.showNextArrivals}>
          {say('due.next')}
        </button>
      )}
    </section>
  );
}

interface TurnProps {
  readonly context: PlayContext;
  readonly turn: number;
  readonly units: readonly Arrival[];
}

function ArrivalsOfTurn({ context, turn, units }: TurnProps) {
  return (
    <details open={units.length > 0 && units.length < SHORT_LIST}>
      <summary>
        {say('turn', { turn })}{' '}
        <b>{units.length === 0 ? say('due.none') : say('due.count', { count: units.length })}</b>
      </summary>
      <ul class="due">
        {units.map(({ unit, side, note }) => (
          <li key={unit}>
            <SideMark sides={context.client.sides} side={side} /> <b>{unitName(unit)}</b> <small>{note}</small>
          </li>
        ))}
      </ul>
    </details>
  );
}
