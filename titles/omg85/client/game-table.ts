/** The table as this title lays it: with its own view and its own sheets of units. */

import type { Table as AnyTable } from '@bridgehead/client-kit/play';
import type { MarketGardenView, UnitView } from '../src/facts.ts';

export type Table = AnyTable<MarketGardenView, UnitView>;
