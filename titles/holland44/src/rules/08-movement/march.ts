/** Chapter 8: a march, hex by hex, with everything that can interrupt it. */
import {
  type Choice,
  call,
  checked,
  done,
  type Flow,
  type FrameOf,
  frame,
  type Game,
  go,
  OK,
  procedure,
  question,
  type Ruling,
  refusal,
} from '@bridgehead/engine';
import { neighboursOf, OFF_MAP } from '@bridgehead/hex';
import { code, either, fixed, flag, list, number, optional, set, tuple } from '@bridgehead/toolkit';
import { GRID } from '../../data/map.ts';
import { ATTACK_RESULT, outcomeIn } from '../../state/battle.ts';
import { emitEvent } from '../../state/events.ts';
import { pathField, unitsField } from '../../state/fields.ts';
import { BRIDGE_LIST, DEMOLITION_RESULT, PLACE, PLACES, REVEALED, SIDE, UNIT, UNITS } from '../../state/kinds.ts';
import { hexOfPlace, isAreaPlace, placeName } from '../../state/places.ts';
import { unitsIn, unknownIn } from '../../state/stacks.ts';
import {
  addMark,
  CHANGED_AREA,
  DISRUPTED,
  ENGAGED,
  EXTENDED,
  HAS_MOVED,
  hasMark,
  placeOf,
  placeUnit,
  removeMark,
  SPENT,
  setOrder,
  UNKNOWN_COUNT,
  unknownHex,
} from '../../state/state.ts';
import { enemyOf, idOf, isArtillery, UNIT_COUNT } from '../../state/units.ts';
import { demolitionFrame, noteCrossing, wiredBridgesAcross, wiredBridgesNear } from '../05-bridges/bridges.ts';
import { isInUnknownEzocOnly } from '../07-zones-of-control.ts';
import { attackFrame } from '../09-combat/attack-frame.ts';
import { forcedRetreatsFrame, mustGiveWay } from '../14-disruption/forced-retreats.ts';
import { artilleryAfterTactical } from '../17-artillery/artillery.ts';
import { noteBoundary } from '../23-special-rules/corps-boundaries.ts';
import { releaseGarrisons } from '../23-special-rules/garrisons.ts';
import {
  attackersOnTheMarch,
  battleOnTheMarch,
  checkMarchAttack,
  isOverrun,
  isSpent,
  mayOccupy,
  spend,
} from '../25-unknown-units/unknown-combat.ts';
import { revealFrame } from '../25-unknown-units/unknown-units.ts';
import { noteOccupation } from '../26-victory.ts';
import { passageOf } from './costs.ts';
import { useFerry } from './ferry-use.ts';
import { marchFlaw } from './march-flaws.ts';
import {
  checkJoin,
  checkShed,
  type Join,
  join,
  listJoins,
  listSheds,
  recall,
  type Shed,
  setOut,
  shed,
} from './march-parts.ts';
import { endRefusal, startRefusal } from './march-rules.ts';
import { isJourneysEnd, reachFromWalk, stepped } from './reach.ts';
import { isHalted, MODES, type Mode, type MovingStack, sideToCross, stepCost } from './walk.ts';

const MOST_SPENT = 200;
const MOST_STEPS = 40;

const MARCH = frame(
  'march',
  [
    'advance',
    'contest',
    'cross',
    'revealed',
    'attackers',
    'fought',
    'occupy',
    'enter',
    'give-way',
    'near',
    'on',
    'finish',
  ],
  {
    side: fixed(SIDE),
    units: UNITS,
    mode: code(MODES),
    /** The places still to be entered. */
    path: PLACES,
    place: PLACE,
    spent: number(0, MOST_SPENT),
    steps: number(0, MOST_STEPS),
    woods: number(0, MOST_STEPS),
    /** Bridges whose demolition the German player may still try at this moment. */
    bridges: BRIDGE_LIST,
    /** 1 if the player wants to be asked again at the end of the path. */
    pause: flag,
    /** [21.3] Units that broke off on the way, with what had been used by then. */
    waiting: list(tuple([UNIT, number(0, MOST_SPENT), number(0, MOST_STEPS), number(0, MOST_STEPS)]), UNIT_COUNT),
    /** 1 if the march has come through a Garrison and may go on from there [25.3.1]. */
    again: flag,
    /** What the step being made costs, weighed before an Unknown unit was turned over. */
    cost: number(0, MOST_SPENT),
    /** Unknown units that the march has come next to, by number. */
    met: set(number(0, UNKNOWN_COUNT - 1), UNKNOWN_COUNT),
    /** 1 while nothing but Unknown units has been met: Extended Movement is still open [25.3.1]. */
    unseen: flag,
    result: optional(either(either(DEMOLITION_RESULT, REVEALED), ATTACK_RESULT)),
  },
  {
    contest: ['demolition'],
    revealed: ['reveal'],
    cross: ['forced-retreats'],
    fought: ['attack'],
    near: ['forced-retreats', 'demolition'],
  },
);
export type MarchFrame = FrameOf<typeof MARCH>;

