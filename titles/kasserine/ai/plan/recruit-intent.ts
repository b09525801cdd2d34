/** The recruit's: every unit to the nearest hex of worth, whatever the others do. */
import type { Game, Thinking } from '@bridgehead/engine';
import type { Side } from '../../src/data/unit-data.ts';
import { isFriendly } from '../../src/rules/03-concepts/control.ts';
import { isLeader, type Unit, unitsOf } from '../../src/state/units.ts';
import { fieldTo, UNREACHABLE } from '../distance-fields.ts';
import type { Aim, Intent } from '../intent.ts';
import { besideOf } from '../map-facts.ts';
import { says } from '../says.ts';
import { RECRUIT } from '../weights.ts';
import { worthOf } from '../worth.ts';
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
      const crowd = 1 + RECRUIT.crowd * (taken.get(hex) ?? 0);
      const share = isFriendly(g, side, hex) && side === 'axis' ? RECRUIT.holdShare : 1;
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

export function recruitIntent(g: Game, side: Side, thinking: Thinking): Intent {
  const aims = nearestAims(g, side, thinking);
  const worth = worthOf(g, thinking);
  return {
    aimOf: (u) => aims.get(u),
    guards: new Map(),
    holdValue: (hex, u) => RECRUIT.holdShare * presenceValue({ g, thinking, worth: worth.of }, hex, u),
    attackValue: (hex) =>
      RECRUIT.anyAttack +
      RECRUIT.attackShare *
        Math.max(worth.of.get(hex) ?? 0, ...besideOf(hex).map((next) => (worth.of.get(next) ?? 0) / 3)),
    ownLoss: RECRUIT.ownLoss,
    enemyLoss: 1,
    danger: RECRUIT.danger,
    leastGain: RECRUIT.leastGain,
    coordinates: false,
  };
}
