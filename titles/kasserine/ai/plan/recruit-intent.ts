/** The recruit's: every unit to the nearest hex of worth, whatever the others do. */
import type { Game, Thinking } from '@bridgehead/engine';
import type { Side } from '../../src/data/unit-data.ts';
import { isFriendly } from '../../src/rules/03-concepts/control.ts';
import { enemyOf, isLeader, type Unit, unitsOf } from '../../src/state/units.ts';
import { fieldTo, UNREACHABLE } from '../distance-fields.ts';
import type { Aim, Intent } from '../intent.ts';
import { besideOf } from '../map-facts.ts';
import { says } from '../says.ts';
import { defenseAround } from '../strength.ts';
import { RECRUIT } from '../weights.ts';
import { worthOf } from '../worth.ts';
import { barriersTo } from './barriers.ts';
import { presenceValue } from './presence.ts';
import { wayFrom } from './way.ts';

function nearestAims(g: Game, side: Side, thinking: Thinking): ReadonlyMap<Unit, Aim> {
  const { of, hexes } = worthOf(g, thinking);
  const aims = new Map<Unit, Aim>();
  const taken = new Map<number, number>();
  for (const u of unitsOf(side)) {
    if (isLeader(u) || !thinking.spend()) continue;
    let best: { readonly aim: Aim; readonly score: number } | undefined;
    for (const hex of hexes) {
      const field = fieldTo(g, thinking, u, hex);
      const way = wayFrom(g, u, field);
      if (way >= UNREACHABLE) continue;
      const isOurs = isFriendly(g, side, hex);
      const crowding = side === 'axis' && !isOurs ? RECRUIT.crowdTake : RECRUIT.crowd;
      const crowd = 1 + crowding * (taken.get(hex) ?? 0);
      const share = isOurs && side === 'axis' ? RECRUIT.holdShare : 1;
      const score = ((of.get(hex) ?? 0) * share) / (1 + way / RECRUIT.halving) / crowd;
      if (score <= (best?.score ?? 0)) continue;
      best = { aim: { hex, pull: RECRUIT.pull, field, name: says('task.nearest-worth'), near: 0 }, score };
    }
    if (best === undefined) continue;
    aims.set(u, best.aim);
    taken.set(best.aim.hex, (taken.get(best.aim.hex) ?? 0) + 1);
  }
  return aims;
}

/** By hex what it is worth to come up to it: those who bar the way of a whole column are gone for, whatever stands on its road alone. */
function barredFrom(g: Game, side: Side, aims: ReadonlyMap<Unit, Aim>): (hex: number) => number {
  const ways = new Map([...aims].map(([u, { field }]) => [u, field]));
  const barriers = side === 'axis' ? barriersTo(g, side, ways) : new Map<number, number>();
  const contact = new Map<number, number>();
  for (const [hex, attack] of barriers) {
    const odds = attack / (1 + defenseAround(g, enemyOf(side), hex, 0));
    const value = Math.min(RECRUIT.mostContact, RECRUIT.perOdds * odds);
    for (const next of besideOf(hex)) contact.set(next, Math.max(contact.get(next) ?? 0, value));
  }
  return (hex) => contact.get(hex) ?? 0;
}

export function recruitIntent(g: Game, side: Side, thinking: Thinking): Intent {
  const aims = nearestAims(g, side, thinking);
  const worth = worthOf(g, thinking);
  const contactIn = barredFrom(g, side, aims);
  return {
    aimOf: (u) => aims.get(u),
    guards: new Map(),
    holdValue: (hex, u) => RECRUIT.holdShare * presenceValue({ g, thinking, worth: worth.of }, hex, u) + contactIn(hex),
    attackValue: (hex) =>
      RECRUIT.anyAttack +
      RECRUIT.attackShare *
        Math.max(worth.of.get(hex) ?? 0, ...besideOf(hex).map((next) => (worth.of.get(next) ?? 0) / 3)),
    ownLoss: RECRUIT.ownLoss,
    enemyLoss: 1,
    danger: RECRUIT.danger,
    unsupplied: RECRUIT.unsupplied,
    leastGain: RECRUIT.leastGain,
    coordinates: false,
  };
}
