export { isNestedTooDeep, LONGEST_LINE, NOT_TEXT, tooLong, type UnreadLine } from './lines.ts';
export type { Players } from './players.ts';
export type { Languages } from './request.ts';
export { createSpeech, type Dictionary, type Language, type Speech } from './say.ts';
export { type GameHost, hostGame } from './seat/host.ts';
export { createSeatSession } from './seat/seat-session.ts';
export { fillSentence } from './sentence.ts';
export { createSession, type Session } from './session.ts';
export { PROTOCOL_EN } from './words.en.ts';
