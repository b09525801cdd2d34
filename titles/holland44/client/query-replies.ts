/** The replies to queries, as the contract declares them. */
import { type AskPast, asker, pastAsker } from '@bridgehead/client-kit/play';
import type { Answered, QueryKind } from '../src/facts.ts';

export type OddsReport = Answered<'odds'>;
export type Strength = NonNullable<OddsReport['attack']>;
export type StrengthLine = Strength['units'][number];
export type Shift = NonNullable<OddsReport['shifts']>[number];
export type Outcome = NonNullable<OddsReport['outcomes']>[number];
export type Retreats = Answered<'retreats'>;
export type Advances = Answered<'advances'>;
export type Join = Answered<'joins'>[number];
export type Offered = NonNullable<OddsReport['offered']>;
export type Moves = Answered<'moves'>;
export type MoveEnd = Moves['ends'][number];
export type Zoc = Answered<'zoc'>;
export type Losses = Answered<'losses'>;
export type Bond = Answered<'bonds'>[number];
/** A hex that a side could attack now, with the best odds it can get without support. */
export type Attack = Answered<'attacks'>[number];
/** A path runs from the unit overland to a road and along it to the source. */
export type Supplied = Answered<'supply'>[number];
/** A hex may be jammed; of some it is kept which side was last in them. */
export type HollandHex = Answered<'hex'>;

type Replies = { readonly [K in QueryKind]: Answered<K> };

export const ask = asker<Replies>();
export const askOfPast: AskPast<Replies> = pastAsker();
