/** [9.3] One attack from its declaration to its end. */
import { call, checked, done, type Flow, type Game, go, procedure } from '@bridgehead/engine';
import { nameOf } from '@bridgehead/hex';
import { lookUp } from '@bridgehead/toolkit';
import { ask, roll } from '../../asking.ts';
import { GRID } from '../../data/map.ts';
import { rulesOf } from '../../editions.ts';
import { type Battle, CANCELLED, defendingSide, type Occasion, outcomeIn } from '../../state/battle.ts';
import { emitEvent } from '../../state/events.ts';
import { isOccupiedBy, unitsIn, unknownIn } from '../../state/stacks.ts';
import {
  ASSAULT_USED,
  ASSISTING,
  addMark,
  clock,
  HAS_ATTACKED,
  removeMark,
  setClock,
  WAS_ATTACKED,
} from '../../state/state.ts';
import { idOf, type Unit } from '../../state/units.ts';
import { COMBAT_RESULTS_TABLE, isOrange, printedResult } from '../../tables/combat-tables.ts';
import { oddsOf } from '../10-odds/odds.ts';
import { resultsFrame } from '../11-results/results.ts';
import { advanceFrame } from '../15-advance/advance.ts';
import { flipToFired } from '../17-artillery/artillery.ts';
import { revealFrame } from '../25-unknown-units/unknown-units.ts';
import { battleFields, oddsFields } from './attack-fields.ts';
import { ATTACK, type AttackFrame, attackFlaw } from './attack-frame.ts';
import { wayRefusal } from './attackers.ts';
import { askBefore, bridgesAhead } from './bridges-ahead.ts';
import { ableDefenders, checkDefense, defenseChoices, defensesOf } from './defender-choices.ts';
import { checkLead, leadChoices, leadFields, leadOf } from './lead-choices.ts';
import { tooWeakRefusal } from './least-odds.ts';
import { crossingRefusal, engineersUsed } from './river-assault.ts';
import { checkSupport, supportChoices } from './support-choices.ts';

/** The rule that lets an attack be made. */
const DECLARED_BY: Readonly<Record<Occasion, string>> = {
  combat: '9.1',
  breakthrough: '16.1',
  'on-the-march': '25.3.1',
  automatic: '8.7',
  landing: '22.6',
};

/** [9.5.1] [9.5.3] [16.3.5] The attack without those who can no longer take part, because a bridge is down. */
function withoutStranded(g: Game, battle: Battle): Battle {
  // [16.5] Helpers are bound as in a Breakthrough.
  const occasionOf = (u: Unit): Occasion => (battle.assisting.includes(u) ? 'breakthrough' : battle.occasion);
  const able = battle.attackers.filter((one) => wayRefusal(g, one, battle.target, occasionOf(one.unit)) === undefined);
  const attackers = able.filter((one) => {
    const beside = able.filter(({ over }) => over === one.over);
    return crossingRefusal(g, beside) === undefined;
  });
  const isLeft = (u: Unit): boolean => attackers.some(({ unit }) => unit === u);
  return { ...battle, attackers, assisting: battle.assisting.filter(isLeft) };
}

/** [16.5] Helpers alone do not attack. */
const isNobodyLeft = ({ attackers, assisting }: Battle): boolean => attackers.length === assisting.length;

function cancel(g: Game, { battle }: AttackFrame): Flow<never> {
  emitEvent(g, 'attack-cancelled', '9.3', { target: nameOf(GRID, battle.target) });
  return done({ ...CANCELLED, wasFought: false, assist: '' });
}

/** An Automatic DS has its Lead Formation already [8.7]. */
function defendWith(f: AttackFrame, defenders: readonly Unit[]): Flow<AttackFrame['step']> {
  f.battle = { ...f.battle, defenders };
  return go(f.battle.lead === '' ? 'lead' : 'commit');
}

/** [9.1] [9.5.3] [16.5] In the Combat Phase everybody attacks and is attacked once. */
function noteParticipants(g: Game, { battle }: AttackFrame): void {
  if (battle.occasion !== 'combat') return;
  for (const u of engineersUsed(g, battle.attackers)) addMark(g, u, ASSAULT_USED);
  for (const { unit } of battle.attackers) addMark(g, unit, HAS_ATTACKED);
  for (const u of battle.assisting) removeMark(g, u, ASSISTING);
  for (const u of unitsIn(g, defendingSide(battle), battle.target)) addMark(g, u, WAS_ATTACKED);
}

/** [10.7] [17.5] What supports this attack supports no other. */
function useSupport(g: Game, { hasAirSupport, artillery }: Battle): void {
  if (hasAirSupport) setClock(g, 'airUsed', clock(g, 'airUsed') + 1);
  for (const u of artillery) flipToFired(g, u, '17.6.2');
}

/** [9.3] The odds stand, and with them everything that was used to get them. */
function commit(g: Game, f: AttackFrame): Flow<AttackFrame['step']> {
  const odds = oddsOf(g, f.battle);
  f.column = odds.resolved;
  f.isElite = odds.isElite;
  emitEvent(g, 'odds', '9.3', {
    target: nameOf(GRID, f.battle.target),
    defenders: f.battle.defenders.map(idOf),
    ...oddsFields(odds),
  });
  noteParticipants(g, f);
  useSupport(g, f.battle);
  // [8.7] An Automatic DS needs no die.
  return f.battle.occasion === 'automatic' ? call(resultsFrame(f.battle, 'DS', odds.isElite), 'resolved') : go('roll');
}

