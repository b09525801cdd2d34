/** Replies of this title's engine, as the client hears them. */
import { asker } from '@bridgehead/client-kit/play';
import type { Replies } from '../src/facts.ts';

export type Odds = Replies['odds'];
export type OddsTable = Odds['tables'][number];
export type Supplied = Replies['supply'][number];

export const ask = asker<Replies>();

/** Faces of a die as a share of one. */
export const chanceOf = (sixths: number): number => sixths / 6;
