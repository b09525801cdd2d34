/** Chapter 8: the order to march, as the player gives it. */
import { call, type Game, type Random, type Ruling } from '@bridgehead/engine';
import { OFF_MAP } from '@bridgehead/hex';
import { MODES, type Mode } from '../../contract/codes.ts';
import type { Side } from '../../data/unit-data.ts';
import type { Order, ReadOrder, WrittenOrder } from '../../orders.ts';
import { refusal } from '../../says.ts';
import { isAreaPlace, isHexPlace, placeName } from '../../state/places.ts';
import { unitsIn } from '../../state/stacks.ts';
import { HAS_MOVED, hasMark, hexOf, placeOf } from '../../state/state.ts';
import { idOf, sideOfUnit, type Unit, unitsOf } from '../../state/units.ts';
import { marchFrame } from './march-frame.ts';
import { pathRuling } from './march-on.ts';
import { endRefusal, startRefusal } from './march-rules.ts';
import { stackSettingOut } from './moving-stack.ts';
import { placesBeside } from './places-beside.ts';
import { marchEnds } from './reach.ts';
import { isJourneysEnd, stepCost, stepped } from './steps/step-rules.ts';

type March = WrittenOrder<'march'>;

const NO_SUCH_UNIT = refusal('8.1', 'not-of-this-side');

/** The units that could still march, by place, in order. */
function groupsOf(g: Game, side: Side): Map<number, Unit[]> {
  const groups = new Map<number, Unit[]>();
  for (const u of unitsOf(g, side)) {
    const place = placeOf(g, u);
    if ((!isHexPlace(place) && !isAreaPlace(place)) || hasMark(g, u, HAS_MOVED)) continue;
    const group = groups.get(place);
    if (group === undefined) groups.set(place, [u]);
    else group.push(u);
  }
  return groups;
}

/** Stacks of every make-up that these units can form; in a crowded Entry Area only single units are listed. */
function* stacksOf(units: readonly Unit[], place: number): Iterable<readonly Unit[]> {
  if (isAreaPlace(place) || units.length > 5) {
    for (const u of units) yield [u];
    return;
  }
  for (let bits = 1; bits < 1 << units.length; bits++) yield units.filter((_, i) => (bits & (1 << i)) !== 0);
}

function* listMarches(g: Game, side: Side): Iterable<March> {
  for (const [place, units] of groupsOf(g, side)) {
    for (const stack of stacksOf(units, place)) {
      const ids = stack.map(idOf);
      for (const mode of MODES) {
        for (const end of marchEnds(g, stack, mode))
          yield { kind: 'march', units: ids, mode, path: end.path.map(placeName) };
      }
    }
  }
}

function checkMarch(g: Game, side: Side, { units, mode, path }: ReadOrder<'march'>): Ruling {
  if (units.some((u) => sideOfUnit(u) !== side)) return NO_SUCH_UNIT;
  return startRefusal(g, units, mode) ?? pathRuling(g, stackSettingOut(g, units, mode), path);
}

/** A random way instead of a search: cheap, and every step of it has been weighed. */
function sampleMarch(g: Game, side: Side, random: Random): March | undefined {
  const u = sampleMover(g, side, random);
  if (u === undefined) return undefined;
  const hex = hexOf(g, u);
  const asStack = hex !== OFF_MAP && random.below(3) === 0;
  const units = asStack ? unitsIn(g, side, hex).filter((v) => !hasMark(g, v, HAS_MOVED)) : [u];
  const mode = MODES[random.below(MODES.length)] ?? 'normal';
  if (startRefusal(g, units, mode) !== undefined) return undefined;
  return wander(g, units, mode, random);
}

const MOVER_TRIES = 12;

/** A unit that may still march, found by a few guesses: most units are on the map. */
function sampleMover(g: Game, side: Side, random: Random): Unit | undefined {
  const units = unitsOf(g, side);
  for (let i = 0; i < MOVER_TRIES; i++) {
    const u = units[random.below(units.length)] ?? 0;
    const place = placeOf(g, u);
    if ((isHexPlace(place) || isAreaPlace(place)) && !hasMark(g, u, HAS_MOVED)) return u;
  }
  return undefined;
}

const LONGEST_WANDER = 8;
const PAUSE_ONE_IN = 10;

function wander(g: Game, units: readonly Unit[], mode: Mode, random: Random): March | undefined {
  let stack = stackSettingOut(g, units, mode);
  const path: string[] = [];
  const length = 1 + random.below(LONGEST_WANDER);
  for (let i = 0; i < length; i++) {
    const beside = placesBeside(stack.place);
    const to = beside[random.below(beside.length)];
    const cost = to === undefined ? undefined : stepCost(g, stack, to);
    if (to === undefined || typeof cost !== 'number') break;
    stack = stepped(g, stack, to, cost);
    path.push(placeName(to));
    if (isJourneysEnd(g, stack)) break;
  }
  if (path.length === 0 || endRefusal(g, stack, stack.place) !== undefined) return undefined;
  const isPaused = random.below(PAUSE_ONE_IN) === 0;
  return { kind: 'march', units: units.map(idOf), mode, path, ...(isPaused ? { pause: true } : {}) };
}

export const marchOrder: Order<'march'> = {
  kind: 'march',
  list: listMarches,
  check: checkMarch,
  sample: sampleMarch,
  perform: (g, _side, { units, mode, path, pause }) =>
    call(marchFrame(stackSettingOut(g, units, mode), path, pause === true), 'ready'),
};
