/** [8] [8.2] Reserve. */
import {
  checked,
  done,
  type Flow,
  type FrameOf,
  frame,
  type Game,
  go,
  OK,
  procedure,
  type Refusal,
} from '@bridgehead/engine';
import { fixed } from '@bridgehead/toolkit';
import { ask } from '../../asking.ts';
import type { Side } from '../../data/unit-data.ts';
import { refusal } from '../../says.ts';
import { tell } from '../../state/events.ts';
import { SIDE } from '../../state/kinds.ts';
import {
  alliedReserves,
  axisReserves,
  BUILDING,
  hasMark,
  hexAt,
  isInReserve,
  setReserve,
  spentOf,
} from '../../state/state.ts';
import { idOf, isFrench, isLeader, isRedBox, sideOfUnit, type Unit, unitsOf } from '../../state/units.ts';
import { isUnitInZone } from '../03-concepts/zones.ts';
import { allowanceOf } from '../07-movement/allowance.ts';
import { isWithinCommand } from '../15-headquarters/command.ts';
import { phaseFlaw } from '../phase-flaw.ts';

const NOT_YOURS = refusal('8.2', 'not-your-unit');
const ALREADY = refusal('8.2', 'in-reserve-already');
const NOT_RED_BOX = refusal('8.2.2', 'reserve-needs-red-box');
const OUT_OF_COMMAND = refusal('8.2.2', 'reserve-needs-hq');
const FRENCH_HQ = refusal('16.5.1', 'reserve-french-hq');
const IN_ZONE = refusal('8.2.2', 'reserve-in-zone');
const MOVED_TOO_FAR = refusal('8.2.2', 'reserve-moved-too-far');
const BUILDS = refusal('14.3.5', 'builder-stays');

/** [16.5.1] A French HQ gives Reserve to French units alone. */
const commandsReserve =
  (u: Unit) =>
  (hq: Unit): boolean =>
    !isFrench(hq) || isFrench(u);

/** [8.2.2] [15.2.1] Why a unit may not be put into Reserve. */
export function reserveRefusal(g: Game, side: Side, u: Unit): Refusal | undefined {
  if (sideOfUnit(u) !== side || hexAt(g, u) < 0 || isLeader(u)) return NOT_YOURS;
  if (isInReserve(g, u)) return ALREADY;
  if (!isRedBox(u)) return NOT_RED_BOX;
  if (hasMark(g, u, BUILDING)) return BUILDS;
  if (isUnitInZone(g, u)) return IN_ZONE;
  if (spentOf(g, u) * 2 > allowanceOf(g, u)) return MOVED_TOO_FAR;
  if (!isWithinCommand(g, side, hexAt(g, u))) return OUT_OF_COMMAND;
  return isWithinCommand(g, side, hexAt(g, u), commandsReserve(u)) ? undefined : FRENCH_HQ;
}

export function putIntoReserve(g: Game, u: Unit): void {
  setReserve(g, u, true);
  tell(g, 'reserve', '8.2.2', { unit: idOf(u) });
}

/** [8.2.5] A Reserve in an enemy zone is none any more, and its own zone comes back at once. */
export function wakeReserves(g: Game): void {
  // One that is woken may put another of the enemy into its zone.
  for (let woken = true; woken; ) {
    woken = false;
    for (const u of [...alliedReserves(g), ...axisReserves(g)]) {
      if (!isUnitInZone(g, u)) continue;
      setReserve(g, u, false);
      tell(g, 'reserve-lost', '8.2.5', { unit: idOf(u) });
      woken = true;
    }
  }
}

const candidates = (g: Game, side: Side): Unit[] =>
  unitsOf(side).filter((u) => reserveRefusal(g, side, u) === undefined);

const RESERVES = frame('reserves', ['choose'], { side: fixed(SIDE) });
export const reservesFrame = (side: Side): FrameOf<typeof RESERVES> => ({ proc: 'reserves', step: 'choose', side });

/** [8.2] At the end of the Movement Phase its player puts units into Reserve, one after the other. */
export const reserves = procedure(checked(RESERVES, phaseFlaw), {
  choose: ask('reserves', {
    by: (_g, f) => f.side,
    choices: (g, f) => [
      ...candidates(g, f.side).map((u) => ({ kind: 'reserve', unit: idOf(u) }) as const),
      { kind: 'done' },
    ],
    check: (g, f, choice) => (choice.kind === 'done' ? OK : (reserveRefusal(g, f.side, choice.unit) ?? OK)),
    chosen(g, _f, choice): Flow<'choose'> {
      if (choice.kind === 'done') return done();
      putIntoReserve(g, choice.unit);
      return go('choose');
    },
  }),
});
