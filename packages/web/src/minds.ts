/** The minds of the titles that can be played against. Only the worker of the computer players loads them. */
import type { Mind, Title } from '@bridgehead/engine';
import { HOLLAND44, HOLLAND44_MIND } from '@bridgehead/title-holland44';
import { OMG85, OMG85_MIND } from '@bridgehead/title-omg85';

export interface Thinker {
  readonly title: Title;
  readonly mind: Mind;
}

export const THINKERS: ReadonlyMap<string, Thinker> = new Map([
  [HOLLAND44.id, { title: HOLLAND44, mind: HOLLAND44_MIND }],
  [OMG85.id, { title: OMG85, mind: OMG85_MIND }],
]);
