import { runAutomaticSteps } from './apply.ts';
import { choices, stepOf } from './decision.ts';
import type { Flaw } from './frame.ts';
import { type Game, openGame } from './game.ts';
import type { Json, JsonObject } from './json.ts';
import { readOptions } from './options.ts';
import { playForced } from './play.ts';
import { bad, good, type Result } from './result.ts';
import { readHouseRules } from './set-up/house-rules.ts';
import type { SetUp, Title } from './title.ts';
import { says } from './words/says.ts';

/** A new game at its first question. */
export function beginGame(title: Title, setUp: SetUp, script: readonly Json[] = []): Result<Game> {
  const begun = openScenario(title, setUp, script);
  return begun.ok ? good(started(begun.value)) : begun;
}

function openScenario(title: Title, setUp: SetUp, script: readonly Json[]): Result<Game> {
  const fault = setUpFault(title, setUp);
  if (fault !== undefined) return fault;
  const options = readOptions(title.options, setUp.options, setUp.edition);
  if (!options.ok) return options;
  const { rules: given = {}, ...rest } = setUp;
  const rules = readHouseRules(title, setUp.edition, given);
  if (!rules.ok) return rules;
  const read = { ...rest, options: options.value, ...(rules.value === undefined ? {} : { rules: rules.value }) };
  const state = title.begin(read);
  return state.ok ? good(openGame(title, read, state.value, { script })) : state;
}

/** The same, but nothing is chosen yet: for a replay, which has every choice. */
export function beginRaw(title: Title, setUp: SetUp, from: JsonObject | undefined): Result<Game> {
  return from === undefined ? settled(openScenario(title, setUp, [])) : openQuestion(title, from);
}

/** A position at the question on top of it: nobody chooses, not even where one choice is left. */
export const openQuestion = (title: Title, json: JsonObject): Result<Game> => settled(readGame(title, json, []));

function settled(opened: Result<Game>): Result<Game> {
  if (opened.ok) runAutomaticSteps(opened.value);
  return opened;
}

function setUpFault(title: Title, setUp: SetUp): Result<never> | undefined {
  const known = (list: readonly (string | number)[]): { readonly known: string } => ({ known: list.join(', ') });
  if (setUp.title !== title.id) return bad('unknown-title', 'title', says('unknown-title', known([title.id])));
  if (!title.editions.includes(setUp.edition))
    return bad('bad-request', 'edition', says('unknown-edition', known(title.editions)));
  const scenarios = title.scenarios.map(({ id }) => id);
  if (!scenarios.includes(setUp.scenario))
    return bad('bad-request', 'scenario', says('unknown-scenario', known(scenarios)));
  return undefined;
}

/** A position, written by hand or by a game, at its next question. */
export function openPosition(title: Title, json: JsonObject, script: readonly Json[] = []): Result<Game> {
  const read = readGame(title, json, script);
  return read.ok ? good(started(read.value)) : read;
}

function readGame(title: Title, json: JsonObject, script: readonly Json[]): Result<Game> {
  const read = title.readPosition(json);
  if (!read.ok) return read;
  const g = openGame(title, read.value.setUp, read.value.state, { script, from: json });
  return flawIn(g) ?? good(g);
}

/** The first frame that cannot stand where it does. */
function flawIn(g: Game): Result<never> | undefined {
  const { frames } = g.state;
  for (const [i, frame] of frames.entries()) {
    const above = frames[i + 1];
    // What is urgent comes between a step and the next: nobody has called it.
    const isCalled = above !== undefined && g.title.procedures.get(above.proc)?.isUrgent !== true;
    const around = { below: frames[i - 1], above: isCalled ? above : undefined };
    const flaw = g.title.procedures.get(frame.proc)?.flaw?.(g, frame, around) ?? choicelessFlaw(g, i);
    if (flaw === undefined) continue;
    const place = flaw.local === undefined ? '' : `.${flaw.local}`;
    return bad('bad-position', `frames[${i}]${place}`, flaw.says);
  }
  return undefined;
}

/** A question without a choice. */
function choicelessFlaw(g: Game, i: number): Flaw | undefined {
  const frame = g.state.frames[i];
  if (frame === undefined || i < g.state.frames.length - 1 || typeof stepOf(g, frame) === 'function') return undefined;
  for (const _choice of choices(g)) return undefined;
  return { local: 'step', says: says('no-answer', { step: frame.step }) };
}

function started(g: Game): Game {
  runAutomaticSteps(g);
  playForced(g);
  g.undoFloor = g.history.length;
  return g;
}
