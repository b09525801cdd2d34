/** [9] One battle: the charge, four volleys, ammunition, retreat, advance. */
import { call, checked, done, type Game, go, procedure } from '@bridgehead/engine';
import type { Battle } from '../../state/battle.ts';
import { cpOf, hexAt } from '../../state/state.ts';
import { sideOfUnit } from '../../state/units.ts';
import { advanceFrame } from './advance-after-combat.ts';
import { ammunitionFrame } from './ammunition.ts';
import { isBlind, tellBattle } from './battle-events.ts';
import { BATTLE_FRAME, type BattleFrame, battleFlaw, type Fighter, isBarrage } from './battle-frame.ts';
import { chargeFrame } from './charge.ts';
import { firingFrame } from './firing.ts';
import { wearyUnit } from './losses.ts';
import { retreatCheckFrame } from './retreat-check.ts';
import { defendersOf } from './volleys.ts';

/** Everybody who fights, with the strength of each now. */
const fightersOf = (g: Game, battle: Battle): Fighter[] =>
  [...battle.attackers.map(({ unit }) => unit), ...defendersOf(g, battle)].map((unit) => ({
    unit,
    strength: cpOf(g, unit),
  }));

const isDefending = ({ battle }: BattleFrame, { unit }: Fighter): boolean => sideOfUnit(unit) !== battle.side;

/** The strength in the target hex before the battle. */
const strengthBefore = (f: BattleFrame): number =>
  f.fighters.reduce((sum, one) => (isDefending(f, one) ? sum + one.strength : sum), 0);

const attackersIn = ({ result }: BattleFrame): Battle['attackers'] =>
  result !== undefined && 'attackers' in result ? result.attackers : [];

const pathIn = ({ result }: BattleFrame): readonly number[] =>
  result !== undefined && 'path' in result ? result.path : [];

export const battle = procedure(checked(BATTLE_FRAME, battleFlaw), {
  begin(g, f) {
    const defenders = defendersOf(g, f.battle);
    if (defenders.length === 0 && !(isBarrage(f) && isBlind(g, f.battle))) return done();
    if (isBarrage(f)) return go('charged');
    const plotters = f.plotters.filter((u) => hexAt(g, u) >= 0);
    return call(chargeFrame(f.battle, [...plotters, ...defenders]), 'charged');
  },
  charged(g, f) {
    f.battle = { ...f.battle, attackers: attackersIn(f) };
    if (!isBarrage(f) && f.battle.attackers.length === 0) return done();
    f.fighters = fightersOf(g, f.battle);
    if (g.collectEvents && !isBlind(g, f.battle)) tellBattle(g, f.battle, strengthBefore(f));
    return call(firingFrame(f.battle), 'fired');
  },
  /** [9.1] Losses weary; [5.3] who has attacked or been attacked may run out of ammunition. */
  fired(g, f) {
    for (const one of f.fighters) {
      if (hexAt(g, one.unit) >= 0) wearyUnit(g, one.unit, one.strength, isDefending(f, one) ? 'defender' : 'attacker');
    }
    if (isBarrage(f)) return done();
    const fighters = f.fighters.map(({ unit }) => unit);
    return call(ammunitionFrame(g, f.battle.side, fighters), 'retreat');
  },
  /** [9.4] Where anybody is left. */
  retreat(g, f) {
    if (defendersOf(g, f.battle).length === 0) return go('advance');
    return call(retreatCheckFrame(g, f.battle, strengthBefore(f)), 'advance');
  },
  /** [8.16] Where somebody stays, the hex is not vacated and nobody advances. */
  advance(g, f) {
    if (defendersOf(g, f.battle).length > 0) return done();
    return call(advanceFrame(f.battle, pathIn(f)), 'over');
  },
  over: () => done(),
});
