/** [9.1] Which attacks are declared, those that they make necessary among them. */
import { type Candidate, type Choice, check, choices, decision } from '@bridgehead/engine';
import { candidate, valued } from '@bridgehead/toolkit';
import { GRID } from '../../src/data/map.ts';
import { attackerRefusal, crtsFor, fireRefusal, mayReach } from '../../src/rules/09-pre-combat/attack-rules.ts';
import { owedBy } from '../../src/rules/09-pre-combat/required-attacks.ts';
import { NO_SUPPORT } from '../../src/rules/12-combat/modifiers.ts';
import { oddsOf } from '../../src/rules/12-combat/odds.ts';
import type { Battle } from '../../src/state/battle.ts';
import { occupiedHexes, unitsIn } from '../../src/state/stacks.ts';
import { attackOn, isDeployed } from '../../src/state/state.ts';
import { enemyOf, idOf, isAntiTank, isArmor, isHQ, type Unit } from '../../src/state/units.ts';
import { enemyLossOf, type Fight, type Posted, weighFight } from '../fight.ts';
import { besideOf } from '../map-facts.ts';
import { hexName, rounded } from '../names.ts';
import type { PhaseContext } from '../orders/attack-plans.ts';
import { fightReasons } from '../orders/movement.ts';
import { outcomeOf } from '../outcomes.ts';
import { says, saysBy } from '../says.ts';
import { attackOfUnit } from '../strength.ts';
import { FIGHT } from '../weights.ts';

/** Those beside a hex who could attack it, busy ones left out. */
function attackersOn({ g, side }: PhaseContext, target: number, busy: ReadonlySet<Unit>): readonly Posted[] {
  return besideOf(target)
    .flatMap((from) => unitsIn(g, side, from).map((unit) => ({ unit, from })))
    .filter(
      ({ unit }) =>
        !busy.has(unit) &&
        !isHQ(unit) &&
        attackOfUnit(g, unit) >= 1 &&
        attackerRefusal(g, side, unit) === undefined &&
        mayReach(g, unit, target),
    );
}

const MOST_TRIMS = 10;

/** Attacks on a hex: with all, and with fewer while that costs little. */
function fightsOn(context: PhaseContext, target: number, busy: ReadonlySet<Unit>): readonly Fight[] {
  const { g, side } = context;
  const all = attackersOn(context, target, busy);
  const fights: Fight[] = [];
  const add = (posted: readonly Posted[]): Fight | undefined => {
    const fight = weighFight(context, target, posted);
    if (fight !== undefined) fights.push(fight);
    return fight;
  };
  add(all);
  const free = all.filter(({ unit }) => owedBy(g, side, [unit]).length === 1);
  if (free.length > 0 && free.length < all.length) add(free);
  let posted = [...all].sort((a, b) => attackOfUnit(g, b.unit) - attackOfUnit(g, a.unit) || a.unit - b.unit);
  for (let i = 0; i < MOST_TRIMS && posted.length > 1; i++) {
    posted = posted.slice(0, -1);
    add(posted);
  }
  for (const one of all) add([one]);
  return fights;
}

const DEEPEST = 5;

/** What is supposed to be declared besides. */
interface Declared {
  readonly busy: ReadonlySet<Unit>;
  readonly taken: ReadonlySet<number>;
  readonly depth: number;
}
const NOTHING: Declared = { busy: new Set(), taken: new Set(), depth: DEEPEST };

/** The worth of an attack with all that it makes necessary; undefined if somebody would be owed what nobody can pay. */
function totalOf(context: PhaseContext, fight: Fight, { busy, taken, depth }: Declared = NOTHING): number | undefined {
  const { g, side } = context;
  const units = fight.attackers.map(({ unit }) => unit);
  const nowBusy = new Set([...busy, ...units]);
  const nowTaken = new Set([...taken, fight.target]);
  const owed = owedBy(g, side, units).filter((hex) => !nowTaken.has(hex) && attackOn(g, hex) === 0);
  if (owed.length === 0) return fight.value;
  if (depth === 0) return undefined;
  const [first = -1] = owed;
  let best: number | undefined;
  for (const payment of paymentsOn(context, first, nowBusy)) {
    const rest = totalOf(context, payment, { busy: nowBusy, taken: nowTaken, depth: depth - 1 });
    if (rest !== undefined && (best === undefined || rest > best)) best = rest;
  }
  if (best === undefined) return undefined;
  let total = fight.value + best;
  // The others are owed too; each is taken for what the best attack on it would bring.
  for (const hex of owed.slice(1)) {
    const [payment] = paymentsOn(context, hex, nowBusy);
    if (payment === undefined) return undefined;
    total += Math.min(0, payment.value);
  }
  return total;
}

