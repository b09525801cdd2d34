/** What every title's view begins with: which game it is, through whose eyes, and what is asked. */
import type { Game, HouseRules, JsonObject, Options } from '@bridgehead/engine';
import { settledDecision } from './asked.ts';

export type ViewHead = {
  readonly title: string;
  readonly edition: number;
  readonly scenario: string;
  readonly options: Options;
  /** Single rules that are not as the edition has them, if there are any. */
  readonly rules?: HouseRules;
  readonly side?: string;
};

export function viewHead({ setUp }: Game, side: string | undefined): ViewHead {
  const { title, edition, scenario, options, rules } = setUp;
  return {
    title,
    edition,
    scenario,
    options: { ...options },
    ...(rules === undefined ? {} : { rules: { ...rules } }),
    ...(side === undefined ? {} : { side }),
  };
}

/** Whose decision it is; what it is about, only its own side may know. Without a viewer, everything is told. */
export function decisionView(g: Game, viewer: string | undefined): { readonly decision?: JsonObject } {
  const asked = settledDecision(g);
  if (asked === undefined) return {};
  const { by, kind, at, about } = asked;
  const isOwn = viewer === undefined || by === viewer;
  return { decision: { by, kind, at, ...(about === undefined || !isOwn ? {} : { about }) } };
}
