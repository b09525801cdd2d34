/** What a combat may be expected to bring, from the tables. */
import { ALL, type Crt, effectsOf, resultOf } from '../src/tables/combat-results.ts';
import { MODIFIER_CAP } from '../src/tables/constants.ts';

export interface Outcome {
  /** The chance that the hex is given up: a retreat, or all are lost. */
  readonly clear: number;
  readonly retreat: number;
  /** The chance that all defenders are lost by the table. */
  readonly all: number;
  readonly attackerSteps: number;
  readonly defenderSteps: number;
}

const FACES = 6;
const known = new Map<string, Outcome>();

/** Over the six faces of the die; steps of a side that is lost altogether are counted apart. */
function outcomeAt(crt: Crt, column: string, net: number): Outcome {
  const key = `${crt} ${column} ${net}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const sum = { clear: 0, retreat: 0, all: 0, attackerSteps: 0, defenderSteps: 0 };
  for (let die = 1; die <= FACES; die++) {
    const { attacker, defender, retreat } = effectsOf(resultOf(crt, column, die + net));
    sum.retreat += retreat ? 1 / FACES : 0;
    sum.all += defender === ALL ? 1 / FACES : 0;
    sum.clear += retreat || defender === ALL ? 1 / FACES : 0;
    sum.attackerSteps += (attacker === ALL ? 4 : attacker) / FACES;
    sum.defenderSteps += (defender === ALL ? 0 : defender) / FACES;
  }
  known.set(key, sum);
  return sum;
}

/** The same for a modifier that is only expected: between the whole ones. */
export function outcomeOf(crt: Crt, column: string, net: number): Outcome {
  const capped = Math.min(MODIFIER_CAP, Math.max(-MODIFIER_CAP, net));
  const low = Math.floor(capped);
  const share = capped - low;
  const below = outcomeAt(crt, column, low);
  if (share === 0) return below;
  const above = outcomeAt(crt, column, low + 1);
  const mix = (a: number, b: number): number => a * (1 - share) + b * share;
  return {
    clear: mix(below.clear, above.clear),
    retreat: mix(below.retreat, above.retreat),
    all: mix(below.all, above.all),
    attackerSteps: mix(below.attackerSteps, above.attackerSteps),
    defenderSteps: mix(below.defenderSteps, above.defenderSteps),
  };
}
