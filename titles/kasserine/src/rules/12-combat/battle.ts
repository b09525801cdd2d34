/** [12.5] One combat, from emergency supply to the advance. */
import {
  CHANCE,
  call,
  checked,
  closeUndo,
  done,
  EVERYBODY,
  type Flow,
  type Game,
  go,
  OK,
  procedure,
  question,
  type Refusal,
} from '@bridgehead/engine';
import { nameOf } from '@bridgehead/hex';
import { ask, roll } from '../../asking.ts';
import { CHITS } from '../../data/chits.ts';
import { GRID } from '../../data/map.ts';
import type { Side } from '../../data/unit-data.ts';
import { refusal } from '../../says.ts';
import { type Battle, defendersOf } from '../../state/battle.ts';
import { tell } from '../../state/events.ts';
import { isHeldBy } from '../../state/stacks.ts';
import {
  AIR_READY,
  AIR_USED,
  airAt,
  chitOf,
  clock,
  hexAt,
  isDeployed,
  setAir,
  setChit,
  setClock,
  setMarkerReady,
  setMarkerUsed,
  turnOf,
} from '../../state/state.ts';
import {
  type AirUnit,
  ALL_UNITS,
  airDataOf,
  airIdOf,
  airOf,
  dataOf,
  enemyOf,
  idOf,
  isArtillery,
  isFrench,
  isTiger,
  type Unit,
} from '../../state/units.ts';
import { effectsOf, resultOf } from '../../tables/combat-results.ts';
import { AIR_UNITS_IN_COMBAT } from '../../tables/constants.ts';
import { barrageCandidates, barrageRefusal } from '../10-artillery/barrage.ts';
import { protectiveFire } from '../10-artillery/protective-fire.ts';
import { rollArrival } from '../11-air-power/arrival.ts';
import { advanceFrame } from '../13-results/advance.ts';
import { applyLoss, lossChoices, lossRefusal, reducedLosses } from '../13-results/losses.ts';
import { retreatFrame } from '../13-results/retreat.ts';
import { isWithinCommand } from '../15-headquarters/command.ts';
import { deplete, emergencyRefusal, helpersFor } from '../15-headquarters/emergency-supply.ts';
import { mayInspire } from '../15-headquarters/rommel.ts';
import { updateAfterMove } from '../after-moves.ts';
import { clearAttack } from './attacks.ts';
import { BATTLE, type BattleFrame, battleFlaw, battleIn, defendersAtRisk, supportIn } from './battle-frame.ts';
import { againstStrongpoint } from './crossings.ts';
import { isUntried } from './figures.ts';
import { hasMountainUnits } from './modifiers.ts';
import { oddsOf } from './odds.ts';
import { givesFire } from './strength.ts';

const BARRAGED = refusal('10.2.1', 'fires-already');
const NO_ROMMEL = refusal('15.5.2', 'rommel-not-now');
const NO_TIGER = refusal('16.3.1', 'tiger-not-now');
const AIR_NOT_YOURS = refusal('11.3.1', 'not-your-air-unit');
const AIR_NOT_READY = refusal('11.1.4', 'air-not-ready');
const AIR_ENOUGH = refusal('11.3.2', 'enough-air-units');
const AIR_NO_HQ = refusal('15.2.2', 'air-needs-hq');
const AIR_FRENCH = refusal('11.3.6', 'air-not-for-french');

const aboutOf = (g: Game, f: BattleFrame) => {
  const { attackers, hexes, crt } = battleIn(g, f);
  return { attackers: attackers.map(idOf), hexes: hexes.map((hex) => nameOf(GRID, hex)), crt };
};

/** [16.3.1] The Tigers attack an Allied strongpoint. */
const mayIgnoreStrongpoint = (g: Game, f: BattleFrame): boolean => {
  const battle = battleIn(g, f);
  return !f.tiger && f.side === 'axis' && battle.attackers.some(isTiger) && againstStrongpoint(g, battle);
};

const mayUseRommel = (g: Game, f: BattleFrame): boolean =>
  !f.rommel && f.side === 'axis' && mayInspire(g, battleIn(g, f).attackers);

