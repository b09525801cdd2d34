/** [9.1] Which attacks units could join from a hex: they are supposed to stand there. */
import type { Game } from '@bridgehead/engine';
import { nameOf, neighboursOf } from '@bridgehead/hex';
import { scratchOf } from '@bridgehead/toolkit';
import type { Answer, QueryParams } from '../contract/index.ts';
import { GRID } from '../data/map.ts';
import { attackerRefusal, mayReach } from '../rules/09-pre-combat/attack-rules.ts';
import { attackParts, isTooWeak, sumOfParts } from '../rules/12-combat/strength.ts';
import { hexPlace } from '../state/places.ts';
import { isHeldBy } from '../state/stacks.ts';
import { placeUnit } from '../state/state.ts';
import { enemyOf } from '../state/units.ts';
import { asKnownTo, sideOfAll } from './params.ts';

/** Only what these units add: whether the odds suffice is known when all have come. */
export function joinsReport(g: Game, { units, hex, viewer }: QueryParams<'joins'>): Answer<'joins'> {
  const side = sideOfAll(units, 'units');
  const supposed = scratchOf(asKnownTo(g, viewer ?? side));
  for (const u of units) placeUnit(supposed, u, hexPlace(hex));
  return neighboursOf(GRID, hex)
    .filter((target) => isHeldBy(supposed, enemyOf(side), target))
    .flatMap((target) => {
      const attackers = units.filter(
        (u) => attackerRefusal(supposed, side, u) === undefined && mayReach(supposed, u, target),
      );
      const parts = attackParts(supposed, { side, attackers, hexes: [target], crt: 'assault', fire: false });
      const strength = sumOfParts(parts.filter((part) => !isTooWeak(part)));
      return strength === 0 ? [] : [{ target: nameOf(GRID, target), strength }];
    });
}
