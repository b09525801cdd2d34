export { apply, rollbackTo, runAutomaticSteps, undo, undoRefusal } from './apply.ts';
export { beginGame, openPosition, openQuestion } from './begin.ts';
export { cached, cachedUntilWrite, followed, ofSetUp } from './cache.ts';
export { die, type Roll, ScriptFault } from './chance.ts';
export { check, choices, type Decision, deciderOf, decision, sampleChoice, whereIs } from './decision.ts';
export { EngineError } from './engine-error.ts';
export { EVERYBODY, type GameEvent } from './event.ts';
export {
  call,
  checked,
  done,
  type FixedKind,
  type Flaw,
  type FlawOf,
  type Flow,
  type Frame,
  type FrameKind,
  type FrameOf,
  type FrameWith,
  firstFlaw,
  frame,
  go,
  type Kind,
  type Locals,
  type Neighbours,
  type OptionalKind,
  type ValueOf,
} from './frame.ts';
export {
  cell,
  closeUndo,
  emit,
  emptyState,
  type Game,
  type Given,
  openGame,
  recomputeHash,
  unwindJournal,
  write,
} from './game.ts';
export { formatHash, hashText } from './hash.ts';
export { isJsonObject, type Json, type JsonObject, sameJson } from './json.ts';
export {
  changesSince,
  type KnownChanges,
  openKnownPosition,
  renewKnownPosition,
  takeUpChanges,
  takeUpKnownPosition,
} from './known-position.ts';
export { type Moment, type Passage, passagesOf } from './moment.ts';
export {
  type OptionSpec,
  type Options,
  type OptionValue,
  optionsFromWords,
  optionWord,
  readOptions,
  yesOrNo,
} from './options.ts';
export { type ChanceRecord, forcedChoice, type Played, play, playForced, rollsSince, scriptedMark } from './play.ts';
export { positionHash } from './position-hash.ts';
export {
  type Audience,
  CHANCE,
  type Choice,
  type Decider,
  type Procedure,
  procedure,
  type Question,
  question,
} from './question.ts';
export { RANDOM_WORDS, type Random, randomFrom } from './random.ts';
export { bad, type Fault, type FaultCode, good, type Result } from './result.ts';
export { OK, type Permission, type Refusal, type Refuses, type Ruling, refusal } from './ruling.ts';
export { checksumOf, digestOf } from './saves/digest.ts';
export { type SavedPlayer, type SeatedSince, type Seating, seatingIn, seatingsIn } from './saves/players.ts';
export { readSave } from './saves/read-save.ts';
export { type Departure, type Opened, openSave, type Replayed, replaySave } from './saves/replay.ts';
export { type SavedChoice, type SaveFile, savedChoices, saveGame } from './saves/save-file.ts';
export { readSaveText, saveLines, writeSaveText } from './saves/save-text.ts';
export { type Verified, verifySave } from './saves/verify.ts';
export { type HouseRules, type RuleSpec, readHouseRules, ruleInEdition } from './set-up/house-rules.ts';
export { CHANCE_COLUMN, type ColumnLayout, type State } from './state.ts';
export type { SetUp, Title, TitleFacts } from './title.ts';
export type { Advice, Candidate, Reason, Score, Thinking, TitleAi } from './title-ai.ts';
export { ENGINE_EN } from './words/en.ts';
export { message, type SaysBy, speaking } from './words/says.ts';
