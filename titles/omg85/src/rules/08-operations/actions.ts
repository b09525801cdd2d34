/** [8.5] What a unit does at once: move, change its mode, fortify. */
import { type Choice, call, type Game, OK, type Refusal, refusal } from '@bridgehead/engine';
import { nameOf } from '@bridgehead/hex';
import { GRID, isInside } from '../../data/map.ts';
import { CHANGE_MODE, FORTIFY_NEXT_TO_ENEMY } from '../../inferred-formulas.ts';
import type { Order } from '../../orders.ts';
import { WRONG_FIELDS } from '../../orders.ts';
import { tellInside, tellOf } from '../../state/events.ts';
import { hasOnly, pathField } from '../../state/fields.ts';
import { isInKnownZone, unitsIn } from '../../state/stacks.ts';
import {
  fortOf,
  hexAt,
  isTravelling,
  MODE_NAMES,
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
import { LONGEST_PATH, moveEnds, pathRefusal, randomPath } from './path.ts';
import { travelRefusal } from './stacking.ts';

type MoveChoice = Choice & { readonly kind: 'move'; readonly unit: string; readonly path: readonly string[] };

const moveChoice = (u: Unit, path: readonly number[]): MoveChoice => ({
  kind: 'move',
  unit: idOf(u),
  path: path.map((hex) => nameOf(GRID, hex)),
});

/** [8.7] The unit goes along the path until it is there or something stops it. */
export const moveOrder: Order<MoveChoice> = {
  kind: 'move',
  rule: '8.7',
  *list(g, u) {
    for (const { path } of moveEnds(g, u)) yield moveChoice(u, path);
  },
  check(g, u, choice) {
    const path = pathField(choice.path, LONGEST_PATH);
    if (path === undefined || !hasOnly(choice, ['unit', 'path'])) return WRONG_FIELDS;
    return pathRefusal(g, u, path) ?? OK;
  },
  perform: (_g, u, { path }) => call(moveFrame(u, pathField(path, LONGEST_PATH) ?? []), 'orders'),
  sample(g, u, random) {
    const path = randomPath(g, u, random);
    return path === undefined ? undefined : moveChoice(u, path);
  },
};

type ModeChoice = Choice & { readonly kind: 'mode'; readonly unit: string };
const TOO_FEW = refusal('8.9', 'the unit has not enough operation points to change its mode');
const TOO_CLOSE = refusal('8.9', 'a unit next to an enemy does not change into travel mode');

export function modeRefusal(g: Game, u: Unit): Refusal | undefined {
  if (opOf(g, u) < CHANGE_MODE) return TOO_FEW;
  if (isTravelling(g, u)) return undefined;
  if (isInKnownZone(g, sideOfUnit(u), hexAt(g, u))) return TOO_CLOSE;
  return travelRefusal(g, u, hexAt(g, u));
}

/** [8.9] From normal to travel mode or back. */
export const modeOrder: Order<ModeChoice> = {
  kind: 'mode',
  rule: '8.9',
  list: (g, u) => (modeRefusal(g, u) === undefined ? [{ kind: 'mode', unit: idOf(u) }] : []),
  check: (g, u, choice) => (hasOnly(choice, ['unit']) ? (modeRefusal(g, u) ?? OK) : WRONG_FIELDS),
  perform(g, u) {
    spendPoints(g, u, CHANGE_MODE);
    setMode(g, u, isTravelling(g, u) ? NORMAL : TRAVEL);
    if (isTravelling(g, u)) {
      setFort(g, u, 0);
      setBarrage(g, u, -1);
    }
    tellOf(g, u, 'mode-changed', { rule: '8.9', mode: MODE_NAMES[modeOf(g, u)] ?? '' });
    return undefined;
  },
};

type FortifyChoice = Choice & { readonly kind: 'fortify'; readonly unit: string };
const DEEP_ENOUGH = refusal('8.11', 'five levels are the most');
const ON_THE_MARCH = refusal('8.11', 'a unit in travel mode does not dig in');
const NOT_HERE = refusal('1.4', 'nobody digs in off the map');
const TOO_WEARY = refusal('8.11', 'the unit has not enough operation points to fortify');

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
export const fortifyOrder: Order<FortifyChoice> = {
  kind: 'fortify',
  rule: '8.11',
  list: (g, u) => (fortifyRefusal(g, u) === undefined ? [{ kind: 'fortify', unit: idOf(u) }] : []),
  check: (g, u, choice) => (hasOnly(choice, ['unit']) ? (fortifyRefusal(g, u) ?? OK) : WRONG_FIELDS),
  perform(g, u) {
    spendPoints(g, u, fortifyCost(g, u));
    setFort(g, u, fortOf(g, u) + 1);
    tellInside(g, u, 'fortified', { rule: '8.11', level: fortOf(g, u) });
    return undefined;
  },
};
