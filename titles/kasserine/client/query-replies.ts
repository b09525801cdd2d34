/** Replies of this title's engine, as the client hears them. */
import { type AskPast, asker, pastAsker } from '@bridgehead/client-kit/play';
import type { Replies } from '../src/facts.ts';

export type Odds = Replies['odds'];
export type OddsTable = Odds['tables'][number];
export type Supplied = Replies['supply'][number];

export const ask = asker<Replies>();
export const askOfPast: AskPast<Replies> = pastAsker();

/** Faces of a die as a share of one. */
export const chanceOf = (sixths: number): number => sixths / 6;
