/** [13.5] [9.2.6] Advance after combat, and into a hex that was evaded. */
import {
  checked,
  done,
  type Flaw,
  type FrameOf,
  firstFlaw,
  frame,
  type Game,
  go,
  OK,
  procedure,
  type Refusal,
} from '@bridgehead/engine';
import { nameOf, neighboursOf, sideBetween } from '@bridgehead/hex';
import { code, fixed } from '@bridgehead/toolkit';
import { ask } from '../../asking.ts';
import { RETREATS } from '../../contract/codes.ts';
import type { Choices } from '../../contract/decisions.ts';
import { GRID } from '../../data/map.ts';
import type { Side } from '../../data/unit-data.ts';
import { refusal, says } from '../../says.ts';
import { isInArea } from '../../scenario/options.ts';
import { tell } from '../../state/events.ts';
import { HEXES, SIDE, UNITS } from '../../state/kinds.ts';
import { hexOfPlace, hexPlace } from '../../state/places.ts';
import { isHeldBy } from '../../state/stacks.ts';
import { hexAt, isDeployed, isRain, placeUnit, setAttack } from '../../state/state.ts';
import { dataOf, enemyOf, hasModes, idOf, isMotorized, ROMMEL, sideOfUnit, type Unit } from '../../state/units.ts';
import { STACKING_LIMIT } from '../../tables/constants.ts';
import { passThrough } from '../03-concepts/control.ts';
import { stackingPoints } from '../03-concepts/stacking.ts';
import { isInZone } from '../03-concepts/zones.ts';
import { isSupplied } from '../06-supply/supply.ts';
import { groundRefusal, stopsForHeight } from '../07-movement/ground.ts';
import { updateAfterMove } from '../after-moves.ts';
import { mayTakeRommel } from './retreat.ts';
import type { RetreatKind } from './retreat-paths.ts';

const ADVANCE = frame('advance', ['choose'], {
  side: fixed(SIDE),
  by: fixed(code(RETREATS)),
  /** The hexes that the defenders have left. */
  hexes: fixed(HEXES),
  /** Attackers who may still advance. */
  left: UNITS,
});
type AdvanceFrame = FrameOf<typeof ADVANCE>;

export const advanceFrame = (
  side: Side,
  by: RetreatKind,
  hexes: readonly number[],
  left: readonly Unit[],
): AdvanceFrame => ({ proc: 'advance', step: 'choose', side, by, hexes, left });

const NOT_ADVANCING = refusal('13.5.2', 'does-not-advance');
const IS_DEPLOYED = refusal('13.5.5', 'deployed-stays');
const FIRST_HEX = refusal('13.5.3', 'first-hex-vacated');
const ONE_HEX = refusal('13.5.3', 'one-hex-only');
const OUT_OF_SUPPLY = refusal('13.5.4', 'one-hex-out-of-supply');
const STOPPED_BY_ZONE = refusal('9.2.6', 'stopped-by-zone');
const STOPPED_BY_HEIGHT = refusal('7.3.5', 'stopped-by-height');
const ENEMY_THERE = refusal('13.5.3', 'enemy-in-hex');
const OUTSIDE_AREA = refusal('18.1.2', 'outside-scenario-area');
const NOT_ADJACENT = refusal('13.5.3', 'not-adjacent');
const NO_ROOM = refusal('13.5.2', 'no-room');
const ROMMEL_ELSEWHERE = refusal('15.5.3', 'rommel-elsewhere');

/** [13.5.3] [13.5.4] [9.2.6] Why a unit may not go a second hex. */
function secondHexRefusal(g: Game, f: AdvanceFrame, u: Unit, first: number): Refusal | undefined {
  if (f.by === 'assault') return ONE_HEX;
  if (f.by === 'mobile' && !isMotorized(u)) return ONE_HEX;
  if (!isSupplied(g, u)) return OUT_OF_SUPPLY;
  if (f.by === 'evasion' && isInZone(g, enemyOf(f.side), first)) return STOPPED_BY_ZONE;
  const hexside = sideBetween(GRID, hexAt(g, u), first) ?? 0;
  return stopsForHeight(u, first, hexside, isRain(g)) ? STOPPED_BY_HEIGHT : undefined;
}

