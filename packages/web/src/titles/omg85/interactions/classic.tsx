/** Classic mode: whoever remembers the original plays with its keys. */
import { neighbourOf } from '@bridgehead/hex';
import { signal } from '@preact/signals';
import type { Choice } from '../../../game/contract.ts';
import { toggleOverlay } from '../../../play/parts/tool-bar.tsx';
import { answer, lookAt } from '../../../play/table.ts';
import { say } from '../say.ts';
import type { Table } from '../table.ts';
import { GRID } from '../words.ts';
import { beginBarrage, nextIdle, type Operation, putDown, takeFrom, takeUp } from './operation.ts';

/** For as long as the page is open. */
export const isClassic = signal(false);

export function ClassicSwitch() {
  return (
    <label class="switch">
      <input type="checkbox" checked={isClassic.value} onChange={() => (isClassic.value = !isClassic.value)} />
      {say('classic.switch')}
    </label>
  );
}

/** The hex under the cursor. */
const cursorOf = ({ board }: Table): string | undefined => board.peek()?.cursor;

/** 1 is up, the others follow clockwise. */
function besideBy(hex: string | undefined, key: string): string | undefined {
  const from = hex === undefined ? undefined : GRID.indexByName.get(hex);
  const to = from === undefined ? -1 : neighbourOf(GRID, from, Number(key) - 1);
  return GRID.names[to];
}

/** 0 centres, 1 to 6 go from hex to hex; without a cursor it begins at `start`. */
export function cursorKey(table: Table, key: string, start: string | undefined): boolean {
  if (!/^[0-6]$/.test(key)) return false;
  const at = cursorOf(table) ?? start ?? GRID.names[0];
  const next = key === '0' ? at : besideBy(at, key);
  if (next !== undefined) lookAt(table, [next]);
  return true;
}

/** The orders that the engine allows the unit, by key; of several the one after what is plotted now. */
const ORDER_KEYS: Readonly<Record<string, string>> = {
  x: 'disband',
  f: 'fortify',
  m: 'mode',
  b: 'build',
  a: 'advance',
  p: 'protective',
};

/** From no plot to breaking down, from there to building up; advances from none to two. */
const CYCLES: Readonly<Record<string, readonly (string | number)[]>> = {
  build: ['none', 'down', 'up'],
  advance: [0, 1, 2],
};

function nextOrder({ orders, sheet }: Operation, kind: string): Choice | undefined {
  const open = orders.value.filter((choice) => choice.kind === kind);
  const cycle = CYCLES[kind];
  if (cycle === undefined) return open[0];
  const now = kind === 'build' ? (sheet.value?.build ?? 'none') : (sheet.value?.advance ?? 0);
  const at = cycle.indexOf(now);
  const after = [...cycle.slice(at + 1), ...cycle.slice(0, at)];
  return after.flatMap((value) => open.find(({ plot, hexes }) => (plot ?? hexes) === value) ?? [])[0];
}

function orderKey(operation: Operation, key: string): boolean {
  const kind = ORDER_KEYS[key];
  if (kind === undefined) return false;
  const order = nextOrder(operation, kind);
  if (order !== undefined) void answer(operation.table, order);
  return true;
}

/** [8.7] [8.15] A step; onto an enemy it plots an attack. The engine says what is wrong with it. */
function stepKey({ table, sheet, decision }: Operation, key: string): boolean {
  const to = besideBy(sheet.value?.hex, key);
  const unit = sheet.value?.unit;
  if (to === undefined || unit === undefined) return true;
  const isEnemy = (table.places.value.get(to) ?? []).some(({ side }) => side !== decision.by);
  const choice: Choice = isEnemy ? { kind: 'attack', unit, target: to } : { kind: 'move', unit, path: [to] };
  void answer(table, choice).then((isDone) => {
    if (isDone) lookAt(table, [to]);
  });
  return true;
}

/** Get: a unit under the cursor, and pressed again the next of its stack. */
function getUnit(operation: Operation): void {
  const { table, decision, unit } = operation;
  const at = cursorOf(table);
  const own = (at === undefined ? [] : (table.places.value.get(at) ?? [])).filter(({ side }) => side === decision.by);
  const next = own[own.findIndex((sheet) => sheet.unit === unit.value) + 1];
  if (next !== undefined) takeUp(operation, next.unit);
  else if (at !== undefined) takeFrom(operation, at);
}

/** A barrage is aimed with the cursor, and T is its target. */
function barrageKey({ table, sub }: Operation, key: string): boolean {
  const chooser = sub.value;
  if (chooser === undefined) return false;
  const at = cursorOf(table);
  if (key === 't' && at !== undefined) {
    chooser.tap({ gesture: 'tap', at, counter: undefined, by: 'keyboard', x: 0, y: 0 });
    chooser.confirm();
  } else if (key === 'q') sub.value = undefined;
  else return cursorKey(table, key, undefined);
  return true;
}

const DEEDS: Readonly<Record<string, (operation: Operation) => void>> = {
  g: getUnit,
  n: nextIdle,
  q: putDown,
  o: beginBarrage,
  t: ({ table }) => toggleOverlay(table, 'hide'),
  d: ({ table, sheet }) => {
    table.place.value = table.place.value === undefined ? sheet.value?.hex : undefined;
  },
  l: ({ table }) => {
    table.help.value = true;
  },
};

/** True if the key was one of the original's. */
export function classicKey(operation: Operation, pressed: string, toCombat: () => void): boolean {
  const key = pressed.toLowerCase();
  if (barrageKey(operation, key)) return true;
  if (/^[1-6]$/.test(key) && operation.unit.value !== undefined) return stepKey(operation, key);
  if (cursorKey(operation.table, key, operation.sheet.value?.hex) || orderKey(operation, key)) return true;
  if (key === 'c') toCombat();
  else if (DEEDS[key] !== undefined) DEEDS[key](operation);
  else return false;
  return true;
}
