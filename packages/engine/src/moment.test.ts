import { expect, test } from 'vitest';
import { ask, bareProcedure, beginTiny, MARK } from '../test/tiny-title.ts';
import { done, go } from './frame.ts';
import { emit, type Game, write } from './game.ts';
import { passagesOf } from './moment.ts';
import { play } from './play.ts';

const tell = (g: Game, kind: string): void => emit(g, { kind, audience: 'all' });

/** One choice ends the evening, brings the next day and its morning. */
const days = bareProcedure('days', {
  evening: ask('red', ['sleep', 'wait'], (g) => {
    tell(g, 'lights-out');
    tell(g, 'quiet');
    return go('night');
  }),
  night(g) {
    write(g, MARK, 0, 1);
    return go('morning');
  },
  morning(g) {
    tell(g, 'bell');
    return done();
  },
});

test('events are cut where turn or phase changed, also between two questions', () => {
  const g = beginTiny([days]);
  const played = play(g, { kind: 'sleep' });
  const told = passagesOf(g, played.legal ? played.events : []);
  expect(told.map(({ turn, phase, events }) => [turn, phase, events.map(({ kind }) => kind)])).toEqual([
    [0, 'evening', ['lights-out', 'quiet']],
    [1, 'morning', ['bell']],
  ]);
});
