/** [8.3.3] Units that forgo their movement so that others may infiltrate through their hex. */
import { type Game, OK, type Ruling } from '@bridgehead/engine';
import { OFF_MAP } from '@bridgehead/hex';
import type { Side } from '../../data/unit-data.ts';
import type { Order, WrittenOrder } from '../../orders.ts';
import { refusal } from '../../says.ts';
import { emitEvent } from '../../state/events.ts';
import { occupiedHexes, unitsIn } from '../../state/stacks.ts';
import { addMark, COVERING, HAS_MOVED, hasMark, hexOf, isInGoodOrder, SPENT, stepsOf } from '../../state/state.ts';
import { idOf, isSupplyHead, sideOfUnit, type Unit } from '../../state/units.ts';
import { isInEzoc } from '../07-zones-of-control.ts';
import { COVER_STEPS, isCoverGround } from './infiltration.ts';

const NOT_HIS = refusal('8.3.3', 'not-of-phasing-player');
const NOT_TOGETHER = refusal('8.3.3', 'cover-not-together');
const WRONG_GROUND = refusal('8.3.3', 'no-cover-needed-here');
const NOT_ABLE = refusal('8.3.3', 'cannot-cover');
const TOO_FEW = refusal('8.3.3', 'too-few-cover');

const canCover = (g: Game, u: Unit): boolean =>
  isInGoodOrder(g, u) && !hasMark(g, u, HAS_MOVED | SPENT) && !isSupplyHead(u);

function coverRuling(g: Game, units: readonly Unit[]): Ruling {
  const hex = hexOf(g, units[0] ?? 0);
  if (hex === OFF_MAP || units.some((u) => hexOf(g, u) !== hex)) return NOT_TOGETHER;
  if (!isCoverGround(g, hex)) return WRONG_GROUND;
  if (!units.every((u) => canCover(g, u))) return NOT_ABLE;
  return units.reduce((sum, u) => sum + stepsOf(g, u), 0) >= COVER_STEPS ? OK : TOO_FEW;
}

/** Who might usefully cover: in an enemy ZOC, the smallest groups that have two steps. */
function* listCovers(g: Game, side: Side): Iterable<WrittenOrder<'cover'>> {
  for (const hex of occupiedHexes(g, side)) {
    if (!isCoverGround(g, hex) || !isInEzoc(g, side, hex)) continue;
    const able = unitsIn(g, side, hex).filter((u) => canCover(g, u));
    for (const u of able) if (stepsOf(g, u) >= COVER_STEPS) yield { kind: 'cover', units: [idOf(u)] };
    if (able.length > 1 && coverRuling(g, able).legal) yield { kind: 'cover', units: able.map(idOf) };
  }
}

export const coverOrder: Order<'cover'> = {
  kind: 'cover',
  list: listCovers,
  check: (g, side, { units }) => (units.every((u) => sideOfUnit(u) === side) ? coverRuling(g, units) : NOT_HIS),
  perform(g, _side, { units }) {
    for (const u of units) addMark(g, u, COVERING | SPENT | HAS_MOVED);
    emitEvent(g, 'covering', '8.3.3', { units: units.map(idOf) });
    return undefined;
  },
};
