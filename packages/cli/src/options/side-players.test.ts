import { describe, expect, test } from 'vitest';
import { EVERY_SIDE, readSidePlayers } from './side-players.ts';

const given = (options: Readonly<Record<string, string>>) => (option: string) => options[option];

describe('the players of the sides', () => {
  test('are those that the options name, and random', () => {
    const title = { id: 'some', sides: ['allied', 'german'] };
    expect([...readSidePlayers(title, given({ german: 'staff' }))]).toEqual([
      ['allied', 'random'],
      ['german', 'staff'],
    ]);
  });

  test('are refused for a side of another title', () => {
    expect(EVERY_SIDE).toContain('allied');
    const title = { id: 'desert', sides: ['axis', 'french'] };
    expect(() => readSidePlayers(title, given({ allied: 'staff' }))).toThrow(
      'option «--allied»: desert has no such side: expected --axis or --french',
    );
  });
});
