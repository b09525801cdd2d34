/** What random games of this title must meet: read by tools/fuzz-games.mjs, from the build. */
import { CRT_TABLES, CRTS, LEAST_ROLL } from '../dist/src/tables/combat-results.js';

/** The names of all cells that must be met. */
export const cells = (_played, cellName) =>
  CRTS.flatMap((crt) =>
    CRT_TABLES[crt].columns.flatMap((column) =>
      CRT_TABLES[crt].rows.map((_row, i) => cellName(crt, column, String(LEAST_ROLL + i))),
    ),
  );

/** The cell that an event tells of. */
export const cellReader =
  (cellName) =>
  ({ kind, crt, odds, die, modifier }) =>
    kind === 'combat' ? cellName(crt, odds, String(die + modifier)) : undefined;
