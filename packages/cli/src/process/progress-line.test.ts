import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openProgressLine } from './progress-line.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('writes over its last line, not more often than the eye can follow, and always the last', () => {
  const said: string[] = [];
  const line = openProgressLine((text) => said.push(text));
  line.show(() => 'one of ten');
  vi.advanceTimersByTime(199);
  line.show(() => 'too soon');
  line.show(() => 'last', true);
  vi.advanceTimersByTime(801);
  line.show((seconds) => `${seconds} s`);
  line.clear();
  expect(said).toEqual(['\rone of ten', '\rlast      ', '\r1 s ', '\r   \r']);
});

test('may wait before its first line, and clears nothing that it has not shown', () => {
  const said: string[] = [];
  const line = openProgressLine((text) => said.push(text), 200);
  line.show(() => 'too soon');
  line.clear();
  expect(said).toEqual([]);
  vi.advanceTimersByTime(200);
  line.show(() => 'now');
  expect(said).toEqual(['\rnow']);
});