/** [25.3.4] [25.3.5] Nobody was there but a Garrison: as good as a DS in the first edition, no attack in the second. */
function overrunGarrison(g: Game, f: AttackFrame): Flow<AttackFrame['step']> {
  if (!rulesOf(g).unknownFoughtInMovement && f.battle.occasion !== 'landing') return cancel(g, f);
  noteParticipants(g, f);
  f.outcome = { result: 'DS', advance: 'bonus', isVacated: true };
  if (f.battle.occasion === 'combat')
    emitEvent(g, 'combat-result', '25.3.4', { target: nameOf(GRID, f.battle.target), result: 'DS' });
  return go('conclude');
}

const resultOf = ({ outcome = CANCELLED, column }: AttackFrame, assist: string): Flow<never> =>
  done({ ...outcome, wasFought: column !== undefined, assist });

export const attack = procedure(checked(ATTACK, attackFlaw), {
  /** [25.3.4] [25.4] An Unknown unit is turned over first. */
  begin(g, f) {
    emitEvent(g, 'attack-declared', DECLARED_BY[f.battle.occasion], battleFields(f.battle));
    const isUnknown = f.battle.side === 'allied' && unknownIn(g, f.battle.target) >= 0;
    return isUnknown ? call(revealFrame(f.battle.target), 'revealed') : go('bridges');
  },
  revealed(g, f) {
    if (!isOccupiedBy(g, defendingSide(f.battle), f.battle.target)) return overrunGarrison(g, f);
    // [2e 9.4.1] What has been turned over may be too strong for any attack.
    return tooWeakRefusal(g, f.battle) === undefined ? go('bridges') : cancel(g, f);
  },
  bridges(g, f) {
    f.bridges = bridgesAhead(g, f.battle);
    return go('next-bridge');
  },
  'next-bridge'(_g, f) {
    const [bridge, ...rest] = f.bridges ?? [];
    if (bridge === undefined) return go(f.isBridgeBlown ? 'reconsider' : 'defense');
    f.bridges = rest;
    return askBefore(f.battle, bridge, 'bridge-decided');
  },
  'bridge-decided'(_g, f) {
    if (f.result === 'blown') f.isBridgeBlown = true;
    return go('next-bridge');
  },
  reconsider(g, f) {
    f.battle = withoutStranded(g, f.battle);
    const isOff = isNobodyLeft(f.battle) || tooWeakRefusal(g, f.battle) !== undefined;
    return isOff ? cancel(g, f) : go('attack-or-cancel');
  },
  /** [9.3] Only a blown bridge lets the attacker think again. */
  'attack-or-cancel': ask('attack-or-cancel', {
    by: (_g, f) => f.battle.side,
    about: (g, f) => ({ ...battleFields(f.battle), defenders: ableDefenders(g, f.battle).map(idOf) }),
    choices: () => [{ kind: 'go-on' }, { kind: 'cancel' }],
    chosen: (g, f, choice) => (choice.kind === 'go-on' ? go('defense') : cancel(g, f)),
  }),
  /** [6.4.2] Where too many stand together, the defender says who defends. */
  defense(g, f) {
    const [first = [], ...others] = defensesOf(g, f.battle);
    return others.length > 0 ? go('defenders') : defendWith(f, first);
  },
  defenders: ask('defenders', {
    by: (_g, f) => defendingSide(f.battle),
    about: (_g, f) => battleFields(f.battle),
    choices: (g, f) => defenseChoices(g, f.battle),
    check: (g, f, choice) => checkDefense(g, f.battle, choice.units),
    chosen: (_g, f, { units }) => defendWith(f, units),
  }),
  /** [10.2.1] [10.2.3] */
  lead: ask('lead-formation', {
    by: (_g, f) => f.battle.side,
    about: (g, f) => leadFields(g, f.battle),
    choices: (g, f) => leadChoices(g, f.battle),
    check: (g, f, choice) => checkLead(g, f.battle, leadOf(choice)),
    chosen(_g, f, choice) {
      f.battle = { ...f.battle, ...leadOf(choice) };
      return go(f.battle.occasion === 'combat' ? 'support' : 'commit');
    },
  }),
  /** [10.7] [17.6.2] */
  support: ask('support', {
    by: (_g, f) => f.battle.side,
    about: (g, f) => ({
      ...battleFields(f.battle),
      defenders: f.battle.defenders.map(idOf),
      ...oddsFields(oddsOf(g, f.battle)),
    }),
    choices: (g, f) => supportChoices(g, f.battle),
    check: (g, f, choice) => checkSupport(g, f.battle, choice),
    chosen(_g, f, { air, artillery = [] }) {
      f.battle = { ...f.battle, hasAirSupport: air === true, artillery };
      return go('commit');
    },
  }),
  commit,
  /** [9.3] [9.4] */
  roll: roll('combat-roll', (g, f, rolled) => {
    const column = f.column ?? '1-3';
    const result = lookUp(COMBAT_RESULTS_TABLE, column, rolled);
    const target = nameOf(GRID, f.battle.target);
    const rules = rulesOf(g);
    const cell = { table: '9.3', column, row: String(rolled), die: rolled };
    emitEvent(g, 'combat-result', '9.3', { target, ...cell, result: printedResult(rules, result) });
    const orange = isOrange(rules.orangeResults, column, result);
    return call(resultsFrame(f.battle, result, f.isElite === true, orange), 'resolved');
  }),
  resolved(_g, f) {
    f.outcome = outcomeIn(f.result);
    return go('conclude');
  },
  /** [15.1] */
  conclude(_g, f) {
    const rate = f.outcome?.advance ?? 'none';
    return f.battle.occasion === 'combat' && rate !== 'none'
      ? call(advanceFrame(f.battle, rate), 'advanced')
      : resultOf(f, '');
  },
  advanced: (_g, f) => resultOf(f, typeof f.result === 'string' ? f.result : ''),
});
