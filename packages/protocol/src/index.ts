export type { ProtocolError } from './fault.ts';
export { isNestedTooDeep, LONGEST_LINE, NOT_TEXT, tooLong, type UnreadLine } from './lines.ts';
export type { Idea, Players, Thinker } from './players.ts';
export { readSave } from './save-file.ts';
export { type Fields, fillSentence } from './sentence.ts';
export { createSession, type Session, type World } from './session.ts';
