/** [9] One battle: the charge, four volleys, ammunition, retreat, advance. */
import { checked, done, EVERYBODY, type Flow, type Game, go, procedure } from '@bridgehead/engine';
import { CITY, TERRAIN } from '../../data/map.ts';
import { battleTime, ROUNDING_DIE, roundedLoss, SECOND_HEX_MARGIN } from '../../inferred-formulas.ts';
import { keepsSecrets } from '../../scenario/options.ts';
import { forOwner, PERCENT, roll } from '../../state/chance.ts';
import { tellInside, tellTo } from '../../state/events.ts';
import { hexPlace, placeName } from '../../state/places.ts';
import {
  allowanceOf,
  cpOf,
  firedOf,
  hexAt,
  ISOLATED,
  opOf,
  setFired,
  setOp,
  setSupply,
  supplyOf,
  UNSUPPLIED,
} from '../../state/state.ts';
import { classOf, idOf, sideOfUnit, type Unit } from '../../state/units.ts';
import { FIRE_MODIFIERS, ISOLATED_BY_ATTACKING, ISOLATED_BY_DEFENDING } from '../../tables/combat-tables.ts';
import { costOf, OUT_OF_COMMAND_FIRE } from '../../tables/operation-costs.ts';
import { spendPoints } from '../08-operations/allowances.ts';
import { testBridge } from '../08-operations/bridges.ts';
import { isOutOfCommand } from '../08-operations/command.ts';
import { advanceLength, advanceStep, carryOutAdvance, isBridgeTry } from './advance.ts';
import { isBlind, tellBarrage, tellBattle, tellCheck, tellVolley } from './battle-events.ts';
import { BATTLE, type BattleFrame, battleFlaw, battleOf, MOST_RETREAT_HEXES } from './battle-frame.ts';
import { HUNDREDTHS } from './fire.ts';
import { loseStrength, wearyUnit } from './losses.ts';
import { carryOutRetreats, chanceOfRetreat, hasWay, retreatsOf, type Withdrawal } from './retreat.ts';
import { defendersOf, shareOfLoss, VOLLEYS, type VolleyName, volleyOf } from './volleys.ts';

/** [9.2] Battle time of a unit that attacks now, in hundredths. */
export const timeOf = (g: Game, u: Unit): number => Math.round(battleTime(opOf(g, u), allowanceOf(g, u)) * HUNDREDTHS);

/** [8.15] Attackers pay seven just before combat, or do not attack; defenders five, as far as they can. */
function charge(g: Game, f: BattleFrame, extra: number): void {
  const u = f.due[f.paid] ?? 0;
  f.paid += 1;
  if (sideOfUnit(u) !== f.side) {
    spendPoints(g, u, costOf('defensive fire', classOf(u)) + extra);
    return;
  }
  const cost = costOf('offensive fire', classOf(u)) + extra;
  if (opOf(g, u) < cost) {
    tellTo(g, f.side, 'attack-failed', { rule: '8.15', unit: idOf(u), target: placeName(hexPlace(f.target)) });
    return;
  }
  f.attackers = [...f.attackers, u];
  f.times = [...f.times, timeOf(g, u)];
  setOp(g, u, opOf(g, u) - cost);
}

const strengthOf = (g: Game, units: readonly Unit[]): number => units.reduce((sum, u) => sum + cpOf(g, u), 0);

function open(g: Game, f: BattleFrame): Flow<BattleFrame['step']> {
  const battle = battleOf(f);
  const defenders = defendersOf(g, battle);
  if (f.plotters.length > 0 && f.attackers.length === 0) return done();
  f.fighters = [...f.attackers, ...defenders];
  f.strengths = f.fighters.map((u) => cpOf(g, u));
  f.before = strengthOf(g, defenders);
  if (g.collectEvents && !isBlind(g, f)) tellBattle(g, f, defenders);
  return go('volley');
}