export function marchFrame(walk: MovingStack, path: readonly number[], pause: boolean): MarchFrame {
  return {
    proc: 'march',
    step: 'advance',
    side: walk.side,
    units: walk.units,
    mode: walk.mode,
    path,
    place: walk.place,
    spent: walk.spent,
    steps: walk.steps,
    woods: walk.woods,
    bridges: [],
    pause: pause ? 1 : 0,
    waiting: [],
    again: 0,
    cost: 0,
    met: [],
    unseen: 1,
  };
}

const walkOf = (f: MarchFrame): MovingStack => ({
  side: f.side,
  units: f.units,
  mode: f.mode,
  place: f.place,
  spent: f.spent,
  steps: f.steps,
  woods: f.woods,
});

/** Whether every step of a path is legal from here and the march may end there. */
export function pathRuling(g: Game, start: MovingStack, path: readonly number[]): Ruling {
  let walk = start;
  for (const to of path) {
    if (isJourneysEnd(g, walk)) return BEYOND_THE_END;
    const cost = stepCost(g, walk, to);
    if (typeof cost !== 'number') return cost;
    walk = stepped(g, walk, to, cost);
  }
  return endRefusal(g, walk) ?? OK;
}

const BEYOND_THE_END = refusal('8.1', 'the march ends in an Entry Area or before an Unknown unit');
type MarchOn =
  | (Choice & {
      readonly kind: 'march-on';
      readonly path: readonly string[];
      readonly mode?: Mode;
      readonly pause?: true;
    })
  | Shed
  | Join
  | (Choice & { readonly kind: 'halt' });

type AttackWith = Choice & { readonly kind: 'attack-with'; readonly units: readonly string[] };
type Occupy = { readonly kind: 'enter' } | { readonly kind: 'stay' };
const OCCUPY: readonly Occupy[] = [{ kind: 'enter' }, { kind: 'stay' }];

