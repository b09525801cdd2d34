import { describe, expect, it } from 'vitest';
import type { TestCase, TestModule } from 'vitest/node';
import { StallReporter } from './stall-reporter.ts';

const module = { id: 'm', relativeModuleId: 'rules/a.test.ts' } as TestModule;
const test = { module, fullName: '[8.1] a stack moves' } as TestCase;

/** A reporter with a clock of its own, and what it had to say. */
function watched() {
  const said: string[] = [];
  let time = 0;
  const reporter = new StallReporter({
    sayMs: 100_000,
    stopMs: 200_000,
    now: () => time,
    say: (message) => said.push(message),
    stop: () => said.push('stopped'),
  });
  const later = (seconds: number): readonly string[] => {
    time += seconds * 1000;
    reporter.look();
    return said;
  };
  return { reporter, later };
}

describe('a run that stands still', () => {
  it('is told once with the name of the test, and ended', () => {
    const { reporter, later } = watched();
    reporter.onTestModuleStart(module);
    reporter.onTestCaseReady(test);
    expect(later(99)).toEqual([]);
    expect(later(2)).toEqual(['for 101 s at rules/a.test.ts > [8.1] a stack moves']);
    expect(later(1)).toHaveLength(1);
    expect(later(99).at(-1)).toBe('stopped');
  });

  it('is told with the name of the file that never gets to a test', () => {
    const { reporter, later } = watched();
    reporter.onTestModuleQueued(module);
    expect(later(101)).toEqual(['for 101 s at rules/a.test.ts']);
  });

  it('is not one whose tests come to an end', () => {
    const { reporter, later } = watched();
    reporter.onTestModuleStart(module);
    reporter.onTestCaseReady(test);
    expect(later(90)).toEqual([]);
    reporter.onTestCaseResult(test);
    expect(later(90)).toEqual([]);
    reporter.onTestModuleEnd(module);
    reporter.onTestCaseResult(test);
    expect(later(1000)).toEqual([]);
  });
});