/** [9] The next volley that has any strength; barrages alone have but one. */
function nextVolley(g: Game, f: BattleFrame): Flow<BattleFrame['step']> {
  while (f.volley < VOLLEYS.length) {
    const name = VOLLEYS[f.volley] ?? 'offensive';
    const volley = volleyOf(g, battleOf(f), name);
    if (volley.strength > 0 || (name === 'barrage' && isBlind(g, f))) {
      f.strength = volley.strength;
      if (name === 'protective' || name === 'barrage')
        for (const { unit } of volley.fires) setFired(g, unit, firedOf(g, unit) + 1);
      return go('random');
    }
    f.volley += 1;
  }
  return go('ammunition');
}

/** [9.3] Losses of the volley, each target its own. */
function strike(g: Game, f: BattleFrame, die: number): Flow<BattleFrame['step']> {
  const name: VolleyName = VOLLEYS[f.volley] ?? 'offensive';
  const { targets, rule } = volleyOf(g, battleOf(f), name);
  const strength = (f.strength * f.random) / PERCENT;
  const losses = targets.map((share) => ({ unit: share.unit, loss: roundedLoss(shareOfLoss(strength, share), die) }));
  if (g.collectEvents && isBlind(g, f)) tellBarrage(g, f, losses);
  else if (g.collectEvents) tellVolley(g, f, { name, rule, strength, losses });
  for (const { unit, loss } of losses) if (loss > 0) loseStrength(g, unit, loss);
  f.volley += 1;
  return go('volley');
}

/** [9.1] [5.3] Losses weary; unsupplied units that have fought may become isolated. */
function beginAmmunition(g: Game, f: BattleFrame): Flow<BattleFrame['step']> {
  const fought = f.fighters.filter((u) => hexAt(g, u) >= 0);
  f.fighters.forEach((u, i) => {
    const role = sideOfUnit(u) === f.side ? 'attacker' : 'defender';
    if (hexAt(g, u) >= 0) wearyUnit(g, u, f.strengths[i] ?? 0, role);
  });
  if (f.plotters.length === 0) return done();
  f.short = fought.filter((u) => supplyOf(g, u) === UNSUPPLIED);
  return go('isolation');
}

function beginRetreat(g: Game, f: BattleFrame): Flow<BattleFrame['step']> {
  const defenders = defendersOf(g, battleOf(f));
  if (defenders.length === 0) return go('advance');
  if (TERRAIN[f.target] === CITY) return done();
  const isOpen = retreatsOf(g, withdrawalOf(g, f, 1)).some(hasWay);
  f.strength = isOpen ? chanceOfRetreat(g, f.target, defenders, f.before) : 0;
  // [8.1] [2.1] How shaken they are and whether there is a way is not for the attacker to know: it is rolled all the same.
  return f.strength > 0 || keepsSecrets(g) ? go('retreat-roll') : done();
}

const withdrawalOf = (g: Game, f: BattleFrame, hexes: number): Withdrawal => ({
  units: defendersOf(g, battleOf(f)),
  from: f.attackers.map((u) => hexAt(g, u)).filter((hex) => hex >= 0),
  start: f.target,
  hexes,
});

function retreat(g: Game, f: BattleFrame, rolled: number): Flow<BattleFrame['step']> {
  const hexes = rolled <= f.strength - SECOND_HEX_MARGIN ? MOST_RETREAT_HEXES : 1;
  const isGivingWay = rolled <= f.strength;
  tellCheck(g, f, rolled, isGivingWay);
  if (!isGivingWay) return done();
  f.path = carryOutRetreats(g, withdrawalOf(g, f, hexes)).map(({ to }) => to);
  // [8.16] Where somebody stays, the hex is not vacated and nobody advances.
  if (defendersOf(g, battleOf(f)).length > 0) return done();
  return go('advance');
}

