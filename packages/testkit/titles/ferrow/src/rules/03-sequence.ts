/** [3] The sequence of play: six turns of four phases. */
import { call, done, type Flow, type Frame, frame, type Game, go, procedure } from '@bridgehead/engine';
import type { Side } from '../data/units.ts';
import { tellAll } from '../events.ts';
import { decoyCount } from '../options.ts';
import { clearActed, setTurn, turnOf } from '../state.ts';
import { decoysFrame } from './02-decoys.ts';
import { movementFrame } from './04-movement.ts';
import { combatFrame } from './05-combat.ts';
import { isWipedOut, winnerOf } from './06-victory.ts';

export const LAST_TURN = 6;

const GAME = frame(
  'game',
  ['begin', 'lowland', 'turn', 'next', 'end'],
  {},
  { lowland: ['decoys'], turn: ['decoys'], next: ['turn'] },
);

export const game = procedure(GAME, {
  begin: (g) => (decoyCount(g.setUp) === 0 ? go('turn') : call(decoysFrame(g, 'upland'), 'lowland')),
  lowland: (g) => call(decoysFrame(g, 'lowland'), 'turn'),
  turn: () => call({ proc: 'turn', step: 'upland.movement' }, 'next'),
  /** [6.3] The game ends after its last turn, or when a side has nobody left. */
  next(g) {
    if (turnOf(g) >= LAST_TURN || isWipedOut(g)) return go('end');
    setTurn(g, turnOf(g) + 1);
    return go('turn');
  },
  end(g) {
    tellAll(g, 'victory', { rule: '6.4', side: winnerOf(g) });
    return done();
  },
});

const TURN = frame(
  'turn',
  ['upland.movement', 'upland.combat', 'lowland.movement', 'lowland.combat', 'end'],
  {},
  {
    'upland.combat': ['movement'],
    'lowland.movement': ['combat'],
    'lowland.combat': ['movement'],
    end: ['combat'],
  },
);

/** [3.1] What was done is forgotten when a phase begins; [6.3] with nobody left to fight there is no other phase. */
function phase<Step extends string>(g: Game, frameOf: (side: Side) => Frame, side: Side, next: Step): Flow<Step> {
  if (isWipedOut(g)) return done();
  clearActed(g);
  return call(frameOf(side), next);
}

/** [3.1] Each side moves, then fights. */
export const turn = procedure(TURN, {
  'upland.movement': (g) => phase(g, movementFrame, 'upland', 'upland.combat'),
  'upland.combat': (g) => phase(g, combatFrame, 'upland', 'lowland.movement'),
  'lowland.movement': (g) => phase(g, movementFrame, 'lowland', 'lowland.combat'),
  'lowland.combat': (g) => phase(g, combatFrame, 'lowland', 'end'),
  end: () => done(),
});
