export type { ProtocolError } from './fault.ts';
export type { Idea, Players, Thinker } from './players.ts';
export { readSave } from './save-file.ts';
export { type Fields, fillSentence } from './sentence.ts';
export { createSession, LONGEST_LINE, type Session, type World } from './session.ts';
