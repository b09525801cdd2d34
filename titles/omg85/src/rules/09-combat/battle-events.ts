/** [9] What both sides are told of a battle. */
import type { Game } from '@bridgehead/engine';
import { approximateStrength } from '../../inferred-formulas.ts';
import type { Battle } from '../../state/battle.ts';
import { emitEvent, tellMeasured, tellPart, tellTo } from '../../state/events.ts';
import { hexPlace, placeName } from '../../state/places.ts';
import { isInSightOf } from '../../state/stacks.ts';
import { enemyOf, idOf, type Unit } from '../../state/units.ts';
import type { VolleyName } from '../../tables/combat-tables.ts';
import { openingOdds } from './odds.ts';
import { defendersOf } from './volleys.ts';

const targetName = ({ target }: Battle): string => placeName(hexPlace(target));

/** [9] Both sides are shown the odds, the hex of the defender and about how strong he is without modifiers. */
export const tellBattle = (g: Game, battle: Battle, strength: number): void =>
  emitEvent(g, 'battle', {
    rule: '9',
    target: targetName(battle),
    attackers: battle.attackers.map(({ unit }) => idOf(unit)),
    defenders: defendersOf(g, battle).map(idOf),
    strength: approximateStrength(strength),
    ...(battle.attackers.length === 0 ? {} : { odds: openingOdds(g, battle) }),
  });

/** [8.13] [2.1] A barrage into a hex into which nobody sees: it is fired all the same, and only the other side knows at whom. */
export const isBlind = (g: Game, { side, target, attackers }: Battle): boolean =>
  attackers.length === 0 && !isInSightOf(g, side, target);

/** [9] Whose fire it is. */
const isOffensive = (name: VolleyName): boolean => name === 'barrage' || name === 'offensive';

interface Struck {
  readonly name: VolleyName;
  readonly rule: string;
  readonly strength: number;
  readonly random: number;
  readonly losses: readonly { readonly unit: Unit; readonly loss: number }[];
}

const lossesOf = (losses: Struck['losses']): readonly { readonly unit: string; readonly loss: number }[] =>
  losses.map(({ unit, loss }) => ({ unit: idOf(unit), loss }));

/** [8.13] [2.1] Who was hit is told to the other side alone. */
export function tellBarrage(g: Game, battle: Battle, { random, losses }: Pick<Struck, 'random' | 'losses'>): void {
  const told = { rule: '8.13', volley: 'barrage', target: targetName(battle), random } as const;
  tellPart(g, battle.side, 'volley', told);
  tellTo(g, enemyOf(battle.side), 'volley', { ...told, losses: lossesOf(losses) });
}

export const tellVolley = (g: Game, battle: Battle, { name, rule, strength, random, losses }: Struck): void =>
  tellMeasured(g, isOffensive(name) ? battle.side : enemyOf(battle.side), 'volley', {
    rule,
    volley: name,
    target: targetName(battle),
    random,
    losses: lossesOf(losses),
    figures: { strength: Math.round(strength) },
  });

interface Check {
  readonly chance: number;
  readonly rolled: number;
  readonly isGivingWay: boolean;
}

/** [9] The result is displayed; the chance is reckoned from what the attacker may not examine in the Advanced game [8.1]. */
export function tellCheck(g: Game, battle: Battle, { chance, rolled, isGivingWay }: Check): void {
  const outcome = isGivingWay ? 'yes' : 'no';
  const told = { rule: '9.4', target: targetName(battle), die: rolled, outcome } as const;
  tellMeasured(g, enemyOf(battle.side), 'retreat-check', { ...told, figures: { chance } });
}
