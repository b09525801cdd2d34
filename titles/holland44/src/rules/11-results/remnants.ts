/** [2e 11.4.2] [2e 11.4.3] In the second edition a three-step unit need not become a Remnant. */
import {
  checked,
  done,
  type FlawOf,
  type Frame,
  type FrameOf,
  firstFlaw,
  frame,
  type Game,
  procedure,
} from '@bridgehead/engine';
import { fixed } from '@bridgehead/toolkit';
import { ask } from '../../asking.ts';
import { says } from '../../says.ts';
import { UNIT } from '../../state/kinds.ts';
import { clock, setClock } from '../../state/state.ts';
import { eliminate } from '../../state/step-loss.ts';
import { idOf, sideOfUnit, type Unit } from '../../state/units.ts';
import { isRemnant } from '../02-contents.ts';
import { isInPlay } from '../14-disruption/disruption.ts';

const REMNANT = { ...frame('remnant', ['decide'], { unit: fixed(UNIT) }), isUrgent: true } as const;
type RemnantFrame = FrameOf<typeof REMNANT>;

const remnantFrame = (unit: Unit): RemnantFrame => ({ proc: 'remnant', step: 'decide', unit });

/** [2e 11.4.2] A Remnant that has just been formed: its owner is asked before anything else happens. */
export function newRemnant(g: Game): Frame | undefined {
  const unit = clock(g, 'newRemnant') - 1;
  if (unit < 0 || g.state.frames.at(-1)?.proc === 'remnant') return undefined;
  if (isInPlay(g, unit) && isRemnant(g, unit)) return remnantFrame(unit);
  setClock(g, 'newRemnant', 0);
  return undefined;
}

const remnantFlaw: FlawOf<RemnantFrame> = (g, { unit }) =>
  firstFlaw([clock(g, 'newRemnant') !== unit + 1 || !isRemnant(g, unit), 'unit', says('expected-new-remnant')]);

/**
 * [2e 11.4.2] Into the Eliminated Units box, as if it had lost both steps; [2e 11.4.3] the Remnant is free for another unit again,
 * as it is whenever one is eliminated.
 */
export const remnant = procedure(checked(REMNANT, remnantFlaw), {
  decide: ask('remnant', {
    by: (_g, f) => sideOfUnit(f.unit),
    about: (_g, f) => ({ unit: idOf(f.unit) }),
    choices: () => [{ kind: 'keep' }, { kind: 'give-up' }],
    chosen(g, f, { kind }) {
      setClock(g, 'newRemnant', 0);
      if (kind === 'give-up') eliminate(g, f.unit, '2e 11.4.2');
      return done();
    },
  }),
});
