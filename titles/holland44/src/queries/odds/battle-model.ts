/** The model of a battle [outcomes.ts] as the game has it. */
import type { Game } from '@bridgehead/engine';
import { defenseOf, figuresOf, isRemnant, moraleNow } from '../../rules/02-contents.ts';
import { leadUnits } from '../../rules/10-odds/formations.ts';
import type { Odds } from '../../rules/10-odds/odds.ts';
import { retreatTask } from '../../rules/11-results/results.ts';
import { isExcess, isOutOfTheFight } from '../../rules/11-results/step-losses.ts';
import { defenseColumn, defenseModifier, leadRefusal } from '../../rules/12-determined-defense.ts';
import { facesElimination, hasRetreat, type RetreatTask } from '../../rules/13-retreats/retreat-paths.ts';
import { stopPayers, stopsOpenTo, type Withdrawal } from '../../rules/13-retreats/stopping.ts';
import { couldEnterTarget } from '../../rules/15-advance/advance-units.ts';
import { defensiveArtillery } from '../../rules/17-artillery/artillery-support.ts';
import { isHeadInCompany } from '../../rules/18-supply/supply-heads.ts';
import { type Battle, defendingSide } from '../../state/battle.ts';
import { ELIMINATED } from '../../state/places.ts';
import { unitsIn } from '../../state/stacks.ts';
import { placeOf, placeUnit, setSteps, stepsOf } from '../../state/state.ts';
import { hasRemnant } from '../../state/step-loss.ts';
import { dataOf, idOf, isReconnaissance, type Unit } from '../../state/units.ts';
import { scratchOf } from '../scratch.ts';
import type { BattleModel, ModelAttacker, ModelDefender, ModelUnit, Standing } from './model.ts';

/** The battle as a model; its odds must have been worked out for it. */
export function modelOf(
  g: Game,
  battle: Battle,
  { resolved, isElite }: Pick<Odds, 'resolved' | 'isElite'>,
): BattleModel {
  const scratch = scratchOf(g);
  const leaders = leadUnits(g, battle);
  const defenders = unitsIn(g, defendingSide(battle), battle.target);
  return {
    column: resolved,
    attackers: leaders.map((u) => modelAttacker(scratch, battle, u)),
    isElite,
    defenders: defenders.map((u) => modelDefender(scratch, battle, u)),
    guns: defensiveArtillery(g, battle).length,
    slipsAway: defenders.length === 1 && defenders.every((u) => isReconnaissance(u) && !isRemnant(g, u)),
    ...retreatsOf(scratch, battle, { leaders, defenders }),
  };
}

function modelUnit(scratch: Game, u: Unit, strength: (u: Unit) => number): ModelUnit {
  const steps = stepsOf(scratch, u);
  return {
    unit: idOf(u),
    steps,
    after: Array.from({ length: steps + 1 }, (_, left) => stepsAfter(scratch, u, left)),
    strength: [0, ...byStep(scratch, u, () => strength(u))],
  };
}

/** [11.3] [11.4] */
const stepsAfter = (g: Game, u: Unit, left: number): number =>
  dataOf(u).steps === 3 && left === 2 && !hasRemnant(g, u) ? 0 : Math.max(0, left - 1);

/** Something about a unit with one step, with two, and so on up to what it has. */
function byStep<T>(scratch: Game, u: Unit, read: () => T): T[] {
  const steps = stepsOf(scratch, u);
  const values = Array.from({ length: steps }, (_, i) => {
    setSteps(scratch, u, i + 1);
    return read();
  });
  setSteps(scratch, u, steps);
  return values;
}

/** [11.2] First the Elite who earned the shift, if they must pay, then those who could advance. */
function modelAttacker(scratch: Game, battle: Battle, u: Unit): ModelAttacker {
  const attacker = battle.attackers.find(({ unit }) => unit === u);
  const rank = attacker !== undefined && couldEnterTarget(scratch, battle, attacker) ? 0 : 1;
  return {
    ...modelUnit(scratch, u, () => figuresOf(scratch, u)[0]),
    rank,
    eliteRank: rank + (moraleNow(scratch, u) === 'elite' ? 0 : 2),
  };
}

function modelDefender(scratch: Game, battle: Battle, u: Unit): ModelDefender {
  const isOut = isOutOfTheFight(scratch, battle, u) || isHeadInCompany(scratch, u);
  const mayLead = leadRefusal(scratch, battle, u) === undefined;
  return {
    ...modelUnit(scratch, u, () => defenseOf(scratch, u)),
    ...(isOut ? {} : { rank: 0 }),
    ...(isOut || isExcess(scratch, battle, u) ? {} : { enemyRank: 0 }),
    ...(mayLead
      ? {
          stands: {
            column: defenseColumn(battle.target, u),
            drm: [0, ...byStep(scratch, u, () => defenseModifier(scratch, u, false))],
          },
        }
      : {}),
  };
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
    isDesperate: kept((standing) => {
      set(standing);
      return facesElimination(scratch, retreatTask(scratch, battle, false));
    }),
    afterRetreat: kept((standing, kind) => {
      set(standing);
      const left = stepsAfterRetreat(scratch, retreatTask(scratch, battle, kind === 'mandatory'));
      return defenders.map((u) => left.get(u) ?? 0);
    }),
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
    setSteps(scratch, payer, stepsAfter(scratch, payer, stepsOf(scratch, payer)));
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
