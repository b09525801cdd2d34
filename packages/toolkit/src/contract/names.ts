/** What every title has names for, in choices, queries and notations alike: its hexes and its units. */
import type { Json } from '@bridgehead/engine';
import type { Grid } from '@bridgehead/hex';
import { namedAt } from '../parse.ts';
import { says } from '../says.ts';
import type { Names } from './read.ts';

type CommonNames = Readonly<Record<'hex' | 'unit', Names>>;

/** `unitNamed` knows the units of the title. */
export const commonNames = (grid: Grid, unitNamed: (id: string) => number | undefined): CommonNames => ({
  hex: {
    find: (name) => grid.indexByName.get(name),
    unknown: (value) => says('not-a-hex', { value }),
    fault: 'unknown-hex',
  },
  unit: { find: unitNamed, unknown: (value) => says('not-a-unit', { value }), fault: 'unknown-unit' },
});

type ReadName = (value: Json | undefined, place: string) => number;

/** Strict readers of plain data in these names. */
export const readersOf = ({ hex, unit }: CommonNames): Readonly<Record<keyof CommonNames, ReadName>> => ({
  hex: namedAt(hex.find, hex.unknown, hex.fault),
  unit: namedAt(unit.find, unit.unknown, unit.fault),
});
