export { isNestedTooDeep, LONGEST_LINE, NOT_TEXT, tooLong, type UnreadLine } from './lines.ts';
export type { Players } from './players.ts';
export { readSave } from './save-file.ts';
export { fillSentence } from './sentence.ts';
export { createSession, type Session } from './session.ts';
