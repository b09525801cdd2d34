/** The play context with this title's own view and units. */

import { type PlayContext as AnyPlayContext, perGame } from '@bridgehead/client-kit/play';
import type { HollandView, UnitView } from '../src/facts.ts';
import type { OddsReport } from './query-replies.ts';

export type PlayContext = AnyPlayContext<HollandView, UnitView>;

/** The odds on which the die was last asked to fall: its result is shown in their row of faces. */
export const battleOf = perGame<OddsReport | undefined>(() => undefined);
