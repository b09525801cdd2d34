import type { Filling, Messages, Says } from '../contract/templates.ts';
import type { Message, Params } from '../contract/values.ts';
import { refusal as anyRefusal, type Refuses } from '../ruling.ts';
import type { ENGINE_EN } from './en.ts';

/** What is to be said, as data. */
export const message = (code: string, params?: Params): Message => (params === undefined ? { code } : { code, params });

type RuledMessage = Message & { readonly rule: string };

/** The same under a rule. */
const messageBy = (rule: string, code: string, params?: Params): RuledMessage => ({ rule, ...message(code, params) });

/** Makes messages that a rule says. */
export type SaysBy<M extends Messages> = <K extends keyof M & string>(
  rule: string,
  code: K,
  ...filling: Filling<M[K]>
) => RuledMessage;

interface Speaking<M extends Messages> {
  readonly says: Says<M>;
  readonly saysBy: SaysBy<M>;
  readonly refusal: Refuses<M>;
}

/** Makes messages and refusals for whose codes these tables have a sentence: what has none does not compile. */
export const speaking = <M extends Messages>(): Speaking<M> => ({
  says: message,
  saysBy: messageBy,
  refusal: anyRefusal,
});

export const { says, refusal } = speaking<typeof ENGINE_EN>();
