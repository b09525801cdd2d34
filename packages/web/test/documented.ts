/** The decisions of a title as its contract declares them. */
import { CONTRACT } from '@bridgehead/holland44/facts';

/** Each kind of decision that players are asked, with the kinds of its answers. */
export type Documented = ReadonlyMap<string, readonly string[]>;

interface Declared {
  readonly decisions: Readonly<Record<string, { readonly choices: object; readonly audience?: string }>>;
}

/** But for those that the client never comes to. */
export const documentedIn = ({ decisions }: Declared, without: readonly string[] = []): Documented =>
  new Map(
    Object.entries(decisions).flatMap(([kind, { choices, audience }]) =>
      audience === undefined && !without.includes(kind) ? [[kind, Object.keys(choices)] as const] : [],
    ),
  );

/** `decision answer`, all of them. */
export const answersOf = (documented: Documented): readonly string[] =>
  [...documented].flatMap(([kind, answers]) => answers.map((answer) => `${kind} ${answer}`));

/** What only the second edition asks: the client plays the first. */
const OF_THE_SECOND: readonly string[] = [
  'remnant',
  'decline-recovery',
  'disengagement-loss',
] satisfies readonly (keyof typeof CONTRACT.decisions)[];

export const DOCUMENTED = documentedIn(CONTRACT, OF_THE_SECOND);
