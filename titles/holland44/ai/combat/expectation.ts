/**
 * What an attack is worth to both sides, exactly: every die from the CRT to the last Determined Defense, each choice
 * made by whoever has it and as he values it. Numbers only: the game has been read into the stakes before.
 */
import { EFFECTS, type Effect } from '../../src/rules/11-results/results.ts';
import type { CombatResult, DefenseResult } from '../../src/tables/combat-tables.ts';
import type { AttackingPiece, DefendingPiece, Outlook, Piece, Stakes } from './outlook-model.ts';
import { mixed, RESULTS, standResults } from './shares.ts';

/** The battle after some losses. */
interface State {
  readonly attackers: readonly number[];
  readonly defenders: readonly number[];
  readonly guns: number;
  /** Worth and number of the steps lost. */
  readonly attackerCost: number;
  readonly defenderCost: number;
  readonly attackerSteps: number;
  readonly defenderSteps: number;
}

/** What being Engaged costs the defender and brings the attacker. */
const ENGAGED_COST = 0.15;
/** Part of the enemy's harm in a retreat that is the attacker's gain. */
const HARM_SHARE = 0.6;
/** [12.3] A hex whose last defender died in holding it: nobody advances, but nobody bars it either. */
const EMPTIED_SHARE = 0.4;

const startOf = ({ attackers, defenders, guns }: Stakes): State => ({
  attackers: attackers.map(({ steps }) => steps),
  defenders: defenders.map(({ steps }) => steps),
  guns,
  attackerCost: 0,
  defenderCost: 0,
  attackerSteps: 0,
  defenderSteps: 0,
});

const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** The attack on a column, by its number: 0 is 1-3, 8 is 7-1; beyond the table the last one counts. */
export function expectAttack(stakes: Stakes, column: number): Outlook {
  const resolved = Math.min(Math.max(column, 0), RESULTS.length - 1);
  const start = startOf(stakes);
  return mixed(RESULTS[resolved] ?? [], (result) => afterResult(stakes, start, result));
}

/** The attack once its result is known. */
export const expectResult = (stakes: Stakes, result: CombatResult): Outlook =>
  afterResult(stakes, startOf(stakes), result);

/** What is still to come after the loss of a step by this defender. */
export function expectLoss(stakes: Stakes, result: CombatResult, index: number): Outlook {
  return afterLosses(stakes, defenderLoses(stakes, startOf(stakes), index), EFFECTS[result]);
}

function afterResult(stakes: Stakes, start: State, result: CombatResult): Outlook {
  const effect = EFFECTS[result];
  const byEnemy = effect.chooser === 'opponent';
  let state = start;
  if (effect.losses.includes('attacker')) state = attackerPays(stakes, state, { byEnemy, elitePays: !byEnemy });
  const isIgnored = stakes.slipsAway && (result === 'D1' || result === 'DS');
  if (effect.losses.includes('defender') && !isIgnored) state = defenderPays(stakes, state, byEnemy);
  return afterLosses(stakes, state, effect);
}

function afterLosses(stakes: Stakes, state: State, effect: Effect): Outlook {
  if (total(state.defenders) === 0) return vacated(stakes, state, effect.advance === 'bonus');
  switch (effect.duty) {
    case 'stay':
      return ended(stakes, state, { attacker: 0, defender: 0 });
    case 'engage':
      return ended(stakes, state, { attacker: ENGAGED_COST * HARM_SHARE, defender: -ENGAGED_COST });
    case 'mandatory-retreat':
      return routed(stakes, state);
    default:
      return standOrRetreat(stakes, state);
  }
}

// ---- losses ----------------------------------------------------------------------------------------------------------

/** The index of the unit that pays: of the lowest rank alive the cheapest, or the dearest if the enemy chooses. */
function payerOf<P extends Piece>(
  pieces: readonly P[],
  steps: readonly number[],
  rankOf: (piece: P) => number | undefined,
  byEnemy: boolean,
): number {
  let best = -1;
  let bestRank = Number.POSITIVE_INFINITY;
  let bestWorth = 0;
  pieces.forEach((piece, i) => {
    const left = steps[i] ?? 0;
    const rank = left > 0 ? rankOf(piece) : undefined;
    if (rank === undefined || rank > bestRank) return;
    const worth = lossOf(piece, left);
    const isBetter = byEnemy ? worth > bestWorth : worth < bestWorth;
    if (best >= 0 && rank === bestRank && !isBetter) return;
    best = i;
    bestRank = rank;
    bestWorth = worth;
  });
  return best;
}

/** [11.4] What the unit loses with its next step, which may be all of it. */
function lossOf({ worth, after }: Piece, left: number): number {
  let sum = 0;
  for (let steps = left; steps > (after[left] ?? 0); steps--) sum += worth[steps] ?? 0;
  return sum;
}

const withChanged = (numbers: readonly number[], index: number, value: number): readonly number[] =>
  numbers.map((one, i) => (i === index ? value : one));

interface Payment {
  readonly byEnemy: boolean;
  readonly elitePays: boolean;
}

