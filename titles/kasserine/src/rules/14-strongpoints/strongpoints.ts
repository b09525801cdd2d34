/** [14] [14.3] Building strongpoints. */
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
import { fixed } from '@bridgehead/toolkit';
import { ask } from '../../asking.ts';
import { GRID } from '../../data/map.ts';
import { STRONGPOINT_COUNTERS } from '../../data/strongpoints.ts';
import type { Side } from '../../data/unit-data.ts';
import { refusal, says } from '../../says.ts';
import { mayBuild } from '../../scenario/options.ts';
import { tell } from '../../state/events.ts';
import { SIDE } from '../../state/kinds.ts';
import { unitsIn } from '../../state/stacks.ts';
import {
  addMark,
  BEGAN_BUILDING,
  BUILDING,
  hasMark,
  hexAt,
  isInReserve,
  removeMark,
  setReserve,
  setStrongpoint,
  strongpointHexes,
  strongpointIn,
} from '../../state/state.ts';
import { canBuild, idOf, isFrench, sideOfUnit, type Unit, unitsOf } from '../../state/units.ts';
import { isSupplied } from '../06-supply/supply.ts';
import { updateAfterMove } from '../after-moves.ts';

const NOT_YOURS = refusal('14.3.3', 'not-your-unit');
const NOT_HERE = refusal('18.1.4', 'no-building');
const CANNOT_BUILD = refusal('14.3.4', 'cannot-build');
const OUT_OF_SUPPLY = refusal('14.3.3', 'build-out-of-supply');
const ONE_A_HEX = refusal('14.3.3', 'strongpoint-there');
const NO_COUNTER = refusal('14.3.1', 'no-counter-left');
const FRENCH_ONE = refusal('16.5.3', 'french-one-a-turn');

/** [14.3.1] Counters that are not on the map. */
export const countersLeft = (g: Game, side: Side): number =>
  STRONGPOINT_COUNTERS[side] - strongpointHexes(g).filter((hex) => strongpointIn(g, hex)?.side === side).length;

/** [14.3] [14.3.3] [16.5.3] Why a unit may not begin a strongpoint where it stands. */
function buildRefusal(g: Game, side: Side, u: Unit): Refusal | undefined {
  const hex = hexAt(g, u);
  if (sideOfUnit(u) !== side || hex < 0) return NOT_YOURS;
  if (!mayBuild(g)) return NOT_HERE;
  if (!canBuild(u)) return CANNOT_BUILD;
  if (strongpointIn(g, hex) !== undefined) return ONE_A_HEX;
  if (countersLeft(g, side) === 0) return NO_COUNTER;
  if (isFrench(u) && unitsOf(side).some((one) => isFrench(one) && hasMark(g, one, BEGAN_BUILDING))) return FRENCH_ONE;
  return isSupplied(g, u) ? undefined : OUT_OF_SUPPLY;
}

/** [14.3.2] [14.3.5] [14.3.6] A marker, under construction, on the hex of its builder, who is in Reserve no more. */
function begin(g: Game, side: Side, u: Unit): void {
  const hex = hexAt(g, u);
  setStrongpoint(g, hex, { side, active: false });
  addMark(g, u, BUILDING | BEGAN_BUILDING);
  tell(g, 'strongpoint-begun', '14.3.6', { unit: idOf(u), hex: nameOf(GRID, hex) });
  if (!isInReserve(g, u)) return;
  setReserve(g, u, false);
  tell(g, 'reserve-lost', '14.3.5', { unit: idOf(u) });
  updateAfterMove(g);
}

/** [14.3.6] At the end of the builder's own Reserve Movement Phase it is done, and the builder free. */
export function finishStrongpoints(g: Game, side: Side): void {
  for (const hex of strongpointHexes(g)) {
    const strongpoint = strongpointIn(g, hex);
    if (strongpoint === undefined || strongpoint.active || strongpoint.side !== side) continue;
    setStrongpoint(g, hex, { side, active: true });
    for (const u of unitsIn(g, side, hex)) removeMark(g, u, BUILDING);
    tell(g, 'strongpoint-active', '14.3.6', { hex: nameOf(GRID, hex), side });
  }
}

const BUILD = frame('building', ['choose'], { side: fixed(SIDE) });
type BuildFrame = FrameOf<typeof BUILD>;
export const buildingFrame = (side: Side): BuildFrame => ({ proc: 'building', step: 'choose', side });

const buildFlaw = (g: Game, _f: BuildFrame): Flaw | undefined =>
  g.state.frames.some(({ proc }) => proc === 'supply-status') ? undefined : { says: says('not-in-segment') };

/** [14.3.6] In the Supply Status Phase, one after the other. */
export const building = procedure(checked(BUILD, buildFlaw), {
  choose: ask('strongpoints', {
    by: (_g, f) => f.side,
    choices: (g, f) => [
      ...unitsOf(f.side)
        .filter((u) => buildRefusal(g, f.side, u) === undefined)
        .map((u) => ({ kind: 'build', unit: idOf(u) }) as const),
      { kind: 'done' },
    ],
    check: (g, f, choice) => (choice.kind === 'done' ? OK : (buildRefusal(g, f.side, choice.unit) ?? OK)),
    about: (g, f) => ({ left: countersLeft(g, f.side) }),
    chosen(g, f, choice) {
      if (choice.kind === 'done') return done();
      begin(g, f.side, choice.unit);
      return go('choose');
    },
  }),
});
