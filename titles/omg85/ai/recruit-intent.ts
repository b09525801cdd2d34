/** The recruit's: every unit to the nearest hex of value, whatever the others do. */
import type { Game, Thinking } from '@bridgehead/engine';
import { CITY, TERRAIN, TOWN, TOWNS } from '../src/data/map.ts';
import type { Side } from '../src/data/unit-data.ts';
import { hexAt, ownerOf, sourceOf } from '../src/state/state.ts';
import { classOf, type Unit, unitsOf } from '../src/state/units.ts';
import { SOURCES } from '../src/tables/campaign-tables.ts';
import { fieldTo, UNREACHABLE } from './distance-fields.ts';
import type { Goal, Intent } from './intent.ts';
import { HIGHWAY, highwayIndex, OBJECTIVE_GROUND } from './map-facts.ts';
import { says } from './says.ts';
import { RECRUIT, VICTORY } from './weights.ts';

/** What owning a hex is worth to either side, by what the end of the game pays [10.1]. */
function groundValue(g: Game, hex: number): number {
  let value = TERRAIN[hex] === TOWN || TERRAIN[hex] === CITY ? VICTORY.valuePerPoint : 0;
  for (const { hex: centre, points, ground } of OBJECTIVE_GROUND) {
    if (centre === hex) value += RECRUIT.objectiveShare * points;
    else if (ground.includes(hex)) value += RECRUIT.groundShare * points;
  }
  SOURCES.forEach(({ points }, formation) => {
    if (sourceOf(g, formation) === hex) value += VICTORY.valuePerPoint * points;
  });
  return value + (highwayIndex(hex) >= 0 ? RECRUIT.highwayValue : 0);
}

/** The hexes that are worth going to. */
function wanted(g: Game): readonly number[] {
  const sources = SOURCES.map((_, formation) => sourceOf(g, formation)).filter((hex) => hex >= 0);
  const stages = HIGHWAY.filter((_, i) => i % 8 === 0);
  return [...new Set([...TOWNS, ...OBJECTIVE_GROUND.map(({ hex }) => hex), ...sources, ...stages])];
}

function nearestGoals(g: Game, side: Side, thinking: Thinking): ReadonlyMap<Unit, Goal> {
  const goals = new Map<Unit, Goal>();
  const taken = new Map<number, number>();
  const hexes = wanted(g);
  for (const u of unitsOf(side)) {
    const at = hexAt(g, u);
    if (at < 0) continue;
    // No more time: the others have no goal.
    if (!thinking.spend()) break;
    let best: { readonly goal: Goal; readonly score: number } | undefined;
    for (const hex of hexes) {
      const field = fieldTo(g, thinking, { goal: hex, unitClass: classOf(u), side });
      const way = field[at] ?? UNREACHABLE;
      if (way >= UNREACHABLE) continue;
      const share = ownerOf(g, hex) === side ? RECRUIT.holdShare : 1;
      const score =
        (groundValue(g, hex) * share) /
        (1 + way / RECRUIT.halvingDistance) /
        (1 + RECRUIT.crowd * (taken.get(hex) ?? 0));
      if (score > (best?.score ?? 0))
        best = { goal: { hex, pull: RECRUIT.pull, field, arrival: 0, name: says('task.nearest-worth') }, score };
    }
    if (best === undefined) continue;
    goals.set(u, best.goal);
    taken.set(best.goal.hex, (taken.get(best.goal.hex) ?? 0) + 1);
  }
  return goals;
}

export function recruitIntent(g: Game, side: Side, thinking: Thinking): Intent {
  const goals = nearestGoals(g, side, thinking);
  return {
    goalOf: (u) => goals.get(u),
    holdValue: (hex) => RECRUIT.holdShare * groundValue(g, hex),
    takeValue: (hex) => RECRUIT.takeShare * groundValue(g, hex),
    attackValue: (hex) => RECRUIT.anyAttack + groundValue(g, hex),
    isGuarded: () => false,
    unsuppliedCost: () => 0,
    urgentAttackValue: 0,
    ownLossWeight: RECRUIT.ownLossWeight,
    dangerWeight: RECRUIT.dangerWeight,
  };
}
