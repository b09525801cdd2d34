/** The decisions of a title as its contract declares them. */
import { CONTRACT } from '@bridgehead/holland44/facts';

/** Each kind of decision that players are asked, with the kinds of its answers. */
export type Documented = ReadonlyMap<string, readonly string[]>;

interface Declared {
  readonly decisions: Readonly<Record<string, { readonly choices: object; readonly audience?: string }>>;
}

/** But for decisions, and answers named `decision answer`, that the client never comes to. */
export const documentedIn = ({ decisions }: Declared, without: readonly string[] = []): Documented =>
  new Map(
    Object.entries(decisions).flatMap(([kind, { choices, audience }]) => {
      if (audience !== undefined || without.includes(kind)) return [];
      return [[kind, Object.keys(choices).filter((answer) => !without.includes(`${kind} ${answer}`))] as const];
    }),
  );

/** `decision answer`, all of them. */
export const answersOf = (documented: Documented): readonly string[] =>
  [...documented].flatMap(([kind, answers]) => answers.map((answer) => `${kind} ${answer}`));

type Kind = keyof typeof CONTRACT.decisions;

/** What an edition of Holland '44 never asks, and never hears. */
const NEVER: Readonly<Record<number, readonly (Kind | `${Kind} ${string}`)[]>> = {
  1: ['remnant', 'decline-recovery', 'disengagement-loss'],
  2: ['balance', 'march-attackers', 'movement-orders cover', 'advance-on pick-up'],
};

export const documentedOf = (edition: number): Documented => documentedIn(CONTRACT, NEVER[edition]);
