/** [16] [16.4] The commandos of von Koenen, who slip from zone to zone. */
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
import { nameOf } from '@bridgehead/hex';
import { fixed, list, number } from '@bridgehead/toolkit';
import { roll } from '../../asking.ts';
import { GRID } from '../../data/map.ts';
import { says } from '../../says.ts';
import { tell } from '../../state/events.ts';
import { PATH, UNIT } from '../../state/kinds.ts';
import { hexPlace } from '../../state/places.ts';
import { hasMark, hexAt, MOVED } from '../../state/state.ts';
import { idOf, isCommando, type Unit } from '../../state/units.ts';
import { BREAK_OUT_SUCCESS } from '../../tables/constants.ts';
import { arrive } from '../07-movement/arrive.ts';
import { eliminate } from '../13-results/eliminate.ts';

const SLIP = frame('slip', ['go-on', 'roll'], {
  unit: fixed(UNIT),
  path: fixed(PATH),
  /** The steps of the path at which a die decides. */
  rolls: fixed(list(number(0, GRID.hexCount), GRID.hexCount)),
  /** How many hexes of the path are behind it. */
  at: number(0, GRID.hexCount),
});
type SlipFrame = FrameOf<typeof SLIP>;

export const slipFrame = (unit: Unit, path: readonly number[], rolls: readonly number[]): SlipFrame => ({
  proc: 'slip',
  step: 'go-on',
  unit,
  path,
  rolls,
  at: 0,
});

/** Where units move: the commandos may be a Reserve too. */
const MOVING = ['movement', 'reaction', 'reserve'];

function slipFlaw(g: Game, { unit, path, rolls, at, step }: SlipFrame, { below }: Neighbours): Flaw | undefined {
  const before = at === 0 ? -1 : (path[at - 1] ?? -1);
  return firstFlaw(
    [!MOVING.includes(below?.proc ?? ''), 'unit', says('not-in-segment')],
    [!isCommando(unit) || hexAt(g, unit) < 0 || !hasMark(g, unit, MOVED), 'unit', says('does-not-slip')],
    [at >= path.length || (step === 'roll' && !rolls.includes(at)), 'at', says('path-at-end')],
    [at > 0 && hexAt(g, unit) !== before, 'at', says('stands-elsewhere')],
    [path.some((hex, i) => i > 0 && !areNeighbours(path[i - 1] ?? -1, hex)), 'path', says('path-broken')],
  );
}

const areNeighbours = (a: number, b: number): boolean => GRID.neighbours.subarray(a * 6, a * 6 + 6).includes(b);

/** [16.4.1] Each step from zone to zone is tried on the table of 13.4, without the loss of a step. */
export const slip = procedure(checked(SLIP, slipFlaw), {
  'go-on'(g, f) {
    if (f.at >= f.path.length) return done();
    if (f.rolls.includes(f.at)) return go('roll');
    advance(g, f);
    return go('go-on');
  },
  roll: roll('commando-roll', (g, f: SlipFrame, die) => {
    const to = f.path[f.at] ?? -1;
    const success = die <= BREAK_OUT_SUCCESS;
    tell(g, 'broke-through', '16.4.1', { unit: idOf(f.unit), die, to: nameOf(GRID, to), success });
    if (!success) {
      eliminate(g, f.unit, '16.4.1');
      return done();
    }
    advance(g, f);
    return go('go-on');
  }),
});

function advance(g: Game, f: SlipFrame): void {
  arrive(g, [f.unit], [hexPlace(f.path[f.at] ?? -1)], 0);
  f.at += 1;
}
