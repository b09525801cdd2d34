/** The recruit's: every unit to the nearest hex of worth, whatever the others do. */
import type { Game, Thinking } from '@bridgehead/engine';
import { CITY, TERRAIN, TOWN, TOWNS } from '../src/data/map.ts';
import type { Side } from '../src/data/unit-data.ts';
import { hexAt, ownerOf, sourceOf } from '../src/state/state.ts';
import { classOf, type Unit, unitsOf } from '../src/state/units.ts';
import { SOURCES } from '../src/tables/campaign-tables.ts';
import { GROUND, HIGHWAY, highwayIndex } from './board.ts';
import { fieldTo, NO_WAY } from './fields.ts';
import { type Goal, type Intent, POINT } from './intent.ts';

/** What owning a hex is worth to either side, by what the end of the game pays [10.1]. */
export function groundWorth(g: Game, hex: number): number {
  let worth = TERRAIN[hex] === TOWN || TERRAIN[hex] === CITY ? POINT : 0;
  for (const { hex: centre, points, ground } of GROUND) {
    if (centre === hex) worth += 2 * points;
    else if (ground.includes(hex)) worth += points / 2;
  }
  SOURCES.forEach(({ points }, formation) => {
    if (sourceOf(g, formation) === hex) worth += POINT * points;
  });
  return worth + (highwayIndex(hex) >= 0 ? HIGHWAY_WORTH : 0);
}
const HIGHWAY_WORTH = 6;
/** To stand on what one owns already is worth a part of it. */
const HOLD_SHARE = 0.3;
const NEAR = 12;
const CROWD = 0.6;
const PULL = 0.6;

/** The hexes that are worth going to. */
function wanted(g: Game): readonly number[] {
  const sources = SOURCES.map((_, formation) => sourceOf(g, formation)).filter((hex) => hex >= 0);
  const stages = HIGHWAY.filter((_, i) => i % 8 === 0);
  return [...new Set([...TOWNS, ...GROUND.map(({ hex }) => hex), ...sources, ...stages])];
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
      const way = field[at] ?? NO_WAY;
      if (way >= NO_WAY) continue;
      const share = ownerOf(g, hex) === side ? HOLD_SHARE : 1;
      const score = (groundWorth(g, hex) * share) / (1 + way / NEAR) / (1 + CROWD * (taken.get(hex) ?? 0));
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
    holdWorth: (hex) => HOLD_SHARE * groundWorth(g, hex),
    takeWorth: (hex) => groundWorth(g, hex) / 2,
    attackWorth: (hex) => 4 + groundWorth(g, hex),
    isGuarded: () => false,
    hunger: () => 0,
    urgent: 0,
    care: 1.1,
    caution: 1,
  };
}
