/** A line of the protocol as a request, and what is replied to it; the same for hosts and seats. */
import { ENGINE_EN, isJsonObject, type Json, type JsonObject } from '@bridgehead/engine';
import type { Say } from '@bridgehead/engine/contract';
import { fail, type ProtocolError, quoted, says } from './fault.ts';
import { bytesOf, DEEPEST, isNestedTooDeep, LONGEST_LINE, tooLong, type UnreadLine } from './lines.ts';
import { expectFields } from './params.ts';
import { createSpeech } from './say.ts';
import { PROTOCOL_EN } from './words.en.ts';

/** What all titles have in common, without names and without a language's own ways. */
export const { say: COMMON } = createSpeech(
  { messages: { ...ENGINE_EN, ...PROTOCOL_EN }, words: {}, nameOf: (_kind, id) => id },
  {
    plural: (count) => (count === 1 ? 'one' : 'other'),
    list: (words) => words.join(', '),
    figure: String,
    odds: String,
    percent: String,
  },
);

/** The languages that a session speaks. */
export interface Languages {
  /** The first is spoken where none is asked for. */
  readonly known: readonly string[];
  /** How one of them is spoken in a title, or where there is none. */
  speak(lang: string, title: string | undefined): Say;
  /** What a title and its versions are called in it. */
  names(lang: string, title: string): TitleNames | undefined;
}

/** By the ids of scenarios and options. */
export interface TitleNames {
  readonly name: string;
  readonly costUnit: string;
  readonly scenarios: Readonly<Record<string, string>>;
  readonly options: Readonly<Record<string, string>>;
}

const DEFAULT_LANGUAGE = 'en';

/** The language that a request asks for. */
export function languageOf(request: JsonObject, languages: Languages | undefined): string {
  const lang = Object.hasOwn(request, 'lang') ? request.lang : undefined;
  const known = languages?.known ?? [DEFAULT_LANGUAGE];
  const spoken = lang === undefined ? known[0] : known.find((one) => one === lang);
  if (spoken !== undefined) return spoken;
  return fail('bad-request', 'lang', says('unknown-language', { value: quoted(lang), known: known.join(', ') }));
}

const LONGEST_ID = 100;

export function requestOf(line: string | UnreadLine): JsonObject {
  const request = parsed(readable(line));
  if (!isJsonObject(request)) return fail('bad-request', '', says('not-a-request'));
  return request;
}

/** What would cost more to read than any request is worth is refused unread. */
function readable(line: string | UnreadLine): string {
  if (typeof line !== 'string') return fail('bad-request', '', line.unread);
  const bytes = bytesOf(line);
  if (bytes > LONGEST_LINE) return fail('bad-request', '', tooLong(bytes, LONGEST_LINE).unread);
  if (isNestedTooDeep(line)) return fail('bad-request', '', says('nested-too-deep', { deepest: DEEPEST }));
  return line;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof RangeError)) throw error;
    return fail('bad-request', '', says('not-json'));
  }
}

export function idOf(request: JsonObject): Json {
  const id = Object.hasOwn(request, 'id') ? request.id : undefined;
  if (typeof id === 'number') return id;
  if (typeof id === 'string' && id.length <= LONGEST_ID) return id;
  return fail('bad-request', 'id', says('bad-id', { most: LONGEST_ID }));
}

interface HasFields {
  /** The fields of its params; left out if a title reads them. */
  readonly fields?: readonly string[];
}

/** The method that a request names, and its params. */
export function methodOf<M extends HasFields>(
  request: JsonObject,
  methods: ReadonlyMap<string, M>,
): { readonly method: M; readonly params: JsonObject } {
  expectFields(request, '', ['id', 'method', 'params', 'lang']);
  const name = Object.hasOwn(request, 'method') ? request.method : undefined;
  if (typeof name !== 'string') return fail('bad-request', 'method', says('expected-a-text'));
  const method = methods.get(name);
  if (method === undefined) {
    const known = [...methods.keys()].join(', ');
    return fail('unknown-method', 'method', says('unknown-method', { value: quoted(name), known }));
  }
  const params = Object.hasOwn(request, 'params') ? request.params : {};
  if (!isJsonObject(params)) return fail('bad-request', 'params', says('expected-an-object'));
  if (method.fields !== undefined) expectFields(params, 'params', method.fields);
  return { method, params };
}

/** An error as it is replied, with its sentence. */
export function toldError({ says: what, ...error }: ProtocolError, say: Say): JsonObject {
  const { rule, ...message } = what;
  const { code, place, evidence } = error;
  return {
    code,
    message: say(message),
    ...(place === undefined ? {} : { place }),
    ...(rule === undefined ? {} : { rule }),
    says: message,
    ...(evidence === undefined ? {} : { evidence }),
  };
}
