import { describe, expect, test } from 'vitest';
import type { LogEntry } from '../game/contract.ts';
import { phaseReader } from '../title/calendars.ts';
import { enemySpans } from './spans.ts';

const LOOKS = [
  { id: 'allied', name: 'Allied', tone: 'first', corner: 'round' },
  { id: 'axis', name: 'Axis', tone: 'second', corner: 'cut' },
] as const;

const PHASES = { phasesOf: phaseReader(LOOKS, () => []) };

const told = (at: number, turn: number, phase: string): LogEntry => ({
  at,
  turn,
  phase,
  depth: 0,
  by: 'axis',
  choice: { kind: 'done' },
  events: [],
  passages: [{ turn, phase, events: [{ kind: 'moved', audience: 'all' }] }],
});

describe('the turns of the others', () => {
  test('bear the number of the turn in which they moved, not of what nobody did at the end of the turn before', () => {
    const log = [
      told(0, 1, 'allied.movement'),
      told(1, 1, 'recovery'),
      told(2, 2, 'weather'),
      told(3, 2, 'axis.movement'),
    ];
    expect(enemySpans(log, 'allied', PHASES).map(({ from, to, turn, side }) => [from, to, turn, side])).toEqual([
      [1, 4, 2, 'axis'],
    ]);
  });
});
