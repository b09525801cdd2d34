/** [8.7] The advance that an Automatic DS has earned, made in the Combat Phase. */
import type { Game } from '@bridgehead/engine';
import { sideBetween } from '@bridgehead/hex';
import { GRID } from '../../data/map.ts';
import type { Side } from '../../data/unit-data.ts';
import { type Attacker, type Battle, battleAgainst } from '../../state/battle.ts';
import { hexOfPlace, hexPlace } from '../../state/places.ts';
import { autoDsTarget, hasAutoDs, hexOf } from '../../state/state.ts';
import { type Unit, unitsOf } from '../../state/units.ts';
import type { Sortie } from './attackers.ts';

/** [8.7] The hexes that units of this side have cleared and not yet advanced from, in order. */
export function automaticTargets(g: Game, side: Side): readonly number[] {
  const marked = unitsOf(g, side).filter((u) => hasAutoDs(g, u));
  return [...new Set(marked.map((u) => hexOfPlace(autoDsTarget(g, u))))].sort((a, b) => a - b);
}

/** [6.4.2] Those who have cleared a hex so count with all others who attack out of theirs in this player-turn. */
export const automaticSorties = (g: Game, side: Side): readonly Sortie[] =>
  unitsOf(g, side)
    .filter((u) => hasAutoDs(g, u))
    .map((unit) => ({ unit, from: hexOf(g, unit) }));

/** A unit with a marker has not moved since: it stands beside the hex. */
function approach(g: Game, u: Unit, target: number): Attacker[] {
  const over = sideBetween(GRID, hexOf(g, u), target);
  return over === undefined ? [] : [{ unit: u, over }];
}

/** [8.7] The attack that cleared the hex, as far as the units with its markers tell. */
export function automaticBattle(g: Game, side: Side, target: number): Battle {
  const marked = unitsOf(g, side).filter((u) => autoDsTarget(g, u) === hexPlace(target));
  return battleAgainst(
    side,
    'automatic',
    target,
    marked.flatMap((u) => approach(g, u, target)),
  );
}
