/** Where guns and aircraft do most: what each would be worth to the other attacks is its price here. */
import type { Game } from '@bridgehead/engine';
import type { Side } from '../../src/data/unit-data.ts';
import { partOf } from '../../src/scenario/calendar.ts';
import { turnOf } from '../../src/state/state.ts';
import type { Unit } from '../../src/state/units.ts';
import { SUPPORT } from '../weights.ts';
import { type AttackForecast, type Support, valueNow } from './attack-forecast.ts';

/** What an attack is worth that need not be made. */
const valueIfMade = (forecast: AttackForecast, shifts: number): number => Math.max(0, valueNow(forecast, shifts));

const gainOf = (forecast: AttackForecast, shifts: number): number =>
  valueIfMade(forecast, shifts) - valueIfMade(forecast, 0);

export interface SupportPrices {
  readonly gun: (u: Unit) => number;
  readonly air: number;
}

/** The prices on a board of other attacks. */
export function supportPrices(known: Game, side: Side, others: readonly AttackForecast[]): SupportPrices {
  const base = SUPPORT.gunPrices[side][partOf(turnOf(known)) === 'night' ? 'night' : 'day'];
  const elsewhere = new Map<Unit, number>();
  let air: number = SUPPORT.airPrice;
  for (const other of others) {
    for (const { air: isAir, guns, shifts } of other.supports) {
      const [gun, ...more] = guns;
      if (gun !== undefined && more.length === 0 && !isAir) {
        elsewhere.set(gun, Math.max(elsewhere.get(gun) ?? 0, SUPPORT.elsewhereShare * gainOf(other, shifts)));
      }
      if (isAir && gun === undefined) air = Math.max(air, SUPPORT.elsewhereShare * gainOf(other, shifts));
    }
  }
  return { gun: (u) => Math.max(base, elsewhere.get(u) ?? 0), air };
}

export interface SupportedAttack {
  readonly support: Support;
  /** The worth of the attack less the price of its support. */
  readonly value: number;
}

/** The worth of the attack with this support, less its price. */
function supportedBy(forecast: AttackForecast, { gun, air }: SupportPrices, support: Support): SupportedAttack {
  let price = support.air ? air : 0;
  for (const u of support.guns) price += gun(u);
  return { support, value: valueNow(forecast, support.shifts) - price };
}

/** Every way to support the attack, the best first. */
export const supportOptions = (forecast: AttackForecast, prices: SupportPrices): readonly SupportedAttack[] =>
  forecast.supports.map((support) => supportedBy(forecast, prices, support)).sort((a, b) => b.value - a.value);

const NO_SUPPORT: Support = { air: false, guns: [], shifts: 0 };

/** The first of them. */
export function bestSupported(forecast: AttackForecast, prices: SupportPrices): SupportedAttack {
  let best: SupportedAttack | undefined;
  for (const support of forecast.supports) {
    const one = supportedBy(forecast, prices, support);
    if (best === undefined || one.value > best.value) best = one;
  }
  return best ?? { support: NO_SUPPORT, value: valueNow(forecast, 0) };
}
