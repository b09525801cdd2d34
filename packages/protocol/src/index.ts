export { languageOf } from './language.ts';
export { isNestedTooDeep, LONGEST_LINE, NOT_TEXT, tooLong, type UnreadLine } from './lines.ts';
export type { Players } from './players.ts';
export { readSave } from './save-file.ts';
export { createSpeech, type Dictionary, type Language, type Speech } from './say.ts';
export { fillSentence } from './sentence.ts';
export { createSession, type Languages, type Session } from './session.ts';
export { PROTOCOL_EN } from './words.en.ts';
