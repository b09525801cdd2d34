import { advanceGenerator } from './chance.ts';
import { check, currentQuestion, deciderOf, isVouched, stepOf, topFrame, whereIs } from './decision.ts';
import { EngineError } from './engine-error.ts';
import type { Flow, Frame } from './frame.ts';
import { forgetQuestion, type Game, type Given, type LaidDown, unwindJournal } from './game.ts';
import { positionHash } from './position-hash.ts';
import { audienceOf, CHANCE, type Choice, type Decider } from './question.ts';
import { OK, type Refusal, type Ruling } from './ruling.ts';
import { refusal } from './words/says.ts';

/** More automatic steps than this between two questions are a procedure that never asks. */
const STEP_LIMIT = 100_000;
const CHECKPOINT_EVERY = 50;

/**
 * Applies one choice, checked, and runs on to the next question. A refused choice changes nothing. Where nobody listens, a choice that
 * the engine has just found itself is not checked a second time.
 */
export function apply(g: Game, choice: unknown, given: Given = BY_A_PLAYER): Ruling {
  if (!isVouched(g, choice)) {
    const ruling = check(g, choice);
    if (!ruling.legal) return ruling;
  }
  applyChecked(g, choice as Choice, given);
  return OK;
}

const BY_A_PLAYER: Given = {};

function applyChecked(g: Game, choice: Choice, { forced = false, scripted = false }: Given): void {
  const before = currentQuestion(g);
  if (before === undefined) throw new EngineError('the game is over');
  const { question } = before;
  const by = question.by(g, before.frame);
  const { history, journal, state, scriptAt, laidDown, undoFloor } = g;
  history.push({
    by,
    choice,
    kind: question.kind,
    audience: by === CHANCE ? audienceOf(g, question, before.frame) : undefined,
    scripted: scripted ? true : undefined,
    forced,
    journalLength: journal.length,
    frames: state.frames,
    scriptAt,
    laidDown,
    undoFloor,
  });
  // The old frames stay untouched: to unwind is to put them back. A frame is copied when it comes to the top.
  state.frames = state.frames.slice();
  g.ownFramesFrom = state.frames.length;
  ownTopFrame(g);
  forgetQuestion(g);
  g.closesUndo = false;
  if (scripted) g.laidDown = 'untold';
  else if (laidDown !== 'no') g.laidDown = stillUntold(laidDown, by);
  if (by === CHANCE) advanceGenerator(g);
  const frame = topFrame(g);
  if (frame === undefined) throw new EngineError('the game is over');
  follow(g, frame, question.chosen(g, frame, choice));
  runAutomaticSteps(g);
  if (by === CHANCE || g.closesUndo || deciderOf(g) !== by) g.undoFloor = history.length;
  if (g.collectEvents && history.length % CHECKPOINT_EVERY === 0) g.checkpoints.set(history.length, positionHash(g));
}

/** A die may be told together with the next one, or after a player's choice, but not with a die rolled after that. */
const stillUntold = (laidDown: LaidDown, by: Decider): LaidDown =>
  by !== CHANCE ? 'waiting' : laidDown === 'untold' ? 'untold' : 'no';

/** After how many choices the hash is kept in a game of this length. */
export const checkpointsUpTo = (length: number): readonly number[] =>
  Array.from({ length: Math.floor(length / CHECKPOINT_EVERY) }, (_, i) => (i + 1) * CHECKPOINT_EVERY);

/** Runs automatic steps until somebody is asked or the game is over. */
export function runAutomaticSteps(g: Game): void {
  for (let steps = 0; steps < STEP_LIMIT; steps++) {
    const urgent = g.title.urgent?.(g);
    if (urgent !== undefined) g.state.frames.push({ ...urgent });
    const frame = topFrame(g);
    if (frame === undefined) return;
    const step = stepOf(g, frame);
    if (typeof step !== 'function') return;
    follow(g, frame, step(g, frame));
  }
  throw new EngineError('a procedure never asks', { at: whereIs(g) });
}

function follow(g: Game, frame: Frame, flow: Flow): void {
  const { frames } = g.state;
  // The step that told of a laid-down choice is over: what comes now comes of the rules.
  if (g.laidDown === 'told') g.laidDown = 'no';
  switch (flow.flow) {
    case 'go':
      frame.step = flow.step;
      return;
    case 'call':
      frame.step = flow.resumeAt;
      // To delete what is not there costs time, too.
      if (frame.result !== undefined) delete frame.result;
      // A copy: a title may keep its frame as a constant.
      frames.push({ ...flow.frame });
      return;
    case 'done': {
      frames.pop();
      const caller = ownTopFrame(g);
      if (caller !== undefined && flow.result !== undefined) caller.result = flow.result;
      return;
    }
  }
}

/** Rules change the frame on top only: there it is copied, unless that has been done since the choice. */
function ownTopFrame(g: Game): Frame | undefined {
  const { frames } = g.state;
  const top = frames.length - 1;
  const shared = frames[top];
  if (shared === undefined || top >= g.ownFramesFrom) return shared;
  const own = { ...shared };
  frames[top] = own;
  g.ownFramesFrom = top;
  return own;
}

/** Takes back choices until this many are left, whatever undo would allow: for searches. */
export function rollbackTo(g: Game, length: number): void {
  while (g.history.length > length) {
    const entry = g.history.pop();
    if (entry === undefined) return;
    unwindJournal(g, entry.journalLength);
    g.state.frames = entry.frames;
    g.scriptAt = entry.scriptAt;
    g.laidDown = entry.laidDown;
    g.undoFloor = entry.undoFloor;
    g.checkpoints.delete(g.history.length + 1);
    forgetQuestion(g);
  }
}

const NOTHING_TO_UNDO = refusal('-', 'nothing-to-undo');
const UNDO_IS_CLOSED = refusal('-', 'undo-closed');

/** Takes back the last choice that a player made, with the forced ones after it. */
export function undo(g: Game): Ruling {
  const refusal = undoRefusal(g);
  if (refusal !== undefined) return refusal;
  const lastGiven = g.history.findLastIndex((entry) => !entry.forced);
  rollbackTo(g, lastGiven);
  return OK;
}

export function undoRefusal(g: Game): Refusal | undefined {
  const lastGiven = g.history.findLastIndex((entry) => !entry.forced);
  if (lastGiven < 0) return NOTHING_TO_UNDO;
  return lastGiven < g.undoFloor ? UNDO_IS_CLOSED : undefined;
}
