/** The table as this title lays it: with its own view and its own sheets of units. */
import type { MarketGardenView, UnitSheet } from '@bridgehead/title-omg85';
import type { Table as AnyTable } from '../../play/table.ts';

export type Table = AnyTable<MarketGardenView, UnitSheet>;