/** [11.1.1] [11.3.1] [11.3.6] [15.2.2] Why a side may send no air units to this combat. */
export function casRefusal(g: Game, side: Side, battle: Battle): Refusal | undefined {
  if (!battle.hexes.some((hex) => isWithinCommand(g, side, hex))) return AIR_NO_HQ;
  const own = side === battle.side ? battle.attackers : defendersOf(g, battle);
  return own.length > 0 && own.every(isFrench) ? AIR_FRENCH : undefined;
}

/** [11.3.1] [11.3.2] Why an air unit may not be sent. */
function airRefusal(g: Game, f: BattleFrame, side: Side, air: AirUnit): Refusal | undefined {
  if (airDataOf(air).side !== side) return AIR_NOT_YOURS;
  if (airAt(g, air) !== AIR_READY || f.sent.includes(air)) return AIR_NOT_READY;
  const count = f.sent.filter((one) => airDataOf(one).side === side).length;
  if (count >= AIR_UNITS_IN_COMBAT) return AIR_ENOUGH;
  return casRefusal(g, side, battleIn(g, f));
}

/** [11.3] [11.3.2] Up to two each: the defender first [uncertain], then the attacker. */
const airQuestion = (who: 'attacker' | 'defender', next: 'attacker-air' | 'arrivals') => {
  const sideOf = (f: BattleFrame): Side => (who === 'attacker' ? f.side : enemyOf(f.side));
  return ask<'close-air-support', BattleFrame>('close-air-support', {
    by: (_g, f) => sideOf(f),
    choices: (g, f) => [
      ...airOf(sideOf(f))
        .filter((air) => airRefusal(g, f, sideOf(f), air) === undefined)
        .map((air) => ({ kind: 'send', air: airIdOf(air) }) as const),
      { kind: 'done' },
    ],
    check: (g, f, choice) => (choice.kind === 'done' ? OK : (airRefusal(g, f, sideOf(f), choice.air) ?? OK)),
    about: aboutOf,
    chosen(_g, f, choice): Flow<'attacker-air' | 'defender-air' | 'arrivals'> {
      if (choice.kind === 'done') return go(next);
      f.sent = [...f.sent, choice.air];
      f.waiting = [...f.waiting, choice.air];
      return go(who === 'attacker' ? 'attacker-air' : 'defender-air');
    },
  });
};

/** [12.1.6] The next unit in the combat that nobody has seen. */
function nextUntried(g: Game, f: BattleFrame): Unit | undefined {
  const battle = battleIn(g, f);
  return [...battle.attackers, ...defendersOf(g, battle)].find((u) => isUntried(g, u));
}

/** [4.2.3] The chits of its pool that no unit has. */
function chitsLeft(g: Game, u: Unit): readonly number[] {
  const { pool } = dataOf(u);
  if (pool === undefined) return [];
  const taken = new Set(ALL_UNITS.filter((one) => dataOf(one).pool === pool).map((one) => chitOf(g, one)));
  return CHITS[pool].map((_, i) => i).filter((chit) => !taken.has(chit));
}

/** [10.3.6] Fire that comes to nothing goes back unspent. */
function cancelFire(g: Game, battle: Battle): void {
  const [hex = -1] = battle.hexes;
  for (const u of protectiveFire(g, battle).cancelled) {
    setMarkerReady(g, u);
    tell(g, 'fpf-cancelled', '10.3.6', { unit: idOf(u), hex: nameOf(GRID, hex) });
  }
}

/** [10.2.4] [10.3.2] Markers that were used, those of guns that defended alone among them. */
function spendMarkers(g: Game, f: BattleFrame, battle: Battle, guns: readonly Unit[]): void {
  const alone = defendersOf(g, battle).filter((u) => isArtillery(u) && isDeployed(g, u) && !givesFire(g, u, battle));
  for (const u of [...f.barrage, ...guns, ...alone]) setMarkerUsed(g, u);
}

