/** Who is still to come, who is off the map, and who is inside another unit. */

import { type Arrival, Arrivals, SideMark, UnitRow } from '@bridgehead/client-kit/play';
import type { MarketGardenView, UnitView } from '../../src/facts.ts';
import { SIDE_OF } from '../battle-reports.ts';
import { expectedOn } from '../calendar.ts';
import { SIDE_LOOKS } from '../looks/sides.ts';
import type { PlayContext } from '../play-context.ts';
import { placeName, say, unitName } from '../say.ts';
import { isOnField } from '../words.ts';

interface Props {
  readonly context: PlayContext;
  readonly view: MarketGardenView;
}

export function AreasPanel({ context, view }: Props) {
  const off = view.units.filter(({ hex }) => hex !== undefined && !isOnField(hex));
  const inside = view.units.filter(({ hex, box }) => hex === undefined && box === 'inside');
  return (
    <div class="areas">
      <Arrivals context={context} view={view} on={(turn) => arrivalsOn(view, turn)} />
      <Late view={view} />
      <Units context={context} title={say('off.title')} units={off} none={say('off.none')} />
      <Units context={context} title={say('inside.title')} units={inside} none={say('inside.none')} />
      <Slots view={view} />
    </div>
  );
}

function arrivalsOn(view: MarketGardenView, turn: number): readonly Arrival[] {
  return expectedOn(view, turn).map(({ unit, hex }) => ({
    unit,
    side: SIDE_OF.get(unit) ?? '',
    note: say('due.to', { hex: placeName(hex) }),
  }));
}

/** [6.2] Those whose day has come and who could not: no room, no weather, an entry hex that is taken. */
function Late({ view }: { readonly view: MarketGardenView }) {
  const late = view.expected.filter(({ turn }) => turn <= view.turn);
  if (late.length === 0) return undefined;
  return (
    <section>
      <h3>{say('late.title', { count: late.length })}</h3>
      <ul class="due">
        {late.map(({ unit, turn, hex }) => (
          <li key={unit}>
            <SideMark sides={SIDE_LOOKS} side={SIDE_OF.get(unit) ?? ''} /> <b>{unitName(unit)}</b>{' '}
            <small>{say('late.since', { turn, hex: placeName(hex) })}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface UnitsProps {
  readonly context: PlayContext;
  readonly title: string;
  readonly units: readonly UnitView[];
  readonly none: string;
}

function Units({ context, title, units, none }: UnitsProps) {
  return (
    <section>
      <h3>{title}</h3>
      {units.length === 0 ? <p class="quiet">{none}</p> : undefined}
      <ul>
        {units.map(({ unit }) => (
          <li key={unit}>
            <UnitRow context={context} unit={unit} onPick={() => context.interaction.value?.select?.(unit)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** [6.2] A side may have only so many units on the map. */
function Slots({ view }: { readonly view: MarketGardenView }) {
  return (
    <section>
      <h3>{say('slots.title')}</h3>
      {Object.entries(view.slots).map(([side, count = 0]) => (
        <p key={side} class="quiet">
          {say('slots.left', { side, count })}
        </p>
      ))}
    </section>
  );
}
