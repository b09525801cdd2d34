/** Classic mode: the keys of the original. */

import type { Choice } from '@bridgehead/client-kit/game';
import { applyChoice, enemiesAt, ownAt, stackAt } from '@bridgehead/client-kit/play';
import { neighbourOf } from '@bridgehead/hex';
import { signal } from '@preact/signals';
import type { UnitView } from '../../src/facts.ts';
import type { PlayContext } from '../play-context.ts';
import { say, unitName } from '../say.ts';
import { GRID } from '../words.ts';
import { beginBarrage, endBarrage, type Operation, putDown, takeUp } from './operation.ts';

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

/** A key that does nothing now says why. */
export const refuseKey = ({ selection }: PlayContext, rule: string, reason: string): void =>
  selection.refuse({ rule, reason });

/** The hex under the cursor. */
const cursorOf = ({ board }: PlayContext): string | undefined => board.peek()?.cursor;

/** 1 is up, the others follow clockwise. */
function besideBy(hex: string | undefined, key: string): string | undefined {
  const from = hex === undefined ? undefined : GRID.indexByName.get(hex);
  const to = from === undefined ? -1 : neighbourOf(GRID, from, Number(key) - 1);
  return GRID.names[to];
}

/** 0 centres, 1 to 6 go from hex to hex; without a cursor it begins at `start`. */
export function cursorKey(context: PlayContext, key: string, start: string | undefined): boolean {
  if (!/^[0-6]$/.test(key)) return false;
  const at = cursorOf(context) ?? start ?? GRID.names[0];
  const next = key === '0' ? at : besideBy(at, key);
  if (next !== undefined) context.camera.lookAt([next]);
  return true;
}

/** The orders by key; of several the one after what is plotted now. */
const ORDER_KEYS: Readonly<Record<string, string>> = {
  x: 'disband',
  f: 'fortify',
  m: 'mode',
  b: 'build',
  a: 'advance',
  p: 'protective',
};

type Setting = string | number | boolean;

/** From no plot to breaking down, from there to building up; advances from none to two. */
const CYCLES: Readonly<Record<string, { readonly field: string; readonly values: readonly Setting[] }>> = {
  build: { field: 'plot', values: ['none', 'down', 'up'] },
  advance: { field: 'hexes', values: [0, 1, 2] },
  protective: { field: 'targets', values: [1, 2] },
  disband: { field: 'plot', values: [false, true] },
};

/** What the view does not show the engine knows: it refuses what is plotted already. */
function settingNow({ build, advance, states }: UnitView, kind: string): Setting {
  if (kind === 'build') return build ?? 'none';
  if (kind === 'advance') return advance ?? 0;
  return kind === 'disband' ? states.includes('disbanding') : '';
}

/** What the key would order, the likeliest first: the settings after the one of now. */
function candidatesOf(unitView: UnitView, kind: string): readonly Choice[] {
  const { unit } = unitView;
  const cycle = CYCLES[kind];
  if (cycle === undefined) return [{ kind, unit }];
  const at = cycle.values.indexOf(settingNow(unitView, kind));
  const after = [...cycle.values.slice(at + 1), ...cycle.values.slice(0, Math.max(0, at))];
  return after.map((value) => ({ kind, unit, [cycle.field]: value }));
}

/** The first that is legal; if none is, the engine tells why of the first. */
async function order({ context, unitView }: Operation, kind: string): Promise<void> {
  if (unitView.value === undefined) {
    refuseKey(context, '8.5', say('classic.get-first'));
    return;
  }
  const candidates = candidatesOf(unitView.value, kind);
  for (const choice of candidates) {
    const ruling = await context.game.check(choice);
    if (ruling.legal) {
      await applyChoice(context, choice);
      return;
    }
  }
  const [first] = candidates;
  if (first !== undefined) await applyChoice(context, first);
}

/** [8.7] [8.15] A step; onto an enemy it plots an attack. The engine says what is wrong with it. */
function stepKey({ context, unitView, decision }: Operation, key: string): void {
  const to = besideBy(unitView.value?.hex, key);
  const unit = unitView.value?.unit;
  if (unit === undefined) return;
  if (to === undefined) {
    refuseKey(context, '1.4', say('classic.edge'));
    return;
  }
  const isEnemy = enemiesAt(context, to, decision.by).length > 0;
  const choice: Choice = isEnemy ? { kind: 'attack', unit, target: to } : { kind: 'move', unit, path: [to] };
  void applyChoice(context, choice).then((isDone) => {
    if (isDone && !isEnemy) context.camera.lookAt([to]);
  });
}

/** [8.2] The units that a number picks from. */
const unitMenu = signal<readonly string[]>([]);

function access(operation: Operation, { unit, hex }: UnitView): void {
  takeUp(operation, unit);
  if (hex !== undefined) operation.context.camera.lookAt([hex]);
}

