/** [9.3] What the players know of an attack while they decide about it. */
import type { PrintedFields } from '@bridgehead/engine/contract';
import { nameOf } from '@bridgehead/hex';
import type { odds as ODDS } from '../../contract/codes.ts';
import type { battle as BATTLE } from '../../contract/decisions.ts';
import { GRID } from '../../data/map.ts';
import type { Battle } from '../../state/battle.ts';
import { idOf, type Unit } from '../../state/units.ts';
import { columnName, type Odds } from '../10-odds/odds.ts';

export const sameUnits = (one: readonly Unit[], other: readonly Unit[]): boolean =>
  one.length === other.length && one.every((u) => other.includes(u));

/** The attack as both players see it before anything about it is decided. */
export const battleFields = (battle: Battle): PrintedFields<typeof BATTLE> => ({
  side: battle.side,
  occasion: battle.occasion,
  target: nameOf(GRID, battle.target),
  units: battle.attackers.map(({ unit }) => idOf(unit)),
  ...(battle.assisting.length === 0 ? {} : { assisting: battle.assisting.map(idOf) }),
});

/** [9.3] The odds in the words of the table. */
export const oddsFields = ({ attack, defense, raw, column, shifts }: Odds): PrintedFields<typeof ODDS> => ({
  attack,
  defense,
  raw: columnName(raw),
  column: columnName(column),
  shifts,
});
