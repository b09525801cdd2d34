import type { Contract } from './contract/contract.ts';
import type { Game } from './game.ts';
import type { Json, JsonObject } from './json.ts';
import type { Moment } from './moment.ts';
import type { OptionSpec, Options } from './options.ts';
import type { Procedure } from './question.ts';
import type { Result } from './result.ts';
import type { ColumnLayout, State } from './state.ts';

/** How a game begins. */
export interface SetUp {
  readonly title: string;
  readonly edition: number;
  readonly scenario: string;
  readonly options: Options;
  readonly seed: number;
}

/** What is known of a title before it is loaded, by ids: names are words. */
export interface TitleFacts {
  readonly id: string;
  readonly editions: readonly number[];
  readonly scenarios: readonly { readonly id: string }[];
  readonly sides: readonly string[];
  readonly options: readonly OptionSpec[];
}

/** What the engine needs of a title; the title itself is a value that is passed in. */
export interface Title extends TitleFacts {
  /** All that it asks, tells and answers. */
  readonly contract: Contract;
  readonly layout: ColumnLayout;
  readonly procedures: ReadonlyMap<string, Procedure>;
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
   * the game, for they are copied where it is opened; the generator is never taken.
   */
  knownTo(g: Game, side: string): State;
  query(g: Game, what: string, params: JsonObject): Result<Json>;
}
