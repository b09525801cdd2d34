import { RulesReference } from '../../reference/rules-reference.tsx';
import type { Table } from '../table.ts';

/** The rules by number, in our own words; every citation on the screen opens its rule here. */
export const RulesPanel = ({ table }: { readonly table: Table }) => (
  <RulesReference load={table.face.loadReference} rule={table.rule} />
);
