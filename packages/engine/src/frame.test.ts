import { describe, expect, it } from 'vitest';
import { call, done, type FrameOf, frame, go } from './frame.ts';
import type { Game } from './game.ts';
import { procedure, question } from './question.ts';

const PATROL = frame('patrol', ['begin', 'ask', 'home'], {}, { home: ['rest'] });
type PatrolFrame = FrameOf<typeof PATROL>;
const REST = { proc: 'rest', step: 'begin' };

const ask = question<PatrolFrame, { kind: string }>({
  kind: 'ask',
  rule: '1',
  by: () => 'red',
  choices: () => [{ kind: 'yes' }],
  chosen: () => go('home'),
});

describe('the steps of a procedure', () => {
  it('stand in the order in which they are declared, the first is where it begins', () => {
    const patrol = procedure(PATROL, { home: () => done(), ask, begin: () => call(REST, 'ask') });
    expect(patrol.first).toBe('begin');
    expect(patrol.stepNames).toEqual(['begin', 'ask', 'home']);
    expect([...patrol.steps.keys()].sort()).toEqual([...patrol.stepNames].sort());
  });
  it('do not compile where one of them is misspelt, left out or too many', () => {
    // @ts-expect-error there is no step of this name to go to
    procedure(PATROL, { begin: () => go('hom'), ask, home: () => done() });
    // @ts-expect-error there is no step of this name to resume at
    procedure(PATROL, { begin: () => call(REST, 'aks'), ask, home: () => done() });
    // @ts-expect-error a step is left out
    procedure(PATROL, { begin: () => go('ask'), ask });
    // @ts-expect-error a step was not declared
    procedure(PATROL, { begin: () => go('ask'), ask, home: () => done(), away: () => done() });
    // @ts-expect-error a procedure waits only at a step of its own
    frame('patrol', ['begin'], {}, { begn: ['rest'] });
    // @ts-expect-error the choice leads to no step
    question<PatrolFrame, { kind: string }>({ ...ask, chosen: () => go('away') });
    // @ts-expect-error no frame stands at a step that it does not have
    const isAway = (_g: Game, f: PatrolFrame): boolean => f.step === 'away';
    expect(isAway).toBeTypeOf('function');
  });
});
