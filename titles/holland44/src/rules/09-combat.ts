/** Chapter 9: combat. Until it exists, the phase offers nothing but to pass. */
import { type Choice, call, done, procedure, question } from '@bridgehead/engine';
import type { PhaseFrame } from '../frames.ts';
import { stepLimitFrame } from './06-step-limit.ts';

export const combat = procedure<PhaseFrame>('combat', {
  begin: question<PhaseFrame, Choice & { readonly kind: 'pass' }>({
    kind: 'combat',
    rule: '9.1',
    by: (_g, f) => f.side,
    choices: () => [{ kind: 'pass' }],
    /** [6.4.2] The limit of nine steps is judged again when the phase is complete. */
    chosen: (_g, f) => call(stepLimitFrame(f.side), 'end'),
  }),
  end: () => done(),
});
