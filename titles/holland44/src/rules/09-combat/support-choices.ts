/** [9.3] Which guns and aircraft support the attack: the choices of the attacker, and what is wrong with others. */
import { type Choice, type Game, type Json, OK, type Ruling } from '@bridgehead/engine';
import { refusal } from '../../says.ts';
import type { Battle } from '../../state/battle.ts';
import { unitsField } from '../../state/fields.ts';
import { idOf, type Unit } from '../../state/units.ts';
import { airSupport, artilleryRefusal, artillerySets, isBarrage } from '../17-artillery/artillery-support.ts';
import { sameUnits } from './attack-fields.ts';

export type Support = Choice & {
  readonly kind: 'support';
  readonly air?: true;
  readonly artillery?: readonly string[];
};

const supportChoice = (air: boolean, guns: readonly Unit[]): Support => ({
  kind: 'support',
  ...(air ? { air: true } : {}),
  ...(guns.length === 0 ? {} : { artillery: guns.map(idOf) }),
});

/** [10.7] [17.6.2] None first, then each set of guns, then the same with an Air unit. */
export function supportChoices(g: Game, battle: Battle): readonly Support[] {
  const sets = artillerySets(g, battle);
  const air = airSupport(g, battle).legal ? [false, true] : [false];
  return air.flatMap((isUsed) => sets.map((guns) => supportChoice(isUsed, guns)));
}

const SUPPORT_FIELDS: readonly string[] = ['kind', 'air', 'artillery'];
const BAD_SUPPORT = refusal('9.3', 'support is «air», «artillery», both or neither');
const TOGETHER = refusal('17.6.2', 'guns-do-not-combine');
const BARRAGE = refusal('23.1.3', 'shifts-do-not-combine');

export function checkSupport(g: Game, battle: Battle, choice: Choice): Ruling {
  if (choice.kind !== 'support' || Object.keys(choice).some((key) => !SUPPORT_FIELDS.includes(key))) return BAD_SUPPORT;
  if (Object.hasOwn(choice, 'air')) {
    const air = choice.air === true ? airSupport(g, battle) : BAD_SUPPORT;
    if (!air.legal) return air;
  }
  return Object.hasOwn(choice, 'artillery') ? checkGuns(g, battle, choice.artillery) : OK;
}

function checkGuns(g: Game, battle: Battle, field: Json | undefined): Ruling {
  const guns = unitsField(field);
  if (guns === undefined) return BAD_SUPPORT;
  for (const u of guns) {
    const refusal = artilleryRefusal(g, battle, u);
    if (refusal !== undefined) return refusal;
  }
  if (artillerySets(g, battle).some((set) => sameUnits(set, guns))) return OK;
  return guns.every((u) => isBarrage(g, u)) ? BARRAGE : TOGETHER;
}
