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
  refusal,
} from '@bridgehead/engine';
import type { Side } from '../data/unit-data.ts';
import { keepsSecrets } from '../scenario/options.ts';

/** [2.1] [8.1] Its own side alone where the other may not know all of it, everybody in an open game. */
export const forOwner =
  <F extends Frame>(owner: (f: F) => Side): Audience<F> =>
  (g, f) =>
    keepsSecrets(g) ? owner(f) : EVERYBODY;

const LISTS = new Map<string, readonly Roll[]>();

/** The rolls from one number to another; made once and used again. */
function rolls(from: number, to: number): readonly Roll[] {
  const key = `${from}-${to}`;
  const known = LISTS.get(key);
  if (known !== undefined) return known;
  const list = Object.freeze(
    Array.from({ length: to - from + 1 }, (_, i) => Object.freeze({ kind: 'roll', die: from + i } as const)),
  );
  LISTS.set(key, list);
  return list;
}

export interface Dice<F extends Frame> {
  /** The name of the decision, part of the protocol. */
  readonly kind: string;
  readonly rule: string;
  readonly from: number;
  /** A number, or what it depends on. */
  readonly to: number | ((g: Game, f: F) => number);
  /** Who may know of the roll: everybody or one side. */
  readonly audience: Audience<F>;
  rolled(g: Game, f: F, die: number): Flow<F['step']>;
  about?(g: Game, f: F): { readonly [key: string]: string | number | undefined };
}

/** A step at which chance draws a whole number, each as likely. */
export function roll<F extends Frame>({ kind, rule, from, to, audience, rolled, about }: Dice<F>): Question<F, Choice> {
  const notOfThisDie = refusal(rule, 'not a roll of this die');
  const last = (g: Game, f: F): number => (typeof to === 'number' ? to : to(g, f));
  return question<F, Roll>({
    kind,
    rule,
    by: () => CHANCE,
    audience,
    choices: (g, f) => rolls(from, last(g, f)),
    check(g, f, choice) {
      const { die } = choice;
      const isRoll = choice.kind === 'roll' && Object.keys(choice).length === 2;
      return isRoll && typeof die === 'number' && Number.isInteger(die) && die >= from && die <= last(g, f)
        ? OK
        : notOfThisDie;
    },
    chosen: (g, f, c) => rolled(g, f, c.die),
    ...(about === undefined ? {} : { about }),
  });
}

/** Chances and shares are counted in parts of a hundred. */
export const PERCENT = 100;
