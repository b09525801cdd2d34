/** The play context with this title's own view and units. */
import type { PlayContext as AnyPlayContext } from '@bridgehead/client-kit/play';
import type { ToldView, UnitView } from '../src/facts.ts';

export type PlayContext = AnyPlayContext<ToldView, UnitView>;