function stepRefusal(g: Game, u: Unit, from: number, to: number): Refusal | undefined {
  const hexside = sideBetween(GRID, from, to);
  if (hexside === undefined) return NOT_ADJACENT;
  if (isHeldBy(g, enemyOf(sideOfUnit(u)), to)) return ENEMY_THERE;
  if (!isInArea(g, to)) return OUTSIDE_AREA;
  return groundRefusal(u, to, hexside, isRain(g));
}

/** [13.5] [13.5.2] [13.5.5] Why a unit may not advance along this path. */
function advanceRefusal(g: Game, f: AdvanceFrame, u: Unit, path: readonly number[]): Refusal | undefined {
  const [first = -1, second, ...more] = path;
  if (!f.left.includes(u)) return NOT_ADVANCING;
  if (hasModes(u) && isDeployed(g, u)) return IS_DEPLOYED;
  if (!f.hexes.includes(first)) return FIRST_HEX;
  const barred = stepRefusal(g, u, hexAt(g, u), first);
  if (barred !== undefined) return barred;
  if (more.length > 0) return ONE_HEX;
  if (second !== undefined) {
    const refused = secondHexRefusal(g, f, u, first) ?? stepRefusal(g, u, first, second);
    if (refused !== undefined) return refused;
  }
  const end = second ?? first;
  const points = stackingPoints(g, f.side, end, [u]) + dataOf(u).stacking;
  return points > STACKING_LIMIT ? NO_ROOM : undefined;
}

type Choice = Choices['advance'][keyof Choices['advance']];

function* advancesOf(g: Game, f: AdvanceFrame): Iterable<Choice> {
  for (const u of f.left) {
    const paths = f.hexes.flatMap((first) => [[first], ...neighboursOf(GRID, first).map((second) => [first, second])]);
    for (const path of paths) {
      if (path[1] === hexAt(g, u) || advanceRefusal(g, f, u, path) !== undefined) continue;
      const choice = { kind: 'advance', unit: idOf(u), path: path.map((hex) => nameOf(GRID, hex)) } as const;
      yield choice;
      if (mayTakeRommel(g, u)) yield { ...choice, rommel: true };
    }
  }
  yield { kind: 'done' };
}

function advanceFlaw(g: Game, { side, hexes, left }: AdvanceFrame): Flaw | undefined {
  return firstFlaw(
    [left.some((u) => sideOfUnit(u) !== side), 'left', says('units-of-other-side')],
    [left.some((u) => hexAt(g, u) < 0), 'left', says('unit-not-on-map')],
    [hexes.length === 0 || hexes.some((hex) => isHeldBy(g, enemyOf(side), hex)), 'hexes', says('hex-not-vacated')],
  );
}

/** [13.5.1] [9.2.6] At once and as their player likes, one after the other; who has advanced goes no farther and attacks no more. */
export const advance = procedure(checked(ADVANCE, advanceFlaw), {
  choose: ask('advance', {
    by: (_g, f) => f.side,
    choices: advancesOf,
    check(g, f, choice) {
      if (choice.kind === 'done') return OK;
      if (choice.rommel === true && !mayTakeRommel(g, choice.unit)) return ROMMEL_ELSEWHERE;
      return advanceRefusal(g, f, choice.unit, choice.path.map(hexOfPlace)) ?? OK;
    },
    about: (_g, f) => ({
      hexes: f.hexes.map((hex) => nameOf(GRID, hex)),
      units: f.left.map(idOf),
      most: f.by === 'assault' ? 1 : 2,
    }),
    chosen(g, f, choice) {
      if (choice.kind === 'done') return done();
      const path = choice.path.map(hexOfPlace);
      const to = path.at(-1) ?? -1;
      if (choice.rommel === true) placeUnit(g, ROMMEL, hexPlace(to));
      for (const hex of path) passThrough(g, f.side, hex);
      placeUnit(g, choice.unit, hexPlace(to));
      setAttack(g, choice.unit, 0);
      const names = path.map((hex) => nameOf(GRID, hex));
      tell(g, 'advanced', '13.5', { unit: idOf(choice.unit), path: names, to: nameOf(GRID, to) });
      updateAfterMove(g);
      f.left = f.left.filter((u) => u !== choice.unit);
      return f.left.length === 0 ? done() : go('choose');
    },
  }),
});
