/** [9.4] The retreat check: whether the defenders give way when the firing is over. */
import {
  checked,
  done,
  type Flaw,
  type Flow,
  type FrameOf,
  firstFlaw,
  frame,
  type Game,
  go,
  type Neighbours,
  procedure,
} from '@bridgehead/engine';
import { fixed, number } from '@bridgehead/toolkit';
import { CITY, TERRAIN } from '../../data/map.ts';
import { SECOND_HEX_MARGIN } from '../../inferred-formulas.ts';
import { says } from '../../says.ts';
import { keepsSecrets } from '../../scenario/options.ts';
import { BATTLE, type Battle } from '../../state/battle.ts';
import { roll } from '../../state/chance.ts';
import { hexAt } from '../../state/state.ts';
import { PERCENT } from '../../tables/percent.ts';
import { tellCheck } from './battle-events.ts';
import { otherBattleFlaw } from './battle-frame.ts';
import {
  carryOutRetreats,
  chanceOfRetreat,
  hasWay,
  MOST_RETREAT_HEXES,
  retreatsOf,
  type Withdrawal,
} from './retreat.ts';
import { defendersOf } from './volleys.ts';

const RETREAT_CHECK = frame('retreat-check', ['begin', 'roll'], {
  battle: fixed(BATTLE),
  /** In a hundred. */
  chance: fixed(number(0, PERCENT)),
});
type RetreatCheckFrame = FrameOf<typeof RETREAT_CHECK>;

const isInCity = ({ target }: Battle): boolean => TERRAIN[target] === CITY;

const withdrawalOf = (g: Game, battle: Battle, hexes: number): Withdrawal => ({
  units: defendersOf(g, battle),
  from: battle.attackers.map(({ unit }) => hexAt(g, unit)).filter((hex) => hex >= 0),
  start: battle.target,
  hexes,
});

/** [9.4] None in a city, nor where nobody has a way out. */
function chanceNow(g: Game, battle: Battle, before: number): number {
  if (isInCity(battle) || !retreatsOf(g, withdrawalOf(g, battle, 1)).some(hasWay)) return 0;
  return chanceOfRetreat(g, battle.target, defendersOf(g, battle), before);
}

/** Of defenders who had so much strength before the battle. Comes to the path, where they give way. */
export const retreatCheckFrame = (g: Game, battle: Battle, before: number): RetreatCheckFrame => ({
  proc: 'retreat-check',
  step: 'begin',
  battle,
  chance: chanceNow(g, battle, before),
});

/** [8.1] [2.1] How shaken they are and whether there is a way is not for the attacker to know: it is rolled all the same. */
const isRolledFor = (g: Game, { battle, chance }: RetreatCheckFrame): boolean =>
  !isInCity(battle) && (chance > 0 || keepsSecrets(g));

function checkRetreat(g: Game, { battle, chance }: RetreatCheckFrame, rolled: number): Flow<never> {
  const isGivingWay = rolled <= chance;
  if (g.collectEvents) tellCheck(g, battle, { chance, rolled, isGivingWay });
  if (!isGivingWay) return done();
  const hexes = rolled <= chance - SECOND_HEX_MARGIN ? MOST_RETREAT_HEXES : 1;
  return done({ path: carryOutRetreats(g, withdrawalOf(g, battle, hexes)).map(({ to }) => to) });
}

function retreatCheckFlaw(g: Game, f: RetreatCheckFrame, { below }: Neighbours): Flaw | undefined {
  return (
    otherBattleFlaw(f.battle, below) ??
    firstFlaw(
      [defendersOf(g, f.battle).length === 0, 'battle.target', says('nobody-left-there')],
      [isInCity(f.battle), 'battle.target', says('no-retreat-from-city')],
      [!isRolledFor(g, f), 'chance', says('no-chance-no-roll')],
    )
  );
}

export const retreatCheck = procedure(checked(RETREAT_CHECK, retreatCheckFlaw), {
  begin: (g, f) => (isRolledFor(g, f) ? go('roll') : done()),
  roll: roll('retreat', {
    rolled: checkRetreat,
  }),
});
