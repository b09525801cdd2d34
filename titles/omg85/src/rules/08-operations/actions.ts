/** [8.5] What a unit does at once: move, change its mode, fortify. */
import { call, type Game, OK, type Refusal } from '@bridgehead/engine';
import { nameOf } from '@bridgehead/hex';
import type { OrderChoice } from '../../contract/decisions.ts';
import { GRID, isInside } from '../../data/map.ts';
import { MODE_NAMES } from '../../data/state-names.ts';
import { CHANGE_MODE, FORTIFY_NEXT_TO_ENEMY } from '../../inferred-formulas.ts';
import type { Order } from '../../orders.ts';
import { refusal } from '../../says.ts';
import { tellInside, tellOf } from '../../state/events.ts';
import { isInKnownZone, unitsIn } from '../../state/stacks.ts';
import {
  fortOf,
  hexAt,
  isTravelling,
  modeOf,
  NORMAL,
  opOf,
  setBarrage,
  setFort,
  setMode,
  TRAVEL,
} from '../../state/state.ts';
import { classOf, idOf, isEngineer, sideOfUnit, type Unit } from '../../state/units.ts';
import { HIGHEST_FORT } from '../../tables/combat-tables.ts';
import { costOf } from '../../tables/operation-costs.ts';
import { spendPoints } from './allowances.ts';
import { moveFrame } from './move.ts';
import { moveEnds, pathRefusal, randomPath } from './path.ts';
import { travelRefusal } from './stacking.ts';

const moveChoice = (u: Unit, path: readonly number[]): OrderChoice<'move'> => ({
  kind: 'move',
  unit: idOf(u),
  path: path.map((hex) => nameOf(GRID, hex)),
});

/** [8.7] The unit goes along the path until it is there or something stops it. */
export const moveOrder: Order<'move'> = {
  kind: 'move',
  *list(g, u) {
    for (const { path } of moveEnds(g, u)) yield moveChoice(u, path);
  },
  check: (g, u, { path }) => pathRefusal(g, u, path) ?? OK,
  perform: (_g, u, { path }) => call(moveFrame(u, path), 'orders'),
  sample(g, u, random) {
    const path = randomPath(g, u, random);
    return path === undefined ? undefined : moveChoice(u, path);
  },
};

const TOO_FEW = refusal('8.9', 'mode-too-dear');
const TOO_CLOSE = refusal('8.9', 'mode-next-to-enemy');

export function modeRefusal(g: Game, u: Unit): Refusal | undefined {
  if (opOf(g, u) < CHANGE_MODE) return TOO_FEW;
  if (isTravelling(g, u)) return undefined;
  if (isInKnownZone(g, sideOfUnit(u), hexAt(g, u))) return TOO_CLOSE;
  return travelRefusal(g, u, hexAt(g, u));
}

/** [8.9] From normal to travel mode or back. */
export const modeOrder: Order<'mode'> = {
  kind: 'mode',
  list: (g, u) => (modeRefusal(g, u) === undefined ? [{ kind: 'mode', unit: idOf(u) }] : []),
  check: (g, u) => modeRefusal(g, u) ?? OK,
  perform(g, u) {
    spendPoints(g, u, CHANGE_MODE);
    setMode(g, u, isTravelling(g, u) ? NORMAL : TRAVEL);
    if (isTravelling(g, u)) {
      setFort(g, u, 0);
      setBarrage(g, u, -1);
    }
    tellOf(g, u, 'mode-changed', { rule: '8.9', mode: MODE_NAMES[modeOf(g, u)] ?? 'normal' });
    return undefined;
  },
};

const DEEP_ENOUGH = refusal('8.11', 'fort-deep-enough');
const ON_THE_MARCH = refusal('8.11', 'fort-on-the-march');
const NOT_HERE = refusal('1.4', 'fort-off-map');
const TOO_WEARY = refusal('8.11', 'fort-too-dear');

/** [8.11] Less with an engineer in the hex, more next to an enemy. */
function fortifyCost(g: Game, u: Unit): number {
  const side = sideOfUnit(u);
  const hex = hexAt(g, u);
  const isHelped = unitsIn(g, side, hex).some(isEngineer);
  const cost = costOf(isHelped ? 'fortify, engineer present' : 'fortify', classOf(u));
  return cost + (isInKnownZone(g, side, hex) ? FORTIFY_NEXT_TO_ENEMY : 0);
}

export function fortifyRefusal(g: Game, u: Unit): Refusal | undefined {
  if (!isInside(hexAt(g, u))) return NOT_HERE;
  if (fortOf(g, u) >= HIGHEST_FORT) return DEEP_ENOUGH;
  if (isTravelling(g, u)) return ON_THE_MARCH;
  return opOf(g, u) < fortifyCost(g, u) ? TOO_WEARY : undefined;
}

/** [8.11] One level more. */
export const fortifyOrder: Order<'fortify'> = {
  kind: 'fortify',
  list: (g, u) => (fortifyRefusal(g, u) === undefined ? [{ kind: 'fortify', unit: idOf(u) }] : []),
  check: (g, u) => fortifyRefusal(g, u) ?? OK,
  perform(g, u) {
    spendPoints(g, u, fortifyCost(g, u));
    setFort(g, u, fortOf(g, u) + 1);
    tellInside(g, u, 'fortified', { rule: '8.11', level: fortOf(g, u) });
    return undefined;
  },
};