function attackerPays(stakes: Stakes, state: State, { byEnemy, elitePays }: Payment): State {
  const rankOf = (piece: AttackingPiece): number => (elitePays && stakes.isElite ? piece.eliteRank : piece.rank);
  const index = payerOf(stakes.attackers, state.attackers, rankOf, byEnemy);
  const piece = stakes.attackers[index];
  if (piece === undefined) return state;
  const left = state.attackers[index] ?? 0;
  const after = piece.after[left] ?? 0;
  return {
    ...state,
    attackers: withChanged(state.attackers, index, after),
    attackerCost: state.attackerCost + lossOf(piece, left),
    attackerSteps: state.attackerSteps + left - after,
  };
}

function defenderPays(stakes: Stakes, state: State, byEnemy: boolean): State {
  const rankOf = (piece: DefendingPiece): number | undefined => (byEnemy ? piece.enemyRank : piece.rank);
  return defenderLoses(stakes, state, payerOf(stakes.defenders, state.defenders, rankOf, byEnemy));
}

function defenderLoses(stakes: Stakes, state: State, index: number): State {
  const piece = stakes.defenders[index];
  const left = state.defenders[index] ?? 0;
  if (piece === undefined || left === 0) return state;
  const after = piece.after[left] ?? 0;
  return {
    ...state,
    defenders: withChanged(state.defenders, index, after),
    defenderCost: state.defenderCost + lossOf(piece, left),
    defenderSteps: state.defenderSteps + left - after,
  };
}

// ---- Determined Defense ----------------------------------------------------------------------------------------------

/** A way to stand: the Lead Unit by its place in the list, and whether a gun fires. */
export interface Stand {
  readonly lead: number;
  readonly gun: boolean;
}

/** [12.4] Whether nobody would live through an ordinary retreat. */
const isDesperate = ({ defenders }: Stakes, state: State): boolean =>
  defenders.every(({ wayOut }, i) => wayOut === 'none' || (state.defenders[i] ?? 0) === 0);

function standOrRetreat(stakes: Stakes, state: State): Outlook {
  const fallBack = pushedBack(stakes, state);
  const stand = isDesperate(stakes, state) ? lastStand(stakes, state) : bestStand(stakes, state, false);
  return stand !== undefined && stand.defender > fallBack.defender ? stand : fallBack;
}

/** [12.1.2] The Lead Unit that holds most often, the cheapest of equals. */
function leadOf({ defenders }: Stakes, state: State): number {
  let best = -1;
  let bestDrm = Number.NEGATIVE_INFINITY;
  let bestWorth = 0;
  defenders.forEach((piece, i) => {
    const left = state.defenders[i] ?? 0;
    if (piece.stands === undefined || left === 0) return;
    const drm = piece.stands.drm[left] ?? 0;
    const worth = lossOf(piece, left);
    if (best >= 0 && (drm < bestDrm || (drm === bestDrm && worth >= bestWorth))) return;
    best = i;
    bestDrm = drm;
    bestWorth = worth;
  });
  return best;
}

function bestStand(stakes: Stakes, state: State, desperate: boolean): Outlook | undefined {
  const lead = leadOf(stakes, state);
  if (lead < 0) return undefined;
  const bare = stood(stakes, state, { lead, gun: false }, desperate);
  if (state.guns === 0) return bare;
  const supported = stood(stakes, state, { lead, gun: true }, desperate);
  return supported.defender > bare.defender ? supported : bare;
}

/** By what is left of both sides: what a Desperation Defense comes to from there on. */
const lastStands = new WeakMap<Stakes, Map<string, Outlook | undefined>>();

/** [12.4] Roll after roll: many ways lead to the same remains, and what was lost on the way only adds to what is to come. */
function lastStand(stakes: Stakes, state: State): Outlook | undefined {
  const known = lastStands.get(stakes) ?? new Map<string, Outlook | undefined>();
  lastStands.set(stakes, known);
  const key = `${state.attackers.join()} ${state.defenders.join()} ${state.guns}`;
  if (!known.has(key)) known.set(key, bestStand(stakes, { ...state, ...NOTHING_LOST }, true));
  const fromHere = known.get(key);
  return fromHere === undefined ? undefined : afterSuchLosses(stakes, state, fromHere);
}

const NOTHING_LOST = { attackerCost: 0, defenderCost: 0, attackerSteps: 0, defenderSteps: 0 } as const;

const afterSuchLosses = (stakes: Stakes, state: State, outlook: Outlook): Outlook => {
  const lost = ended(stakes, state, { attacker: 0, defender: 0 });
  return {
    ...outlook,
    attacker: outlook.attacker + lost.attacker,
    defender: outlook.defender + lost.defender,
    attackerSteps: outlook.attackerSteps + lost.attackerSteps,
    defenderSteps: outlook.defenderSteps + lost.defenderSteps,
  };
};

/** [12] The outlook of standing so, of a battle in which the losses of the CRT have been taken. */
export const expectStand = (stakes: Stakes, stand: Stand): Outlook => {
  const start = startOf(stakes);
  return stood(stakes, start, stand, isDesperate(stakes, start));
};

