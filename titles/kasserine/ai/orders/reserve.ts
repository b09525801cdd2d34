/** [8.2] [10.3.4] Who is put into Reserve, where Reserves go, and on whom guns lay their fire. */
import { type Candidate, type Choice, check, choices, type Game } from '@bridgehead/engine';
import { candidate, ranked, valued } from '@bridgehead/toolkit';
import { assignments } from '../../src/rules/10-artillery/protective-fire.ts';
import { hexesApart, occupiedHexes, unitsIn } from '../../src/state/stacks.ts';
import { fpfHexOf, hexAt, isInReserve } from '../../src/state/state.ts';
import { dataOf, idOf, isGun, isHQ, type Unit, unitNamed, unitsOf } from '../../src/state/units.ts';
import { hexName, rounded } from '../names.ts';
import { says, saysBy } from '../says.ts';
import { attackOfUnit } from '../strength.ts';
import { defenseIn, riskIn, threatTo } from '../threat-map.ts';
import { REACT } from '../weights.ts';
import type { PhaseContext } from './attack-plans.ts';
import { bestMarch } from './marches.ts';

const DONE: Candidate = candidate({ kind: 'done' }, says('order.no-more'), 0, [saysBy('8.2', 'reason.better-here')]);

/** Whether friends who are awake stand between the unit and the enemy. */
function isBehindOthers({ g, side, thinking }: PhaseContext, u: Unit): boolean {
  const threat = threatTo(g, thinking, side);
  const at = hexAt(g, u);
  return occupiedHexes(g, side).some(
    (hex) =>
      hex !== at &&
      hexesApart(hex, at) <= REACT.front &&
      (threat[hex] ?? 0) > (threat[at] ?? 0) &&
      unitsIn(g, side, hex).some((one) => !isInReserve(g, one) && !isHQ(one) && !isGun(one)),
  );
}

/** [8.2.2] Who has far to go marches again after the combats; who stands behind the line may react. */
export function chooseReserves(context: PhaseContext): readonly Candidate[] {
  const { g, intent } = context;
  if (!intent.coordinates) return [DONE];
  const found: Candidate[] = [];
  for (const choice of choices(g)) {
    const u = choice.kind === 'reserve' ? unitNamed(String(choice.unit)) : undefined;
    if (u === undefined) continue;
    const aim = intent.aimOf(u);
    const far = aim === undefined ? 0 : (aim.field[hexAt(g, u)] ?? 0) - aim.near;
    const isFar = far > REACT.reserveFar;
    if (!isFar && !(attackOfUnit(g, u) >= REACT.leastAttack && isBehindOthers(context, u))) continue;
    const reason = isFar ? saysBy('8.2.4', 'reason.marches-again') : saysBy('9.3', 'reason.may-react');
    found.push(
      candidate(choice, says('order.reserve', { unit: String(choice.unit) }), Math.max(1, Math.min(far, 20)), [reason]),
    );
  }
  return [...ranked(found), DONE];
}

/** [10.3.4] What fire on a hex is worth: how likely it is to be attacked, and what hangs on it. */
function coverWorth({ g, side, intent, thinking }: PhaseContext, hex: number, points: number): number {
  const ground = unitsIn(g, side, hex).filter((u) => !isGun(u) && !isHQ(u));
  const [first] = ground;
  if (first === undefined) return 0;
  const threat = Math.min(20, threatTo(g, thinking, side)[hex] ?? 0);
  if (threat < 1) return 0;
  const counted = Math.min(points, defenseIn(g, side, hex));
  const worth = 1 + intent.attackValue(hex) * 0.2 + ground.length * 0.3;
  return counted * worth * (0.1 + riskIn(g, thinking, first, hex)) * (threat / 20);
}

interface Laying {
  readonly unit: Unit;
  readonly hex: number;
  readonly worth: number;
}

/** The best laying of every battery that has none or a worse one; those laid on a hex already leave less to others. */
function layings(context: PhaseContext, assigned: readonly Unit[]): readonly Laying[] {
  const { g, side } = context;
  const laid = new Map<number, number>();
  for (const u of unitsOf(side)) {
    const hex = fpfHexOf(g, u);
    if (hex >= 0) laid.set(hex, (laid.get(hex) ?? 0) + 1);
  }
  const best = new Map<Unit, Laying>();
  const worthOf = (u: Unit, hex: number): number =>
    coverWorth(context, hex, dataOf(u).fpf ?? 0) / (1 + (laid.get(hex) ?? 0) - (fpfHexOf(g, u) === hex ? 1 : 0));
  for (const { unit, hex } of assignments(g, side, occupiedHexes(g, side), assigned)) {
    const worth = worthOf(unit, hex);
    if (worth > (best.get(unit)?.worth ?? 0)) best.set(unit, { unit, hex, worth });
  }
  return [...best.values()]
    .filter(({ unit, worth }) => {
      const now = fpfHexOf(g, unit);
      return worth > REACT.laying + (now < 0 ? 0 : worthOf(unit, now) * 1.3);
    })
    .sort((a, b) => b.worth - a.worth);
}

const assignedIn = (g: Game): readonly Unit[] =>
  (g.state.frames.at(-1) as { readonly assigned?: readonly Unit[] } | undefined)?.assigned ?? [];

export function layFire(context: PhaseContext): readonly Candidate[] {
  return layings(context, assignedIn(context.g)).map(({ unit, hex, worth }) => {
    const choice: Choice = { kind: 'assign', unit: idOf(unit), hex: hexName(hex) };
    return candidate(choice, says('order.cover', { unit: idOf(unit), hex: hexName(hex) }), worth, [
      valued(saysBy('10.3.4', 'reason.worth', { points: rounded(worth) }), rounded(worth)),
    ]);
  });
}

/** [8.2.4] Reserves march again, the nearest to the enemy first. */
function reserveMarch(context: PhaseContext): Candidate | undefined {
  const { g, side, intent } = context;
  for (const u of unitsOf(side)) {
    if (!isInReserve(g, u) || hexAt(g, u) < 0) continue;
    const march = bestMarch(context, u, 'reserve', true);
    if (march?.choice === undefined || !check(g, march.choice).legal) continue;
    const aim = intent.aimOf(u);
    const reasons = aim === undefined ? [] : [says('reason.aim', { task: aim.name, hex: hexName(aim.hex) })];
    return candidate(
      march.choice,
      says('order.march', { unit: idOf(u), hex: hexName(march.hex) }),
      march.score,
      reasons,
    );
  }
  return undefined;
}

export function reserveOrders(context: PhaseContext): readonly Candidate[] {
  if (!context.intent.coordinates) return [DONE];
  const march = reserveMarch(context);
  if (march !== undefined) return [march, { ...DONE, score: Math.min(0, march.score - 1) }];
  const [laying, ...others] = layFire(context).filter(({ choice }) => check(context.g, choice).legal);
  return laying === undefined ? [DONE] : [laying, ...others, DONE];
}
