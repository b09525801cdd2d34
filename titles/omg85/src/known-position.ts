/** The position as one side may know it, for those who think ahead: what it may not know is blank. */
import type { Game, State } from '@bridgehead/engine';
import { settledDecision } from '@bridgehead/toolkit';
import type { Side } from './data/unit-data.ts';
import { isAdvanced, isHiddenGame } from './scenario/options.ts';
import { INSIDE, isHexPlace, POOL } from './state/places.ts';
import { CLOCKS, DISBANDING, LINKED, placeOf, UNIT_COLUMNS } from './state/state.ts';
import { ALLIED_COUNT, componentsOf, dataOf, enemyOf, type Unit, unitsOf } from './state/units.ts';
import { isVisible } from './view/view.ts';

export function knownTo(g: Game, side: string): State {
  const columns = { ...g.state.columns };
  for (const name of ['alliedAt', 'germanAt', 'clock', ...UNIT_COLUMNS]) columns[name] = [...(columns[name] ?? [])];
  for (const u of unitsOf(enemyOf(side as Side))) {
    if (!isHexPlace(placeOf(g, u)) || !isVisible(g, u, side as Side)) blank(columns, u);
    else if (isAdvanced(g)) guess(columns, u);
    else hidePlots(columns, u);
  }
  for (const u of unitsOf(enemyOf(side as Side))) fillParent(g, columns, u, side as Side);
  hideClocks(g, columns, side as Side);
  return { columns, frames: g.state.frames };
}

/** [7.1] How many units are in a parent unit that is seen its stacking value tells; which of them it does not. */
function fillParent(g: Game, columns: Columns, parent: Unit, side: Side): void {
  const isSeen = (u: Unit): boolean => isHexPlace(placeOf(g, u)) && isVisible(g, u, side);
  if (!isSeen(parent)) return;
  const parts = componentsOf(parent);
  const count = parts.filter((u) => placeOf(g, u) === INSIDE).length;
  for (const u of parts.filter((part) => !isSeen(part)).slice(0, count)) setPlace(columns, u, INSIDE);
}

type Columns = Record<string, number[]>;

/** [8.5] How many attacks the enemy has plotted he alone knows; [2.1] so he does of what hidden units have done. */
function hideClocks(g: Game, columns: Columns, side: Side): void {
  const { clock } = columns;
  if (clock === undefined) return;
  if (settledDecision(g)?.by !== side) clock[CLOCKS.indexOf('plots')] = 0;
  if (isHiddenGame(g) && side === 'allied') clock[CLOCKS.indexOf('ferryUsed')] = 0;
}

function put(columns: Columns, name: string, u: Unit, value: number): void {
  const cells = columns[name];
  if (cells !== undefined) cells[u] = value;
}

function setPlace(columns: Columns, u: Unit, place: number): void {
  if (u < ALLIED_COUNT) put(columns, 'alliedAt', u, place);
  else put(columns, 'germanAt', u - ALLIED_COUNT, place);
}

/** [2.1] Where an enemy was seen last its enemy knows. */
const REMEMBERED: readonly string[] = ['spotted', 'lastSeen'];

/** [2.1] A unit that is out of sight, or that is still to come, is nowhere. */
function blank(columns: Columns, u: Unit): void {
  setPlace(columns, u, POOL);
  for (const name of UNIT_COLUMNS) if (!REMEMBERED.includes(name)) put(columns, name, u, 0);
}

const UNTOLD = ['attack', 'plotted', 'advance', 'barrage', 'build', 'delay', 'delayLater'];

/** [8.5] What is plotted, and what aircraft have done to it, is its own side's affair, as in the view. */
function hidePlots(columns: Columns, u: Unit): void {
  for (const name of UNTOLD) put(columns, name, u, 0);
  put(columns, 'marks', u, (columns.marks?.[u] ?? 0) & ~DISBANDING);
}

const SEEN_AS_THEY_ARE = ['mode', ...REMEMBERED];

/** [8.1] Enemies may not be examined in the Advanced game: they are taken for what the order of battle says. */
function guess(columns: Columns, u: Unit): void {
  const { cp, efficiency, guns = 0 } = dataOf(u);
  // Who is linked decides where aircraft may strike [4.3]: the rules tell the player so.
  const linked = (columns.marks?.[u] ?? 0) & LINKED;
  for (const name of UNIT_COLUMNS) if (!SEEN_AS_THEY_ARE.includes(name)) put(columns, name, u, 0);
  put(columns, 'marks', u, linked);
  put(columns, 'cp', u, cp);
  put(columns, 'efficiency', u, efficiency);
  put(columns, 'guns', u, guns);
}
