/** Chapter 3: the sequence of play. */
import { call, checked, done, type FlawOf, type FrameOf, frame, type Game, go, procedure } from '@bridgehead/engine';
import type { Side } from '../data/unit-data.ts';
import { displaceFromAreas } from '../rules/19-entry-areas.ts';
import { says } from '../says.ts';
import { OF_PHASE, phaseFrame } from '../state/frames.ts';
import { ASTRAY, clock, removeMark, setClock, setTurn, turnOf } from '../state/state.ts';
import { unitsOf } from '../state/units.ts';
import { lastTurnOf } from './calendar.ts';

/** What is counted anew each turn. */
const COUNTED_BY_TURN = [
  'pointsUsed',
  'replacedWest',
  'replacedEast',
  'replacedBritish',
  'newReturnees1',
  'newReturnees82',
  'newReturnees101',
  'newReturneesPolish',
  'returned',
  'unknownMoved',
  'airUsed',
] as const;

/** [23.4] From this turn on no corps boundary binds. */
const BOUNDARIES_END = 7;

/** [19.2.2] [22.7] [23.4] [25.6] The counters of the turn begin at zero; Entry Areas may change hands. */
function beginTurn(g: Game): void {
  for (const name of COUNTED_BY_TURN) setClock(g, name, 0);
  displaceFromAreas(g);
  if (turnOf(g) === BOUNDARIES_END) for (const u of unitsOf(g, 'allied')) removeMark(g, u, ASTRAY);
}

const GAME = frame('game', ['begin', 'next'], {}, { begin: ['balance'], next: ['turn'] });

const TURN = frame(
  'turn',
  ['weather', 'allied', 'german', 'victory-check', 'end'],
  {},
  { allied: ['weather'], german: ['player-turn'], 'victory-check': ['player-turn'], end: ['victory-check'] },
);

const PLAYER_TURN = frame(
  'player-turn',
  ['artillery-resupply', 'bridge', 'airlanding', 'movement', 'combat', 'recovery', 'supply', 'traffic-marker', 'end'],
  OF_PHASE,
  {
    bridge: ['artillery-resupply'],
    airlanding: ['bridge'],
    movement: ['bridge', 'airlanding'],
    combat: ['movement'],
    recovery: ['combat'],
    supply: ['recovery'],
    'traffic-marker': ['supply'],
    end: ['supply', 'traffic-marker'],
  },
);
type PlayerTurnFrame = FrameOf<typeof PLAYER_TURN>;

/** [3] Turns follow each other until somebody has won or the last one is over. */
export const game = procedure(GAME, {
  begin: () => call({ proc: 'turn', step: 'weather' }, 'next'),
  next(g) {
    if (clock(g, 'winner') !== 0 || turnOf(g) >= lastTurnOf(g.setUp.scenario)) return done();
    setTurn(g, turnOf(g) + 1);
    beginTurn(g);
    return go('begin');
  },
});

/** [3] Weather, the Allied player-turn, the German player-turn, the Victory Check. */
export const turn = procedure(TURN, {
  weather: () => call({ proc: 'weather', step: 'begin' }, 'allied'),
  allied: () => call(playerTurnFrame('allied'), 'german'),
  german: () => call(playerTurnFrame('german'), 'victory-check'),
  'victory-check': () => call({ proc: 'victory-check', step: 'begin' }, 'end'),
  end: () => done(),
});

export const playerTurnFrame = (side: Side): PlayerTurnFrame => ({
  proc: 'player-turn',
  step: 'artillery-resupply',
  side,
});

const playerTurnFlaw: FlawOf<PlayerTurnFrame> = (_g, { side }, { below }) =>
  below?.step === (side === 'allied' ? 'german' : 'victory-check')
    ? undefined
    : { local: 'side', says: says('allied-turn-first') };

/** [3] [23.1] [23.1.1] The phases of a player-turn; on turn 1 the Allied player begins with the Airlanding Phase. */
export const playerTurn = procedure(checked(PLAYER_TURN, playerTurnFlaw), {
  'artillery-resupply': (g, f) =>
    turnOf(g) === 1 && f.side === 'allied'
      ? go('airlanding')
      : call(phaseFrame('artillery-resupply', f.side), 'bridge'),
  bridge: (_g, f) => call(phaseFrame('bridge', f.side), f.side === 'allied' ? 'airlanding' : 'movement'),
  airlanding: (_g, f) => call(phaseFrame('airlanding', f.side), 'movement'),
  movement: (_g, f) => call(phaseFrame('movement', f.side), 'combat'),
  combat: (_g, f) => call(phaseFrame('combat', f.side), 'recovery'),
  recovery: (_g, f) => call(phaseFrame('recovery', f.side), 'supply'),
  supply: (_g, f) => call(phaseFrame('supply', f.side), f.side === 'german' ? 'traffic-marker' : 'end'),
  'traffic-marker': (_g, f) => call(phaseFrame('traffic-marker', f.side), 'end'),
  end: () => done(),
});