export const march = procedure(checked(MARCH, marchFlaw), {
  /** [8.1] One hex after the other; [5.4] the German player may blow a bridge before it is crossed. */
  advance(g, f) {
    const to = f.path[0];
    if (to === undefined) return go(f.pause === 1 || f.again === 1 ? 'on' : 'finish');
    const side = sideToCross(g, walkOf(f), to);
    if (typeof side !== 'number' || typeof stepCost(g, walkOf(f), to) !== 'number') return go('on');
    f.bridges = f.side === 'allied' ? wiredBridgesAcross(g, side) : [];
    return go('contest');
  },
  contest(_g, f) {
    const [bridge, ...rest] = f.bridges;
    if (bridge === undefined) return go('cross');
    f.bridges = rest;
    return call(demolitionFrame(bridge, 'crossing', hexOfPlace(f.place)), 'contest');
  },
  /** [8.5] A bridge that was blown ends the step, not the march. [25.1] An Unknown unit is turned over first. */
  cross(g, f) {
    const to = f.path[0] ?? 0;
    const cost = stepCost(g, walkOf(f), to);
    if (typeof cost !== 'number') return go('on');
    f.cost = cost;
    const hex = hexOfPlace(to);
    if (f.side !== 'allied' || hex === OFF_MAP || unknownIn(g, hex) < 0) return go('enter');
    if (unitsIn(g, 'german', hex).length === 0) return call(revealFrame(hex), 'revealed');
    // [25.4] Units in Full Retreat do not cover an Unknown unit: if they could not get away before, they must now.
    const from = hexOfPlace(f.place);
    return from !== OFF_MAP && mustGiveWay(g, 'german', from)
      ? call(forcedRetreatsFrame('german', from), 'cross')
      : go('on');
  },
  /** [25.3.1] A Garrison delays nobody; before anything else the stack backs up and attacks. */
  revealed(_g, f) {
    if (f.result === -1) {
      f.again = 1;
      return go('enter');
    }
    f.unseen = 0;
    f.path = f.path.slice(0, 1);
    return go('attackers');
  },
  /** [6.4.2] Where too many march together the owner says who attacks. */
  attackers: question<MarchFrame, AttackWith>({
    kind: 'march-attackers',
    rule: '6.4.2',
    by: (_g, f) => f.side,
    about: (_g, f) => ({ hex: placeName(f.path[0] ?? 0) }),
    choices: (g, f) =>
      attackersOnTheMarch(g, f.units, sideAhead(g, f)).map((units) => ({
        kind: 'attack-with',
        units: units.map(idOf),
      })),
    check: (g, f, choice) => checkMarchAttack(g, f.units, sideAhead(g, f), choice),
    chosen: (g, f, { units }) =>
      call(
        attackFrame(battleOnTheMarch(hexOfPlace(f.path[0] ?? 0), unitsField(units) ?? [], sideAhead(g, f))),
        'fought',
      ),
  }),
  fought: afterFight,
  /** [25.3.2] [25.3.3] Into the hex that the enemy has left, or not. */
  occupy: question<MarchFrame, Occupy>({
    kind: 'occupy',
    rule: '25.3.3',
    by: (_g, f) => f.side,
    about: (_g, f) => ({ units: f.units.map(idOf), at: placeName(f.place), hex: placeName(f.path[0] ?? 0) }),
    choices: () => OCCUPY,
    chosen(g, f, { kind }) {
      if (kind === 'stay') return stayBack(g, f);
      f.again = isSpent(g, f.units) ? 0 : 1;
      return go('enter');
    },
  }),
  enter(g, f) {
    const to = f.path[0] ?? 0;
    const walk = walkOf(f);
    const side = sideToCross(g, walk, to);
    if (typeof side !== 'number') return go('on');
    if (passageOf(g, side) === 'major-river') useFerry(g, walk, side);
    enterPlace(g, f, stepped(g, walk, to, f.cost));
    if (f.side === 'allied') noteCrossing(g, side);
    f.bridges = f.side === 'allied' && !isAreaPlace(to) ? wiredBridgesNear(g, hexOfPlace(to)) : [];
    return go('give-way');
  },
  /** [14.3.1] Enemies in Full Retreat whom the stack has come next to retreat at once. */
  'give-way'(g, f) {
    const hex = hexOfPlace(f.place);
    const foe = enemyOf(f.side);
    return hex !== OFF_MAP && mustGiveWay(g, foe, hex) ? call(forcedRetreatsFrame(foe, hex), 'near') : go('near');
  },
  /** [5.4] The German player may blow a bridge that the stack has come next to. */
  near(g, f) {
    const [bridge, ...rest] = f.bridges;
    if (bridge === undefined) return go(isAtEnd(g, f) ? 'finish' : 'advance');
    f.bridges = rest;
    return call(demolitionFrame(bridge, 'adjacent', hexOfPlace(f.place)), 'near');
  },
  /** [8.5] A march that was interrupted, or that pauses, goes on in any direction while points remain. */
  on: question<MarchFrame, MarchOn>({
    kind: 'march-on',
    rule: '8.1',
    by: (_g, f) => f.side,
    about: (_g, f) => ({ units: f.units.map(idOf), at: placeName(f.place), spent: f.spent, mode: f.mode }),
    *choices(g, f) {
      const ends = reachFromWalk(g, walkOf(f));
      if (ends.length === 0 || endRefusal(g, walkOf(f)) === undefined) yield { kind: 'halt' };
      for (const end of ends) yield { kind: 'march-on', path: end.path.map(placeName) };
      if (mayExtend(g, f, 'extended')) yield* listExtended(g, f);
      yield* listSheds(g, f);
      yield* listJoins(g, f);
    },
    check: checkMarchOn,
    chosen: marchOn,
  }),
  finish: finishMarch,
});

