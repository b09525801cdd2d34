/** [12.5] The odds of a combat and all that goes into them. */
import type { Game } from '@bridgehead/engine';
import type { Battle } from '../../state/battle.ts';
import type { Unit } from '../../state/units.ts';
import { columnOf, lowestColumn } from '../../tables/combat-results.ts';
import { barragePoints } from '../10-artillery/barrage.ts';
import { type ProtectiveFire, protectiveFire } from '../10-artillery/protective-fire.ts';
import { type Item, modifierItems, netModifier, type Support } from './modifiers.ts';
import { attackParts, defenseParts, type Part, sumOfParts, supportedStrength } from './strength.ts';

export interface Odds {
  readonly attackParts: readonly Part[];
  readonly defenseParts: readonly Part[];
  /** [10.5.1] Points of barrage and protective fire that count. */
  readonly barrage: number;
  readonly fpf: number;
  readonly fire: ProtectiveFire;
  readonly attack: number;
  readonly defense: number;
  readonly column: string;
  readonly items: readonly Item[];
  readonly net: number;
}

const NO_FIRE: ProtectiveFire = { guns: [], points: 0, cancelled: [] };

/** [10.5] [10.5.1] The fire of these guns, as much of it as counts. */
const limited = (points: number, parts: readonly Part[]): number => Math.min(points, supportedStrength(parts));

/** [12.5.2] [12.5.3] [12.5.4] Everything about a combat before the die falls. */
export function oddsOf(g: Game, battle: Battle, support: Support, withFire = true): Odds {
  const attackers = attackParts(g, battle, support.helped);
  const defenders = defenseParts(g, battle);
  const fire = withFire ? protectiveFire(g, battle) : NO_FIRE;
  const points = support.barrage.reduce((sum: number, u: Unit) => sum + barragePoints(u, battle), 0);
  const barrage = limited(points, attackers);
  const fpf = limited(fire.points, defenders);
  const attack = sumOfParts(attackers) + barrage;
  const defense = Math.max(1, sumOfParts(defenders) + fpf);
  const column = columnOf(battle.crt, attack, defense);
  const items = modifierItems(g, battle, support, column === undefined);
  return {
    attackParts: attackers,
    defenseParts: defenders,
    barrage,
    fpf,
    fire,
    attack,
    defense,
    column: column ?? lowestColumn(battle.crt),
    items,
    net: netModifier(items),
  };
}
