/** [2.3] The sequence of play: thirteen phases a day, ten days. */
import { call, done, frame, type Game, go, procedure } from '@bridgehead/engine';
import { lookAroundAll } from '../rules/02-set-up/hidden-units.ts';
import { airFrame } from '../rules/04-air-strikes/air-strikes.ts';
import { interdictionFrame } from '../rules/04-air-strikes/interdiction.ts';
import { supplyFrame } from '../rules/05-supply/supply-phase.ts';
import { reinforcementFrame } from '../rules/06-reinforcements.ts';
import { grantPoints } from '../rules/08-operations/allowances.ts';
import { markCommand } from '../rules/08-operations/command.ts';
import { callOperation } from '../rules/08-operations/operation.ts';
import { combatFrame } from '../rules/09-combat/combat.ts';
import { levelOfVictory, scoreOf } from '../rules/10-victory.ts';
import { emitEvent } from '../state/events.ts';
import { ARRIVED, clock, hasMark, MOVED, removeMark, setClock, setTurn, turnOf } from '../state/state.ts';
import { UNIT_COUNT } from '../state/units.ts';
import { LAST_TURN } from '../tables/campaign-tables.ts';

/** What is counted anew each turn. */
function beginTurn(g: Game): void {
  for (const name of ['interdiction', 'ferryUsed', 'alliedAir', 'germanAir'] as const) {
    if (clock(g, name) !== 0) setClock(g, name, 0);
  }
  for (let u = 0; u < UNIT_COUNT; u++) if (hasMark(g, u, MOVED | ARRIVED)) removeMark(g, u, MOVED | ARRIVED);
}

const GAME = frame('game', ['begin', 'turn', 'next', 'end'], {}, { begin: ['set-up'], next: ['turn'] });

/** [1.4] [10.2] Ten turns, then the score. */
export const game = procedure(GAME, {
  begin(g) {
    if (turnOf(g) === 1) lookAroundAll(g);
    return go('turn');
  },
  turn: () => call({ proc: 'turn', step: 'weather' }, 'next'),
  next(g) {
    if (turnOf(g) >= LAST_TURN) return go('end');
    setTurn(g, turnOf(g) + 1);
    beginTurn(g);
    return go('turn');
  },
  end(g) {
    const score = scoreOf(g);
    const { level } = levelOfVictory(score);
    emitEvent(g, 'victory', { rule: '10.2', score, level });
    return done();
  },
});

const TURN = frame(
  'turn',
  [
    'weather',
    'allied.air-strike',
    'german.air-strike',
    'supply',
    'reinforcement',
    'build-up',
    'interdiction',
    'first-points',
    'allied.operation-1',
    'allied.combat-1',
    'german.operation-1',
    'german.combat-1',
    'second-points',
    'allied.operation-2',
    'allied.combat-2',
    'german.operation-2',
    'german.combat-2',
    'end',
  ],
  {},
  {
    'allied.air-strike': ['weather'],
    'german.air-strike': ['air-strike'],
    supply: ['air-strike'],
    reinforcement: ['supply'],
    'build-up': ['reinforcement'],
    interdiction: ['build-up'],
    'first-points': ['interdiction'],
    'allied.combat-1': ['operation'],
    'german.operation-1': ['combat'],
    'german.combat-1': ['operation'],
    'second-points': ['combat'],
    'allied.combat-2': ['operation'],
    'german.operation-2': ['combat'],
    'german.combat-2': ['operation'],
    end: ['combat'],
  },
);

/** [2.3] Both sides have two Operation and two Combat Phases a day. */
export const turn = procedure(TURN, {
  weather: () => call({ proc: 'weather', step: 'begin' }, 'allied.air-strike'),
  'allied.air-strike': () => call(airFrame('allied'), 'german.air-strike'),
  'german.air-strike': () => call(airFrame('german'), 'supply'),
  supply: () => call(supplyFrame(), 'reinforcement'),
  reinforcement: () => call(reinforcementFrame(), 'build-up'),
  'build-up': () => call({ proc: 'build-up', step: 'begin' }, 'interdiction'),
  // [4.2] Of the points received: when everybody is there who will receive some.
  interdiction: () => call(interdictionFrame(), 'first-points'),
  'first-points'(g) {
    markCommand(g);
    grantPoints(g, 1);
    return go('allied.operation-1');
  },
  'allied.operation-1': () => callOperation('allied', 'allied.combat-1'),
  'allied.combat-1': () => call(combatFrame('allied'), 'german.operation-1'),
  'german.operation-1': () => callOperation('german', 'german.combat-1'),
  'german.combat-1': () => call(combatFrame('german'), 'second-points'),
  'second-points'(g) {
    grantPoints(g, 2);
    return go('allied.operation-2');
  },
  'allied.operation-2': () => callOperation('allied', 'allied.combat-2'),
  'allied.combat-2': () => call(combatFrame('allied'), 'german.operation-2'),
  'german.operation-2': () => callOperation('german', 'german.combat-2'),
  'german.combat-2': () => call(combatFrame('german'), 'end'),
  end: () => done(),
});