/** The outlook of not standing. */
export const expectRetreat = (stakes: Stakes): Outlook => pushedBack(stakes, startOf(stakes));

/** [12.4] */
export const isSurrounded = (stakes: Stakes): boolean => isDesperate(stakes, startOf(stakes));

/** [12.2] One roll, and in a Desperation Defense those after it. */
function stood(stakes: Stakes, state: State, { lead, gun }: Stand, desperate: boolean): Outlook {
  const stands = stakes.defenders[lead]?.stands;
  if (stands === undefined) return pushedBack(stakes, state);
  const drm = (stands.drm[state.defenders[lead] ?? 0] ?? 0) + (gun ? 1 : 0);
  const fired = gun ? { ...state, guns: state.guns - 1 } : state;
  const outlook = mixed(standResults(stands.column, drm), (result) =>
    result.startsWith('H')
      ? held(stakes, fired, lead, result)
      : failed(stakes, fired, { lead, isCostly: result === '0/1' || desperate, desperate }),
  );
  return gun ? { ...outlook, defender: outlook.defender - stakes.gunPrice } : outlook;
}

/** [12.3] The hex is held; the attacker does not advance even if nobody is left in it. */
function held(stakes: Stakes, state: State, lead: number, result: DefenseResult): Outlook {
  const costsAttacker = result === 'H 1/1' || result === 'H 1/0';
  const paid = costsAttacker ? attackerPays(stakes, state, { byEnemy: result === 'H 1/1', elitePays: false }) : state;
  const after = result === 'H 0/1' || result === 'H 1/1' ? defenderLoses(stakes, paid, lead) : paid;
  if (total(after.defenders) > 0)
    return ended(stakes, after, { attacker: ENGAGED_COST * HARM_SHARE, defender: -ENGAGED_COST });
  return ended(stakes, after, { attacker: EMPTIED_SHARE * stakes.take, defender: -EMPTIED_SHARE * stakes.keep });
}

interface Failure {
  readonly lead: number;
  readonly isCostly: boolean;
  readonly desperate: boolean;
}

function failed(stakes: Stakes, state: State, { lead, isCostly, desperate }: Failure): Outlook {
  const after = isCostly ? defenderLoses(stakes, state, lead) : state;
  if (total(after.defenders) === 0) return vacated(stakes, after, false);
  const again = desperate ? lastStand(stakes, after) : undefined;
  return again ?? pushedBack(stakes, after);
}

// ---- ends ------------------------------------------------------------------------------------------------------------

/** [13] All who can go do; whoever can only stop pays a step for it; the others are lost. */
function pushedBack(stakes: Stakes, state: State): Outlook {
  let after = state;
  stakes.defenders.forEach(({ wayOut }, i) => {
    if (wayOut === 'none') after = wipedOut(stakes, after, i);
    if (wayOut === 'stop') after = defenderLoses(stakes, after, i);
  });
  return withdrawn(stakes, after, stakes.retreatHarm, false);
}

function routed(stakes: Stakes, state: State): Outlook {
  let after = state;
  stakes.defenders.forEach(({ escapesRout }, i) => {
    if (!escapesRout) after = wipedOut(stakes, after, i);
  });
  return withdrawn(stakes, after, stakes.routHarm, true);
}

function wipedOut(stakes: Stakes, state: State, index: number): State {
  let after = state;
  while ((after.defenders[index] ?? 0) > 0) after = defenderLoses(stakes, after, index);
  return after;
}

function withdrawn(stakes: Stakes, state: State, harm: number, isBonus: boolean): Outlook {
  const outlook = vacated(stakes, state, isBonus);
  if (total(state.defenders) === 0) return outlook;
  return {
    ...outlook,
    attacker: outlook.attacker + HARM_SHARE * harm,
    defender: outlook.defender - harm,
    eliminated: 0,
  };
}

function vacated(stakes: Stakes, state: State, isBonus: boolean): Outlook {
  const mayEnter = total(state.attackers) > 0;
  const outlook = ended(stakes, state, {
    attacker: mayEnter ? stakes.take + (isBonus ? stakes.bonus : 0) : 0,
    defender: -stakes.keep,
  });
  return { ...outlook, clear: mayEnter ? 1 : 0, bonus: mayEnter && isBonus ? 1 : 0, eliminated: 1 };
}

/** Losses as both weigh them, and what else has come of it. */
function ended(
  { attackerWeights, defenderWeights }: Stakes,
  state: State,
  gains: { readonly attacker: number; readonly defender: number },
): Outlook {
  const { attackerCost, defenderCost, attackerSteps, defenderSteps } = state;
  return {
    attacker: gains.attacker + attackerWeights.enemy * defenderCost - attackerWeights.own * attackerCost,
    defender: gains.defender + defenderWeights.enemy * attackerCost - defenderWeights.own * defenderCost,
    clear: 0,
    bonus: 0,
    attackerSteps,
    defenderSteps,
    eliminated: total(state.defenders) === 0 ? 1 : 0,
  };
}
