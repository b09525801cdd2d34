/** How the game stands, in the scenario's own measure, and what has been reached so far. */

import type { Game, Score } from '@bridgehead/engine';
import type { Side } from '../src/data/unit-data.ts';
import { isNorthLost, pointsOf, verdict, victoryItems, winnerOf } from '../src/rules/26-victory.ts';
import { SHORT_GAME_STEPS } from '../src/scenario/aims.ts';
import { isOccupiedBy } from '../src/state/stacks.ts';
import { isShort } from './game-length.ts';
import { spearheadIndex, suppliedIndex } from './ground-army.ts';
import { hexAt } from './names.ts';
import { SCORE } from './weights.ts';

/** Short game: supplied steps beyond the Waal above the four that win, then the highway. Campaign: Victory Points, Allied less German. */
export function score(known: Game): Score {
  const items = victoryItems(known);
  const allied = pointsOf(items, 'allied');
  if (isShort(known)) {
    // Put together in whole hundredths: 35.28 and not 35.279999.
    const margin = ((allied - SHORT_GAME_STEPS) * SCORE.highwayShare + suppliedIndex(known)) / SCORE.highwayShare;
    return { winner: allied >= SHORT_GAME_STEPS ? 'allied' : 'german', margin };
  }
  const margin = allied - pointsOf(items, 'german');
  const found = verdict(known);
  const winner: Side = winnerOf(known) ?? found?.winner ?? (margin > 0 ? 'allied' : 'german');
  if (found === undefined) return { winner, margin };
  if (found.rule === '26.4') return { winner, margin, how: 'tally' };
  return { winner, ...automatic(known, found.winner) };
}

/** [26.2] [26.3] The German player has two ways; where both came together, the lost north bank is named. */
function automatic(known: Game, winner: Side): Pick<Score, 'margin' | 'how'> {
  if (winner === 'allied') return { margin: SCORE.automaticMargin, how: 'linked-up' };
  return { margin: -SCORE.automaticMargin, how: isNorthLost(known) ? 'north-lost' : 'losses' };
}

/** The bridges of the story, each by the hexes at its ends. */
const BRIDGES: Readonly<Record<string, readonly number[]>> = {
  son: ['3008', '3108'].map(hexAt),
  veghel: ['3709', '3810'].map(hexAt),
  grave: ['4816', '4817'].map(hexAt),
  nijmegen: ['5321', '5421'].map(hexAt),
  arnhem: ['6022', '6122'].map(hexAt),
};

const held = (known: Game, hexes: readonly number[]): number =>
  hexes.some((hex) => isOccupiedBy(known, 'allied', hex)) && !hexes.some((hex) => isOccupiedBy(known, 'german', hex))
    ? 1
    : 0;

/** North of the Waal in the short game; the campaign counts its points instead. */
const reached = (known: Game): number => pointsOf(victoryItems(known), 'allied');

export function milestones(known: Game): Readonly<Record<string, number>> {
  const found: Record<string, number> = { highway: spearheadIndex(known) };
  for (const [name, hexes] of Object.entries(BRIDGES)) found[name] = held(known, hexes);
  found[isShort(known) ? 'steps' : 'points'] = reached(known);
  return found;
}

export function features(known: Game): Readonly<Record<string, number>> {
  return { margin: score(known).margin, ...milestones(known) };
}
