/** [11.2] Who may be chosen to take a step loss, and the question who does. */
import {
  type Choice,
  type Decider,
  type Frame,
  type Game,
  go,
  OK,
  type Question,
  type Refusal,
} from '@bridgehead/engine';
import { nameOf } from '@bridgehead/hex';
import { ask } from '../../asking.ts';
import { GRID } from '../../data/map.ts';
import { refusal } from '../../says.ts';
import { type Battle, defendingSide } from '../../state/battle.ts';
import { ELIMINATED, POOL } from '../../state/places.ts';
import { unitsIn } from '../../state/stacks.ts';
import { hasMark, placeOf, RETREATED } from '../../state/state.ts';
import { loseStep } from '../../state/step-loss.ts';
import { idOf, type Unit } from '../../state/units.ts';
import type { DefenseResult, PrintedResult } from '../../tables/combat-tables.ts';
import { moraleNow } from '../02-contents.ts';
import { exceedsLimit } from '../06-stacking/stacking.ts';
import { leadUnits } from '../10-odds/formations.ts';
import { couldEnterTarget } from '../15-advance/advance-units.ts';
import { isHeadInCompany } from '../18-supply/supply-heads.ts';

/** One restriction of 11.2. */
interface LossRestriction {
  readonly refusal: Refusal;
  readonly keeps: (u: Unit) => boolean;
  /** Holds only if it leaves somebody. */
  readonly isWaivable: boolean;
}

/** The units from which a loss is taken, and the restrictions on it in their order. */
export interface Losses {
  readonly units: readonly Unit[];
  readonly sieves: readonly LossRestriction[];
}

/** In play, or about to land [22.6]; the Eliminated Units box and the displays are for the dead. */
const isAlive = (g: Game, u: Unit): boolean => ![ELIMINATED, POOL].includes(placeOf(g, u));

/** Whether anybody is left to advance. */
export const hasAttackersLeft = (g: Game, battle: Battle): boolean =>
  battle.attackers.some(({ unit }) => isAlive(g, unit));

const SUPPORTS = refusal('11.2', 'supporting-gun');
const NOT_LEAD = refusal('11.2', 'loss-from-lead');
const NOT_ELITE = refusal('11.2', 'loss-from-elite');
const CANNOT_ADVANCE = refusal('11.2', 'loss-from-advancing');

/** [11.2] [12.3] The attackers who may lose a step; none if the Lead Formation is gone. */
export function attackerLosses(g: Game, battle: Battle, isElite: boolean): Losses {
  const leading = leadUnits(g, battle);
  const entering = (u: Unit): boolean =>
    battle.attackers.some((attacker) => attacker.unit === u && couldEnterTarget(g, battle, attacker));
  const elite: LossRestriction = { refusal: NOT_ELITE, keeps: (u) => moraleNow(g, u) === 'elite', isWaivable: true };
  return {
    units: [...battle.attackers.map(({ unit }) => unit), ...battle.artillery].filter((u) => isAlive(g, u)),
    sieves: [
      { refusal: SUPPORTS, keeps: (u) => !battle.artillery.includes(u), isWaivable: false },
      { refusal: NOT_LEAD, keeps: (u) => leading.includes(u), isWaivable: false },
      ...(isElite ? [elite] : []),
      { refusal: CANNOT_ADVANCE, keeps: entering, isWaivable: true },
    ],
  };
}

const HAS_RETREATED = refusal('13.5', 'retreated-takes-no-loss');
const ADDS_NOTHING = refusal('11.2', 'overstacked-takes-no-loss');
const IS_HEAD = refusal('11.2', 'head-takes-no-loss');

/** [13.5] Units that have retreated count for nothing when their refuge is attacked, but not in other combats [16.4]. */
export const isOutOfTheFight = (g: Game, battle: Battle, u: Unit): boolean =>
  battle.occasion === 'combat' && hasMark(g, u, RETREATED);

/**
 * [11.2] [6.4.2] Whether the attacker may not choose the unit on EX and DRX because it is in excess of those who defend.
 * Units in Full Retreat add nothing either [14.3.1], but where they fit into the limit nothing spares them.
 */
export function isExcess(g: Game, battle: Battle, u: Unit): boolean {
  const inHex = [...unitsIn(g, defendingSide(battle), battle.target), ...battle.defenders];
  return !battle.defenders.includes(u) && exceedsLimit(g, [...battle.defenders, u], inHex);
}

/** [11.2] [13.5] The defenders who may lose a step; on EX and DRX, where the attacker chooses, no overstacked ones. */
export function defenderLosses(g: Game, battle: Battle, isAttackersChoice: boolean): Losses {
  const counted: LossRestriction = { refusal: ADDS_NOTHING, keeps: (u) => !isExcess(g, battle, u), isWaivable: false };
  return {
    units: unitsIn(g, defendingSide(battle), battle.target),
    sieves: [
      { refusal: HAS_RETREATED, keeps: (u) => !isOutOfTheFight(g, battle, u), isWaivable: false },
      ...(isAttackersChoice ? [counted] : []),
      { refusal: IS_HEAD, keeps: (u) => !isHeadInCompany(g, u), isWaivable: false },
    ],
  };
}

/** What a restriction leaves. */
function sifted(units: readonly Unit[], sieve: LossRestriction): readonly Unit[] {
  const kept = units.filter(sieve.keeps);
  return kept.length === 0 && sieve.isWaivable ? units : kept;
}

/** [11.2] The units that may be chosen, in the order of the battle. */
export const losers = ({ units, sieves }: Losses): readonly Unit[] => sieves.reduce(sifted, units);

const NOT_THERE = refusal('11.2', 'no-part-in-combat');

/** [11.2] The first restriction that a unit does not pass. */
function lossRefusal({ units, sieves }: Losses, u: Unit): Refusal | undefined {
  if (!units.includes(u)) return NOT_THERE;
  let left = units;
  for (const sieve of sieves) {
    left = sifted(left, sieve);
    if (!left.includes(u)) return sieve.refusal;
  }
  return undefined;
}

/** A frame in which steps are lost. */
interface LossFrame extends Frame {
  readonly battle: Battle;
}

interface LossQuestion<F extends LossFrame> {
  readonly kind: 'attacker-loss' | 'defender-loss';
  /** By which the step is lost. */
  readonly rule: string;
  readonly by: (g: Game, f: F) => Decider;
  readonly losses: (g: Game, f: F) => Losses;
  /** The result that demands it, as printed. */
  readonly result: (g: Game, f: F) => PrintedResult | DefenseResult;
  readonly next: F['step'];
}

/** [11.2] Asks which unit loses the step; to be asked only if somebody can. */
export const lossQuestion = <F extends LossFrame>(q: LossQuestion<F>): Question<F, Choice> =>
  ask<LossQuestion<F>['kind'], F>(q.kind, {
    by: q.by,
    about: (g, f) => ({ target: nameOf(GRID, f.battle.target), result: q.result(g, f), by: q.rule }),
    choices: (g, f) => losers(q.losses(g, f)).map((u) => ({ kind: 'lose-step', unit: idOf(u) })),
    check: (g, f, { unit }) => lossRefusal(q.losses(g, f), unit) ?? OK,
    chosen(g, _f, { unit }) {
      loseStep(g, unit, q.rule);
      return go(q.next);
    },
  });
