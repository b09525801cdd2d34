/** Who waits beside the map: Entry Areas, arrivals to come, boxes. */

import { type Arrival, Arrivals, CounterChip, stackAt, UnitRow } from '@bridgehead/client-kit/play';
import { type HollandView, MAP, type UnitView } from '../../src/facts.ts';
import { expectedOn } from '../calendar.ts';
import type { PlayContext } from '../play-context.ts';
import { say, sayOr, unitName } from '../say.ts';

interface Props {
  readonly context: PlayContext;
  readonly view: HollandView;
}

export function AreasPanel({ context, view }: Props) {
  return (
    <div class="areas">
      <Arrivals context={context} view={view} on={(turn) => arrivalsOn(view, turn)} />
      <Areas context={context} />
      <Boxes context={context} view={view} />
    </div>
  );
}

function Areas({ context }: { readonly context: PlayContext }) {
  const held = MAP.areas.filter(({ name }) => stackAt(context, name).length > 0);
  return (
    <section>
      <h3>{say('areas.title')}</h3>
      {held.length === 0 ? <p class="quiet">{say('areas.empty')}</p> : undefined}
      {held.map(({ name }) => (
        <details key={name} open>
          <summary>
            {say('place.area', { area: name })} <b>{stackAt(context, name).length}</b>
          </summary>
          <ul>
            {stackAt(context, name).map(({ unit }) => (
              <li key={unit}>
                <UnitRow
                  context={context}
                  unit={unit}
                  onPick={() => {
                    context.selection.select(name);
                    context.interaction.value?.select?.(unit);
                  }}
                />
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}

function arrivalsOn(view: HollandView, turn: number): readonly Arrival[] {
  return expectedOn(view, turn).map(({ id, side, area, drop, formation }) => ({
    unit: id,
    side,
    note: `${formation} · ${area === undefined ? say('due.drop', { drop: drop ?? '' }) : say('place.area', { area })}`,
  }));
}

const BOXES = ['airfields', 'box-406', 'eliminated'] as const;

function Boxes({ context, view }: Props) {
  return (
    <section>
      <h3>{say('boxes.title')}</h3>
      {BOXES.map((box) => (
        <Box key={box} context={context} box={box} units={view.units.filter((unit) => unit.box === box)} />
      ))}
      <p class="quiet">{say('boxes.faces', { count: view.faces.length })}</p>
      <p class="quiet">{say('boxes.pool', { count: view.pool.length })}</p>
    </section>
  );
}

interface BoxProps {
  readonly context: PlayContext;
  readonly box: string;
  readonly units: readonly UnitView[];
}

function Box({ context, box, units }: BoxProps) {
  return (
    <details>
      <summary>
        {sayOr(`box.${box}`, box)} <b>{units.length}</b>
      </summary>
      <ul class="box">
        {units.map((unitView) => (
          <li key={unitView.unit} title={unitName(unitView.unit)}>
            <CounterChip context={context} unitView={unitView} size={44} />
            <small>{unitName(unitView.unit)}</small>
          </li>
        ))}
      </ul>
    </details>
  );
}
