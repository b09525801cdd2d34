/** [12.5.5] [12.5.6] What modifies the die, each with its rule. */
import type { Game } from '@bridgehead/engine';
import { type Reason, saysBy } from '../../says.ts';
import { type Battle, defendersOf } from '../../state/battle.ts';
import { type AirUnit, airDataOf, isAntiTank, isGermanArmor, isMountainUnit, isSecondArm } from '../../state/units.ts';
import { MODIFIER_CAP, MODIFIERS } from '../../tables/constants.ts';
import { isSupplied } from '../06-supply/supply.ts';
import { isMassedFire } from '../10-artillery/barrage.ts';
import {
  againstMountain,
  againstStrongpoint,
  againstTown,
  armorCrossesEscarpment,
  crossesEscarpment,
  terrainModifier,
  wadiModifier,
} from './crossings.ts';

export type Item = Reason & { readonly value: number };

/** What both players have given to a combat. */
export interface Support {
  readonly barrage: readonly number[];
  /** [15.4] Attackers supplied by an HQ. */
  readonly helped: readonly number[];
  readonly rommel: boolean;
  /** [16.3.1] The Tigers ignore the strongpoint. */
  readonly tiger: boolean;
  /** Air units that have arrived, of the attacker and of the defender. */
  readonly attackerAir: readonly AirUnit[];
  readonly defenderAir: readonly AirUnit[];
}

export const NO_SUPPORT: Support = {
  barrage: [],
  helped: [],
  rommel: false,
  tiger: false,
  attackerAir: [],
  defenderAir: [],
};

const item = (reason: Reason, value: number): readonly Item[] => (value === 0 ? [] : [{ ...reason, value }]);

const airPoints = (air: readonly AirUnit[]): number => air.reduce((sum, one) => sum + airDataOf(one).cas, 0);

/** [16.2] [16.2.1] [16.2.3] [16.2.4] German armour with another arm, where the ground and the defenders let them work together. */
export function hasCombinedArms(g: Game, battle: Battle, tiger: boolean): boolean {
  const { attackers } = battle;
  if (battle.fire || !attackers.some(isGermanArmor) || !attackers.some(isSecondArm)) return false;
  if ((againstStrongpoint(g, battle) && !tiger) || againstTown(battle) || againstMountain(battle)) return false;
  return !armorCrossesEscarpment(g, battle) && !defendersOf(g, battle).some(isAntiTank);
}

/** [16.6.3] Mountain units against a mountain or over an escarpment. */
export const hasMountainUnits = (g: Game, battle: Battle): boolean =>
  battle.attackers.some((u) => isMountainUnit(u) && (againstMountain(battle) || crossesEscarpment(g, u, battle)));

/** [6.5.3] [11.3.4] [12.5.5] Every modifier that applies. */
export function modifierItems(g: Game, battle: Battle, support: Support, isVeryLow: boolean): readonly Item[] {
  const when = (holds: boolean, value: number): number => (holds ? value : 0);
  const { tiger, rommel, barrage } = support;
  return [
    ...item(
      saysBy('6.5.3', 'drm-out-of-supply'),
      when(
        defendersOf(g, battle).some((u) => !isSupplied(g, u)),
        MODIFIERS.defenderOutOfSupply,
      ),
    ),
    ...item(saysBy('10.5.3', 'drm-massed-fire'), when(isMassedFire(g, barrage, battle), MODIFIERS.massedFire)),
    ...item(saysBy('11.3.4', 'drm-attacker-air'), -airPoints(support.attackerAir)),
    ...item(saysBy('11.3.4', 'drm-defender-air'), airPoints(support.defenderAir)),
    ...item(saysBy('12.2.1', 'drm-terrain'), terrainModifier(battle)),
    ...item(saysBy('12.2.7', 'drm-wadi'), wadiModifier(g, battle)),
    ...item(saysBy('12.5.3', 'drm-low-odds'), when(isVeryLow, MODIFIERS.veryLowOdds)),
    ...item(saysBy('14.2.2', 'drm-strongpoint'), when(againstStrongpoint(g, battle) && !tiger, MODIFIERS.strongpoint)),
    ...item(saysBy('15.5.2', 'drm-rommel'), when(rommel, MODIFIERS.rommel)),
    ...item(saysBy('16.2.1', 'drm-combined-arms'), when(hasCombinedArms(g, battle, tiger), MODIFIERS.combinedArms)),
    ...item(saysBy('16.6.3', 'drm-mountain-units'), when(hasMountainUnits(g, battle), MODIFIERS.mountainUnits)),
  ];
}

/** [12.2.5] [12.5.6] The sum, three at most either way. */
export const netModifier = (items: readonly Item[]): number => {
  const sum = items.reduce((total, { value }) => total + value, 0);
  return Math.min(MODIFIER_CAP, Math.max(-MODIFIER_CAP, sum));
};
