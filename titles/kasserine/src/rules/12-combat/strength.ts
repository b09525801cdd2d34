/** [3.5] [6.5] [12.5.2] The strength of both sides, without their support. */
import type { Game } from '@bridgehead/engine';
import { type Battle, defendersOf, opposedIn } from '../../state/battle.ts';
import { unitsIn } from '../../state/stacks.ts';
import { hexAt, isDeployed, isMarkerUsed } from '../../state/state.ts';
import { isArtillery, isGun, isHQ, type Unit } from '../../state/units.ts';
import { isSupplied } from '../06-supply/supply.ts';
import { againstMountain, crossesEscarpment } from './crossings.ts';
import { attackFigure, defenseFigure } from './figures.ts';

/** [3.5.1] Why a strength is halved, each by its rule. */
const HALVINGS = ['out-of-supply', 'mountain', 'escarpment'] as const;
export type Halving = (typeof HALVINGS)[number];

export interface Part {
  readonly unit: Unit;
  readonly figure: number;
  readonly halvings: readonly Halving[];
}

/** [15.4.1] Attackers whom an HQ supplies for this combat. */
export type EmergencySupplied = readonly Unit[];

/** [6.1.3] [6.5.1] [6.5.2] [3.5.1] What halves a unit, judged now; guns are not halved for supply or an escarpment. */
function halvingsOf(g: Game, u: Unit, battle: Battle, helped: EmergencySupplied): readonly Halving[] {
  const found: Halving[] = [];
  if (!isArtillery(u) && !helped.includes(u) && !isSupplied(g, u)) found.push('out-of-supply');
  if (againstMountain(battle)) found.push('mountain');
  if (!isArtillery(u) && crossesEscarpment(g, u, battle)) found.push('escarpment');
  return found;
}

/** [12.3.3] Everybody with all it has. */
export function attackParts(g: Game, battle: Battle, helped: EmergencySupplied = []): readonly Part[] {
  const { defendersHaveArmor } = opposedIn(g, battle);
  return battle.attackers.map((unit) => ({
    unit,
    figure: attackFigure(g, unit, defendersHaveArmor),
    halvings: halvingsOf(g, unit, battle, helped),
  }));
}

const halved = (strength: number, times: number): number => Math.floor(strength / 2 ** times);

/** [3.5.2] Those halved for the same reasons are added, halved and rounded down together; then all is added. */
export function sumOfParts(parts: readonly Part[]): number {
  const sums = new Map<string, { strength: number; readonly times: number }>();
  for (const { figure, halvings } of parts) {
    const key = halvings.join();
    const sum = sums.get(key) ?? { strength: 0, times: halvings.length };
    sum.strength += figure;
    sums.set(key, sum);
  }
  return [...sums.values()].reduce((total, { strength, times }) => total + halved(strength, times), 0);
}

/** [3.5.3] [12.1.5] A unit that is brought to less than one point takes no part. */
export const isTooWeak = ({ figure, halvings }: Part): boolean => figure / 2 ** halvings.length < 1;

/** [10.3.2] Artillery alone, or with guns and HQs only, defends by itself and gives no fire. */
const isAloneWithGuns = (g: Game, u: Unit, battle: Battle): boolean =>
  defendersIn(g, u, battle).every((one) => isArtillery(one) || isHQ(one));

const defendersIn = (g: Game, u: Unit, battle: Battle): readonly Unit[] =>
  unitsIn(g, battle.side === 'allied' ? 'axis' : 'allied', hexAt(g, u));

/** [10.3.3] [10.1.1] Deployed artillery in an attacked hex that gives its fire to it instead of its own strength. */
export const givesFire = (g: Game, u: Unit, battle: Battle): boolean =>
  isArtillery(u) && isDeployed(g, u) && !isAloneWithGuns(g, u, battle) && !isMarkerUsed(g, u);

/** [10.3.2] [12.5.2] The defenders' own strength: artillery that gives its fire is not in it. */
export function defenseParts(g: Game, battle: Battle): readonly Part[] {
  const { attackersHaveArmor } = opposedIn(g, battle);
  return defendersOf(g, battle)
    .filter((unit) => !givesFire(g, unit, battle))
    .map((unit) => ({ unit, figure: defenseFigure(g, unit, attackersHaveArmor), halvings: [] }));
}

/** [10.5.1] [16.1.6] [16.1.7] The strength that support may not exceed: of all ground units that are no artillery. */
export const supportedStrength = (parts: readonly Part[]): number =>
  sumOfParts(parts.filter(({ unit }) => !isArtillery(unit)));

/** [12.3.4] Whether anybody attacks who is no gun. */
export const hasGroundUnit = (units: readonly Unit[]): boolean => units.some((u) => !isGun(u));
