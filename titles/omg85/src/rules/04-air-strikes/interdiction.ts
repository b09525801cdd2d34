/** [4.2] Interdiction: what the points allocated in the Air Strike Phase take from the points that German units receive. */
import {
  checked,
  done,
  type FlawOf,
  type Flow,
  type FrameOf,
  firstFlaw,
  frame,
  type Game,
  go,
  procedure,
} from '@bridgehead/engine';
import { number } from '@bridgehead/toolkit';
import { interdictionChance, interdictionLater, interdictionLoss } from '../../inferred-formulas.ts';
import { says } from '../../says.ts';
import { keepsSecrets } from '../../scenario/options.ts';
import { roll } from '../../state/chance.ts';
import { emitEvent, tellOf, tellTo } from '../../state/events.ts';
import { clock, delayLaterOf, delayOf, hexAt, setDelay, setDelayLater } from '../../state/state.ts';
import { ALLIED_COUNT, idOf, sideOfUnit, UNIT_COUNT, type Unit, unitsOf } from '../../state/units.ts';
import { allowanceFor } from '../08-operations/allowances.ts';

const INTERDICTION = frame('interdiction', ['begin', 'next', 'roll'], {
  /** The German unit that is rolled for; after the last there is none. */
  unit: number(ALLIED_COUNT, UNIT_COUNT),
});
type InterdictionFrame = FrameOf<typeof INTERDICTION>;

export const interdictionFrame = (): InterdictionFrame => ({
  proc: 'interdiction',
  step: 'begin',
  unit: unitsOf('german')[0] ?? 0,
});

const chanceNow = (g: Game): number => interdictionChance(clock(g, 'interdiction'));

/** [4.2] Units on the map or off it that receive points today; on turn 1 few do [8.6]. */
export const canBeInterdicted = (g: Game, u: Unit): boolean =>
  hexAt(g, u) >= 0 && (allowanceFor(g, u, 1) > 0 || allowanceFor(g, u, 2) > 0);

/** One roll for each unit. */
function next(g: Game, f: InterdictionFrame): Flow<InterdictionFrame['step']> {
  while (f.unit < UNIT_COUNT && !canBeInterdicted(g, f.unit)) f.unit += 1;
  return f.unit < UNIT_COUNT ? go('roll') : done();
}

function interdict(g: Game, f: InterdictionFrame, rolled: number): Flow<InterdictionFrame['step']> {
  const u = f.unit;
  const chance = chanceNow(g);
  f.unit += 1;
  if (rolled > chance) return go('next');
  const lost = interdictionLoss(allowanceFor(g, u, 1), rolled, chance);
  const later = interdictionLater(interdictionLoss(allowanceFor(g, u, 2), rolled, chance));
  setDelay(g, u, delayOf(g, u) + lost);
  setDelayLater(g, u, delayLaterOf(g, u) + later);
  const told = { rule: '4.2', lost, later };
  if (keepsSecrets(g)) tellTo(g, sideOfUnit(u), 'interdicted', { unit: idOf(u), ...told });
  else tellOf(g, u, 'interdicted', told);
  return go('next');
}

const interdictionFlaw: FlawOf<InterdictionFrame> = (_g, { unit }) =>
  firstFlaw([unit >= UNIT_COUNT, 'unit', says('everybody-rolled-for')]);

export const interdiction = procedure(checked(INTERDICTION, interdictionFlaw), {
  begin(g) {
    const points = clock(g, 'interdiction');
    if (points === 0) return done();
    emitEvent(g, 'interdiction', { rule: '4.2', points, chance: chanceNow(g) });
    return go('next');
  },
  next,
  roll: roll('interdiction', { owner: () => 'german', rolled: interdict }),
});