const PAYMENTS = 2;
const paymentsOn = (context: PhaseContext, hex: number, busy: ReadonlySet<Unit>): readonly Fight[] =>
  [...fightsOn(context, hex, busy)].sort((a, b) => b.value - a.value).slice(0, PAYMENTS);

const attackChoice = ({ attackers, target, crt }: Fight): Choice => ({
  kind: 'attack',
  units: attackers.map(({ unit }) => idOf(unit)),
  hexes: [hexName(target)],
  crt,
});

const attackCandidate = (fight: Fight, score: number): Candidate =>
  candidate(
    attackChoice(fight),
    says('order.attack', {
      units: fight.attackers.map(({ unit }) => idOf(unit)),
      hex: hexName(fight.target),
      crt: fight.crt,
    }),
    score,
    fightReasons(fight),
  );

/** [16.1.5] Fire of anti-tank units at armour beside them. */
function firesOn({ g, side }: PhaseContext, target: number): readonly Candidate[] {
  const guns = besideOf(target)
    .flatMap((from) => unitsIn(g, side, from))
    .filter(
      (u) => isAntiTank(u) && isDeployed(g, u) && attackerRefusal(g, side, u) === undefined && mayReach(g, u, target),
    );
  if (guns.length === 0) return [];
  const battle: Battle = { side, attackers: guns, hexes: [target], crt: 'assault', fire: true };
  return crtsFor(g, battle).flatMap((crt) => {
    if (fireRefusal(g, { ...battle, crt }) !== undefined) return [];
    const { column, net } = oddsOf(g, { ...battle, crt }, NO_SUPPORT);
    const outcome = outcomeOf(crt, column, net);
    const gain = enemyLossOf(g, unitsIn(g, enemyOf(side), target).filter(isArmor), outcome, false) + outcome.retreat;
    const choice = { kind: 'fire', units: guns.map(idOf), hex: hexName(target), crt };
    const name = says('order.fire', { units: guns.map(idOf), hex: hexName(target) });
    return [
      candidate(choice, name, gain, [
        valued(saysBy('16.1.5', 'reason.fires-unhurt', { points: rounded(gain) }), rounded(gain)),
      ]),
    ];
  });
}

const END: Candidate = candidate({ kind: 'end-declaration' }, says('order.end-declaration'), 0, [
  saysBy('9.1.1', 'reason.no-attack-worth'),
]);

const legal = ({ g }: PhaseContext, candidates: readonly Candidate[]): readonly Candidate[] =>
  candidates.filter(({ choice }) => check(g, choice).legal);

/** What is owed is paid as cheaply as it can be. */
function payments(context: PhaseContext, owed: readonly number[]): readonly Candidate[] {
  const { g } = context;
  const offered = owed.flatMap((hex) => [
    ...fightsOn(context, hex, new Set()).map((fight) =>
      attackCandidate(fight, totalOf(context, fight) ?? fight.value - FIGHT.unpayable),
    ),
    ...firesOn(context, hex),
  ]);
  const found = legal(
    context,
    [...offered].sort((a, b) => b.score - a.score),
  );
  if (found.length > 0) return found;
  const names = owed.map(hexName);
  for (const choice of choices(g)) {
    const hexes = (choice.hexes ?? [choice.hex]) as readonly string[];
    if (hexes.some((hex) => names.includes(hex))) return [candidate(choice, says('order.pay-attack'), 0)];
  }
  for (const choice of choices(g)) return [candidate(choice, says('order.pay-attack'), 0)];
  return [];
}

/** How many of the best are tried against the rules. */
const TRIED = 6;

export function declareAttacks(context: PhaseContext): readonly Candidate[] {
  const { g, side, intent, thinking } = context;
  const owed = ((decision(g)?.about as { readonly owed?: readonly string[] } | undefined)?.owed ?? []).flatMap(
    (name) => GRID.indexByName.get(name) ?? [],
  );
  if (owed.length > 0) return payments(context, owed);
  const offered: Candidate[] = [];
  for (const target of occupiedHexes(g, enemyOf(side))) {
    if (attackOn(g, target) !== 0 || !besideOf(target).some((hex) => unitsIn(g, side, hex).length > 0)) continue;
    if (!thinking.spend(5)) break;
    for (const fight of fightsOn(context, target, new Set())) {
      if (fight.value < intent.leastGain) continue;
      const total = totalOf(context, fight);
      if (total !== undefined && total >= intent.leastGain)
        offered.push(attackCandidate(fight, total - FIGHT.spareUnit * fight.attackers.length));
    }
    offered.push(...firesOn(context, target).filter(({ score }) => score > FIGHT.leastFire));
  }
  offered.sort((a, b) => b.score - a.score);
  const found = legal(context, offered.slice(0, TRIED));
  return [...found, END];
}
