import type { BattlePiece } from '../../rules/11-results/battle-pieces.ts';
import { type Standing, total } from '../../rules/11-results/battle-tree.ts';
import { type BattleModel, strengthOf } from './model.ts';

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

/** One course of the dice. */
export function ended(model: BattleModel, { attackers, defenders }: Standing, end: End): Fate {
  const lost = (units: readonly BattlePiece[], left: readonly number[]): bigint =>
    BigInt(total(units.map(({ steps }) => steps)) - total(left));
  return {
    weight: 1n,
    ends: { [end]: 1n },
    attackerLost: lost(model.attackers, attackers),
    defenderLost: lost(model.defenders, defenders),
    strength: BigInt(strengthOf(model.defenders, defenders)),
  };
}

/** Fates that come with so many faces of a die each, stretched to the same number of dice before they are added. */
export function meanOf(faces: readonly { readonly fate: Fate; readonly sixths: number }[]): Fate {
  const widest = faces.reduce((most, { fate }) => (fate.weight > most ? fate.weight : most), 1n);
  const sum = (part: (fate: Fate) => bigint): bigint =>
    faces.reduce((all, { fate, sixths }) => all + part(fate) * BigInt(sixths) * (widest / fate.weight), 0n);
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

/** Courses of the dice after which a defender is still in the hex. */
export const keepsOf = ({ ends }: Fate): bigint => (ends['defender-holds'] ?? 0n) + (ends['attacker-repelled'] ?? 0n);

/** Above zero if the defender prefers the first: more hexes kept, then fewer steps lost, then the stronger rest. */
function preference(a: Fate, b: Fate): bigint {
  const more = (part: (fate: Fate) => bigint): bigint => part(a) * b.weight - part(b) * a.weight;
  return more(keepsOf) || -more(({ defenderLost }) => defenderLost) || more(({ strength }) => strength);
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
