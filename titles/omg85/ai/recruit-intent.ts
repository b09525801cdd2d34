/** The recruit's: every unit to the nearest hex of worth, whatever the others do. */
import type { Game, Thinking } from '@bridgehead/engine';
import { CITY, TERRAIN, TOWN, TOWNS } from '../src/data/map.ts';
import type { Side } from '../src/data/unit-data.ts';
import { hexAt, ownerOf, sourceOf } from '../src/state/state.ts';
import { classOf, type Unit, unitsOf } from '../src/state/units.ts';
import { SOURCES } from '../src/tables/campaign-tables.ts';
import { fieldTo, UNREACHABLE } from './distance-fields.ts';
import { type Goal, type Intent, VALUE_PER_POINT } from './intent.ts';
import { HIGHWAY, highwayIndex, OBJECTIVE_GROUND } from './map-facts.ts';

/** What owning a hex is worth to either side, by what the end of the game pays [10.1]. */
export function groundValue(g: Game, hex: number): number {
  let value = TERRAIN[hex] === TOWN || TERRAIN[hex] === CITY ? VALUE_PER_POINT : 0;
  for (const { hex: centre, points, ground } of OBJECTIVE_GROUND) {
    if (centre === hex) value += 2 * points;
    else if (ground.includes(hex)) value += points / 2;
  }
  SOURCES.forEach(({ points }, formation) => {
    if (sourceOf(g, formation) === hex) value += VALUE_PER_POINT * points;
  });
  return value + (highwayIndex(hex) >= 0 ? HIGHWAY_VALUE : 0);
}
const HIGHWAY_VALUE = 6;
/** To stand on what one owns already is worth a part of it. */
const HOLD_SHARE = 0.3;
const NEAR = 12;
const CROWD = 0.6;
const PULL = 0.6;

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
      const share = ownerOf(g, hex) === side ? HOLD_SHARE : 1;
      const score = (groundValue(g, hex) * share) / (1 + way / NEAR) / (1 + CROWD * (taken.get(hex) ?? 0));
      if (score > (best?.score ?? 0))
        best = { goal: { hex, pull: PULL, field, arrival: 0, name: 'to the nearest worth' }, score };
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
    holdValue: (hex) => HOLD_SHARE * groundValue(g, hex),
    takeValue: (hex) => groundValue(g, hex) / 2,
    attackValue: (hex) => 4 + groundValue(g, hex),
    isGuarded: () => false,
    unsuppliedCost: () => 0,
    urgentAttackValue: 0,
    ownLossWeight: 1.1,
    dangerWeight: 1,
  };
}
