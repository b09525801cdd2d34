import type { Contract } from './contract/contract.ts';
import type { Frame } from './frame.ts';
import type { Game } from './game.ts';
import type { Json, JsonObject } from './json.ts';
import type { Moment } from './moment.ts';
import type { OptionSpec, Options } from './options.ts';
import type { Procedure } from './question.ts';
import type { Result } from './result.ts';
import type { HouseRules, RuleSpec } from './set-up/house-rules.ts';
import type { ColumnLayout, State } from './state.ts';

/** How a game begins. */
export interface SetUp {
  readonly title: string;
  readonly edition: number;
  readonly scenario: string;
  readonly options: Options;
  /** Single rules that are not as the edition has them; left out where there are none. */
  readonly rules?: HouseRules;
  readonly seed: number;
}

/** What is known of a title before it is loaded, by ids: names are words. */
export interface TitleFacts {
  readonly id: string;
  readonly editions: readonly number[];
  readonly scenarios: readonly { readonly id: string }[];
  readonly sides: readonly string[];
  readonly options: readonly OptionSpec[];
  /** Where its editions differ; left out where there is one. */
  readonly rules?: readonly RuleSpec[];
}

/** What the engine needs of a title; the title itself is a value that is passed in. */
export interface Title extends TitleFacts {
  /** All that it asks, tells and answers. */
  readonly contract: Contract;
  readonly layout: ColumnLayout;
  readonly procedures: ReadonlyMap<string, Procedure>;
  /** What the book in use calls a rule, where that is not what the code calls it; undefined where it is. */
  numbering?(setUp: SetUp): ((rule: string) => string) | undefined;
  /** A procedure that must run before anything else goes on, wherever the game stands; undefined if none must. */
  urgent?(g: Game): Frame | undefined;
  /** The position in which a scenario begins. */
  begin(setUp: SetUp): Result<State>;
  writePosition(g: Game): JsonObject;
  /** A position written by hand or by `writePosition`; refused with the rule it breaks. */
  readPosition(json: JsonObject): Result<{ readonly setUp: SetUp; readonly state: State }>;
  /** Turn and phase in which the rules now stand, also between two questions. */
  moment(g: Game): Moment;
  /** What a side may know, built up from nothing; undefined for the umpire, who may know all but the future. */
  view(g: Game, side: string | undefined): JsonObject;
  /**
   * The same as a position, for those who think ahead: what the side may not know is blank. It may share its columns with
   * the game, for they are copied where it is opened; the generator is never taken. Another column that it gives again holds what
   * it held before.
   */
  knownTo(g: Game, side: string): State;
  query(g: Game, what: string, params: JsonObject): Result<Json>;
}
