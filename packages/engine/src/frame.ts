import type { Message } from './contract/values.ts';
import type { Game } from './game.ts';
import type { Json } from './json.ts';

/**
 * Where a procedure stands: which one, at which named step, and a few locals. Locals are numbers, words, yes or no, and
 * short lists and records of them that are replaced, never mutated. Frames are plain data and part of every position.
 */
export interface Frame {
  readonly proc: string;
  step: string;
  /** What the procedure that this frame called has come to. */
  result?: Json;
}

/** What a local of a frame may be. */
export interface Kind<T> {
  /** The value of this kind, or throws what the reader of a notation throws to refuse: where, and what was expected. */
  readonly at: (value: Json | undefined, place: string) => T;
}
/** A local that may be left out. */
export interface OptionalKind<T> extends Kind<T> {
  readonly isOptional: true;
}
/** A local that never changes. */
export interface FixedKind<T> extends Kind<T> {
  readonly isFixed: true;
}

export type Locals = Readonly<Record<string, Kind<unknown>>>;
export type ValueOf<K> = K extends Kind<infer T> ? T : never;

/** The frame of a procedure with these steps and locals: declared once, for the compiler and for readers of positions. */
export type FrameWith<Name extends string, Step extends string, L extends Locals> = {
  readonly proc: Name;
  step: Step;
} & ('result' extends keyof L ? unknown : Pick<Frame, 'result'>) & {
    readonly [K in keyof L as L[K] extends FixedKind<unknown> ? K : never]: ValueOf<L[K]>;
  } & {
    -readonly [K in keyof L as L[K] extends OptionalKind<unknown> ? K : never]?: ValueOf<L[K]>;
  } & {
    -readonly [K in keyof L as L[K] extends OptionalKind<unknown> | FixedKind<unknown> ? never : K]: ValueOf<L[K]>;
  };

/** Why a frame cannot stand where it does, though each of its locals is of its kind. */
export interface Flaw {
  /** The local in which it shows; left out if it is the frame itself. */
  readonly local?: string;
  readonly says: Message;
}

/** Who has called a procedure, and whom it has called. */
export interface Neighbours {
  readonly below: Frame | undefined;
  readonly above: Frame | undefined;
}

/** What no game can come to: asked only of frames that come from outside, of the lowest first. */
export type FlawOf<F> = (g: Game, f: F, around: Neighbours) => Flaw | undefined;

/** What the frames of a procedure are. */
export interface FrameKind<F> {
  readonly proc: string;
  /** In their order: it begins at the first. */
  readonly stepNames: readonly string[];
  readonly locals: Locals;
  /** The procedures that it calls, by the step at which it waits for them. */
  readonly calls: Calls;
  /** Its frames come on top of any other, wherever the game stands: `Title.urgent`. */
  readonly isUrgent?: true;
  readonly flaw?: FlawOf<F>;
}
type Calls<Step extends string = string> = Readonly<Partial<Record<Step, readonly string[]>>>;

type NoLocals = Readonly<Record<never, never>>;

export type FrameOf<K> = K extends FrameKind<infer F> ? F : never;

export const frame = <const Name extends string, const Step extends string, const L extends Locals = NoLocals>(
  proc: Name,
  stepNames: readonly Step[],
  locals?: L,
  calls?: Calls<NoInfer<Step>>,
): FrameKind<FrameWith<Name, Step, L>> => ({ proc, stepNames, locals: locals ?? {}, calls: calls ?? {} });

/** The same frames, with what no game can come to: apart from their declaration, from which it takes its type. */
export const checked = <F>(kind: FrameKind<F>, flaw: FlawOf<F>): FrameKind<F> => ({ ...kind, flaw });

/** The first of these statements that holds of a frame. */
export function firstFlaw(
  ...statements: readonly (readonly [holds: boolean, local: string, says: Message])[]
): Flaw | undefined {
  const [, local, says] = statements.find(([holds]) => holds) ?? [];
  if (local === undefined || says === undefined) return undefined;
  return { local, says };
}

/** What a step comes to: go on at another step, call a procedure and resume at a step, or be done. */
export type Flow<Step extends string = string> =
  | { readonly flow: 'go'; readonly step: Step }
  | { readonly flow: 'call'; readonly frame: Frame; readonly resumeAt: Step }
  | { readonly flow: 'done'; readonly result?: Json };

export const go = <const Step extends string>(step: Step): Flow<Step> => ({ flow: 'go', step });

export const call = <const Step extends string>(frame: Frame, resumeAt: Step): Flow<Step> => ({
  flow: 'call',
  frame,
  resumeAt,
});

const DONE: Flow<never> = Object.freeze({ flow: 'done' });

export const done = (result?: Json): Flow<never> => (result === undefined ? DONE : { flow: 'done', result });
