/** What random games of this title must meet: read by tools/fuzz-games.mjs, from the build. */
import { isAskedBy } from '../dist/src/contract/asked-by.js';
import { EDITIONS, rulesFor } from '../dist/src/editions.js';
import { COMBAT_RESULTS_TABLE, DEFENSE_TABLES } from '../dist/src/tables/combat-tables.js';

const DIE_FACES = 6;

/** Tables of one column, by the event that tells of a roll: recovery, Disengagement, isolation. */
const ROLLED_ON = { 'recovery-roll': '14.4.2', disengagement: '27.1.2', 'isolation-rolled': '27.2.2' };

/** Editions ask some decisions of their own. */
export function asked({ edition, isMixed }) {
  const played = (isMixed ? EDITIONS : [edition]).map((one) => rulesFor({ edition: one }));
  return (kind) => played.some((rules) => isAskedBy(kind, { edition, rules }));
}

/** The names of all cells that must be met. */
export function cells({ edition, isMixed }, cellName) {
  // With house rules the tables are mixed: the largest has the columns of all.
  const { defenseTable } = rulesFor({ edition: isMixed ? 2 : edition });
  const large = [COMBAT_RESULTS_TABLE, DEFENSE_TABLES[defenseTable]].flatMap(({ rule, columns, rows }) =>
    columns.flatMap((column) => rows.map(({ upTo }, i) => cellName(rule, column, String(upTo ?? i + 1)))),
  );
  const small = Object.values(ROLLED_ON).flatMap((rule) =>
    Array.from({ length: DIE_FACES }, (_, i) => cellName(rule, 'unit', String(i + 1))),
  );
  return [...large, ...small];
}

/** The cell that an event tells of. */
export const cellReader =
  (cellName) =>
  ({ kind, table, column, row, modified, total = modified }) => {
    if (table !== undefined) return cellName(table, column, row);
    const rule = ROLLED_ON[kind];
    return rule === undefined ? undefined : cellName(rule, 'unit', String(Math.min(DIE_FACES, Math.max(1, total))));
  };