/** [8.1] Get: the unit under the cursor, a list where there are several; enemies to be examined. */
function getUnit(operation: Operation): void {
  const { context, decision, unitView } = operation;
  const at = unitView.value?.hex ?? cursorOf(context);
  const stack = stackAt(context, at);
  const own = ownAt(context, at, decision.by);
  const [only] = own;
  if (own.length > 1) unitMenu.value = own.map(({ unit }) => unit);
  else if (only !== undefined) access(operation, only);
  else if (stack.length === 0) refuseKey(context, '8.1', say('classic.nobody'));
  else if (context.view.value?.options.advanced === true) refuseKey(context, '8.1', say('classic.no-examining'));
  else context.selection.select(at);
}

/** [8.2] A number accesses its unit, Q goes back. */
function unitMenuKey(operation: Operation, key: string): boolean {
  const units = unitMenu.value;
  if (units.length === 0) return false;
  const wanted = operation.context.units.value.get(units[Number(key) - 1] ?? '');
  if (wanted === undefined && key !== 'q') return /^[a-z0-9]$/.test(key);
  unitMenu.value = [];
  if (wanted !== undefined) access(operation, wanted);
  return true;
}

/** The list of units that share the hex, in the dock. */
export function UnitMenu({ operation }: { readonly operation: Operation }) {
  if (unitMenu.value.length === 0) return undefined;
  return (
    <section class="plots">
      <h3>{say('classic.menu')}</h3>
      <ol>
        {unitMenu.value.map((unit, i) => (
          <li key={unit}>
            <button type="button" class="choice-row" onClick={() => unitMenuKey(operation, String(i + 1))}>
              <b>
                {i + 1}. {unitName(unit)}
              </b>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** [8.5] The next unit on the map in the order of appearance, whether it has points left or not. */
function nextUnit(operation: Operation): void {
  const { context, decision, unit } = operation;
  const own = (context.view.value?.units ?? []).filter(({ side, hex }) => side === decision.by && hex !== undefined);
  const at = own.findIndex((unitView) => unitView.unit === unit.value);
  const next = own[at + 1] ?? own[0];
  if (next !== undefined) access(operation, next);
}

/** [8.13] A barrage is aimed with the cursor, and T is its target. */
function barrageKey(operation: Operation, key: string): boolean {
  const { context, sub } = operation;
  const chooser = sub.value;
  if (chooser === undefined) return false;
  const at = cursorOf(context);
  if (key === 't' && at !== undefined) {
    chooser.tap({ gesture: 'tap', at, counter: undefined, by: 'keyboard', x: 0, y: 0 });
    if (chooser.proposed.value === undefined) refuseKey(context, '8.13', say('classic.no-target'));
    else chooser.confirm();
  } else if (key === 'q') endBarrage(operation);
  else return cursorKey(context, key, undefined);
  return true;
}

/** Without a target in range the engine says what is missing: guns, range, or the Advanced game. */
async function plotBarrage(operation: Operation): Promise<void> {
  const { context, unitView } = operation;
  const { unit, hex = '' } = unitView.value ?? {};
  if (unit === undefined) {
    refuseKey(context, '8.5', say('classic.get-first'));
    return;
  }
  const targets = await context.game.choices({ kind: 'barrage', unit }, 1);
  if (targets.length > 0) beginBarrage(operation);
  else await applyChoice(context, { kind: 'barrage', unit, target: besideBy(hex, '1') ?? hex });
}

/** [8.4] Everything about the unit in hand, or only its name and points. */
export const showsFigures = signal(true);

const ACTIONS: Readonly<Record<string, (operation: Operation) => void>> = {
  g: getUnit,
  n: nextUnit,
  q: putDown,
  o: (operation) => void plotBarrage(operation),
  t: ({ context }) => context.overlays.toggle('hide'),
  d: ({ context, unitView }) => {
    if (unitView.value === undefined) refuseKey(context, '8.3', say('classic.get-first'));
    else showsFigures.value = !showsFigures.value;
  },
  l: ({ context }) => context.panels.setHelp(true),
};

/** [8.1] Whatever is pressed brings the units back. */
function terrainKey({ context }: Operation): boolean {
  if (!context.overlays.has('hide')) return false;
  context.overlays.toggle('hide');
  return true;
}

/** True if the key was one of the original's. */
export function classicKey(operation: Operation, pressed: string, toCombat: () => void): boolean {
  const key = pressed.toLowerCase();
  if (!/^[0-6a-z]$/.test(key)) return false;
  operation.context.selection.clearRefusal();
  if (terrainKey(operation) || unitMenuKey(operation, key) || barrageKey(operation, key)) return true;
  const kind = ORDER_KEYS[key];
  if (/^[1-6]$/.test(key) && operation.unit.value !== undefined) stepKey(operation, key);
  else if (kind !== undefined) void order(operation, kind);
  else if (key === 'c') toCombat();
  else if (ACTIONS[key] !== undefined) ACTIONS[key](operation);
  else return cursorKey(operation.context, key, operation.unitView.value?.hex);
  return true;
}
