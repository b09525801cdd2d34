/** What the view of every title begins with: which game it is, and through whose eyes. */
import type { Game, Options } from '@bridgehead/engine';

export type ViewHead = {
  readonly title: string;
  readonly edition: number;
  readonly scenario: string;
  readonly options: Options;
  readonly side?: string;
};

export function viewHead({ setUp }: Game, side: string | undefined): ViewHead {
  const { title, edition, scenario, options } = setUp;
  return { title, edition, scenario, options: { ...options }, ...(side === undefined ? {} : { side }) };
}
