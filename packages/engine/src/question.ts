import { EVERYBODY } from './event.ts';
import type { Flow, Frame, FrameKind } from './frame.ts';
import type { Game } from './game.ts';
import type { Json, JsonObject } from './json.ts';
import type { Random } from './random.ts';
import type { Ruling } from './ruling.ts';

/** Who decides: a side of the title, or chance. */
export const CHANCE = 'chance';
export type Decider = string;

/** A choice: plain data with a kind. What else it holds, the title's documentation of the decision tells. */
export interface Choice extends JsonObject {
  readonly kind: string;
}

/** Everybody or a side, or what it depends on. */
export type Audience<F extends Frame> = string | ((g: Game, f: F) => string);

/** A step at which somebody is asked. */
export interface Question<F extends Frame, C extends Choice> {
  /** The name of the decision, part of the protocol. */
  readonly kind: string;
  /** The rule under which it is asked; a refused choice that no rule of its own forbids names this one. */
  readonly rule: string;
  by(g: Game, f: F): Decider;
  /** All legal choices, in a fixed order, lazily where they are many. Those of another kind than `only` may be left out. */
  choices(g: Game, f: F, only?: string): Iterable<C>;
  /** The rule that a choice breaks. Left out: a choice is legal if it is listed. */
  check?(g: Game, f: F, c: Choice): Ruling;
  chosen(g: Game, f: F, c: C): Flow<F['step']>;
  /** One legal choice at random, where listing all of them would be dear. */
  sample?(g: Game, f: F, random: Random): C;
  /** The only choice there is, or undefined if there are several: where listing even two would be dear. */
  only?(g: Game, f: F): C | undefined;
  /** What the decision is about, for the side that must decide it. */
  about?(g: Game, f: F): { readonly [key: string]: Json | undefined };
  /**
   * Chance only: who may know that it was asked and what it chose, everybody or one side. Left out: everybody. Where
   * less than all depends on what a side cannot know, that side is not in the audience.
   */
  readonly audience?: Audience<F>;
  /** Asked even where the choice is forced, because not asking would tell something. */
  readonly alwaysAsk?: true;
}

/** Who may know of a choice of chance; what players choose is told by events alone. */
export function audienceOf(g: Game, q: Question<Frame, Choice>, f: Frame): string {
  const { audience = EVERYBODY } = q;
  return typeof audience === 'string' ? audience : audience(g, f);
}

export type Step<F extends Frame> = ((g: Game, f: F) => Flow<F['step']>) | Question<F, Choice>;

/** The steps of a procedure by name: every one that its frames can stand at. */
type Steps<F extends Frame> = Readonly<Record<F['step'], Step<F>>>;

/** A procedure of the rules: what its frames are, and named steps, the first of which is where it begins. */
export interface Procedure extends FrameKind<Frame> {
  readonly name: string;
  readonly first: string;
  readonly steps: ReadonlyMap<string, Step<Frame>>;
}

/** Types what is chosen from the choices of a question; what reaches `chosen` has passed `check`, so it is one of them. */
export const question = <F extends Frame, C extends Choice>(q: Question<F, C>): Question<F, Choice> =>
  q as unknown as Question<F, Choice>;

/** The procedure whose frames are of this kind. */
export function procedure<F extends Frame>(kind: FrameKind<F>, steps: Steps<F>): Procedure {
  const [first] = kind.stepNames;
  if (first === undefined) throw new RangeError(`procedure «${kind.proc}» has no steps`);
  // The interpreter hands each step the frame that its own procedure made; types cannot see that.
  return { ...kind, name: kind.proc, first, steps: new Map(Object.entries(steps)) } as unknown as Procedure;
}
