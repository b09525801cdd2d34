/** The decisions of the title as its contract declares them. */
import { CONTRACT } from '@bridgehead/holland44/facts';

/** What only the second edition asks: the client plays the first. */
const OF_THE_SECOND: readonly string[] = [
  'remnant',
  'decline-recovery',
  'disengagement-loss',
] satisfies readonly (keyof typeof CONTRACT.decisions)[];

/** Each kind of decision that players are asked, with the kinds of its answers. */
export const DOCUMENTED: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(CONTRACT.decisions).flatMap(([kind, spec]) =>
    'audience' in spec || OF_THE_SECOND.includes(kind) ? [] : [[kind, Object.keys(spec.choices)] as const],
  ),
);

/** `decision answer`, all of them. */
export const DOCUMENTED_ANSWERS: readonly string[] = [...DOCUMENTED].flatMap(([kind, answers]) =>
  answers.map((answer) => `${kind} ${answer}`),
);
