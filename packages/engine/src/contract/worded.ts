/** Sentences beside their codes, wherever a declaration says that something is said. */
import { isJsonObject, type Json } from '../json.ts';
import { misfitIn } from './conform.ts';
import type { Field, Fields } from './fields.ts';
import type { Message } from './values.ts';

export type Say = (message: Message) => string;

/** The same data with its sentences. */
export function worded(declared: Field, value: Json, say: Say): Json {
  switch (declared.is) {
    case 'optional':
      return worded(declared.of, value, say);
    case 'either':
      return worded(misfitIn(declared.first, value) === undefined ? declared.first : declared.second, value, say);
    case 'list':
      return Array.isArray(value) ? value.map((item: Json) => worded(declared.of, item, say)) : value;
    case 'each':
      return isJsonObject(value) ? mapped(value, () => declared.of, say) : value;
    case 'group':
      return wordedFields(declared.fields, value, say);
    case 'sentence':
      return isJsonObject(value) && typeof value.code === 'string' ? say(messageIn(value, value.code)) : value;
    case 'said':
      return isJsonObject(value) && typeof value.code === 'string'
        ? { ...mapped(value, (key) => declared.fields[key], say), [declared.as]: say(messageIn(value, value.code)) }
        : value;
    default:
      return value;
  }
}

export const wordedFields = (declared: Fields, value: Json, say: Say): Json =>
  isJsonObject(value) ? mapped(value, (key) => declared[key], say) : value;

const mapped = (
  value: { readonly [key: string]: Json | undefined },
  declared: (key: string) => Field | undefined,
  say: Say,
): { readonly [key: string]: Json | undefined } =>
  Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      const one = declared(key);
      return [key, one === undefined || item === undefined ? item : worded(one, item, say)];
    }),
  );

const messageIn = ({ params }: { readonly [key: string]: Json | undefined }, code: string): Message =>
  isJsonObject(params) ? { code, params: params as NonNullable<Message['params']> } : { code };
