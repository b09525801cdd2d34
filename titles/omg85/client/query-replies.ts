/** The replies to queries, as the contract declares them. */
import { type AskPast, asker, pastAsker } from '@bridgehead/client-kit/play';
import type { Replies, Reply } from '../src/facts.ts';

export type Moves = Reply<'moves'>;
export type MoveEnd = Moves['ends'][number];
export type Supplied = Reply<'supply'>[number];
/** A hex belongs to the side that was last in it. */
export type MarketGardenHex = Reply<'hex'>;

export const ask = asker<Replies>();
export const askOfPast: AskPast<Replies> = pastAsker();
