/** The Strategic and Reorganization Segments and the set-up: strongpoints, interdiction, HQs that come back, who begins where. */
import { type Candidate, type Choice, choices, decision, type Game } from '@bridgehead/engine';
import { candidate, ranked, valued } from '@bridgehead/toolkit';
import { GRID } from '../../src/data/map.ts';
import { isFriendly } from '../../src/rules/03-concepts/control.ts';
import { isInZone } from '../../src/rules/03-concepts/zones.ts';
import { hexesApart, isHeldBy, occupiedHexes, unitsIn } from '../../src/state/stacks.ts';
import { airHexOf, hexAt } from '../../src/state/state.ts';
import {
  airDataOf,
  airNamed,
  airOf,
  dataOf,
  enemyOf,
  isArtillery,
  isGun,
  isHQ,
  isMotorized,
  type Unit,
  unitNamed,
  unitsOf,
} from '../../src/state/units.ts';
import { fieldTo, UNREACHABLE } from '../distance-fields.ts';
import { besideOf, discAround } from '../map-facts.ts';
import { hexName } from '../names.ts';
import { says, saysBy } from '../says.ts';
import { attackOfUnit, unitValue } from '../strength.ts';
import { dangerIn, defenseIn, threatTo } from '../threat-map.ts';
import { BUILD, INTERDICT } from '../weights.ts';
import { worthOf } from '../worth.ts';
import type { PhaseContext } from './attack-plans.ts';
import { layFire } from './reserve.ts';

const named = (value: unknown): Unit => unitNamed(String(value)) ?? 0;
const hexNamed = (value: unknown): number => GRID.indexByName.get(String(value)) ?? -1;
const done = (
  reason: 'reason.better-free' | 'reason.better-here' | 'reason.for-combat' | 'reason.all-where-wanted',
): Candidate => candidate({ kind: 'done' }, says('order.no-more'), 0, [says(reason)]);

/** [14.3] Who is where he is meant to stay and may be attacked digs in. */
export function buildStrongpoints(context: PhaseContext): readonly Candidate[] {
  const { g, side, intent, thinking } = context;
  const threat = threatTo(g, thinking, side);
  const found: Candidate[] = [];
  for (const choice of intent.coordinates ? choices(g) : []) {
    if (choice.kind !== 'build') continue;
    const u = named(choice.unit);
    const at = hexAt(g, u);
    const aim = intent.aimOf(u);
    const way = aim === undefined ? 0 : (aim.field[at] ?? UNREACHABLE);
    if (aim !== undefined && way > BUILD.moves) continue;
    const near = Math.min(BUILD.mostThreat, threat[at] ?? 0) * BUILD.perThreat;
    const isGuard = intent.guards.get(u) === at;
    const score = near + intent.holdValue(at, u) * 0.2 + (isGuard ? BUILD.guard : 0) - (side === 'axis' ? 1 : 0);
    if (score < BUILD.least || (near === 0 && !isGuard)) continue;
    found.push(
      candidate(choice, says('order.build', { unit: String(choice.unit), hex: hexName(at) }), score, [
        valued(
          saysBy('14.2.2', 'reason.could-be-attacked', { points: Math.round(threat[at] ?? 0) }),
          Math.round(threat[at] ?? 0),
        ),
      ]),
    );
  }
  return [...ranked(found), done('reason.better-free')];
}

/** [11.2] The roads ahead of many enemies who are not in contact yet; some aircraft are kept for the battle. */
export function interdict(context: PhaseContext): readonly Candidate[] {
  const { g, side, intent, thinking } = context;
  const stay = done('reason.for-combat');
  if (!intent.coordinates) return [stay];
  const ready = [...new Set([...choices(g, 'interdict')].map(({ air }) => String(air)))].filter(
    (id) => id !== 'undefined',
  );
  if (ready.length <= INTERDICT.keep) return [stay];
  const enemy = enemyOf(side);
  const { hexes } = worthOf(g, thinking);
  const tally = new Map<number, number>();
  for (const u of unitsOf(enemy)) {
    const at = hexAt(g, u);
    if (at < 0 || !isMotorized(u) || isHQ(u) || isInZone(g, side, at)) continue;
    const ahead = waypoint(context, u, at, hexes);
    if (ahead === undefined) continue;
    for (const { hex, apart } of discAround(ahead)) {
      if (apart > 1) break;
      tally.set(hex, (tally.get(hex) ?? 0) + INTERDICT.perUnit * (apart === 0 ? 1 : 0.6));
    }
  }
  const air = ready.map((id) => airNamed(id) ?? 0).sort((a, b) => airDataOf(a).cas - airDataOf(b).cas)[0];
  const [best] = [...tally]
    .filter(([hex]) => !isHeldBy(g, side, hex) && !airOf(side).some((one) => airHexOf(g, one) === hex))
    .sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  if (best === undefined || air === undefined || best[1] < INTERDICT.least) return [stay];
  const choice: Choice = { kind: 'interdict', air: airDataOf(air).id, hex: hexName(best[0]) };
  const mission = candidate(
    choice,
    says('order.interdict', { air: airDataOf(air).id, hex: hexName(best[0]) }),
    best[1],
    [valued(saysBy('11.2.6', 'reason.holds-up', { count: Math.round(best[1]) }), Math.round(best[1]))],
  );
  return [mission, stay];
}

