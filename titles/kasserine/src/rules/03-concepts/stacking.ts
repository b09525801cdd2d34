/** [3.3] Stacking. */
import {
  checked,
  done,
  type Flaw,
  type FrameOf,
  frame,
  type Game,
  go,
  OK,
  procedure,
  type Refusal,
} from '@bridgehead/engine';
import { nameOf } from '@bridgehead/hex';
import { ask, roll } from '../../asking.ts';
import { GRID } from '../../data/map.ts';
import { SIDES, type Side } from '../../data/unit-data.ts';
import { refusal, says } from '../../says.ts';
import { lastTurnOf } from '../../scenario/calendar.ts';
import { tell } from '../../state/events.ts';
import { ELIMINATED, REBUILDING } from '../../state/places.ts';
import { occupiedHexes, unitsIn } from '../../state/stacks.ts';
import { hexAt, placeOf, placeUnit, returnsOn, setReturns, turnOf } from '../../state/state.ts';
import { dataOf, idOf, sideOfUnit, type Unit, unitsOf } from '../../state/units.ts';
import { STACKING_LIMIT } from '../../tables/constants.ts';
import { eliminate, NOT_ROLLED } from '../13-results/eliminate.ts';
import { updateAfterMove } from '../after-moves.ts';

/** [3.3.1] The points of a side in a hex, some units left out. */
export const stackingPoints = (g: Game, side: Side, hex: number, without: readonly Unit[] = []): number =>
  unitsIn(g, side, hex).reduce((sum, u) => (without.includes(u) ? sum : sum + dataOf(u).stacking), 0);

/** [3.3.2] [3.3.5] The first hex in which more stand than may; holding boxes have no limit. */
function overstacked(g: Game): { readonly side: Side; readonly hex: number } | undefined {
  for (const side of SIDES) {
    const hex = occupiedHexes(g, side).find((one) => stackingPoints(g, side, one) > STACKING_LIMIT);
    if (hex !== undefined) return { side, hex };
  }
  return undefined;
}

const NOT_THERE = refusal('3.3.3', 'not-in-overstacked-hex');
const TAKES_NO_ROOM = refusal('3.3.3', 'takes-no-room');

function removalRefusal(g: Game, u: Unit): Refusal | undefined {
  const found = overstacked(g);
  if (found === undefined || sideOfUnit(u) !== found.side || hexAt(g, u) !== found.hex) return NOT_THERE;
  return dataOf(u).stacking === 0 ? TAKES_NO_ROOM : undefined;
}

const BY_SIDE = SIDES.flatMap(unitsOf);

/** [15.3.1] HQs that were lost in this phase. */
const unrolled = (g: Game): Unit | undefined =>
  BY_SIDE.find((u) => placeOf(g, u) === REBUILDING && returnsOn(g, u) === NOT_ROLLED);

const PHASE_END = frame('phase-end', ['stacks', 'remove', 'hqs', 'roll']);
type PhaseEndFrame = FrameOf<typeof PHASE_END>;
export const PHASE_END_FRAME: PhaseEndFrame = { proc: 'phase-end', step: 'stacks' };

const phaseEndFlaw = (g: Game, { step }: PhaseEndFrame): Flaw | undefined => {
  if (step === 'remove' && overstacked(g) === undefined) return { local: 'step', says: says('nothing-overstacked') };
  return step === 'roll' && unrolled(g) === undefined ? { local: 'step', says: says('no-hq-lost') } : undefined;
};

/** [3.3.2] [3.3.3] [15.3.1] The end of every phase: too high stacks lose units, lost HQs are rolled for. */
export const phaseEnd = procedure(checked(PHASE_END, phaseEndFlaw), {
  stacks(g) {
    updateAfterMove(g);
    return go(overstacked(g) === undefined ? 'hqs' : 'remove');
  },
  remove: ask('overstacked', {
    by: (g) => overstacked(g)?.side ?? 'allied',
    choices(g) {
      const found = overstacked(g);
      const units = found === undefined ? [] : unitsIn(g, found.side, found.hex);
      return units
        .filter((u) => removalRefusal(g, u) === undefined)
        .map((u) => ({ kind: 'remove', unit: idOf(u) }) as const);
    },
    check: (g, _f, { unit }) => removalRefusal(g, unit) ?? OK,
    about(g) {
      const { side, hex } = overstacked(g) ?? { side: 'allied' as const, hex: 0 };
      return { hex: nameOf(GRID, hex), points: stackingPoints(g, side, hex) };
    },
    chosen(g, _f, { unit }) {
      eliminate(g, unit, '3.3.3');
      return go('stacks');
    },
  }),
  hqs: (g) => (unrolled(g) === undefined ? done() : go('roll')),
  /** [15.3.1] The die is the number of turns. */
  roll: roll('hq-return', (g, _f, die) => {
    const hq = unrolled(g);
    if (hq === undefined) return done();
    const turn = turnOf(g) + die;
    const isBack = turn <= lastTurnOf(g.setUp.scenario);
    if (isBack) setReturns(g, hq, turn);
    else placeUnit(g, hq, ELIMINATED);
    tell(g, 'hq-lost', '15.3.1', { unit: idOf(hq), die, ...(isBack ? { turn } : {}) });
    return go('hqs');
  }),
});
