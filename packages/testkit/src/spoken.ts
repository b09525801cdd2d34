/** What a title says, as a test reads it: in the words of its tables, with ids for names. */
import { ENGINE_EN, type Fault } from '@bridgehead/engine';
import type { Messages, Say } from '@bridgehead/engine/contract';
import { createSpeech, PROTOCOL_EN } from '@bridgehead/protocol';
import { TOOLKIT_EN } from '@bridgehead/toolkit';

export const sayFrom = (messages: Messages = {}): Say =>
  createSpeech(
    { messages: { ...ENGINE_EN, ...PROTOCOL_EN, ...TOOLKIT_EN, ...messages }, words: {}, nameOf: (_kind, id) => id },
    { plural: (count) => (count === 1 ? 'one' : 'other'), list: (words) => words.join(', '), figure: String },
  ).say;

/** `units[3].hex: [6.1] two Unknown units stand there` */
export function faultText({ place, says: { rule, ...what } }: Fault, messages: Messages = {}): string {
  const by = rule === undefined ? '' : `[${rule}] `;
  return `${place}: ${by}${sayFrom(messages)(what)}`;
}