/** [8.16] One attacker after the other, the first to plot first, hex by hex. */
function advance(g: Game, f: BattleFrame): Flow<BattleFrame['step']> {
  const open = [f.target, ...f.path.slice(0, -1)];
  while (f.advancing < f.attackers.length) {
    const u = f.attackers[f.advancing] ?? 0;
    const length = advanceLength(g, u, { order: f.advancing, of: f.attackers.length, open: open.length });
    const step = f.legs < length && hexAt(g, u) >= 0 ? advanceStep(g, u, open[f.legs] ?? -1) : undefined;
    if (step === undefined) {
      f.advancing += 1;
      f.legs = 0;
      continue;
    }
    if (isBridgeTry(g, u, step)) return go('advance-bridge');
    carryOutAdvance(g, u, step);
    f.legs += 1;
  }
  return done();
}

export const battle = procedure(checked(BATTLE, battleFlaw), {
  begin(g, f) {
    const defenders = defendersOf(g, battleOf(f));
    if (defenders.length === 0 && !isBlind(g, f)) return done();
    if (f.plotters.length > 0) f.due = [...f.plotters.filter((u) => hexAt(g, u) >= 0), ...defenders];
    return go('charge');
  },
  charge(g, f) {
    while (f.paid < f.due.length) {
      if (isOutOfCommand(g, f.due[f.paid] ?? 0)) return go('extra');
      charge(g, f, 0);
    }
    return open(g, f);
  },
  extra: roll<BattleFrame>({
    kind: 'out-of-command-combat',
    rule: '8.10',
    audience: forOwner(({ due, paid }) => sideOfUnit(due[paid] ?? 0)),
    from: 0,
    to: OUT_OF_COMMAND_FIRE,
    rolled(g, f, die) {
      charge(g, f, die);
      return go('charge');
    },
  }),
  volley: nextVolley,
  random: roll<BattleFrame>({
    kind: 'fire',
    rule: '9.2',
    audience: EVERYBODY,
    from: FIRE_MODIFIERS.leastRandom,
    to: FIRE_MODIFIERS.mostRandom,
    rolled(_g, f, die) {
      f.random = die;
      return go('rounding');
    },
    about: (_g, f) => ({ target: placeName(hexPlace(f.target)), volley: VOLLEYS[f.volley] }),
  }),
  rounding: roll<BattleFrame>({
    kind: 'casualties',
    rule: '9.3',
    audience: EVERYBODY,
    from: 1,
    to: ROUNDING_DIE,
    rolled: strike,
  }),
  ammunition: beginAmmunition,
  isolation: (g, f) => (f.short.length === 0 ? beginRetreat(g, f) : go('isolation-roll')),
  'isolation-roll': roll<BattleFrame>({
    kind: 'isolation',
    rule: '5.3',
    audience: forOwner(({ short: [u = 0] }) => sideOfUnit(u)),
    from: 1,
    to: 10,
    rolled(g, f, die) {
      const [u = 0, ...others] = f.short;
      f.short = others;
      if (die <= (sideOfUnit(u) === f.side ? ISOLATED_BY_ATTACKING : ISOLATED_BY_DEFENDING)) {
        setSupply(g, u, ISOLATED);
        tellInside(g, u, 'isolated', { rule: '5.3' });
      }
      return go('isolation');
    },
  }),
  'retreat-roll': roll<BattleFrame>({
    kind: 'retreat',
    rule: '9.4',
    audience: EVERYBODY,
    from: 1,
    to: PERCENT,
    rolled: retreat,
  }),
  advance,
  'advance-bridge': roll<BattleFrame>({
    kind: 'bridge-check',
    rule: '8.12',
    audience: EVERYBODY,
    from: 1,
    to: PERCENT,
    rolled(g, f, die) {
      const u = f.attackers[f.advancing] ?? 0;
      const open = [f.target, ...f.path.slice(0, -1)];
      const step = advanceStep(g, u, open[f.legs] ?? -1);
      if (step === undefined || testBridge(g, step.side, die)) {
        f.advancing += 1;
        f.legs = 0;
      }
      return go('advance');
    },
  }),
});
