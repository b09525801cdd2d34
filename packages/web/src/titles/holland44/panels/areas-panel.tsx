/** Who waits beside the map: Entry Areas, arrivals to come, boxes. */
import { type HollandView, MAP, type UnitSheet } from '@bridgehead/title-holland44';
import { CounterChip } from '../../../play/parts/counter-chip.tsx';
import { SideMark } from '../../../play/parts/side-mark.tsx';
import { UnitRow } from '../../../play/parts/unit-row.tsx';
import { expectedOn } from '../calendar.ts';
import { say, sayOr, unitName } from '../say.ts';
import type { Table } from '../table.ts';

interface Props {
  readonly table: Table;
  readonly view: HollandView;
}

export function AreasPanel({ table, view }: Props) {
  return (
    <div class="areas">
      <Due table={table} view={view} />
      <Areas table={table} />
      <Boxes table={table} view={view} />
    </div>
  );
}

function Areas({ table }: { readonly table: Table }) {
  const held = MAP.areas.filter(({ name }) => (table.places.value.get(name) ?? []).length > 0);
  return (
    <section>
      <h3>{say('areas.title')}</h3>
      {held.length === 0 ? <p class="quiet">{say('areas.empty')}</p> : undefined}
      {held.map(({ name }) => (
        <details key={name} open>
          <summary>
            {say('place.area', { area: name })} <b>{table.places.value.get(name)?.length ?? 0}</b>
          </summary>
          <ul>
            {(table.places.value.get(name) ?? []).map(({ unit }) => (
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

/** The turn that was clicked on the track, else the next three. */
function Due({ table, view }: Props) {
  const shown = table.turnShown.value;
  const turns = shown === undefined ? [view.turn + 1, view.turn + 2, view.turn + 3] : [shown];
  return (
    <section>
      <h3>{say('due.title')}</h3>
      {turns
        .filter((turn) => turn <= view.lastTurn)
        .map((turn) => (
          <DueTurn key={turn} view={view} turn={turn} />
        ))}
      {shown === undefined ? undefined : (
        <button type="button" class="link" onClick={() => (table.turnShown.value = undefined)}>
          {say('due.next')}
        </button>
      )}
    </section>
  );
}

function DueTurn({ view, turn }: { readonly view: HollandView; readonly turn: number }) {
  const units = expectedOn(view, turn);
  return (
    <details open={units.length > 0 && units.length < 20}>
      <summary>
        {say('turn', { turn })} <b>{units.length === 0 ? say('due.none') : units.length}</b>
      </summary>
      <ul class="due">
        {units.map(({ id, side, area, drop, formation }) => (
          <li key={id}>
            <SideMark side={side} /> <b>{unitName(id)}</b>{' '}
            <small>
              {formation} · {area === undefined ? say('due.drop', { drop: drop ?? '' }) : say('place.area', { area })}
            </small>
          </li>
        ))}
      </ul>
    </details>
  );
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
  readonly units: readonly UnitSheet[];
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
