/** [10.1] Halving and doubling: the strength that units bring, line by line. */

import type { Reason } from '../../says.ts';
import type { Unit } from '../../state/units.ts';

/** The strength that one unit adds, or several 1-strength units that are halved together [10.1]. */
export interface StrengthLine {
  readonly units: readonly Unit[];
  /** Before halving and doubling. */
  readonly printed: number;
  /** Every rule that would halve it; it is halved once [10.1]. */
  readonly halved: readonly Reason[];
  readonly doubled: readonly Reason[];
  readonly strength: number;
}

/** A unit with all that speaks for halving or doubling it. */
export interface Weighed {
  readonly unit: Unit;
  readonly printed: number;
  readonly halved: readonly Reason[];
  readonly doubled: readonly Reason[];
}

const isSmallHalved = ({ printed, halved }: Weighed): boolean => printed === 1 && halved.length > 0;

/** [10.1] The 1-strength units that are halved make one line; those of them that are doubled another. */
export function strengthLines(weighed: readonly Weighed[]): readonly StrengthLine[] {
  const groups: Weighed[][] = [];
  for (const one of weighed) {
    const together = groups.find(([first]) => first !== undefined && areHalvedTogether(first, one));
    if (together === undefined) groups.push([one]);
    else together.push(one);
  }
  return groups.map(lineOf);
}

const areHalvedTogether = (a: Weighed, b: Weighed): boolean =>
  isSmallHalved(a) && isSmallHalved(b) && a.doubled.length > 0 === b.doubled.length > 0;

/** [10.1] Halved first, rounded up, then doubled; each at most once. */
function lineOf(group: readonly Weighed[]): StrengthLine {
  const printed = group.reduce((sum, one) => sum + one.printed, 0);
  const halved = eachOnce(group, ({ halved }) => halved);
  const doubled = eachOnce(group, ({ doubled }) => doubled);
  const afterHalving = halved.length > 0 ? Math.ceil(printed / 2) : printed;
  const strength = doubled.length > 0 ? afterHalving * 2 : afterHalving;
  return { units: group.map(({ unit }) => unit), printed, halved, doubled, strength };
}

/** Most lines are of one unit and have one reason at most. */
function eachOnce(group: readonly Weighed[], reasonsOf: (one: Weighed) => readonly Reason[]): readonly Reason[] {
  const [first, second] = group;
  const reasons = first !== undefined && second === undefined ? reasonsOf(first) : group.flatMap(reasonsOf);
  return reasons.length < 2 ? reasons : [...new Set(reasons)];
}

export const totalStrength = (lines: readonly StrengthLine[]): number =>
  lines.reduce((sum, { strength }) => sum + strength, 0);
