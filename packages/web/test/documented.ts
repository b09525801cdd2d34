/** The decisions of the title as its contract declares them. */
import { CONTRACT } from '@bridgehead/holland44/facts';

/** Each kind of decision that players are asked, with the kinds of its answers. */
export const DOCUMENTED: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(CONTRACT.decisions).flatMap(([kind, spec]) =>
    'audience' in spec ? [] : [[kind, Object.keys(spec.choices)] as const],
  ),
);

/** `decision answer`, all of them. */
export const DOCUMENTED_ANSWERS: readonly string[] = [...DOCUMENTED].flatMap(([kind, answers]) =>
  answers.map((answer) => `${kind} ${answer}`),
);
