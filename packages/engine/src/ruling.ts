/** Whether the rules allow something; a refusal names its rule. */
export type Ruling = Permission | Refusal;

export interface Permission {
  readonly legal: true;
}

export interface Refusal {
  readonly legal: false;
  readonly rule: string;
  readonly reason: string;
}

export const OK: Permission = Object.freeze({ legal: true });

/** A refusal made once and returned often, so that refusing costs nothing. */
export const refusal = (rule: string, reason: string): Refusal => Object.freeze({ legal: false, rule, reason });
