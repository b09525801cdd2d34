/** A title of two columns and whatever procedures a test needs. */
import { beginGame } from '../src/begin.ts';
import { type Frame, frame } from '../src/frame.ts';
import { emptyState, type Game } from '../src/game.ts';
import type { Json } from '../src/json.ts';
import { type Choice, type Procedure, procedure, type Question, question, type Step } from '../src/question.ts';
import { bad, good } from '../src/result.ts';
import type { SetUp, Title } from '../src/title.ts';

export const PURSE = 0;
export const MARK = 1;
const LAYOUT = { names: ['purse', 'mark'], sizes: [3, 2] };

export const SET_UP: SetUp = { title: 'tiny', edition: 1, scenario: 'only', options: {}, seed: 11 };

/** Begins in the first step of the first procedure. */
export function tinyTitle(...procedures: readonly Procedure[]): Title {
  return {
    id: 'tiny',
    editions: [1],
    scenarios: [{ id: 'only' }],
    sides: ['red', 'blue'],
    options: [],
    contract: { decisions: {}, events: {}, queries: {}, view: {} },
    layout: LAYOUT,
    procedures: new Map(procedures.map((one) => [one.name, one])),
    begin(setUp) {
      const state = emptyState(LAYOUT, setUp.seed);
      const [entry] = procedures;
      if (entry !== undefined) state.frames.push({ proc: entry.name, step: entry.first });
      return good(state);
    },
    writePosition: (g) => ({ columns: g.state.columns }),
    readPosition: () => bad('bad-position', '', { code: 'never-read' }),
    moment: (g) => ({ turn: g.cells[MARK]?.[0] ?? 0, phase: g.state.frames.at(-1)?.step ?? 'over' }),
    view: () => ({}),
    query: (_g, what) => bad('unknown-query', 'what', { code: what }),
    knownTo: (g) => g.state,
  };
}

export function beginTiny(procedures: readonly Procedure[], dice: readonly Json[] = [], seed = SET_UP.seed): Game {
  const begun = beginGame(tinyTitle(...procedures), { ...SET_UP, seed }, dice);
  if (!begun.ok) throw new Error(begun.fault.says.code);
  return begun.value;
}

/** A procedure without locals; its steps may go anywhere, so that tests can send them astray. */
export const bareProcedure = (name: string, steps: Readonly<Record<string, Step<Frame>>>): Procedure =>
  procedure<Frame>(frame(name, Object.keys(steps)), steps);

/** A question of one side, with these kinds of choice. */
export const ask = (
  by: string,
  kinds: readonly string[],
  chosen: Question<Frame, Choice>['chosen'],
): Question<Frame, Choice> =>
  question<Frame, Choice>({
    kind: `asked ${by}`,
    rule: '1',
    by: () => by,
    choices: () => kinds.map((kind) => ({ kind })),
    chosen,
  });
