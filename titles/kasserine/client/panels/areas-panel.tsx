/** Holding boxes with who waits in them, those who may enter now, and who is still to come. */
import { type Arrival, Arrivals, CounterPicks, SideMark } from '@bridgehead/client-kit/play';
import { ARRIVING, HOLDING_BOXES, type ToldView, type UnitView } from '../../src/facts.ts';
import { arrivalsOn } from '../calendar.ts';
import { SIDE_LOOKS } from '../looks/sides.ts';
import type { PlayContext } from '../play-context.ts';
import { placeName, say } from '../say.ts';
import { GRID } from '../words.ts';

interface Props {
  readonly context: PlayContext;
  readonly view: ToldView;
}

export function AreasPanel({ context, view }: Props) {
  const hasBoxes = view.scenario !== 'faid';
  return (
    <div class="areas">
      <Waiting
        context={context}
        title={say('areas.arriving')}
        units={view.units.filter(({ area }) => area === ARRIVING)}
      />
      {hasBoxes
        ? HOLDING_BOXES.map(({ name, side, hexes, next }) => (
            <section key={name} class="holding-box" data-box={name}>
              <h3>
                <SideMark sides={SIDE_LOOKS} side={side} /> {name}
              </h3>
              <p class="quiet">{boxWords(hexes, next)}</p>
              <Counters context={context} label={name} units={view.units.filter(({ area }) => area === name)} />
            </section>
          ))
        : undefined}
      <Arrivals context={context} view={view} on={(turn) => arrivalRows(view, turn)} />
      <Waiting
        context={context}
        title={say('box.rebuilding')}
        units={view.units.filter(({ box }) => box === 'rebuilding')}
      />
    </div>
  );
}

/** [8.3] Its edge on the map, and the boxes to which an arrow leads. */
function boxWords(hexes: readonly number[], next: readonly string[]): string {
  const [first, last] = [hexes[0] ?? 0, hexes.at(-1) ?? 0].map((hex) => GRID.names[hex] ?? '');
  const edge = say('areas.edge', { first: first ?? '', last: last ?? '' });
  return next.length === 0 ? edge : `${edge} ${say('areas.arrow', { boxes: next.join(', ') })}`;
}

const arrivalRows = (view: ToldView, turn: number): readonly Arrival[] =>
  arrivalsOn(view, turn).map(({ unit, side, comes }) => ({
    unit,
    side,
    note: say('areas.comes', { place: placeName(comes?.place ?? '') }),
  }));

interface WaitingProps {
  readonly context: PlayContext;
  readonly title: string;
  readonly units: readonly UnitView[];
}

function Waiting({ context, title, units }: WaitingProps) {
  if (units.length === 0) return undefined;
  return (
    <section>
      <h3>{title}</h3>
      <Counters context={context} label={title} units={units} />
    </section>
  );
}

/** Pressed, a counter is taken up where the question lets it. */
function Counters({
  context,
  label,
  units,
}: {
  readonly context: PlayContext;
  readonly label: string;
  readonly units: readonly UnitView[];
}) {
  if (units.length === 0) return <p class="quiet">{say('areas.nobody')}</p>;
  return (
    <CounterPicks
      context={context}
      units={units}
      look="planner-units"
      label={label}
      isOn={(unit) => context.interaction.value?.inHand?.().includes(unit) === true}
      onToggle={(unit) => context.interaction.value?.select?.(unit)}
    />
  );
}
