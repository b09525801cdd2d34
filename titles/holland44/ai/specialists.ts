/** Goals of those whom no key hex tells where to go: the column, Bridging units, Engineers, guns. */

import type { Game } from '@bridgehead/engine';
import { OFF_MAP } from '@bridgehead/hex';
import { isMechanized } from '../src/rules/02-contents.ts';
import { endsOf } from '../src/rules/05-bridges/bridge-sites.ts';
import { BLOWN, BRIDGES, UNDER_REPAIR } from '../src/state/bridges.ts';
import { bridgeState, hexOf, turnOf } from '../src/state/state.ts';
import { dataOf, isAirborne, isBridging, isEngineer, sideOfUnit, type Unit } from '../src/state/units.ts';
import { fieldTo } from './distance-fields.ts';
import { isShort } from './game-length.ts';
import { spearheadIndex } from './ground-army.ts';
import { HIGHWAY, highwayIndex } from './highway.ts';
import type { Goal } from './intent.ts';
import { hexAt } from './names.ts';
import { RECRUIT } from './weights.ts';

const LENT = hexAt('5421');
const ELST = hexAt('5720');
const DRIEL = hexAt('6019');
const WAAL_BANK = hexAt('5419');
const NIJMEGEN_SOUTH = hexAt('5219');

const onWheels = (known: Game, hex: number, weight: number): Goal => ({
  hex,
  weight,
  field: fieldTo(known, hex, 'wheels'),
});

const isOfColumn = (u: Unit): boolean => dataOf(u).corps === '30C';

/** Lent in the short game; in the campaign on to Elst and the Lower Rhine once the Waal is crossed. */
function headOfColumn(known: Game): number {
  if (isShort(known)) return LENT;
  const isOver = spearheadIndex(known) >= highwayIndex(LENT);
  if (!isOver) return LENT;
  return spearheadIndex(known) >= highwayIndex(ELST) ? DRIEL : ELST;
}

/** A highway hex some way behind the spearhead. */
const behindSpearhead = (known: Game): number =>
  HIGHWAY[Math.max(0, spearheadIndex(known) - RECRUIT.hexesBehind)] ?? LENT;

/** The blown bridge that is next on the unit's way, by the hex on its own side. */
function bridgeToRepair(known: Game, u: Unit): number | undefined {
  const from = hexOf(known, u);
  const corps = dataOf(u).corps;
  let best: { readonly hex: number; readonly distance: number } | undefined;
  BRIDGES.forEach(({ kind }, bridge) => {
    const state = bridgeState(known, bridge);
    if (kind !== 'road' || (state !== BLOWN && state !== UNDER_REPAIR)) return;
    const ends = endsOf(bridge);
    if (corps === '30C' && !ends.every((hex) => highwayIndex(hex) >= 0)) return;
    for (const hex of ends) {
      const distance = from === OFF_MAP ? 0 : (fieldTo(known, hex, 'wheels')[from] ?? 0);
      if (best === undefined || distance < best.distance) best = { hex, distance };
    }
  });
  return best?.hex;
}

/** The goal of a unit with a task of its own, or undefined. */
export function specialGoal(known: Game, u: Unit): Goal | undefined {
  if (sideOfUnit(u) === 'german' || isAirborne(u)) return undefined;
  if (isBridging(u)) return onWheels(known, bridgeToRepair(known, u) ?? behindSpearhead(known), RECRUIT.bridgingWeight);
  if (isEngineer(u)) {
    const isNear = spearheadIndex(known) >= RECRUIT.nearTheWaal;
    return onWheels(
      known,
      isNear ? WAAL_BANK : turnOf(known) < 3 ? behindSpearhead(known) : NIJMEGEN_SOUTH,
      RECRUIT.engineerWeight,
    );
  }
  return isOfColumn(u) && isMechanized(known, u)
    ? onWheels(known, headOfColumn(known), RECRUIT.columnWeight)
    : undefined;
}
