/** [8.3.3] Units that forgo their movement so that others may infiltrate through their hex. */
import { type Choice, type Game, OK, type Ruling } from '@bridgehead/engine';
import { OFF_MAP } from '@bridgehead/hex';
import type { Side } from '../../data/unit-data.ts';
import type { Order } from '../../orders.ts';
import { refusal } from '../../says.ts';
import { emitEvent } from '../../state/events.ts';
import { occupiedHexes, unitsIn } from '../../state/stacks.ts';
import { addMark, COVERING, HAS_MOVED, hasMark, hexOf, isInGoodOrder, SPENT, stepsOf } from '../../state/state.ts';
import { idOf, isSupplyHead, type Unit } from '../../state/units.ts';
import { isInEzoc } from '../07-zones-of-control.ts';
import { COVER_STEPS, isCoverGround } from './infiltration.ts';
import { parseUnits } from './march-order.ts';

type Cover = Choice & { readonly kind: 'cover'; readonly units: readonly string[] };

const BAD_FIELDS = refusal('8.3.3', 'units that cover a hex are named by their ids');
const NOT_TOGETHER = refusal('8.3.3', 'cover-not-together');
const WRONG_GROUND = refusal('8.3.3', 'no-cover-needed-here');
const NOT_ABLE = refusal('8.3.3', 'cannot-cover');
const TOO_FEW = refusal('8.3.3', 'too-few-cover');

const canCover = (g: Game, u: Unit): boolean =>
  isInGoodOrder(g, u) && !hasMark(g, u, HAS_MOVED | SPENT) && !isSupplyHead(u);

function coverRuling(g: Game, units: readonly Unit[]): Ruling {
  const hex = hexOf(g, units[0] ?? 0);
  if (hex === OFF_MAP || units.some((u) => hexOf(g, u) !== hex)) return NOT_TOGETHER;
  if (!isCoverGround(hex)) return WRONG_GROUND;
  if (!units.every((u) => canCover(g, u))) return NOT_ABLE;
  return units.reduce((sum, u) => sum + stepsOf(g, u), 0) >= COVER_STEPS ? OK : TOO_FEW;
}

/** Who might usefully cover: in an enemy ZOC, the smallest groups that have two steps. */
function* listCovers(g: Game, side: Side): Iterable<Cover> {
  for (const hex of occupiedHexes(g, side)) {
    if (!isCoverGround(hex) || !isInEzoc(g, side, hex)) continue;
    const able = unitsIn(g, side, hex).filter((u) => canCover(g, u));
    for (const u of able) if (stepsOf(g, u) >= COVER_STEPS) yield { kind: 'cover', units: [idOf(u)] };
    if (able.length > 1 && coverRuling(g, able).legal) yield { kind: 'cover', units: able.map(idOf) };
  }
}

export const coverOrder: Order<Cover> = {
  kind: 'cover',
  rule: '8.3.3',
  list: listCovers,
  check(g, side, choice) {
    const units = parseUnits(side, choice.units);
    return units === undefined || Object.keys(choice).length !== 2 ? BAD_FIELDS : coverRuling(g, units);
  },
  perform(g, side, choice) {
    const units = parseUnits(side, choice.units) ?? [];
    for (const u of units) addMark(g, u, COVERING | SPENT | HAS_MOVED);
    emitEvent(g, 'covering', '8.3.3', { units: choice.units });
    return undefined;
  },
};
