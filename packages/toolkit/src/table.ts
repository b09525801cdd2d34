/** A table read with one die: each row holds for every roll up to a number that no row before it holds for. */
export interface DieTable<R> {
  /** The rule or chart it stands on. */
  readonly rule: string;
  readonly columns: readonly string[];
  readonly rows: readonly DieRow<R>[];
}

export interface DieRow<R> {
  /** The highest modified roll of the row; the last row has none. */
  readonly upTo?: number;
  /** One result for each column. */
  readonly results: readonly R[];
}

/** The result of a modified roll; below the first row it is the first, beyond the last the last. */
export function lookUp<R>(table: DieTable<R>, column: string, roll: number): R {
  const at = table.columns.indexOf(column);
  const row = table.rows.find(({ upTo }) => upTo === undefined || roll <= upTo) ?? table.rows[table.rows.length - 1];
  const result = row?.results[at];
  if (result === undefined) throw new RangeError(`table ${table.rule} has no «${column}» for ${roll}`);
  return result;
}

/** The table as text, to be laid beside the chart. */
export function printTable<R>(table: DieTable<R>): string {
  const head = ['roll', ...table.columns];
  const body = table.rows.map(({ upTo, results }, i) => [
    rangeOf(table.rows[i - 1]?.upTo, upTo),
    ...results.map(String),
  ]);
  const widths = head.map((_, c) => Math.max(...[head, ...body].map((line) => line[c]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, c) => cell.padEnd(widths[c] ?? 0))
      .join('  ')
      .trimEnd();
  return [`[${table.rule}]`, line(head), ...body.map(line)].join('\n');
}

function rangeOf(before: number | undefined, upTo: number | undefined): string {
  if (before === undefined) return upTo === undefined ? 'any' : `${upTo} or less`;
  if (upTo === undefined) return `${before + 1} or more`;
  return before + 1 === upTo ? String(upTo) : `${before + 1}-${upTo}`;
}