/** The hexside between the stack and the hex it is about to enter. */
function sideAhead(g: Game, f: MarchFrame): number {
  const side = sideToCross(g, walkOf(f), f.path[0] ?? 0);
  if (typeof side !== 'number') throw new Error('a march attacks the hex before it');
  return side;
}

/** [25.3.2] [25.3.3] An overrun costs no time; after anything else the stack is Spent. */
function afterFight(g: Game, f: MarchFrame): Flow<MarchFrame['step']> {
  const outcome = outcomeIn(f.result);
  f.units = f.units.filter((u) => placeOf(g, u) === f.place);
  if (f.units.length === 0) return go('finish');
  if (!isOverrun(outcome)) spend(g, f.units);
  return go(mayOccupy(outcome) ? 'occupy' : 'finish');
}

/** [25.3.1] [25.3.2] The stack had entered the hex before it backed up, and has paid for that. */
function stayBack(g: Game, f: MarchFrame): Flow<MarchFrame['step']> {
  if (isSpent(g, f.units)) return go('finish');
  const { spent, steps, woods } = stepped(g, walkOf(f), f.path[0] ?? f.place, f.cost);
  Object.assign(f, { spent, steps, woods, path: [] });
  setOut(g, f);
  return go('on');
}

/** [7.2] [19.3.1] [25.3.3] Whether the march can go no farther and nobody need be asked. */
function isAtEnd(g: Game, f: MarchFrame): boolean {
  if (isAreaPlace(f.place) || isSpent(g, f.units)) return true;
  if (f.pause === 1 || !isStuck(g, f)) return false;
  // [25.3.1] From a Garrison's hex it may still go on into the hex of another Unknown unit.
  return f.again === 0 || !isInUnknownEzocOnly(g, f.side, hexOfPlace(f.place));
}

/** [7.2] In an enemy ZOC and not infiltrating. */
const isStuck = (g: Game, f: MarchFrame): boolean => {
  const hex = hexOfPlace(f.place);
  return hex !== OFF_MAP && isHalted(g, walkOf(f), hex) && !isNextUnknown(g, f);
};

/** [25.3.1] Next to nothing but Unknown units a stack may still go on into the hex of one. */
const isNextUnknown = (g: Game, f: MarchFrame): boolean => {
  const next = f.path[0];
  return next !== undefined && f.side === 'allied' && unknownIn(g, hexOfPlace(next)) >= 0;
};

function enterPlace(g: Game, f: MarchFrame, walk: MovingStack): void {
  f.place = walk.place;
  f.spent = walk.spent;
  f.steps = walk.steps;
  f.woods = walk.woods;
  f.path = f.path.slice(1);
  for (const u of f.units) placeUnit(g, u, walk.place);
  setOut(g, f);
  emitEvent(g, 'moved', '8.1', { units: f.units.map(idOf), to: placeName(walk.place) });
  const hex = hexOfPlace(walk.place);
  for (const u of f.units) noteBoundary(g, u, hex);
  if (hex === OFF_MAP) return;
  noteOccupation(g, hex, f.side);
  if (f.side === 'allied') releaseGarrisons(g, hex);
  noteNeighbours(g, f, hex);
}

/** [8.2.2] [25.3.1] Whom the march has come next to: after a revealed unit Extended Movement is closed. */
function noteNeighbours(g: Game, f: MarchFrame, hex: number): void {
  for (const next of neighboursOf(GRID, hex)) {
    if (unitsIn(g, enemyOf(f.side), next).length > 0) f.unseen = 0;
    const unknown = f.side === 'allied' ? unknownIn(g, next) : -1;
    if (unknown >= 0 && !f.met.includes(unknown)) f.met = [...f.met, unknown];
  }
}

