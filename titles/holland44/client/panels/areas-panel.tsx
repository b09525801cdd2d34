/** Who waits beside the map: Entry Areas, arrivals to come, boxes. */

import { type Arrival, Arrivals, CounterChip, stackAt, UnitRow } from '@bridgehead/client-kit/play';
import { type HollandView, MAP, type UnitView } from '../../src/facts.ts';
import { expectedOn } from '../calendar.ts';
import type { Table } from '../game-table.ts';
import { say, sayOr, unitName } from '../say.ts';

interface Props {
  readonly table: Table;
  readonly view: HollandView;
}

export function AreasPanel({ table, view }: Props) {
  return (
    <div class="areas">
      <Arrivals table={table} view={view} on={(turn) => arrivalsOn(view, turn)} />
      <Areas table={table} />
      <Boxes table={table} view={view} />
    </div>
  );
}

function Areas({ table }: { readonly table: Table }) {
  const held = MAP.areas.filter(({ name }) => stackAt(table, name).length > 0);
  return (
    <section>
      <h3>{say('areas.title')}</h3>
      {held.length === 0 ? <p class="quiet">{say('areas.empty')}</p> : undefined}
      {held.map(({ name }) => (
        <details key={name} open>
          <summary>
            {say('place.area', { area: name })} <b>{stackAt(table, name).length}</b>
          </summary>
          <ul>
            {stackAt(table, name).map(({ unit }) => (
              <li key={unit}>
                <UnitRow
                  table={table}
                  unit={unit}
                  onPick={() => {
                    table.place.value = name;
                    table.running.value?.select?.(unit);
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

function Boxes({ table, view }: Props) {
  return (
    <section>
      <h3>{say('boxes.title')}</h3>
      {BOXES.map((box) => (
        <Box key={box} table={table} box={box} units={view.units.filter((unit) => unit.box === box)} />
      ))}
      <p class="quiet">{say('boxes.faces', { count: view.faces.length })}</p>
      <p class="quiet">{say('boxes.pool', { count: view.pool.length })}</p>
    </section>
  );
}

interface BoxProps {
  readonly table: Table;
  readonly box: string;
  readonly units: readonly UnitView[];
}

function Box({ table, box, units }: BoxProps) {
  return (
    <details>
      <summary>
        {sayOr(`box.${box}`, box)} <b>{units.length}</b>
      </summary>
      <ul class="box">
        {units.map((sheet) => (
          <li key={sheet.unit} title={unitName(sheet.unit)}>
            <CounterChip table={table} sheet={sheet} size={44} />
            <small>{unitName(sheet.unit)}</small>
          </li>
        ))}
      </ul>
    </details>
  );
}
