/** [9] Every target a side could attack now, and what the attack would be worth. */
import type { Game } from '@bridgehead/engine';
import type { Printed } from '@bridgehead/engine/contract';
import { nameOf } from '@bridgehead/hex';
import type { Answer } from '../contract/index.ts';
import type { value } from '../contract/queries.ts';
import { GRID } from '../data/map.ts';
import type { Side } from '../data/unit-data.ts';
import { automaticOrder } from '../rules/08-movement/automatic-ds-order.ts';
import { possibleTargets } from '../rules/09-combat/attackers.ts';
import { columnName } from '../rules/10-odds/odds.ts';
import { phaseOf } from '../scenario/phase-names.ts';
import { unknownIn } from '../state/stacks.ts';
import { idOf } from '../state/units.ts';
import { modelOf } from './odds/battle-model.ts';
import { engagementOf, type Led, ledBest, withSupport } from './odds/engagements.ts';
import type { BattleModel } from './odds/model.ts';
import { fateFields, leadFields, oddsReport, rawName } from './odds/odds.ts';
import { fateOf } from './odds/outcomes.ts';
import { refused } from './said.ts';

type Attack = Answer<'attacks'>[number];

export function attacksReport(g: Game, side: Side): Answer<'attacks'> {
  const automatic = automaticTargets(g, side);
  return possibleTargets(g, side).map((target) => targetReport(g, side, target, automatic));
}

/** [8.7] The hexes that could be cleared at once; undefined outside the Movement Phase. */
function automaticTargets(g: Game, side: Side): ReadonlySet<string> | undefined {
  if (!isMovementOf(g, side)) return undefined;
  return new Set([...automaticOrder.list(g, side)].map(({ target }) => target));
}

/** Also where the phase stands alone, without the turn around it. */
const isMovementOf = (g: Game, side: Side): boolean =>
  phaseOf(g.state.frames) === `${side}.movement` || g.state.frames.some(({ proc }) => proc === 'movement');

function targetReport(g: Game, side: Side, target: number, automatic: ReadonlySet<string> | undefined): Attack {
  const name = nameOf(GRID, target);
  const { battle, refusal } = engagementOf(g, { side, occasion: 'combat', target });
  const isUnknown = side === 'allied' && unknownIn(g, target) >= 0;
  return {
    target: name,
    units: battle.attackers.map(({ unit }) => idOf(unit)),
    ...(refusal === undefined ? {} : { refusal: refused(refusal) }),
    ...(isUnknown ? unknownFields(g, side, target) : plainFields(g, ledBest(g, battle))),
    ...(automatic === undefined ? {} : { automatic: automatic.has(name) }),
  };
}

/** [25.3.4] Nobody knows the odds: what the faces come to on average. */
function unknownFields(g: Game, side: Side, target: number): Pick<Attack, 'unknown' | 'expected'> {
  const { expected } = oddsReport(g, { side, occasion: 'combat', target, leadOptions: {}, air: false, artillery: [] });
  return { unknown: true, ...(expected === undefined ? {} : { expected }) };
}

/** Without support, and with all there is. */
function plainFields(g: Game, led: Led | undefined): Pick<Attack, 'best' | 'supported'> {
  if (led === undefined) return {};
  const model = modelOf(g, led.battle, led.odds);
  const supported = withSupport(g, led);
  return {
    best: valueFields(led, model),
    ...(supported.odds.column === led.odds.column ? {} : { supported: valueFields(supported, model) }),
  };
}

const valueFields = ({ battle, odds }: Led, model: BattleModel): Printed<typeof value> => ({
  ...leadFields(battle),
  attack: odds.attack,
  defense: odds.defense,
  raw: rawName(odds),
  column: odds.attack > 0 && odds.defense > 0 ? columnName(odds.column) : odds.resolved,
  resolved: odds.resolved,
  ...fateFields(fateOf({ ...model, column: odds.resolved })),
});
