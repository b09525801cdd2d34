import { type BattleModel, type ModelUnit, type Standing, strengthOf, total } from './model.ts';

export const ENDS = [
  /** No defender is left; the attacker may advance. */
  'defender-eliminated',
  /** At least one defender has left the hex alive. */
  'defender-retreats',
  /** [12.3] The last step was lost in holding: the hex is empty, but nobody advances. */
  'vacated-without-advance',
  /** The defender was pressed (step loss or Determined Defense) and is still in the hex. */
  'defender-holds',
  /** A1, A1/ENG and ENG: the defender loses nothing. */
  'attacker-repelled',
] as const;
export type End = (typeof ENDS)[number];

/** Sums over all equally likely courses of the dice, as many as `weight`. */
export interface Fate {
  readonly weight: bigint;
  readonly ends: Readonly<Partial<Record<End, bigint>>>;
  readonly attackerLost: bigint;
  readonly defenderLost: bigint;
  /** Defense Strength left in the hex or in retreat. */
  readonly strength: bigint;
}

const SIX = 6n;

export function ended(model: BattleModel, { attackers, defenders }: Standing, end: End, rolls: number): Fate {
  const weight = SIX ** BigInt(rolls);
  const lost = (units: readonly ModelUnit[], left: readonly number[]): bigint =>
    BigInt(total(units.map(({ steps }) => steps)) - total(left)) * weight;
  return {
    weight,
    ends: { [end]: weight },
    attackerLost: lost(model.attackers, attackers),
    defenderLost: lost(model.defenders, defenders),
    strength: BigInt(strengthOf(model.defenders, defenders)) * weight,
  };
}

export function sumOf(fates: readonly Fate[]): Fate {
  const sum = (part: (fate: Fate) => bigint): bigint => fates.reduce((all, fate) => all + part(fate), 0n);
  const ends: Partial<Record<End, bigint>> = {};
  for (const end of ENDS) {
    const weight = sum((fate) => fate.ends[end] ?? 0n);
    if (weight > 0n) ends[end] = weight;
  }
  return {
    weight: sum(({ weight }) => weight),
    ends,
    attackerLost: sum(({ attackerLost }) => attackerLost),
    defenderLost: sum(({ defenderLost }) => defenderLost),
    strength: sum(({ strength }) => strength),
  };
}

export const timesOf = (fate: Fate, times: bigint): Fate => sumOf(Array.from({ length: Number(times) }, () => fate));

/** Courses of the dice after which a defender is still in the hex. */
export const keepsOf = ({ ends }: Fate): bigint => (ends['defender-holds'] ?? 0n) + (ends['attacker-repelled'] ?? 0n);

/** Above zero if the defender prefers the first: more hexes kept, then fewer steps lost, then the stronger rest. */
function preference(a: Fate, b: Fate): bigint {
  return keepsOf(a) - keepsOf(b) || b.defenderLost - a.defenderLost || a.strength - b.strength;
}

/** The best for the defender, or the worst if his enemy chooses; the first of equals, -1 of none. */
export function bestIndex(fates: readonly Fate[], byEnemy: boolean): number {
  let best = fates.length === 0 ? -1 : 0;
  fates.forEach((fate, i) => {
    const better = preference(fate, fates[best] ?? fate);
    if (byEnemy ? better < 0n : better > 0n) best = i;
  });
  return best;
}

export function bestOf(fates: readonly Fate[], byEnemy: boolean): Fate {
  const best = fates[bestIndex(fates, byEnemy)];
  if (best === undefined) throw new RangeError('nothing to choose from');
  return best;
}

/** A share of all courses as a reduced fraction and as a number. */
export function shareOf(part: bigint, weight: bigint): { readonly exact: string; readonly value: number } {
  const divisor = gcd(part, weight);
  const [numerator, denominator] = [part / divisor, weight / divisor];
  return {
    exact: denominator === 1n ? `${numerator}` : `${numerator}/${denominator}`,
    value: Number(numerator) / Number(denominator),
  };
}

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));