/** [12.5.7] The die falls. */
function resolve(g: Game, f: BattleFrame, die: number): void {
  const battle = battleIn(g, f);
  const odds = oddsOf(g, battle, supportIn(g, f));
  const outcome = resultOf(battle.crt, odds.column, die + odds.net);
  const hexes = battle.hexes.map((hex) => nameOf(GRID, hex));
  if (odds.fire.guns.length > 0)
    tell(g, 'fpf-fired', '10.3.1', { units: odds.fire.guns.map(idOf), hexes, points: odds.fpf });
  tell(g, 'combat', '12.5.7', {
    attackers: battle.attackers.map(idOf),
    hexes,
    crt: battle.crt,
    attack: odds.attack,
    defense: odds.defense,
    odds: odds.column,
    die,
    modifier: odds.net,
    items: odds.items.map(({ rule, code, params, value }) => ({
      rule,
      code,
      ...(params === undefined ? {} : { params }),
      value,
    })),
    result: outcome,
  });
  f.first = f.tiger ? 'tiger' : hasMountainUnits(g, battle) ? 'mountain' : 'anybody';
  spendMarkers(g, f, battle, odds.fire.guns);
  f.outcome = outcome;
  const losses = reducedLosses(g, f, effectsOf(outcome));
  f.attackerLoss = losses.attacker;
  f.defenderLoss = losses.defender;
}

