/** A share with its interval, each from 0 to 1. */
export interface Share {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** The normal quantile of a two-sided interval of 95 %. */
export const Z_95 = 1.959963984540054;

/** Wilson's score interval of a share: sound for few trials and near 0 and 1, where the plain interval is not. */
export function wilson(successes: number, trials: number, z: number = Z_95): Share {
  if (trials === 0) return { value: 0, low: 0, high: 1 };
  const value = successes / trials;
  const square = z * z;
  const centre = (value + square / (2 * trials)) / (1 + square / trials);
  const reach =
    (z * Math.sqrt((value * (1 - value)) / trials + square / (4 * trials * trials))) / (1 + square / trials);
  return { value, low: Math.max(0, centre - reach), high: Math.min(1, centre + reach) };
}
