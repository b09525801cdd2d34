/** [6.4.2] [9.3] Who defends: the choices of the defender, and what is wrong with others. */
import { type Game, OK, type Ruling } from '@bridgehead/engine';
import type { Choices } from '../../contract/index.ts';
import { refusal } from '../../says.ts';
import { type Battle, defendingSide } from '../../state/battle.ts';
import { unitsIn } from '../../state/stacks.ts';
import { hasMark, isInFullRetreat, RETREATED } from '../../state/state.ts';
import { idOf, type Unit } from '../../state/units.ts';
import { largestStacks } from '../06-stacking/largest-stacks.ts';
import { exceedsLimit } from '../06-stacking/stacking.ts';
import { isHeadInCompany } from '../18-supply/supply-heads.ts';
import { sameUnits } from './attack-fields.ts';

/** [13.5] [14.3.1] [18.2.2] The units in the hex that add to its defense, if the Stacking Limit lets them. */
export function ableDefenders(g: Game, battle: Battle): readonly Unit[] {
  const isSpared = (u: Unit): boolean =>
    isInFullRetreat(g, u) || isHeadInCompany(g, u) || (battle.occasion === 'combat' && hasMark(g, u, RETREATED));
  return unitsIn(g, defendingSide(battle), battle.target).filter((u) => !isSpared(u));
}

/** [6.4.2] [6.2] Every choice of those who defend; who stacks for free is judged by all who are in the hex. */
export const defensesOf = (g: Game, battle: Battle): readonly (readonly Unit[])[] =>
  largestStacks(g, ableDefenders(g, battle), unitsIn(g, defendingSide(battle), battle.target));

export const defenseChoices = (g: Game, battle: Battle): readonly Choices['defenders']['defend-with'][] =>
  defensesOf(g, battle).map((units) => ({ kind: 'defend-with', units: units.map(idOf) }));

const CANNOT_DEFEND = refusal('6.4.2', 'cannot-defend');
const TOO_MANY = refusal('6.4.2', 'too-many-defend');
const TOO_FEW = refusal('6.4.2', 'too-few-defend');

export function checkDefense(g: Game, battle: Battle, units: readonly Unit[]): Ruling {
  const able = ableDefenders(g, battle);
  if (!units.every((u) => able.includes(u))) return CANNOT_DEFEND;
  if (exceedsLimit(g, units, unitsIn(g, defendingSide(battle), battle.target))) return TOO_MANY;
  return defensesOf(g, battle).some((stack) => sameUnits(stack, units)) ? OK : TOO_FEW;
}
