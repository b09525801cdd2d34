/** The inverse of a small square matrix, or undefined if it has none. */
export function inverse(matrix: readonly (readonly number[])[]): number[][] | undefined {
  const n = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...Array.from({ length: n }, (_, j) => (i === j ? 1 : 0))]);
  for (let column = 0; column < n; column++) {
    const pivot = largestIn(rows, column);
    const top = rows[pivot];
    if (top === undefined || Math.abs(top[column] ?? 0) < SINGULAR) return undefined;
    rows[pivot] = rows[column] ?? [];
    const scale = top[column] ?? 1;
    const unit = top.map((value) => value / scale);
    rows[column] = unit;
    rows.forEach((row, i) => {
      const factor = row[column] ?? 0;
      if (i !== column && factor !== 0) rows[i] = row.map((value, j) => value - factor * (unit[j] ?? 0));
    });
  }
  return rows.map((row) => row.slice(n));
}

const SINGULAR = 1e-12;

function largestIn(rows: readonly (readonly number[])[], column: number): number {
  let best = column;
  for (let i = column; i < rows.length; i++) {
    if (Math.abs(rows[i]?.[column] ?? 0) > Math.abs(rows[best]?.[column] ?? 0)) best = i;
  }
  return best;
}

export const product = (matrix: readonly (readonly number[])[], vector: readonly number[]): number[] =>
  matrix.map((row) => row.reduce((sum, value, j) => sum + value * (vector[j] ?? 0), 0));
