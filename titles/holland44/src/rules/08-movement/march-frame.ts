/** Chapter 8: the frame of a march. */
import { type FrameOf, frame } from '@bridgehead/engine';
import { code, either, fixed, flag, list, number, optional, set, tuple } from '@bridgehead/toolkit';
import { MODES } from '../../contract/codes.ts';
import { FIELDS } from '../../editions.ts';
import { ATTACK_RESULT } from '../../state/battle.ts';
import { BRIDGE_LIST, DEMOLITION_RESULT, PLACE, PLACES, REVEALED, SIDE, UNIT, UNITS } from '../../state/kinds.ts';
import { UNIT_COUNT } from '../../state/units.ts';
import type { MovingStack } from './moving-stack.ts';

const MOST_SPENT = 200;
const MOST_STEPS = 40;
/** Of any edition. */
const MOST_UNKNOWN = Math.max(FIELDS.unknownCount.first, FIELDS.unknownCount.second);

export const MARCH = frame(
  'march',
  [
    'advance',
    'contest',
    'cross',
    'revealed',
    'attackers',
    'fought',
    'occupy',
    'enter',
    'uncover',
    'uncovered',
    'give-way',
    'near',
    'on',
    'finish',
  ],
  {
    side: fixed(SIDE),
    units: UNITS,
    mode: code(MODES),
    /** The places still to be entered. */
    path: PLACES,
    place: PLACE,
    spent: number(0, MOST_SPENT),
    steps: number(0, MOST_STEPS),
    woods: number(0, MOST_STEPS),
    /** Bridges whose demolition the German player may still try at this moment. */
    bridges: BRIDGE_LIST,
    /** Whether the player wants to be asked again at the end of the path. */
    pauses: flag,
    /** [21.3] Units that broke off on the way, with what had been used by then. */
    waiting: list(tuple([UNIT, number(0, MOST_SPENT), number(0, MOST_STEPS), number(0, MOST_STEPS)]), UNIT_COUNT),
    /** Whether the march has come through a Garrison and may go on from there [25.3.1]. */
    mayGoOn: flag,
    /** What the step being made costs, weighed before an Unknown unit was turned over. */
    cost: number(0, MOST_SPENT),
    /** Unknown units that the march has come next to, by number. */
    met: set(number(0, MOST_UNKNOWN - 1), MOST_UNKNOWN),
    /** Whether nothing but Unknown units has been met: then Extended Movement is still open [25.3.1]. */
    isUnseen: flag,
    /** [2e 25.3] Whether a unit that was turned over has stopped the march; left out where none has. */
    isStopped: optional(flag),
    result: optional(either(either(DEMOLITION_RESULT, REVEALED), ATTACK_RESULT)),
  },
  {
    contest: ['demolition'],
    revealed: ['reveal'],
    uncovered: ['reveal'],
    cross: ['forced-retreats'],
    fought: ['attack'],
    near: ['forced-retreats', 'demolition'],
  },
);
export type MarchFrame = FrameOf<typeof MARCH>;

export function marchFrame(stack: MovingStack, path: readonly number[], pauses: boolean): MarchFrame {
  return {
    proc: 'march',
    step: 'advance',
    side: stack.side,
    units: stack.units,
    mode: stack.mode,
    path,
    place: stack.place,
    spent: stack.spent,
    steps: stack.steps,
    woods: stack.woods,
    bridges: [],
    pauses,
    waiting: [],
    mayGoOn: false,
    cost: 0,
    met: [],
    isUnseen: true,
  };
}

export const stackOf = (f: MarchFrame): MovingStack => ({
  side: f.side,
  units: f.units,
  mode: f.mode,
  place: f.place,
  spent: f.spent,
  steps: f.steps,
  woods: f.woods,
});
