/** Where a list of numbers lies. */
export interface Spread {
  readonly count: number;
  readonly least: number;
  readonly median: number;
  readonly most: number;
  readonly mean: number;
}

export function spreadOf(values: readonly number[]): Spread | undefined {
  const sorted = [...values].sort((a, b) => a - b);
  const [least, most] = [sorted[0], sorted.at(-1)];
  if (least === undefined || most === undefined) return undefined;
  const mean = sorted.reduce((sum, value) => sum + value, 0) / sorted.length;
  return { count: sorted.length, least, median: quantile(sorted, 0.5), most, mean };
}

/** The value below which this share of sorted numbers lies, between neighbours in a straight line. */
export function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share;
  const low = sorted[Math.floor(at)] ?? 0;
  const high = sorted[Math.ceil(at)] ?? low;
  return low + (high - low) * (at - Math.floor(at));
}
