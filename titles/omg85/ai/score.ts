/** How the game stands in victory points, and what has been reached so far. */
import type { Game, Score } from '@bridgehead/engine';
import { hexOf, TOWNS } from '../src/data/map.ts';
import { isGroundSupplied } from '../src/rules/05-supply/ground-supply.ts';
import { countsFor, levelOfVictory, scoreOf } from '../src/rules/10-victory.ts';
import { clock, cpOf, hexAt, ownerOf } from '../src/state/state.ts';
import { isOfCorps, unitsOf } from '../src/state/units.ts';
import { HIGHWAY, highwayIndex, OBJECTIVE_GROUND } from './map-facts.ts';

/** [10.2] A draw reaches from 13 to 19: its middle is the line between the sides. */
const EVEN = 16;
/** Where the points are equal, the army that is in supply farther up the highway did better. */
const HIGHWAY_SHARE = 100;

/** [10.2] Victory points above an even draw; a draw goes to the side that is nearer to winning, and says so. */
export function score(known: Game): Score {
  const score = scoreOf(known);
  const { winner, level: how } = levelOfVictory(score);
  const margin = ((score - EVEN) * HIGHWAY_SHARE + suppliedIndex(known)) / HIGHWAY_SHARE;
  return { winner: winner ?? (margin > 0 ? 'allied' : 'german'), margin, how };
}

/** The highest hex of the highway that is Allied and in supply, by whatever roads. */
export const suppliedIndex = (known: Game): number =>
  HIGHWAY.findLastIndex((hex) => ownerOf(known, hex) === 'allied' && isGroundSupplied(known, 'allied', hex));

/** The highest highway hex with a unit of the 30th Corps in it. */
function spearheadIndex(known: Game): number {
  let index = 0;
  for (const u of unitsOf('allied')) {
    const hex = hexAt(known, u);
    if (hex >= 0 && isOfCorps(u)) index = Math.max(index, highwayIndex(hex));
  }
  return index;
}

/** The bridges of the story, each by the hexes at its ends, and the end that was held alone. */
const BRIDGES: Readonly<Record<string, readonly number[]>> = {
  son: ['19,26', '18,26'].map(hexOf),
  veghel: ['14,23', '14,22'].map(hexOf),
  grave: ['13,14', '13,13'].map(hexOf),
  nijmegen: ['12,9', '11,8'].map(hexOf),
  'arnhem-north': ['8,4'].map(hexOf),
  arnhem: ['8,5', '8,4'].map(hexOf),
};

export function milestones(known: Game): Readonly<Record<string, number>> {
  const found: Record<string, number> = { highway: spearheadIndex(known), supplied: suppliedIndex(known) };
  for (const [name, ends] of Object.entries(BRIDGES))
    found[name] = ends.every((hex) => ownerOf(known, hex) === 'allied') ? 1 : 0;
  found.points = scoreOf(known);
  return found;
}

const strengthOf = (known: Game, side: 'allied' | 'german'): number =>
  unitsOf(side).reduce((sum, u) => (hexAt(known, u) < 0 ? sum : sum + cpOf(known, u)), 0);

/** Each is good for the Allies where it is positive. */
export function features(known: Game): Readonly<Record<string, number>> {
  const held = OBJECTIVE_GROUND.reduce((sum, { points, ground }) => {
    const share = ground.filter((hex) => ownerOf(known, hex) === 'allied').length / ground.length;
    return sum + points * share;
  }, 0);
  return {
    margin: score(known).margin,
    ground: held,
    counted: OBJECTIVE_GROUND.filter(({ hex }) => countsFor(known, hex)).length,
    towns: TOWNS.filter((hex) => ownerOf(known, hex) === 'allied').length,
    supplied: suppliedIndex(known),
    spearhead: spearheadIndex(known),
    sources: -clock(known, 'overrun'),
    strength: strengthOf(known, 'allied') - strengthOf(known, 'german'),
  };
}
