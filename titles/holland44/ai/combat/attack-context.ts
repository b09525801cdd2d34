/** Attacks that have been worked out in this player-turn: as long as nothing near a hex changes they stay true. */
import { remembered } from '@bridgehead/ai';
import { cachedUntilWrite, type Game, type Thinking } from '@bridgehead/engine';
import { neighboursOf } from '@bridgehead/hex';
import { GRID } from '../../src/data/map.ts';
import { SIDES, type Side } from '../../src/data/unit-data.ts';
import type { Sortie } from '../../src/rules/09-combat/attackers.ts';
import { artilleryOf } from '../../src/rules/17-artillery/artillery.ts';
import { type Attacker, type Battle, battleAgainst } from '../../src/state/battle.ts';
import { unitsIn, unknownIn } from '../../src/state/stacks.ts';
import { BRIDGE, marksOn, orderOf, stepsOf } from '../../src/state/state.ts';
import { enemyOf, type Unit } from '../../src/state/units.ts';
import type { Intent } from '../intent.ts';
import { type AttackForecast, forecastAttack, supportsOf } from './attack-forecast.ts';
import { secondRing } from './exposure.ts';
import { type DefendingStack, defendingStack } from './outcome/read-battle.ts';

export interface AttackContext {
  readonly known: Game;
  readonly side: Side;
  readonly intent: Intent;
  readonly thinking: Thinking;
  readonly sorties: readonly Sortie[];
}

/** [6.4.2] Those who have attacked in the Combat Phase that is under way. */
function sortiesOf(known: Game): readonly Sortie[] {
  const phase = known.state.frames.find(({ proc }) => proc === 'combat') as { sorties?: readonly Sortie[] } | undefined;
  return phase?.sorties ?? [];
}

export const attackContext = (known: Game, side: Side, intent: Intent, thinking: Thinking): AttackContext => ({
  known,
  side,
  intent,
  thinking,
  sorties: sortiesOf(known),
});

const KEYS = { profiles: 'combat.profiles', garrisons: 'combat.garrisons', board: 'combat.board' } as const;

const keptMap = <T>(thinking: Thinking, key: string): Map<string, T> =>
  remembered(thinking, key, () => new Map<string, T>());

/** By side and hex, as things stand now. */
const surroundingsNow = {
  allied: cachedUntilWrite(() => new Map<number, string>()),
  german: cachedUntilWrite(() => new Map<number, string>()),
} as const;

/** What an attack on the hex depends on, looked at once as long as nothing changes at all. */
function surroundingsKey(known: Game, hex: number, attacker: Side): string {
  const kept = surroundingsNow[attacker](known);
  const key = kept.get(hex) ?? describeSurroundings(known, hex, attacker);
  kept.set(hex, key);
  return key;
}

/** Everything within two hexes, in short: who, with how many steps, in what state; and the guns that may defend. */
function describeSurroundings(known: Game, hex: number, attacker: Side): string {
  let low = known.revisions[BRIDGE] ?? 0;
  let high = hex;
  const mix = (value: number): void => {
    low = (Math.imul(low, 31) + value) | 0;
    high = (Math.imul(high, 131) + value) | 0;
  };
  for (const near of [hex, ...neighboursOf(GRID, hex), ...secondRing(hex)]) {
    mix(near);
    mix(unknownIn(known, near));
    for (const side of SIDES) {
      for (const u of unitsIn(known, side, near)) {
        mix(u * 16 + stepsOf(known, u));
        mix(marksOn(known, u) * 4 + orderOf(known, u));
      }
    }
  }
  for (const u of artilleryOf(enemyOf(attacker))) mix(marksOn(known, u) * 4 + orderOf(known, u));
  return `${low} ${high}`;
}

function keptDefenders({ known, thinking }: AttackContext, battle: Battle, around: string): DefendingStack {
  const garrisons = keptMap<DefendingStack>(thinking, KEYS.garrisons);
  const key = `${battle.target} ${battle.occasion} ${around}`;
  const kept = garrisons.get(key) ?? defendingStack(known, battle);
  garrisons.set(key, kept);
  return kept;
}

/** The attack by these attackers, worked out or remembered; undefined when there is no more time or nobody to lead. */
export function assessAttack(
  context: AttackContext,
  target: number,
  attackers: readonly Attacker[],
): AttackForecast | undefined {
  const { known, side, intent, thinking } = context;
  if (attackers.length === 0) return undefined;
  const around = surroundingsKey(known, target, side);
  const forecasts = keptMap<AttackForecast | undefined>(thinking, KEYS.profiles);
  const key = `${target} ${around} ${attackers.map(({ unit, over }) => `${unit}/${over}`).join()}`;
  const battle = battleAgainst(side, 'combat', target, attackers);
  if (!forecasts.has(key)) {
    if (!thinking.spend()) return undefined;
    forecasts.set(key, forecastAttack(known, battle, intent, keptDefenders(context, battle, around)));
  }
  const kept = forecasts.get(key);
  // Guns far away may have fired since.
  return kept === undefined ? undefined : { ...kept, supports: supportsOf(known, battle) };
}

/** The attacks that were found worth considering when the phase was last looked at, by target. */
export const consideredAttacks = (thinking: Thinking): Map<string, AttackForecast> =>
  keptMap<AttackForecast>(thinking, KEYS.board);

/** Whether two attacks want the same unit. */
export const sharesUnits = (a: readonly Unit[], b: readonly Unit[]): boolean => a.some((u) => b.includes(u));