/** A hex a few steps on the way of an enemy to the nearest hex that decides. */
function waypoint(
  { g, side, thinking }: PhaseContext,
  u: Unit,
  at: number,
  hexes: readonly number[],
): number | undefined {
  const enemy = enemyOf(side);
  let best: { readonly way: number; readonly hex: number } | undefined;
  for (const hex of hexes) {
    if (isFriendly(g, enemy, hex)) continue;
    const way = fieldTo(g, thinking, u, hex)[at] ?? UNREACHABLE;
    if (way > 4 && way < (best?.way ?? UNREACHABLE)) best = { way, hex };
  }
  if (best === undefined) return undefined;
  const field = fieldTo(g, thinking, u, best.hex);
  let here = at;
  for (let i = 0; i < INTERDICT.ahead; i++) {
    const next = [...besideOf(here)].sort((a, b) => (field[a] ?? UNREACHABLE) - (field[b] ?? UNREACHABLE) || a - b)[0];
    if (next === undefined || (field[next] ?? UNREACHABLE) >= (field[here] ?? 0)) break;
    here = next;
  }
  return here;
}

/** [15.3.2] With its strongest, out of danger. */
export function rebuildHQ({ g, side, thinking }: PhaseContext): readonly Candidate[] {
  return ranked(
    [...choices(g)].map((choice) => {
      const hex = hexNamed(choice.hex);
      const strength = unitsIn(g, side, hex).reduce((sum, u) => sum + attackOfUnit(g, u), 0);
      const score =
        strength - dangerIn(g, thinking, named(choice.unit), hex) - (threatTo(g, thinking, side)[hex] ?? 0) / 4;
      return candidate(choice, says('order.rebuild', { unit: String(choice.unit), hex: String(choice.hex) }), score, [
        saysBy('15.3.2', 'reason.with-its-own'),
      ]);
    }),
  );
}

/** [3.3.3] The cheapest goes. */
export const removeExcess = (g: Game): readonly Candidate[] =>
  ranked(
    [...choices(g)].map((choice) =>
      candidate(choice, says('order.remove', { unit: String(choice.unit) }), -unitValue(g, named(choice.unit)), [
        saysBy('3.3.3', 'reason.cheapest'),
      ]),
    ),
  );

/** [14.4.3] Strongpoints stay: nobody but the enemy takes them away. */
export const keepStrongpoints = (): readonly Candidate[] => [done('reason.better-here')];

/** [18.2.4] Mostly as in history; now and then by Fondouk. */
const BY_FONDOUK_ONE_IN = 5;
export function chooseOption({ thinking }: PhaseContext): readonly Candidate[] {
  const byFondouk = thinking.style === 'staff' && thinking.random.below(BY_FONDOUK_ONE_IN) === 0;
  const option = (name: 'A' | 'B', score: number): Candidate =>
    candidate({ kind: 'choose-option', option: name }, says('order.option', { option: name }), score, [
      saysBy('18.2.4', name === 'A' ? 'reason.el-ala-first' : 'reason.both-at-sidi-bou-zid'),
    ]);
  return ranked([option('A', byFondouk ? 2 : 0), option('B', 1)]);
}

/** [4.1.4] Nearest to the front for those who fight, behind them for the others. */
export function setUp(context: PhaseContext): readonly Candidate[] {
  const { g, side } = context;
  const { unplaced = [] } = (decision(g)?.about ?? {}) as { readonly unplaced?: readonly string[] };
  const [first] = unplaced;
  if (first !== undefined) return placesOf(context, first);
  const modes = side === 'axis' ? idleGuns(context) : [];
  const fire = context.intent.coordinates ? layFire(context) : [];
  return ranked([...modes, ...fire, done('reason.all-where-wanted')]);
}

function placesOf(context: PhaseContext, id: string): readonly Candidate[] {
  const { g, side, thinking } = context;
  const u = named(id);
  const { wanted, hexes } = worthOf(g, thinking);
  const goal = wanted.find((hex) => !isFriendly(g, side, hex)) ?? hexes[0] ?? 0;
  const field = fieldTo(g, thinking, u, goal);
  const found: Candidate[] = [];
  for (const choice of choices(g)) {
    if (choice.kind !== 'place' || choice.unit !== id) continue;
    const hex = hexNamed(choice.hex);
    const isRear = isHQ(u) || isArtillery(u);
    const front = isInZone(g, enemyOf(side), hex) && isRear ? 10 : 0;
    const score = -(field[hex] ?? UNREACHABLE) / (isRear ? 4 : 1) - front - defenseIn(g, side, hex) * 0.1;
    found.push(
      candidate(choice, says('order.place', { unit: id, hex: String(choice.hex) }), score, [
        says('reason.near', { hex: hexName(goal) }),
      ]),
    );
  }
  return ranked(found);
}

/** Guns of an attacker that could reach nobody begin limbered. */
function idleGuns({ g, side }: PhaseContext): readonly Candidate[] {
  const enemies = occupiedHexes(g, enemyOf(side));
  const found: Candidate[] = [];
  for (const choice of choices(g)) {
    if (choice.kind !== 'mode') continue;
    const u = named(choice.unit);
    const near = enemies.some((hex) => hexesApart(hex, hexAt(g, u)) <= (dataOf(u).range ?? 1));
    if (!near && isGun(u))
      found.push(
        candidate(choice, says('order.limber', { unit: String(choice.unit) }), 1, [saysBy('7.6.2', 'reason.goes-on')]),
      );
  }
  return found;
}
