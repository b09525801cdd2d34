/** Chapter 15: advance after combat, party by party and hex by hex. */
import {
  call,
  checked,
  done,
  type Flow,
  type FrameOf,
  frame,
  type Game,
  go,
  procedure,
  type ValueOf,
} from '@bridgehead/engine';
import { nameOf, OFF_MAP } from '@bridgehead/hex';
import { code, either, fixed, flag, list, number, optional, or, tuple } from '@bridgehead/toolkit';
import { ask } from '../../asking.ts';
import { ADVANCE_RATES } from '../../contract/codes.ts';
import { GRID } from '../../data/map.ts';
import { type AdvanceRate, ATTACK_RESULT, BATTLE, type Battle, HEX_NAME } from '../../state/battle.ts';
import { BRIDGES } from '../../state/bridges.ts';
import { emitEvent } from '../../state/events.ts';
import { BRIDGE, DEMOLITION_RESULT, HEX, HEXES, PLACE, PLACES, REVEALED, UNIT, UNITS } from '../../state/kinds.ts';
import { hexOfPlace, isAreaPlace, placeName } from '../../state/places.ts';
import {
  addMark,
  CHANGED_AREA,
  HAS_ATTACKED,
  HAS_MOVED,
  hasMark,
  IN_PLACE,
  placeUnit,
  removeMark,
} from '../../state/state.ts';
import { enemyOf, idOf, UNIT_COUNT, type Unit } from '../../state/units.ts';
import { demolitionFrame, noteCrossing, wiredBridgesAcross, wiredBridgesNear } from '../05-bridges/bridges.ts';
import { forcedRetreatsFrame, mustGiveWay } from '../14-disruption/forced-retreats.ts';
import { fought } from '../16-breakthrough/breakthrough.ts';
import { checkOccupation, chooseOccupation, listOccupations } from '../16-breakthrough/occupation.ts';
import { noteBoundary } from '../23-special-rules/corps-boundaries.ts';
import { releaseGarrisons } from '../23-special-rules/garrisons.ts';
import { revealFrame, unknownBeside } from '../25-unknown-units/unknown-units.ts';
import { noteOccupation } from '../26-victory.ts';
import { advanceFlaw } from './advance-flaws.ts';
import { advanceOn, checkAdvanceOn, listAdvanceOn, sampleAdvanceOn } from './advance-on.ts';
import { checkAdvance, chooseAdvance, listAdvances, onlyAdvance, sampleAdvance } from './advance-parties.ts';
import { afterStep, crossingsOf, hexesOf, isRefusal, type Party, stepRefusal } from './advance-steps.ts';
import { tookPart, unitsToAdvance } from './advance-units.ts';

/** Hexes of an advance. */
const HEX_COUNT = number(0, 6);
/** In place of a place, before the party has set out. */
const NOT_SET_OUT = 0;

/** [16.3.1] [21.3] A unit that parted from the others on the way: where, what had been used by then, and whether it was by road. */
const LEFT_BEHIND = tuple([UNIT, PLACE, HEX_COUNT, HEX_COUNT, flag]);
export type LeftBehind = ValueOf<typeof LEFT_BEHIND>;

const ADVANCE = frame(
  'advance',
  [
    'begin',
    'ask',
    'step',
    'contest',
    'cross',
    'uncover',
    'uncovered',
    'near',
    'press',
    'on',
    'fought',
    'occupy',
    'finish',
  ],
  {
    battle: BATTLE,
    rate: fixed(code(ADVANCE_RATES)),
    /** [15.1] Who may advance, found when the advance begins. */
    eligible: UNITS,
    /** Those who have advanced, or have been passed over. */
    moved: UNITS,
    /** [16.5] The hex that the group helps to attack next, or empty. */
    assist: HEX_NAME,
    units: UNITS,
    place: or(PLACE, NOT_SET_OUT),
    entered: HEX_COUNT,
    used: HEX_COUNT,
    isByRoad: flag,
    hasEnded: flag,
    isOccupying: flag,
    vacated: HEXES,
    isFirstGroup: flag,
    hasBrokenThrough: flag,
    calledOff: HEXES,
    /** The places that the party has still to enter. */
    path: PLACES,
    /** [5.4] Bridges that the German player may still try to blow at this moment, with the hex of the Allied unit. */
    bridges: list(tuple([BRIDGE, HEX]), BRIDGES.length),
    /** [16] The hex under Breakthrough Combat. */
    against: or(HEX, OFF_MAP),
    waiting: list(LEFT_BEHIND, UNIT_COUNT),
    /** [2e 25.3] */
    isStopped: optional(flag),
    result: optional(either(either(DEMOLITION_RESULT, REVEALED), ATTACK_RESULT)),
  },
  {
    contest: ['demolition'],
    uncovered: ['reveal'],
    near: ['demolition'],
    step: ['forced-retreats'],
    fought: ['attack'],
  },
);
export type AdvanceFrame = FrameOf<typeof ADVANCE>;

