import type { Filling, Messages } from './contract/templates.ts';
import type { Message, Params } from './contract/values.ts';

/** Whether the rules allow something; a refusal names its rule. */
export type Ruling = Permission | Refusal;

export interface Permission {
  readonly legal: true;
}

/** Its code and params become a sentence where the language is known. */
export interface Refusal extends Message {
  readonly legal: false;
  readonly rule: string;
}

export const OK: Permission = Object.freeze({ legal: true });

/** A refusal made once and returned often, so that refusing costs nothing. */
export const refusal = (rule: string, code: string, params?: Params): Refusal =>
  Object.freeze({ legal: false, rule, code, ...(params === undefined ? {} : { params }) });

/** Makes refusals for whose codes there are sentences, filled as these want it. */
export type Refuses<M extends Messages> = <K extends keyof M & string>(
  rule: string,
  code: K,
  ...filling: Filling<M[K]>
) => Refusal;
