/** [6.4.2] The limit of nine steps, judged when a friendly Movement or Combat Phase is complete. */
import {
  checked,
  done,
  type FlawOf,
  type FrameOf,
  firstFlaw,
  frame,
  type Game,
  go,
  procedure,
} from '@bridgehead/engine';
import { nameOf } from '@bridgehead/hex';
import { fixed, or } from '@bridgehead/toolkit';
import { ask } from '../../asking.ts';
import { GRID } from '../../data/map.ts';
import type { Side } from '../../data/unit-data.ts';
import { says } from '../../says.ts';
import { sideIn } from '../../state/frames.ts';
import { HEX, SIDE } from '../../state/kinds.ts';
import { occupiedHexes, unitsIn } from '../../state/stacks.ts';
import { loseStep } from '../../state/step-loss.ts';
import { idOf, isSupplyHead } from '../../state/units.ts';
import { isOverstacked, STEP_LIMIT, stepsTogether } from './stacking.ts';

/** Before a stack that is too high has been found. */
const NOWHERE = -1;

const STEP_LIMIT_FRAME = frame('step-limit', ['find', 'shed'], { side: fixed(SIDE), hex: or(HEX, NOWHERE) });
type StepLimitFrame = FrameOf<typeof STEP_LIMIT_FRAME>;

export const stepLimitFrame = (side: Side): StepLimitFrame => ({
  proc: 'step-limit',
  step: 'find',
  side,
  hex: NOWHERE,
});

const isTooHigh = (g: Game, side: Side, hex: number): boolean =>
  stepsTogether(g, unitsIn(g, side, hex)) > STEP_LIMIT && isOverstacked(g, side, hex);

/** [2e 11.4.2] Between two steps its owner may be asked about a Remnant. */
const stepLimitFlaw: FlawOf<StepLimitFrame> = (g, { step, side, hex }, { below }) =>
  firstFlaw(
    [side !== sideIn(below), 'side', says('not-its-phase')],
    [step === 'shed' ? hex === NOWHERE || !isTooHigh(g, side, hex) : hex !== NOWHERE, 'hex', says('no-stack-too-high')],
  );

/** [6.4.2] The owner takes off steps, one after the other, as he likes. */
export const stepLimit = procedure(checked(STEP_LIMIT_FRAME, stepLimitFlaw), {
  find(g, f) {
    const hex = occupiedHexes(g, f.side).find((h) => isTooHigh(g, f.side, h));
    if (hex === undefined) return done();
    f.hex = hex;
    return go('shed');
  },
  shed: ask('shed-steps', {
    by: (_g, f) => f.side,
    about: (_g, f) => ({ hex: nameOf(GRID, f.hex) }),
    choices: (g, f) =>
      unitsIn(g, f.side, f.hex)
        .filter((u) => !isSupplyHead(u))
        .map((u) => ({ kind: 'shed', unit: idOf(u) })),
    chosen(g, f, { unit }) {
      f.hex = NOWHERE;
      loseStep(g, unit, '6.4.2');
      return go('find');
    },
  }),
});
