/** Chapter 8: a march, hex by hex, with everything that can interrupt it. */
import { call, checked, done, type Flow, type Game, go, procedure } from '@bridgehead/engine';
import { neighboursOf, OFF_MAP } from '@bridgehead/hex';
import { ask } from '../../asking.ts';
import type { AnyChoice } from '../../contract/index.ts';
import { GRID } from '../../data/map.ts';
import { rulesOf } from '../../editions.ts';
import { outcomeIn } from '../../state/battle.ts';
import { emitEvent } from '../../state/events.ts';
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
} from '../../state/state.ts';
import { enemyOf, idOf, isArtillery } from '../../state/units.ts';
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
import { revealFrame, unknownBeside } from '../25-unknown-units/unknown-units.ts';
import { noteOccupation } from '../26-victory.ts';
import { passageOf } from './costs.ts';
import { useFerry } from './ferry-use.ts';
import { marchFlaw } from './march-flaws.ts';
import { MARCH, type MarchFrame, stackOf } from './march-frame.ts';
import { checkMarchOn, listExtended, marchOn, mayExtend } from './march-on.ts';
import { listJoins, listSheds, recall, setOut } from './march-parts.ts';
import { endRefusal } from './march-rules.ts';
import type { MovingStack } from './moving-stack.ts';
import { reachOf } from './reach.ts';
import { isHalted, sideToCross, stepCost, stepped } from './steps/step-rules.ts';

const OCCUPY: readonly AnyChoice<'occupy'>[] = [{ kind: 'enter' }, { kind: 'stay' }];