const BAD_FIELDS = refusal('8.1', 'a march names its path as a list of hexes, perhaps its mode, and nothing else');
const NO_SUCH_PLACE = refusal('8.1', 'no such hex or Entry Area');
const EXTENDED_CLOSED = refusal('25.3.1', 'Extended Movement is no longer open to this march');
const NOT_OFFERED = refusal('8.1', 'a march goes on, halts, sheds or absorbs a Breakdown unit');
/** [8.2.2] Nobody halts where the march may not end, unless there is nowhere else to go. */
function haltRuling(g: Game, f: MarchFrame): Ruling {
  const refusal = endRefusal(g, walkOf(f));
  return refusal === undefined || reachFromWalk(g, walkOf(f)).length === 0 ? OK : refusal;
}

function checkMarchOn(g: Game, f: MarchFrame, choice: Choice): Ruling {
  if (choice.kind === 'halt') return Object.keys(choice).length === 1 ? haltRuling(g, f) : BAD_FIELDS;
  if (choice.kind === 'break-down') return checkShed(g, f, choice);
  if (choice.kind === 'rebuild') return checkJoin(g, f, choice);
  if (choice.kind !== 'march-on') return NOT_OFFERED;
  if (Object.keys(choice).some((key) => !['kind', 'path', 'mode', 'pause'].includes(key))) return BAD_FIELDS;
  if (choice.pause !== undefined && choice.pause !== true) return BAD_FIELDS;
  const path = pathField(choice.path);
  if (path === undefined) return NO_SUCH_PLACE;
  if (choice.mode !== undefined && choice.mode !== f.mode && !mayExtend(g, f, choice.mode)) return EXTENDED_CLOSED;
  return pathRuling(g, { ...walkOf(f), mode: (choice.mode as Mode | undefined) ?? f.mode }, path);
}

/** [25.3.1] After a Garrison a single unit may still change to Extended Movement, if it has met nobody else. */
const mayExtend = (g: Game, f: MarchFrame, mode: unknown): boolean =>
  mode === 'extended' &&
  f.mode === 'normal' &&
  f.unseen === 1 &&
  f.met.every((unknown) => unknownHex(g, unknown) === OFF_MAP) &&
  startRefusal(g, f.units, 'extended') === undefined;

function* listExtended(g: Game, f: MarchFrame): Iterable<MarchOn> {
  for (const end of reachFromWalk(g, { ...walkOf(f), mode: 'extended' })) {
    yield { kind: 'march-on', mode: 'extended', path: end.path.map(placeName) };
  }
}

function marchOn(g: Game, f: MarchFrame, choice: MarchOn): Flow<MarchFrame['step']> {
  if (choice.kind === 'halt') return go('finish');
  if (choice.kind === 'break-down') {
    shed(g, f, choice);
    return go('on');
  }
  if (choice.kind === 'rebuild') {
    join(g, f, choice);
    return go('on');
  }
  f.path = pathField(choice.path) ?? [];
  f.mode = choice.mode ?? f.mode;
  f.pause = choice.pause === true ? 1 : 0;
  f.again = 0;
  return go('advance');
}

const LONG_TACTICAL = 2;

/** [8.1] The march is over; [11.5.1] [17.3] two hexes disrupt Engaged units and Artillery. */
function finishMarch(g: Game, f: MarchFrame): Flow<MarchFrame['step']> {
  // An Entry Area is not a hex.
  const hexes = f.steps - (isAreaPlace(f.place) ? 1 : 0);
  for (const u of f.units) {
    if (f.steps > 0 || hasMark(g, u, SPENT)) addMark(g, u, HAS_MOVED);
    if (f.mode === 'extended' && f.steps > 0) addMark(g, u, EXTENDED);
    // [19.3.1] Who has entered an Entry Area does not come out again in this player-turn, by attack and advance neither.
    if (isAreaPlace(f.place) && f.steps > 0) addMark(g, u, CHANGED_AREA);
    if (f.mode === 'tactical' && isArtillery(u)) artilleryAfterTactical(g, u, hexes);
    if (f.mode === 'tactical' && hexes >= LONG_TACTICAL && hasMark(g, u, ENGAGED)) {
      removeMark(g, u, ENGAGED);
      setOrder(g, u, DISRUPTED);
    }
  }
  return recall(g, f) ? go('on') : done();
}
