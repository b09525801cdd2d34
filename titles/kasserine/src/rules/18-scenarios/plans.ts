/** [18.2.7] [18.2.8] The secret plan of the Axis, and Enigma. */
import {
  CHANCE,
  checked,
  done,
  type Flaw,
  type FrameOf,
  frame,
  type Game,
  go,
  procedure,
  question,
} from '@bridgehead/engine';
import { roll } from '../../asking.ts';
import { says } from '../../says.ts';
import { tell, tellPart, tellTo } from '../../state/events.ts';
import { clock, planOf, setClock, setPlan, turnOf } from '../../state/state.ts';
import { enigmaSuccess, PLANS } from '../../tables/plans.ts';

const PLAN = frame('plan', ['draw', 'enigma', 'roll']);
type PlanFrame = FrameOf<typeof PLAN>;
export const planFrame = (step: 'draw' | 'enigma'): PlanFrame => ({ proc: 'plan', step });

const planFlaw = (g: Game, { step }: PlanFrame): Flaw | undefined =>
  (step === 'draw') === (clock(g, 'planDrawn') === 1) ? { local: 'step', says: says('plan-drawn-already') } : undefined;

const isSetUp = (g: Game): boolean => g.state.frames.some(({ proc }) => proc === 'set-up');

export const plan = procedure(checked(PLAN, planFlaw), {
  /** [18.2.7] One of three, and the Axis alone looks at it. */
  draw: question({
    kind: 'plan-draw',
    rule: '18.2.7',
    by: () => CHANCE,
    audience: 'axis',
    choices: () => PLANS.map((one) => ({ kind: 'draw', plan: one }) as const),
    chosen(g: Game, _f: PlanFrame, { plan: drawn }) {
      setPlan(g, drawn);
      setClock(g, 'planDrawn', 1);
      tellTo(g, 'axis', 'plan-drawn', { rule: '18.2.7', plan: drawn });
      tellPart(g, 'allied', 'plan-drawn', { rule: '18.2.7' });
      // [18.3.5] In scenario 3 the Allied player tries at once; in the campaign from the next turn on.
      return isSetUp(g) ? go('enigma') : done();
    },
  }),
  enigma: (g) => (clock(g, 'planKnown') === 1 ? done() : go('roll')),
  /** [18.2.8] The Allied player may look. */
  roll: roll('enigma', (g, _f, die) => {
    const success = die <= enigmaSuccess(turnOf(g));
    tell(g, 'enigma', '18.2.8', { die, success });
    if (!success) return done();
    setClock(g, 'planKnown', 1);
    const seen = planOf(g);
    tellTo(g, 'allied', 'plan-seen', { rule: '18.2.8', ...(seen === undefined ? {} : { plan: seen }) });
    tellPart(g, 'axis', 'plan-seen', { rule: '18.2.8' });
    return done();
  }),
});
