/** The model of a battle [outcomes.ts] as the game has it. */
import type { Game } from '@bridgehead/engine';
import { supposing } from '@bridgehead/toolkit';
import { defenseOf, figuresOf } from '../../rules/02-contents.ts';
import type { Odds } from '../../rules/10-odds/odds.ts';
import { attackingPieces, defendingPieces, stepsAfterLoss } from '../../rules/11-results/battle-pieces.ts';
import type { Standing } from '../../rules/11-results/battle-tree.ts';
import { retreatTask } from '../../rules/11-results/results.ts';
import { facesElimination, hasRetreat, type RetreatTask } from '../../rules/13-retreats/retreat-paths.ts';
import { stopPayers, stopsOpenTo, type Withdrawal } from '../../rules/13-retreats/stopping.ts';
import type { Battle } from '../../state/battle.ts';
import { ELIMINATED } from '../../state/places.ts';
import { placeOf, placeUnit, setSteps, stepsOf } from '../../state/state.ts';
import { supposedOf } from '../../state/supposed.ts';
import type { Unit } from '../../state/units.ts';
import type { BattleModel } from './model.ts';

/** The battle as a model, to be asked before the game goes on; its odds must have been worked out for it. */
export function modelOf(
  g: Game,
  battle: Battle,
  { resolved, isElite }: Pick<Odds, 'resolved' | 'isElite'>,
): BattleModel {
  const scratch = supposedOf(g);
  const attackers = attackingPieces(g, battle);
  const { defenders, ...others } = defendingPieces(g, battle);
  return {
    column: resolved,
    attackers: attackers.map((one) => ({
      ...one,
      strength: byStep(scratch, one.unit, (u) => figuresOf(scratch, u)[0]),
    })),
    isElite,
    defenders: defenders.map((one) => ({ ...one, strength: byStep(scratch, one.unit, (u) => defenseOf(scratch, u)) })),
    ...others,
    ...retreatsOf(scratch, battle, {
      leaders: attackers.map(({ unit }) => unit),
      defenders: defenders.map(({ unit }) => unit),
    }),
  };
}

/** The strength of a unit with no step, with one, and so on up to what it has. */
function byStep(scratch: Game, u: Unit, read: (u: Unit) => number): readonly number[] {
  const steps = stepsOf(scratch, u);
  return supposing(scratch, () => {
    const values = [0];
    for (let left = 1; left <= steps; left++) {
      setSteps(scratch, u, left);
      values.push(read(u));
    }
    return values;
  });
}

interface Parties {
  readonly leaders: readonly Unit[];
  readonly defenders: readonly Unit[];
}

/** [12.4] [13] Asked of the position with its losses taken: an attacker who is gone has no ZOC left. */
function retreatsOf(
  scratch: Game,
  battle: Battle,
  { leaders, defenders }: Parties,
): Pick<BattleModel, 'isDesperate' | 'afterRetreat'> {
  const places = new Map([...leaders, ...defenders].map((u) => [u, placeOf(scratch, u)]));
  const put = (units: readonly Unit[], steps: readonly number[]): void =>
    units.forEach((u, i) => {
      const left = steps[i] ?? 0;
      placeUnit(scratch, u, left > 0 ? (places.get(u) ?? ELIMINATED) : ELIMINATED);
      setSteps(scratch, u, left);
    });
  const set = ({ attackers, defenders: left }: Standing): void => {
    put(leaders, attackers);
    put(defenders, left);
  };
  return {
    isDesperate: kept((standing) =>
      supposing(scratch, () => {
        set(standing);
        return facesElimination(scratch, retreatTask(scratch, battle, false));
      }),
    ),
    afterRetreat: kept((standing, kind) =>
      supposing(scratch, () => {
        set(standing);
        const left = stepsAfterRetreat(scratch, retreatTask(scratch, battle, kind === 'mandatory'));
        return defenders.map((u) => left.get(u) ?? 0);
      }),
    ),
  };
}

/** A fact about the losses so far is worked out once: retreats are dear. */
function kept<Rest extends readonly string[], T>(
  find: (standing: Standing, ...rest: Rest) => T,
): (standing: Standing, ...rest: Rest) => T {
  const known = new Map<string, T>();
  return (standing, ...rest) => {
    const key = `${standing.attackers.join()} ${standing.defenders.join()} ${rest.join()}`;
    const value = known.has(key) ? (known.get(key) as T) : find(standing, ...rest);
    known.set(key, value);
    return value;
  };
}

/** [13.2] [13.3] All who can retreat do; then who can only stop does, and the unit with most steps pays for each hex. */
function stepsAfterRetreat(scratch: Game, task: RetreatTask): ReadonlyMap<Unit, number> {
  const left = new Map<Unit, number>();
  for (const u of task.units) if (hasRetreat(scratch, task, u)) left.set(u, stepsOf(scratch, u));
  let withdrawal: Withdrawal = { task, stack: task.units, stops: [] };
  for (const u of task.units) {
    if (left.has(u) || stepsOf(scratch, u) === 0) continue;
    const [hex] = stopsOpenTo(scratch, withdrawal, u);
    if (hex === undefined) continue;
    left.set(u, stepsOf(scratch, u));
    if (withdrawal.stops.includes(hex)) continue;
    withdrawal = { ...withdrawal, stops: [...withdrawal.stops, hex] };
    const payer = payerOf(scratch, withdrawal);
    if (payer === undefined) continue;
    setSteps(scratch, payer, stepsAfterLoss(scratch, payer, stepsOf(scratch, payer)));
    if (left.has(payer)) left.set(payer, stepsOf(scratch, payer));
  }
  return left;
}

/** The policy's choice of who pays for a stop: the unit with most steps. */
export const payerOf = (g: Game, withdrawal: Withdrawal): Unit | undefined =>
  stopPayers(g, withdrawal).reduce<Unit | undefined>(
    (most, u) => (most === undefined || stepsOf(g, u) > stepsOf(g, most) ? u : most),
    undefined,
  );
