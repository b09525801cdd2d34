/** Who is still to come, who is off the map, and who is inside another unit. */
import type { MarketGardenView, UnitSheet } from '@bridgehead/title-omg85';
import { isSide } from '../../../looks/sides.ts';
import { t } from '../../../messages/index.ts';
import { UnitRow } from '../../../play/parts/unit-row.tsx';
import { expectedOn } from '../calendar.ts';
import { placeName, say, unitName } from '../say.ts';
import type { Table } from '../table.ts';
import { isOnField } from '../words.ts';

interface Props {
  readonly table: Table;
  readonly view: MarketGardenView;
}

export function AreasPanel({ table, view }: Props) {
  const off = view.units.filter(({ hex }) => hex !== undefined && !isOnField(hex));
  const inside = view.units.filter(({ hex, box }) => hex === undefined && box === 'inside');
  return (
    <div class="areas">
      <Due table={table} view={view} />
      <Units table={table} title={say('off.title')} units={off} none={say('off.none')} />
      <Units table={table} title={say('inside.title')} units={inside} none={say('inside.none')} />
      <Slots view={view} />
    </div>
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

function DueTurn({ view, turn }: { readonly view: MarketGardenView; readonly turn: number }) {
  const units = expectedOn(view, turn);
  return (
    <details open={units.length > 0 && units.length < 20}>
      <summary>
        {say('turn', { turn })} <b>{units.length === 0 ? say('due.none') : units.length}</b>
      </summary>
      <ul class="due">
        {units.map(({ unit, hex }) => (
          <li key={unit}>
            <b>{unitName(unit)}</b> <small>{say('due.to', { hex: placeName(hex) })}</small>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface UnitsProps {
  readonly table: Table;
  readonly title: string;
  readonly units: readonly UnitSheet[];
  readonly none: string;
}

function Units({ table, title, units, none }: UnitsProps) {
  return (
    <section>
      <h3>{title}</h3>
      {units.length === 0 ? <p class="quiet">{none}</p> : undefined}
      <ul>
        {units.map(({ unit }) => (
          <li key={unit}>
            <UnitRow table={table} unit={unit} onPick={() => table.running.value?.select?.(unit)} />
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
          {say('slots.left', { side: isSide(side) ? t(`side.${side}`) : side, count })}
        </p>
      ))}
    </section>
  );
}
