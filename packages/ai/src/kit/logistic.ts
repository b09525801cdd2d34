/** The logistic curve: a weighted sum of features as a chance. */

interface LogisticWeights {
  readonly bias: number;
  /** By feature; one that is not listed does not count. */
  readonly by: Readonly<Record<string, number>>;
}

export const logistic = (sum: number): number => 1 / (1 + Math.exp(-sum));

/** From 0 to 1. */
export function logisticChance({ bias, by }: LogisticWeights, features: Readonly<Record<string, number>>): number {
  let sum = bias;
  for (const [name, value] of Object.entries(features)) sum += (by[name] ?? 0) * value;
  return logistic(sum);
}
