/** What a title says, as a test reads it: in the words of its tables, with ids for names. */
import { ENGINE_EN, type Fault, isJsonObject, type Json } from '@bridgehead/engine';
import type { Message, Messages, Say, Template } from '@bridgehead/engine/contract';
import { createSpeech, PROTOCOL_EN } from '@bridgehead/protocol';
import { TOOLKIT_EN } from '@bridgehead/toolkit';

export const sayFrom = (messages: Messages = {}): Say =>
  createSpeech(
    { messages: { ...ENGINE_EN, ...PROTOCOL_EN, ...TOOLKIT_EN, ...messages }, words: {}, nameOf: (_kind, id) => id },
    {
      plural: (count) => (count === 1 ? 'one' : 'other'),
      list: (words) => words.join(', '),
      figure: String,
      odds: String,
      percent: (share) => `${Math.round(100 * share)}%`,
    },
  ).say;

/** `units[3].hex: [6.1] two Unknown units stand there` */
export function faultText({ place, says: { rule, ...what } }: Fault, messages: Messages = {}): string {
  const by = rule === undefined ? '' : `[${rule}] `;
  return `${place}: ${by}${sayFrom(messages)(what)}`;
}

/** What keeps a message from being a whole sentence: a code that has none, a hole that nothing of its kind fills. */
export function unsaid({ code, params = {} }: Message, messages: Messages): readonly string[] {
  const template = Object.hasOwn(messages, code) ? messages[code] : undefined;
  if (template === undefined) return [`${code} has no sentence`];
  return holesOf(template).flatMap(([name, kind]) => {
    const value = Object.hasOwn(params, name) ? params[name] : undefined;
    const inside = messagesIn(value, kind).flatMap((one) => unsaid(one, messages));
    return fills(value, kind) ? inside : [`${code}: ${JSON.stringify(value)} for ${name}:${kind}`, ...inside];
  });
}

/** Every form of it; parts in brackets may be left out. */
function holesOf(template: Template): readonly (readonly [name: string, kind: string])[] {
  const forms = typeof template === 'string' ? [template] : [template.one, template.other, `{${template.by}:number}`];
  return forms.flatMap((form) =>
    [...form.replace(/\[[^\]]*\]/g, '').matchAll(/\{(\w+):(\w+)\}/g)].map(
      ([, name = '', kind = '']) => [name, kind] as const,
    ),
  );
}

function fills(value: Json | undefined, kind: string): boolean {
  if (kind === 'number' || kind === 'percent') return typeof value === 'number' && Number.isFinite(value);
  if (kind === 'message') return messagesIn(value, kind).length === 1;
  if (kind === 'messages') return messagesIn(value, kind).length > 0;
  if (kind === 'units' || kind === 'words' || kind === 'path')
    return Array.isArray(value) && value.length > 0 && value.every(isName);
  return isName(value);
}

const isName = (value: Json | undefined): boolean => typeof value === 'string' && value !== '';

function messagesIn(value: Json | undefined, kind: string): readonly Message[] {
  if (kind === 'messages') return Array.isArray(value) ? value.flatMap((one: Json) => messagesIn(one, 'message')) : [];
  return kind === 'message' && isMessage(value) ? [value] : [];
}

const isMessage = (value: Json | undefined): value is Message => isJsonObject(value) && typeof value.code === 'string';
