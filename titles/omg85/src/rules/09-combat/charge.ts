/** [8.15] The charge for a battle: everybody pays before the first shot, the attackers first. */
import {
  checked,
  done,
  type Flaw,
  type FrameOf,
  firstFlaw,
  frame,
  type Game,
  go,
  type Neighbours,
  procedure,
} from '@bridgehead/engine';
import { says } from '../../says.ts';
import { BATTLE, type Battle } from '../../state/battle.ts';
import { roll } from '../../state/chance.ts';
import { tellTo } from '../../state/events.ts';
import { UNITS } from '../../state/kinds.ts';
import { hexPlace, placeName } from '../../state/places.ts';
import { opOf, setOp } from '../../state/state.ts';
import { classOf, idOf, sideOfUnit, type Unit } from '../../state/units.ts';
import { costOf } from '../../tables/operation-costs.ts';
import { spendPoints } from '../08-operations/allowances.ts';
import { isOutOfCommand } from '../08-operations/command.ts';
import { areAmong, battleBelow } from './battle-frame.ts';
import { timeOf } from './fire.ts';

const CHARGE = frame('charge', ['next', 'extra'], {
  /** Its attackers are those who have paid so far. */
  battle: BATTLE,
  /** Who is still to pay; the first is next. */
  due: UNITS,
});
type ChargeFrame = FrameOf<typeof CHARGE>;

/** Comes to the attackers. */
export const chargeFrame = (battle: Battle, due: readonly Unit[]): ChargeFrame => ({
  proc: 'charge',
  step: 'next',
  battle,
  due,
});

/** [8.15] Attackers pay seven just before combat, or do not attack; defenders five, as far as they can. */
function pay(g: Game, f: ChargeFrame, extra: number): void {
  const u = f.due[0] ?? 0;
  const { side, target, attackers } = f.battle;
  f.due = f.due.slice(1);
  if (sideOfUnit(u) !== side) {
    spendPoints(g, u, costOf('defensive fire', classOf(u)) + extra);
    return;
  }
  const cost = costOf('offensive fire', classOf(u)) + extra;
  if (opOf(g, u) < cost) {
    tellTo(g, side, 'attack-failed', { rule: '8.15', unit: idOf(u), target: placeName(hexPlace(target)) });
    return;
  }
  f.battle = { ...f.battle, attackers: [...attackers, { unit: u, time: timeOf(g, u) }] };
  setOp(g, u, opOf(g, u) - cost);
}

/** [8.15] Those who have plotted pay or have paid, and those who defend pay. */
function chargeFlaw(_g: Game, { battle, due }: ChargeFrame, { below }: Neighbours): Flaw | undefined {
  const { side, target, attackers } = battle;
  const caller = battleBelow(below);
  const plotters = caller?.plotters ?? [];
  const paid = attackers.map(({ unit }) => unit);
  return firstFlaw(
    [side !== caller?.battle.side, 'battle.side', says('battle-of-other-side')],
    [target !== caller?.battle.target, 'battle.target', says('battle-elsewhere')],
    [due.length === 0, 'due', says('everybody-paid')],
    [due.some((u) => sideOfUnit(u) === side && !plotters.includes(u)), 'due', says('pays-for-nothing')],
    [!areAmong(paid, plotters), 'battle.attackers', says('some-who-plotted')],
    [paid.some((u) => due.includes(u)), 'battle.attackers', says('attackers-have-paid')],
  );
}

export const charge = procedure(checked(CHARGE, chargeFlaw), {
  next(g, f) {
    while (f.due.length > 0) {
      if (isOutOfCommand(g, f.due[0] ?? 0)) return go('extra');
      pay(g, f, 0);
    }
    return done({ attackers: f.battle.attackers });
  },
  extra: roll('out-of-command-combat', {
    owner: ({ due: [u = 0] }) => sideOfUnit(u),
    rolled(g, f, die) {
      pay(g, f, die);
      return go('next');
    },
  }),
});
