export { misfitAmong, misfitIn } from './conform.ts';
export type {
  AboutOf,
  AnswerOf,
  ChoiceOf,
  ChoicesOf,
  ChoiceWith,
  Contract,
  DecisionSpec,
  Decisions,
  EventOf,
  EventSpecs,
  ParamsOfQuery,
  QuerySpec,
  QuerySpecs,
  ReadAbout,
  ReadChoice,
  ReadChoicesOf,
  RepliesOf,
  ToldAnswer,
  ToldEvent,
} from './contract.ts';
export { type CodeWord, type EventCodes, sentencesOf } from './event-words.ts';
export * from './fields.ts';
export { choiceFields, namesAmong, numbersAmong, textsAmong } from './names.ts';
export type { Filling, HoleKind, HoleNames, Messages, ParamsOf, Plural, Says, Template } from './templates.ts';
export type { Message, Params, Printed, PrintedFields, ReadFields, ReadValue, Told, ToldFields } from './values.ts';
export { type Say, worded, wordedFields } from './worded.ts';
