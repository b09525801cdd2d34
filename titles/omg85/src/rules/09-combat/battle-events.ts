/** [9] What both sides are told of a battle. */
import type { Game } from '@bridgehead/engine';
import { approximateStrength } from '../../inferred-formulas.ts';
import { emitEvent, tellMeasured, tellPart, tellTo } from '../../state/events.ts';
import { hexPlace, placeName } from '../../state/places.ts';
import { isInSightOf } from '../../state/stacks.ts';
import { enemyOf, idOf, type Unit } from '../../state/units.ts';
import { type BattleFrame, battleOf } from './battle-frame.ts';
import { openingOdds } from './odds.ts';
import type { VolleyName } from './volleys.ts';

/** [9] Both sides are shown the odds, the hex of the defender and about how strong he is without modifiers. */
export const tellBattle = (g: Game, f: BattleFrame, defenders: readonly Unit[]): void =>
  emitEvent(g, 'battle', '9', {
    target: placeName(hexPlace(f.target)),
    attackers: f.attackers.map(idOf),
    defenders: defenders.map(idOf),
    strength: approximateStrength(f.before),
    ...(f.attackers.length === 0 ? {} : { odds: openingOdds(g, battleOf(f)) }),
  });

/** [8.13] [2.1] A barrage into a hex into which nobody sees: it is fired all the same, and only the other side knows at whom. */
export const isBlind = (g: Game, f: BattleFrame): boolean =>
  f.plotters.length === 0 && !isInSightOf(g, f.side, f.target);

/** [9] Whose fire it is. */
const isOffensive = (name: VolleyName): boolean => name === 'barrage' || name === 'offensive';

interface Struck {
  readonly name: VolleyName;
  readonly rule: string;
  readonly strength: number;
  readonly losses: readonly { readonly unit: Unit; readonly loss: number }[];
}

const lossWords = (losses: Struck['losses']): string[] => losses.map(({ unit, loss }) => `${idOf(unit)} ${loss}`);

/** [8.13] [2.1] Who was hit is told to the other side alone. */
export function tellBarrage(g: Game, f: BattleFrame, losses: Struck['losses']): void {
  const told = { rule: '8.13', volley: 'barrage', target: placeName(hexPlace(f.target)), random: f.random };
  tellPart(g, f.side, 'volley', told);
  tellTo(g, enemyOf(f.side), 'volley', { ...told, losses: lossWords(losses) });
}

export const tellVolley = (g: Game, f: BattleFrame, { name, rule, strength, losses }: Struck): void =>
  tellMeasured(g, isOffensive(name) ? f.side : enemyOf(f.side), 'volley', {
    rule,
    volley: name,
    target: placeName(hexPlace(f.target)),
    random: f.random,
    losses: lossWords(losses),
    figures: { strength: Math.round(strength) },
  });

/** [9] The result is displayed; the chance is reckoned from what the attacker may not examine in the Advanced game [8.1]. */
export function tellCheck(g: Game, f: BattleFrame, rolled: number, gaveWay: boolean): void {
  const target = placeName(hexPlace(f.target));
  const told = { rule: '9.4', target, die: rolled, outcome: gaveWay ? 'yes' : 'no' };
  tellMeasured(g, enemyOf(f.side), 'retreat-check', { ...told, figures: { chance: f.strength } });
}
