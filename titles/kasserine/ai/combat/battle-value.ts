/** What a declared combat may be expected to bring with the support that it has. */
import type { Game } from '@bridgehead/engine';
import { type BattleFrame, battleIn, supportIn } from '../../src/rules/12-combat/battle-frame.ts';
import type { Support } from '../../src/rules/12-combat/modifiers.ts';
import { oddsOf } from '../../src/rules/12-combat/odds.ts';
import { type Battle, defendersOf } from '../../src/state/battle.ts';
import { hexAt } from '../../src/state/state.ts';
import { columnOf, lowestColumn } from '../../src/tables/combat-results.ts';
import { enemyLossOf, isTrapped, ownLossOf } from '../fight.ts';
import { type Outcome, outcomeOf } from '../outcomes.ts';

export const frameOf = (g: Game): BattleFrame | undefined =>
  g.state.frames.findLast(({ proc }) => proc === 'battle') as BattleFrame | undefined;

export interface BattleStand {
  readonly battle: Battle;
  readonly support: Support;
}

export function standOf(g: Game): BattleStand | undefined {
  const f = frameOf(g);
  return f === undefined ? undefined : { battle: battleIn(g, f), support: supportIn(g, f) };
}

export interface Gain {
  readonly outcome: Outcome;
  readonly column: string;
  readonly enemyLoss: number;
  readonly ownLoss: number;
}

interface Change {
  /** Added to the modifier. */
  readonly modifier?: number;
  /** Added to the defense. */
  readonly defense?: number;
}

/** What the combat brings with this support, and a change that is only supposed. */
export function gainOf(g: Game, battle: Battle, support: Support, { modifier = 0, defense = 0 }: Change = {}): Gain {
  const odds = oddsOf(g, battle, support);
  const column =
    defense === 0
      ? odds.column
      : (columnOf(battle.crt, odds.attack, odds.defense + defense) ?? lowestColumn(battle.crt));
  const outcome = outcomeOf(battle.crt, column, odds.net + modifier);
  const [target = -1] = battle.hexes;
  const posted = battle.attackers.map((unit) => ({ unit, from: hexAt(g, unit) }));
  const trapped = battle.hexes.length === 1 && isTrapped(g, battle.side, posted, target);
  return {
    outcome,
    column,
    enemyLoss: enemyLossOf(g, defendersOf(g, battle), outcome, trapped),
    ownLoss: battle.fire ? 0 : ownLossOf(g, battle.attackers, outcome),
  };
}

/** The same for who attacks, in one number. */
export function attackerGain(gain: Gain, ground: number, ownLoss: number): number {
  return gain.outcome.clear * ground + gain.enemyLoss - ownLoss * gain.ownLoss;
}