/** Comes to the name of a hex if a Breakthrough Group will help the attack on it next [16.5], else to an empty text. */
export const advanceFrame = (battle: Battle, rate: AdvanceRate): AdvanceFrame => ({
  proc: 'advance',
  step: 'begin',
  battle,
  rate,
  eligible: [],
  moved: [],
  assist: '',
  units: [],
  place: 0,
  entered: 0,
  used: 0,
  isByRoad: true,
  hasEnded: false,
  isOccupying: false,
  vacated: [battle.target],
  isFirstGroup: true,
  hasBrokenThrough: false,
  calledOff: [],
  path: [],
  bridges: [],
  against: OFF_MAP,
  waiting: [],
});

export const advance = procedure(checked(ADVANCE, advanceFlaw), {
  begin(g, f) {
    f.eligible = f.rate === 'none' ? [] : unitsToAdvance(g, f.battle);
    return f.eligible.length === 0 ? done('') : go('ask');
  },
  /** [15.1] Who advances next; nobody must. */
  ask: ask('advance', {
    by: (_g, f) => f.battle.side,
    about: (_g, f) => ({
      target: nameOf(GRID, f.battle.target),
      rate: f.rate,
      units: f.eligible.filter((u) => !f.moved.includes(u)).map(idOf),
      breakthrough: f.isFirstGroup && f.rate === 'bonus',
    }),
    choices: listAdvances,
    only: onlyAdvance,
    check: checkAdvance,
    sample: sampleAdvance,
    chosen: chooseAdvance,
  }),
  /** [5.4] The German player may blow a bridge before it is crossed. */
  step(g, f) {
    const to = f.path[0];
    if (to === undefined) return go(f.hasEnded || f.units.length === 0 ? 'finish' : 'on');
    const crossings = crossingsOf(g, f, to);
    if (isRefusal(crossings) || stepRefusal(g, f, to) !== undefined) return stopShort(f);
    f.bridges =
      f.battle.side === 'allied' ? crossings.flatMap(({ side, from }) => pairs(wiredBridgesAcross(g, side), from)) : [];
    return go('contest');
  },
  contest(_g, f) {
    const [first, ...rest] = f.bridges;
    if (first === undefined) return go('cross');
    f.bridges = rest;
    return call(demolitionFrame(first[0], 'crossing', first[1]), 'contest');
  },
  /** [15.6] A bridge that was blown ends the step, not the advance. */
  cross(g, f) {
    const to = f.path[0] ?? 0;
    const crossings = crossingsOf(g, f, to);
    if (isRefusal(crossings) || stepRefusal(g, f, to) !== undefined) return stopShort(f);
    takeOver(f, afterStep(g, f, to, crossings));
    f.path = f.path.slice(1);
    for (const u of f.units) {
      placeUnit(g, u, to);
      noteMoved(g, u);
    }
    emitEvent(g, 'advanced', '15.1', { units: f.units.map(idOf), to: placeName(to) });
    for (const { side } of crossings) if (f.battle.side === 'allied') noteCrossing(g, side);
    return isAreaPlace(to) ? leave(g, f) : arrive(g, f, hexOfPlace(to));
  },
  /** [2e 25.3] Unknown units next to which the party has come are turned over: all but Garrisons stop it. */
  uncover(g, f) {
    const hex = f.battle.side === 'allied' ? unknownBeside(g, hexOfPlace(f.place)) : OFF_MAP;
    return hex === OFF_MAP ? go('near') : call(revealFrame(hex), 'uncovered');
  },
  uncovered(_g, f) {
    if (f.result !== -1) {
      f.isStopped = true;
      f.path = [];
    }
    return go('uncover');
  },
  /** [5.4] He may also blow a bridge that the party has come next to. */
  near(_g, f) {
    const [first, ...rest] = f.bridges;
    if (first === undefined) return go('press');
    f.bridges = rest;
    return call(demolitionFrame(first[0], 'adjacent', first[1]), 'near');
  },
  /** [14.3.1] Units in Full Retreat give way to enemies that come next to them. */
  press(g, f) {
    const foe = enemyOf(f.battle.side);
    const hex = hexOfPlace(f.place);
    return mustGiveWay(g, foe, hex) ? call(forcedRetreatsFrame(foe, hex), 'step') : go('step');
  },
  /** [15.2] [16.3] The party may have hexes left. */
  on: ask('advance-on', {
    by: (_g, f) => f.battle.side,
    about: (_g, f) => ({ units: f.units.map(idOf), at: placeName(f.place), used: f.used, hexes: hexesOf(f) }),
    choices: listAdvanceOn,
    check: checkAdvanceOn,
    sample: sampleAdvanceOn,
    chosen: advanceOn,
  }),
  fought,
  /** [16.3.1] Into the hex that the Breakthrough has cleared, at no cost, or not. */
  occupy: ask('occupy', {
    by: (_g, f) => f.battle.side,
    about: (_g, f) => ({ units: f.units.map(idOf), at: placeName(f.place), hex: nameOf(GRID, f.against) }),
    choices: listOccupations,
    check: checkOccupation,
    chosen: chooseOccupation,
  }),
  /** [16.2] Units that took part in the attack wait for the Breakthrough Group; those merely stacked with them need not. */
  finish(_g, f) {
    f.moved = [...f.moved, ...f.units];
    if (f.hasBrokenThrough || f.units.some((u) => tookPart(f.battle, u))) f.isFirstGroup = false;
    f.isOccupying = false;
    const [next, ...rest] = f.waiting;
    if (next === undefined) return go('ask');
    f.waiting = rest;
    const [unit, place, entered, used, isByRoad] = next;
    takeOver(f, { units: [unit], place, entered, used, isByRoad, hasEnded: false, isOccupying: false });
    f.path = [];
    return go('on');
  },
});

