/** Dice of any number of sides: decisions of chance whose outcomes can be listed. */
import {
  type Audience,
  CHANCE,
  type Choice,
  EVERYBODY,
  type Flow,
  type Frame,
  type Game,
  OK,
  type Question,
  question,
  type Roll,
} from '@bridgehead/engine';
import type { AboutOf } from '@bridgehead/engine/contract';
import { choiceReader } from '@bridgehead/toolkit';
import { VOCABULARY } from '../asking.ts';
import { DECISIONS, type RollKind } from '../contract/decisions.ts';
import type { Side } from '../data/unit-data.ts';
import { keepsSecrets } from '../scenario/options.ts';
import { isInSightOf } from './stacks.ts';
import { enemyOf } from './units.ts';

/** The rolls from one number to another. */
const rolls = (from: number, to: number): readonly Roll[] =>
  Object.freeze(
    Array.from({ length: to - from + 1 }, (_, i) => Object.freeze({ kind: 'roll', die: from + i } as const)),
  );

/** Whose unit or hex a roll is for, where the contract does not let everybody know of it. */
interface Owned<F extends Frame> {
  owner(f: F): Side;
}
/** The same of a roll that those who see into a hex may know of. */
interface Observed<F extends Frame> extends Owned<F> {
  hex(f: F): number;
}

type KnownTo<K extends RollKind, F extends Frame> = {
  readonly all: { readonly owner?: never; readonly hex?: never };
  readonly owner: Owned<F> & { readonly hex?: never };
  readonly seen: Observed<F>;
}[(typeof DECISIONS)[K]['audience']];

export type Dice<K extends RollKind, F extends Frame> = KnownTo<K, F> & {
  rolled(g: Game, f: F, die: number): Flow<F['step']>;
  about?(g: Game, f: F): NonNullable<AboutOf<(typeof DECISIONS)[K]>>;
};

/** [2.1] [8.1] Its own side alone where the other may not know all of it or does not see into the hex, else everybody. */
function audienceFor<F extends Frame>({ owner, hex }: Partial<Observed<F>>): Audience<F> {
  if (owner === undefined) return EVERYBODY;
  if (hex === undefined) return (g, f) => (keepsSecrets(g) ? owner(f) : EVERYBODY);
  return (g, f) => (isInSightOf(g, enemyOf(owner(f)), hex(f)) ? EVERYBODY : owner(f));
}

/** A step at which chance draws a whole number, each as likely: by which rule, from what to what, the contract says. */
export function roll<K extends RollKind, F extends Frame>(kind: K, dice: Dice<K, F>): Question<F, Choice> {
  const spec = DECISIONS[kind];
  const { from, to } = spec.choices.roll.die;
  const [list, read] = [rolls(from, to), choiceReader(spec, VOCABULARY)];
  const { rolled, about } = dice;
  return question<F, Roll>({
    kind,
    rule: spec.rule,
    by: () => CHANCE,
    audience: audienceFor(dice),
    choices: () => list,
    check(_g, _f, choice) {
      // What chance draws is one of the list; what was written down has to be read.
      if (list[Number(choice.die) - from] === choice) return OK;
      const found = read(choice);
      return 'legal' in found ? found : OK;
    },
    chosen: (g, f, c) => rolled(g, f, c.die),
    ...(about === undefined ? {} : { about }),
  });
}