export const battle = procedure(checked(BATTLE, battleFlaw), {
  /** [15.4.1] */
  supply: ask('emergency-supply', {
    by: (_g, f) => f.side,
    choices: (g, f) => [
      ...helpersFor(g, battleIn(g, f))
        .filter((hq) => !f.hqs.includes(hq))
        .map((hq) => ({ kind: 'supply', unit: idOf(hq) }) as const),
      { kind: 'done' },
    ],
    check: (g, f, choice) => (choice.kind === 'done' ? OK : (emergencyRefusal(g, choice.unit, battleIn(g, f)) ?? OK)),
    about: aboutOf,
    chosen(g, f, choice) {
      if (choice.kind === 'done') return go('support');
      deplete(g, choice.unit);
      f.hqs = [...f.hqs, choice.unit];
      return go('supply');
    },
  }),
  /** [10.2.1] [12.5.1] [15.5.2] [16.3.1] What the attacker gives before anything of the defender is known. */
  support: ask('attack-support', {
    by: (_g, f) => f.side,
    choices: (g, f) => [
      ...barrageCandidates(g, battleIn(g, f), f.barrage).map((u) => ({ kind: 'barrage', unit: idOf(u) }) as const),
      ...(mayUseRommel(g, f) ? [{ kind: 'rommel' } as const] : []),
      ...(mayIgnoreStrongpoint(g, f) ? [{ kind: 'ignore-strongpoint' } as const] : []),
      { kind: 'done' },
    ],
    check(g, f, choice) {
      if (choice.kind === 'done') return OK;
      if (choice.kind === 'rommel') return mayUseRommel(g, f) ? OK : NO_ROMMEL;
      if (choice.kind === 'ignore-strongpoint') return mayIgnoreStrongpoint(g, f) ? OK : NO_TIGER;
      if (f.barrage.includes(choice.unit)) return BARRAGED;
      return barrageRefusal(g, choice.unit, battleIn(g, f)) ?? OK;
    },
    about: aboutOf,
    chosen(g, f, choice) {
      if (choice.kind === 'done') return go('defender-air');
      if (choice.kind === 'ignore-strongpoint') f.tiger = true;
      if (choice.kind === 'barrage') {
        f.barrage = [...f.barrage, choice.unit];
        tell(g, 'barrage', '10.2.1', { unit: idOf(choice.unit), hexes: aboutOf(g, f).hexes });
      }
      if (choice.kind === 'rommel') {
        f.rommel = true;
        setClock(g, 'rommelUses', clock(g, 'rommelUses') + 1);
        setClock(g, 'rommelTurn', turnOf(g));
      }
      return go('support');
    },
  }),
  'defender-air': airQuestion('defender', 'attacker-air'),
  'attacker-air': airQuestion('attacker', 'arrivals'),
  arrivals: (_g, f) => go(f.waiting.length === 0 ? 'untried' : 'arrive'),
  /** [11.3.3] [11.3.5] */
  arrive: roll('air-arrival', (g, f: BattleFrame, die) => {
    const [air = 0, ...rest] = f.waiting;
    const { side } = airDataOf(air);
    const sent = f.sent.filter((one) => airDataOf(one).side === side);
    if (rollArrival(g, air, die, { sent, hex: battleIn(g, f).hexes[0] }) === 'A') {
      setAir(g, air, AIR_USED);
      f.arrived = [...f.arrived, air];
    }
    f.waiting = rest;
    return go('arrivals');
  }),
  untried: (g, f) => go(nextUntried(g, f) === undefined ? 'fire' : 'turn-up'),
  /** [12.1.6] [4.2.2] Turned up, and so for the rest of the game. */
  'turn-up': question({
    kind: 'untried',
    rule: '12.1.6',
    by: () => CHANCE,
    audience: EVERYBODY,
    choices: (g: Game, f: BattleFrame) =>
      chitsLeft(g, nextUntried(g, f) ?? -1).map((chit) => ({ kind: 'draw', chit }) as const),
    about: (g, f) => ({ unit: idOf(nextUntried(g, f) ?? 0) }),
    chosen(g, f, { chit }) {
      const u = nextUntried(g, f) ?? 0;
      setChit(g, u, chit);
      const [attack, defense] = CHITS[dataOf(u).pool ?? 'US-inf'][chit] ?? [0, 0];
      tell(g, 'turned-up', '12.1.6', { unit: idOf(u), attack, defense });
      return go('untried');
    },
  }),
  fire(g, f) {
    closeUndo(g);
    cancelFire(g, battleIn(g, f));
    return go('roll');
  },
  roll: roll('combat-roll', (g, f: BattleFrame, die) => {
    resolve(g, f, die);
    return go('losses');
  }),
  losses(g, f) {
    if (f.attackerLoss > 0) return go('attacker-loss');
    if (f.defenderLoss > 0) return go('defender-loss');
    updateAfterMove(g);
    return go('retreat');
  },
  'attacker-loss': ask('attacker-loss', {
    by: (_g, f) => f.side,
    choices: (g, f) => lossChoices(g, f, 'attacker'),
    check: (g, f, { unit }) => lossRefusal(g, f, 'attacker', unit) ?? OK,
    about: (g, f) => ({ ...aboutOf(g, f), result: f.outcome, steps: f.attackerLoss }),
    chosen: (g, f, { unit }) => applyLoss(g, f, 'attacker', unit),
  }),
  'defender-loss': ask('defender-loss', {
    by: (_g, f) => enemyOf(f.side),
    choices: (g, f) => lossChoices(g, f, 'defender'),
    check: (g, f, { unit }) => lossRefusal(g, f, 'defender', unit) ?? OK,
    about: (g, f) => ({ ...aboutOf(g, f), result: f.outcome, steps: f.defenderLoss }),
    chosen: (g, f, { unit }) => applyLoss(g, f, 'defender', unit),
  }),
  /** [13.3.3] A called retreat is compulsory. */
  retreat(g, f) {
    const { crt } = battleIn(g, f);
    const units = defendersAtRisk(g, f);
    if (!effectsOf(f.outcome).retreat || units.length === 0) return go('advance');
    return call(retreatFrame(enemyOf(f.side), crt, units), 'advance');
  },
  /** [13.5] [16.1.5] Into hexes that nobody holds any more; who only fires stays. */
  advance(g, f) {
    const { hexes, attackers, crt, fire } = battleIn(g, f);
    const vacated = hexes.filter((hex) => !isHeldBy(g, enemyOf(f.side), hex));
    const able = attackers.filter((u) => hexAt(g, u) >= 0);
    if (fire || vacated.length === 0 || able.length === 0) return go('end');
    return call(advanceFrame(f.side, crt, vacated, able), 'end');
  },
  end(g, f) {
    clearAttack(g, f.attack);
    updateAfterMove(g);
    return done();
  },
});
