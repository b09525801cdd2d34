/** The position as one side may know it, for those who think ahead: what it may not know is blank. */
import type { Frame, Game } from '@bridgehead/engine';
import { knowing, settledDecision } from '@bridgehead/toolkit';
import type { Side } from './data/unit-data.ts';
import { isAdvanced, isHiddenGame } from './scenario/options.ts';
import { INSIDE, isHexPlace, POOL } from './state/places.ts';
import { CLOCKS, DISBANDING, type Knowledge, LAYOUT, LINKED, placeOf } from './state/state.ts';
import { ALLIED_COUNT, componentsOf, dataOf, enemyOf, sideOfUnit, type Unit, unitsOf } from './state/units.ts';
import { isVisible } from './view/view.ts';

interface Look {
  readonly g: Game;
  readonly side: Side;
  /** [2.1] Whether a unit is the side's own, or an enemy on the map in its sight. */
  readonly isKnown: readonly boolean[];
  /** [8.1] Whether enemies may not be examined. */
  readonly isAdvanced: boolean;
}

function lookOf(g: Game, side: string): Look {
  const viewer = side as Side;
  const isSeen = (u: Unit): boolean => isHexPlace(placeOf(g, u)) && isVisible(g, u, viewer);
  const isKnown: boolean[] = [];
  for (const u of unitsOf(viewer)) isKnown[u] = true;
  for (const u of unitsOf(enemyOf(viewer))) isKnown[u] = isSeen(u);
  return { g, side: viewer, isKnown, isAdvanced: isAdvanced(g) };
}

const isSameLook = (one: Look, other: Look): boolean =>
  one.isAdvanced === other.isAdvanced && one.isKnown.every((isKnown, u) => isKnown === other.isKnown[u]);

const isOwn = ({ side }: Look, u: Unit): boolean => sideOfUnit(u) === side;

/** [2.1] A unit that is out of sight, or that is still to come, is nowhere. */
const placeKnown = (look: Look, at: number, value: number, column: string): number =>
  look.isKnown[column === 'alliedAt' ? at : at + ALLIED_COUNT] === true ? value : POOL;

/** [8.1] Enemies may not be examined in the Advanced game: they are taken for what the order of battle says. */
function printedKnown(look: Look, u: Unit, value: number, column: string): number {
  if (look.isKnown[u] !== true) return 0;
  if (isOwn(look, u) || !look.isAdvanced) return value;
  const { cp, efficiency, guns = 0 } = dataOf(u);
  return column === 'cp' ? cp : column === 'efficiency' ? efficiency : guns;
}

/** [8.5] Whether it is to be disbanded is its own side's affair; who is linked decides where aircraft may strike [4.3]. */
function marksKnown(look: Look, u: Unit, value: number): number {
  if (look.isKnown[u] !== true) return 0;
  if (isOwn(look, u)) return value;
  return look.isAdvanced ? value & LINKED : value & ~DISBANDING;
}

/** [8.5] How many attacks the enemy has plotted he alone knows; [2.1] so he does of what hidden units have done. */
function clockKnown({ g, side }: Look, at: number, value: number): number {
  if (at === CLOCKS.indexOf('plots') && settledDecision(g)?.by !== side) return 0;
  return at === CLOCKS.indexOf('ferryUsed') && isHiddenGame(g) && side === 'allied' ? 0 : value;
}

/** [7.1] How many units are in a parent unit that is seen its stacking value tells; which of them it does not. */
function fillParents({ g, side, isKnown }: Look, columns: Record<string, number[]>): void {
  for (const parent of unitsOf(enemyOf(side))) {
    if (isKnown[parent] !== true) continue;
    const parts = componentsOf(parent);
    const count = parts.filter((u) => placeOf(g, u) === INSIDE).length;
    for (const u of parts.filter((part) => isKnown[part] !== true).slice(0, count)) setPlace(columns, u, INSIDE);
  }
}

function setPlace(columns: Record<string, number[]>, u: Unit, place: number): void {
  const cells = u < ALLIED_COUNT ? columns.alliedAt : columns.germanAt;
  if (cells !== undefined) cells[u < ALLIED_COUNT ? u : u - ALLIED_COUNT] = place;
}

/** [5.3] [9.4] How badly off those who fight are is rolled for, and told by nobody before. */
const HIDDEN_IN_FRAMES = {
  ammunition: (frame: Frame): Frame => ({ ...frame, ...{ short: [] } }),
  'retreat-check': (frame: Frame): Frame => ({ ...frame, ...{ chance: 0 } }),
};

export const knownTo = knowing<Look, Knowledge>(LAYOUT, {
  look: lookOf,
  cells: {
    place: placeKnown,
    /** [8.1] Seen from outside. */
    outside: (look, u, value) => (look.isKnown[u] === true ? value : 0),
    /** [8.1] Found out by examining a unit. */
    inside: (look, u, value) => (look.isKnown[u] === true && (isOwn(look, u) || !look.isAdvanced) ? value : 0),
    printed: printedKnown,
    /** [8.5] What is plotted, and what aircraft have done to a unit, is its own side's affair. */
    plot: (look, u, value) => (isOwn(look, u) ? value : 0),
    marks: marksKnown,
    clock: clockKnown,
  },
  complete: fillParents,
  kept: { isSame: isSameLook, except: ['clock'], together: ['place'] },
  frames: HIDDEN_IN_FRAMES,
});