export const march = procedure(checked(MARCH, marchFlaw), {
  /** [8.1] One hex after the other; [5.4] the German player may blow a bridge before it is crossed. */
  advance(g, f) {
    const to = f.path[0];
    if (to === undefined) return go(f.pauses || f.mayGoOn ? 'on' : 'finish');
    const side = sideToCross(g, stackOf(f), to);
    if (typeof side !== 'number' || typeof stepCost(g, stackOf(f), to) !== 'number') return go('on');
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
    const cost = stepCost(g, stackOf(f), to);
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
      f.mayGoOn = true;
      return go('enter');
    }
    f.isUnseen = false;
    f.path = f.path.slice(0, 1);
    return go('attackers');
  },
  /** [6.4.2] Where too many march together the owner says who attacks. */
  attackers: ask('march-attackers', {
    by: (_g, f) => f.side,
    about: (_g, f) => ({ hex: placeName(f.path[0] ?? 0) }),
    choices: (g, f) =>
      attackersOnTheMarch(g, f.units, sideAhead(g, f)).map((units) => ({
        kind: 'attack-with',
        units: units.map(idOf),
      })),
    check: (g, f, choice) => checkMarchAttack(g, f.units, sideAhead(g, f), choice.units),
    chosen: (g, f, { units }) =>
      call(attackFrame(battleOnTheMarch(hexOfPlace(f.path[0] ?? 0), units, sideAhead(g, f))), 'fought'),
  }),
  fought: afterFight,
  /** [25.3.2] [25.3.3] Into the hex that the enemy has left, or not. */
  occupy: ask('occupy', {
    rule: '25.3.3',
    by: (_g, f) => f.side,
    about: (_g, f) => ({ units: f.units.map(idOf), at: placeName(f.place), hex: placeName(f.path[0] ?? 0) }),
    choices: () => OCCUPY,
    chosen(g, f, { kind }) {
      if (kind === 'stay') return stayBack(g, f);
      f.mayGoOn = !isSpent(g, f.units);
      return go('enter');
    },
  }),
  enter(g, f) {
    const to = f.path[0] ?? 0;
    const stack = stackOf(f);
    const side = sideToCross(g, stack, to);
    if (typeof side !== 'number') return go('on');
    if (passageOf(g, side) === 'major-river') useFerry(g, stack, side);
    enterPlace(g, f, stepped(g, stack, to, f.cost));
    if (f.side === 'allied') noteCrossing(g, side);
    f.bridges = f.side === 'allied' && !isAreaPlace(to) ? wiredBridgesNear(g, hexOfPlace(to)) : [];
    return go('uncover');
  },
  /** [2e 25.3] Unknown units next to which the stack has come are turned over, one after the other. */
  uncover(g, f) {
    const hex = f.side === 'allied' ? unknownBeside(g, hexOfPlace(f.place)) : OFF_MAP;
    return hex === OFF_MAP ? go('give-way') : call(revealFrame(hex), 'uncovered');
  },
  /** [2e 25.3] A Garrison delays nobody but closes Extended Movement; anything else ends the march. */
  uncovered(g, f) {
    if (rulesOf(g).unknownGarrisonClosesExtended) f.isUnseen = false;
    if (f.result === -1) f.mayGoOn = true;
    else {
      f.isStopped = true;
      f.path = [];
    }
    return go('uncover');
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
  on: ask('march-on', {
    by: (_g, f) => f.side,
    about: (_g, f) => ({ units: f.units.map(idOf), at: placeName(f.place), spent: f.spent, mode: f.mode }),
    *choices(g, f) {
      const ends = reachOf(g, stackOf(f));
      if (ends.length === 0 || endRefusal(g, f, f.place) === undefined) yield { kind: 'halt' };
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
  const side = sideToCross(g, stackOf(f), f.path[0] ?? 0);
  if (typeof side !== 'number') throw new RangeError('a march attacks the hex before it');
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
  const { spent, steps, woods } = stepped(g, stackOf(f), f.path[0] ?? f.place, f.cost);
  Object.assign(f, { spent, steps, woods, path: [] });
  setOut(g, f);
  return go('on');
}

/** [7.2] [19.3.1] [25.3.3] Whether the march can go no farther and nobody need be asked. */
function isAtEnd(g: Game, f: MarchFrame): boolean {
  if (isAreaPlace(f.place) || f.isStopped === true || isSpent(g, f.units)) return true;
  if (f.pauses || !isStuck(g, f)) return false;
  // [25.3.1] From a Garrison's hex it may still go on into the hex of another Unknown unit.
  return !f.mayGoOn || !isInUnknownEzocOnly(g, f.side, hexOfPlace(f.place));
}

/** [7.2] In an enemy ZOC and not infiltrating. */
const isStuck = (g: Game, f: MarchFrame): boolean => isHalted(g, stackOf(f)) && !isNextUnknown(g, f);

/** [25.3.1] Next to nothing but Unknown units a stack may still go on into the hex of one. */
const isNextUnknown = (g: Game, f: MarchFrame): boolean => {
  const next = f.path[0];
  return next !== undefined && f.side === 'allied' && unknownIn(g, hexOfPlace(next)) >= 0;
};

function enterPlace(g: Game, f: MarchFrame, stack: MovingStack): void {
  f.place = stack.place;
  f.spent = stack.spent;
  f.steps = stack.steps;
  f.woods = stack.woods;
  f.path = f.path.slice(1);
  for (const u of f.units) placeUnit(g, u, stack.place);
  setOut(g, f);
  emitEvent(g, 'moved', '8.1', { units: f.units.map(idOf), to: placeName(stack.place) });
  const hex = hexOfPlace(stack.place);
  for (const u of f.units) noteBoundary(g, u, hex);
  if (hex === OFF_MAP) return;
  noteOccupation(g, hex, f.side);
  if (f.side === 'allied') releaseGarrisons(g, hex);
  noteNeighbours(g, f, hex);
}

/** [8.2.2] [25.3.1] Whom the march has come next to: after a revealed unit Extended Movement is closed. */
function noteNeighbours(g: Game, f: MarchFrame, hex: number): void {
  for (const next of neighboursOf(GRID, hex)) {
    if (unitsIn(g, enemyOf(f.side), next).length > 0) f.isUnseen = false;
    const unknown = f.side === 'allied' ? unknownIn(g, next) : -1;
    if (unknown >= 0 && !f.met.includes(unknown)) f.met = [...f.met, unknown];
  }
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
