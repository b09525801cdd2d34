/** [12.1.3] [13] The order of combats, losses, retreats and advances. */
import { type Candidate, choices, decision, type Game } from '@bridgehead/engine';
import { candidate, ranked, valued } from '@bridgehead/toolkit';
import { GRID } from '../../src/data/map.ts';
import { isInZone } from '../../src/rules/03-concepts/zones.ts';
import { NO_SUPPORT } from '../../src/rules/12-combat/modifiers.ts';
import { battleOf } from '../../src/state/battle.ts';
import { hexesApart, rommelHex } from '../../src/state/stacks.ts';
import { attackOn, hexAt, isDeployed, stepsOf } from '../../src/state/state.ts';
import { enemyOf, isGun, isSelfPropelled, type Unit, unitNamed } from '../../src/state/units.ts';
import { UNREACHABLE } from '../distance-fields.ts';
import { besideOf } from '../map-facts.ts';
import { rounded } from '../names.ts';
import type { PhaseContext } from '../orders/attack-plans.ts';
import { standValue } from '../orders/marches.ts';
import { says, saysBy } from '../says.ts';
import { stepValueOf, unitValue } from '../strength.ts';
import { RESULT } from '../weights.ts';
import { attackerGain, gainOf } from './battle-value.ts';

const named = (value: unknown): Unit => unitNamed(String(value)) ?? 0;
const hexNamed = (value: unknown): number => GRID.indexByName.get(String(value)) ?? -1;
const endOf = (path: unknown): number => hexNamed((path as readonly string[]).at(-1));

/** [12.1.3] The surest first: who gives way opens the road, and his guns fall silent [10.3.6]. */
export function nextCombat({ g, side, intent }: PhaseContext): readonly Candidate[] {
  const found: Candidate[] = [];
  for (const choice of choices(g)) {
    const hex = hexNamed(choice.hex);
    const battle = battleOf(g, attackOn(g, hex), side);
    const gain = gainOf(g, battle, NO_SUPPORT);
    const worth = attackerGain(
      gain,
      battle.hexes.reduce((sum, one) => sum + intent.attackValue(one), 0),
      intent.ownLoss,
    );
    const score = gain.outcome.clear * RESULT.sure + worth * RESULT.worth;
    found.push(
      candidate(choice, says('order.resolve', { hex: String(choice.hex) }), score, [
        valued(saysBy('13.3', 'reason.gives-way', { chance: gain.outcome.clear }), rounded(100 * gain.outcome.clear)),
      ]),
    );
  }
  return ranked(found);
}

/** [13.2.3] The cheapest step; guns that could not retreat anyway come first. */
export function loseStep(g: Game): readonly Candidate[] {
  const { result = '' } = (decision(g)?.about ?? {}) as { readonly result?: string };
  const retreats = decision(g)?.kind === 'defender-loss' && result.endsWith('R');
  const found: Candidate[] = [];
  for (const choice of choices(g)) {
    const u = named(choice.unit);
    const isLost = retreats && isGun(u) && isDeployed(g, u) && !isSelfPropelled(u);
    const value = isLost ? 0 : stepValueOf(g, u) + (stepsOf(g, u) === 1 ? RESULT.lastStep : 0);
    found.push(
      candidate(choice, says('order.lose-step', { unit: String(choice.unit) }), -value, [
        valued(saysBy('13.2.3', 'reason.step-worth', { points: rounded(value) }), rounded(value)),
      ]),
    );
  }
  return ranked(found);
}

/** [13.3] Out of danger, in supply, and not too far from what is to be held. */
export function retreat(context: PhaseContext): readonly Candidate[] {
  const { g, intent, side } = context;
  const found: Candidate[] = [];
  for (const choice of choices(g)) {
    if (choice.kind === 'perish') {
      found.push(candidate(choice, says('order.perish'), -100));
      continue;
    }
    if (choice.kind === 'break-out') {
      const exits = besideOf(hexNamed(choice.hex)).filter((hex) => !isInZone(g, enemyOf(side), hex)).length;
      found.push(
        candidate(choice, says('order.break-out', { hex: String(choice.hex) }), exits, [
          saysBy('13.4', 'reason.only-way'),
        ]),
      );
      continue;
    }
    const u = named(choice.unit);
    const end = endOf(choice.path);
    const aim = intent.aimOf(u);
    const way = aim === undefined ? 0 : Math.min(UNREACHABLE, aim.field[end] ?? UNREACHABLE) * RESULT.retreatPull;
    const company =
      rommelHex(g) >= 0 && (choice.rommel === true) === (hexAt(g, u) === rommelHex(g)) ? RESULT.rommelGoes : 0;
    const score = standValue(context, u, end) - way + company;
    found.push(
      candidate(
        choice,
        says('order.retreat', { unit: String(choice.unit), hex: String((choice.path as readonly string[]).at(-1)) }),
        score,
        [saysBy('13.3.8', 'reason.least-danger')],
      ),
    );
  }
  return ranked(found);
}

/** [13.4.6] */
export function breakOutEnd(context: PhaseContext): readonly Candidate[] {
  const { units = [] } = (decision(context.g)?.about ?? {}) as { readonly units?: readonly string[] };
  const u = named(units[0]);
  return ranked(
    [...choices(context.g)].map((choice) =>
      candidate(
        choice,
        says('order.go-on', { hex: String(choice.hex) }),
        standValue(context, u, hexNamed(choice.hex)),
        [saysBy('13.3.8', 'reason.least-danger')],
      ),
    ),
  );
}

const STAY: Candidate = candidate({ kind: 'done' }, says('order.no-advance'), 0, [
  saysBy('13.5.1', 'reason.better-here'),
]);

/** [13.5] Into what was taken, and on where that serves. */
export function advance(context: PhaseContext): readonly Candidate[] {
  const { g, intent, side } = context;
  const found: Candidate[] = [];
  const stays = new Map<Unit, number>();
  for (const choice of choices(g)) {
    if (choice.kind !== 'advance') continue;
    const u = named(choice.unit);
    const at = hexAt(g, u);
    const end = endOf(choice.path);
    const aim = intent.aimOf(u);
    const nearer = aim === undefined ? 0 : (aim.field[at] ?? UNREACHABLE) - (aim.field[end] ?? UNREACHABLE);
    const pull = aim === undefined ? 0 : aim.pull * RESULT.advancePull * Math.max(-10, Math.min(10, nearer));
    const stay = stays.get(u) ?? standValue(context, u, at);
    stays.set(u, stay);
    const leavesRommel = rommelHex(g) === at && choice.rommel !== true ? -RESULT.rommelGoes : 0;
    const cuts = besideOf(end).filter((hex) => isInZone(g, enemyOf(side), hex)).length * RESULT.perCut;
    const score =
      standValue(context, u, end) -
      stay +
      pull +
      leavesRommel +
      RESULT.ground +
      cuts -
      unitValue(g, u) * RESULT.risk * (hexesApart(at, end) - 1);
    found.push(
      candidate(
        choice,
        says('order.advance', { unit: String(choice.unit), hex: String((choice.path as readonly string[]).at(-1)) }),
        score,
        [valued(saysBy('13.5', 'reason.worth', { points: rounded(score) }), rounded(score))],
      ),
    );
  }
  return ranked([...found, STAY]);
}