/** [9.5.3] Who advances and has not attacked may still do so, but has not waited where it then is. */
function noteMoved(g: Game, u: Unit): void {
  if (hasMark(g, u, IN_PLACE)) removeMark(g, u, IN_PLACE);
  if (!hasMark(g, u, HAS_ATTACKED | HAS_MOVED)) addMark(g, u, HAS_MOVED);
}

const pairs = (bridges: readonly number[], hex: number): readonly (readonly [number, number])[] =>
  bridges.map((bridge) => [bridge, hex]);

/** Writes what has become of the party into the frame. */
function takeOver(f: AdvanceFrame, party: Omit<Party, 'battle' | 'rate' | 'vacated'>): void {
  f.units = party.units;
  f.place = party.place;
  f.entered = party.entered;
  f.used = party.used;
  f.isByRoad = party.isByRoad;
  f.hasEnded = party.hasEnded;
  f.isOccupying = party.isOccupying;
  if (f.isStopped === true && party.isStopped !== true) f.isStopped = false;
}

/** A party that has not set out is free again; one on its way is asked where to go instead. */
function stopShort(f: AdvanceFrame): Flow<AdvanceFrame['step']> {
  f.path = [];
  f.isOccupying = false;
  if (f.hasEnded) return go('finish');
  return go(f.used === 0 && f.waiting.length === 0 ? 'ask' : 'on');
}

/** [19.3.1] Units that have advanced into an Entry Area stay there until a later Movement Phase. */
function leave(g: Game, f: AdvanceFrame): Flow<AdvanceFrame['step']> {
  for (const u of f.units) addMark(g, u, CHANGED_AREA);
  return go('finish');
}

function arrive(g: Game, f: AdvanceFrame, hex: number): Flow<AdvanceFrame['step']> {
  const { side } = f.battle;
  noteOccupation(g, hex, side);
  if (side === 'allied') releaseGarrisons(g, hex);
  for (const u of f.units) noteBoundary(g, u, hex);
  f.bridges = side === 'allied' ? pairs(wiredBridgesNear(g, hex), hex) : [];
  return go('uncover');
}
