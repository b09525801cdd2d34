/** Whether the means of two samples differ by more than chance would have it. */
interface MeanDifference {
  /** The mean of the second less that of the first. */
  readonly difference: number;
  readonly standardError: number;
  /** How likely a difference so large is, either way, if there were none (Welch, normal for the many games of a run). */
  readonly p: number;
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** The variance of a sample's mean. */
function varianceOfMean(values: readonly number[]): number {
  const mean = meanOf(values);
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return squares / Math.max(1, values.length - 1) / Math.max(1, values.length);
}

export function meanDifference(first: readonly number[], second: readonly number[]): MeanDifference {
  const difference = meanOf(second) - meanOf(first);
  const standardError = Math.sqrt(varianceOfMean(first) + varianceOfMean(second));
  if (standardError === 0) return { difference, standardError, p: difference === 0 ? 1 : 0 };
  return { difference, standardError, p: bothTails(Math.abs(difference) / standardError) };
}

/** The share of a normal distribution beyond so many standard deviations; Abramowitz and Stegun 26.2.17. */
function bothTails(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const series = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429];
  const tail = series.reduceRight((sum, factor) => (sum + factor) * t, 0);
  return 2 * tail * Math.exp(-(z * z) / 2) * (1 / Math.sqrt(2 * Math.PI));
}
