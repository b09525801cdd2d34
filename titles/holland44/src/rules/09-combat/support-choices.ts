/** [9.3] Which guns and aircraft support the attack: the choices of the attacker, and what is wrong with others. */
import { type Game, OK, type Ruling } from '@bridgehead/engine';
import type { Choices, ReadChoices } from '../../contract/index.ts';
import { refusal } from '../../says.ts';
import type { Battle } from '../../state/battle.ts';
import { idOf, type Unit } from '../../state/units.ts';
import { airSupport, artilleryRefusal, artillerySets, isBarrage } from '../17-artillery/artillery-support.ts';
import { sameUnits } from './attack-fields.ts';
import { BELOW_LOWEST_ODDS, isAtLowestOdds } from './least-odds.ts';

type Support = Choices['support']['support'];

const supportChoice = (air: boolean, guns: readonly Unit[]): Support => ({
  kind: 'support',
  ...(air ? { air: true } : {}),
  ...(guns.length === 0 ? {} : { artillery: guns.map(idOf) }),
});

/** [10.7] [17.6.2] None first, then each set of guns, then the same with an Air unit. */
export function supportChoices(g: Game, battle: Battle): readonly Support[] {
  const sets = artillerySets(g, battle);
  const air = airSupport(g, battle).legal ? [false, true] : [false];
  return air.flatMap((isUsed) =>
    sets.filter((guns) => isEnough(g, battle, isUsed, guns)).map((guns) => supportChoice(isUsed, guns)),
  );
}

/** [9.4.1] */
const isEnough = (g: Game, battle: Battle, hasAirSupport: boolean, artillery: readonly Unit[]): boolean =>
  isAtLowestOdds(g, { ...battle, hasAirSupport, artillery });

const TOGETHER = refusal('17.6.2', 'guns-do-not-combine');
const BARRAGE = refusal('23.1.3', 'shifts-do-not-combine');

/** What supports an attack. */
export type Supported = Omit<ReadChoices['support']['support'], 'kind'>;

/** [10.7] [17.6] Whether it is there to be given, whatever it comes to. */
export function checkOffer(g: Game, battle: Battle, { air, artillery }: Supported): Ruling {
  const flown = air === true ? airSupport(g, battle) : OK;
  if (!flown.legal) return flown;
  return artillery === undefined ? OK : checkGuns(g, battle, artillery);
}

export function checkSupport(g: Game, battle: Battle, supported: Supported): Ruling {
  const offer = checkOffer(g, battle, supported);
  if (!offer.legal) return offer;
  return isEnough(g, battle, supported.air === true, supported.artillery ?? []) ? OK : BELOW_LOWEST_ODDS;
}

function checkGuns(g: Game, battle: Battle, guns: readonly Unit[]): Ruling {
  for (const u of guns) {
    const refusal = artilleryRefusal(g, battle, u);
    if (refusal !== undefined) return refusal;
  }
  if (artillerySets(g, battle).some((set) => sameUnits(set, guns))) return OK;
  return guns.every((u) => isBarrage(g, u)) ? BARRAGE : TOGETHER;
}
