/** What the view of every title begins with: which game it is, and through whose eyes. */
import type { Game, HouseRules, Options } from '@bridgehead/engine';

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
