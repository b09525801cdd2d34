/** [4.3] [4.3.1] [4.3.2] The sequence of play. */
import {
  call,
  checked,
  done,
  type FlawOf,
  type Flow,
  type FrameOf,
  frame,
  type Game,
  go,
  procedure,
} from '@bridgehead/engine';
import { code, fixed } from '@bridgehead/toolkit';
import type { Side } from '../data/unit-data.ts';
import { PHASE_END_FRAME } from '../rules/03-concepts/stacking.ts';
import { movementFrame } from '../rules/07-movement/movement.ts';
import { reserveMovementFrame } from '../rules/08-special-movement/reserve-movement.ts';
import { declarationFrame } from '../rules/09-pre-combat/declaration.ts';
import { reactionFrame } from '../rules/09-pre-combat/reaction.ts';
import { jointAirFrame } from '../rules/11-air-power/joint-air.ts';
import { combatFrame } from '../rules/12-combat/combat.ts';
import { finishStrongpoints } from '../rules/14-strongpoints/strongpoints.ts';
import { releaseGarrisons } from '../rules/18-scenarios/garrisons.ts';
import { judgeTurn } from '../rules/18-scenarios/victory.ts';
import { says } from '../says.ts';
import { SIDE } from '../state/kinds.ts';
import { clock, setTurn, targetHexes, turnOf } from '../state/state.ts';
import { enemyOf } from '../state/units.ts';
import { lastTurnOf } from './calendar.ts';
import { OPERATIONS, type Operation } from './phase-names.ts';
import { SET_UP_FRAME } from './set-up.ts';

const GAME = frame('game', ['begin', 'turn', 'next'], {}, { turn: ['set-up'], next: ['turn'] });

/** [4.3.2] Turns follow each other until somebody has won or the last one is over. */
export const game = procedure(GAME, {
  begin: () => call(SET_UP_FRAME, 'turn'),
  turn: () => call(turnFrame(), 'next'),
  next(g) {
    if (clock(g, 'winner') !== 0 || turnOf(g) >= lastTurnOf(g.setUp.scenario)) return done();
    setTurn(g, turnOf(g) + 1);
    return go('turn');
  },
});

const TURN_PHASES = [
  'weather',
  'supply-status',
  'reinforcements',
  'joint-air',
  'axis',
  'allied',
  'recovery',
  'victory',
] as const;
type TurnPhase = (typeof TURN_PHASES)[number];

const TURN = frame(
  'turn',
  [...TURN_PHASES, 'end'],
  { phase: code(TURN_PHASES) },
  {
    'supply-status': ['weather'],
    reinforcements: ['supply-status'],
    'joint-air': ['reinforcements'],
    axis: ['joint-air'],
    allied: ['operations'],
    recovery: ['operations'],
    victory: ['recovery'],
  },
);
type TurnFrame = FrameOf<typeof TURN>;
const turnFrame = (): TurnFrame => ({ proc: 'turn', step: 'weather', phase: 'weather' });

/** A phase of the turn begins: its name is kept for those who ask where the game stands. */
function phase<Next extends string>(f: TurnFrame, name: TurnPhase, first: string, next: Next): Flow<Next> {
  f.phase = name;
  return call({ proc: name, step: first }, next);
}

function segment<Next extends string>(f: TurnFrame, side: Side, next: Next): Flow<Next> {
  f.phase = side;
  return call(operationsFrame(side), next);
}

/** [4.3.1] The Strategic Segment, both Operations Segments, the Reorganization Segment. */
export const turn = procedure(TURN, {
  weather: (_g, f) => phase(f, 'weather', 'begin', 'supply-status'),
  'supply-status': (_g, f) => phase(f, 'supply-status', 'begin', 'reinforcements'),
  reinforcements: (_g, f) => phase(f, 'reinforcements', 'begin', 'joint-air'),
  'joint-air'(_g, f) {
    f.phase = 'joint-air';
    return call(jointAirFrame(), 'axis');
  },
  axis: (_g, f) => segment(f, 'axis', 'allied'),
  allied: (_g, f) => segment(f, 'allied', 'recovery'),
  recovery: (_g, f) => phase(f, 'recovery', 'begin', 'victory'),
  victory(g, f) {
    f.phase = 'victory';
    judgeTurn(g);
    return go('end');
  },
  end: () => done(),
});

const SEGMENT_STEPS = ['movement', 'declaration', 'reaction', 'combat', 'reserve', 'finish', 'end'] as const;
const OPERATIONS_FRAME = frame(
  'operations',
  SEGMENT_STEPS,
  { side: fixed(SIDE), phase: code(OPERATIONS) },
  {
    declaration: ['movement', 'phase-end'],
    reaction: ['declaration', 'phase-end'],
    combat: ['reaction', 'phase-end'],
    reserve: ['combat', 'phase-end'],
    finish: ['reserve'],
    end: ['phase-end'],
  },
);
type OperationsFrame = FrameOf<typeof OPERATIONS_FRAME>;
export const operationsFrame = (side: Side): OperationsFrame => ({
  proc: 'operations',
  step: 'movement',
  side,
  phase: 'movement',
});

const operationsFlaw: FlawOf<OperationsFrame> = (_g, { side }, { below }) =>
  below?.step === (side === 'axis' ? 'allied' : 'recovery') ? undefined : { local: 'side', says: says('axis-first') };

const isAnyDeclared = (g: Game): boolean => targetHexes(g).length > 0;

/** The phase before is over: its stacks are counted, then this one begins. */
const begun = (f: OperationsFrame, operation: Operation): boolean => f.phase === operation;

/** [4.3.1] Movement, Combat Declaration, the enemy's Reaction, Combat, Reserve Movement; the first phase that follows ends the last. */
export const operations = procedure(checked(OPERATIONS_FRAME, operationsFlaw), {
  movement: (_g, f) => call(movementFrame(f.side), 'declaration'),
  declaration(g, f) {
    if (!begun(f, 'declaration')) {
      if (f.side === 'axis') releaseGarrisons(g);
      f.phase = 'declaration';
      return call(PHASE_END_FRAME, 'declaration');
    }
    return call(declarationFrame(f.side), 'reaction');
  },
  reaction(g, f) {
    f.phase = 'reaction';
    // [9.3.1] Nobody reacts where nothing is declared.
    return isAnyDeclared(g) ? call(reactionFrame(enemyOf(f.side)), 'combat') : go('combat');
  },
  combat(g, f) {
    if (!begun(f, 'combat')) {
      f.phase = 'combat';
      return call(PHASE_END_FRAME, 'combat');
    }
    return isAnyDeclared(g) ? call(combatFrame(f.side), 'reserve') : go('reserve');
  },
  reserve(g, f) {
    if (!begun(f, 'reserve')) {
      if (f.side === 'axis') releaseGarrisons(g);
      f.phase = 'reserve';
      return call(PHASE_END_FRAME, 'reserve');
    }
    return call(reserveMovementFrame(f.side), 'finish');
  },
  finish(g, f) {
    finishStrongpoints(g, f.side);
    return call(PHASE_END_FRAME, 'end');
  },
  end: () => done(),
});
