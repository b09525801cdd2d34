import { randomFrom } from '@bridgehead/engine';
import { describe, expect, it, vi } from 'vitest';
import { assignByBids } from './assignment.ts';
import { distanceField } from './distance-field.ts';
import { followedFields } from './followed-fields.ts';
import { type KeptPlan, planInForce } from './kept-plan.ts';
import { logistic, logisticChance } from './logistic.ts';
import { remembered } from './memory.ts';

describe('the memory of a player-turn', () => {
  it('makes a thing once, even if there is nothing to make', () => {
    const thinking = { memory: new Map<string, unknown>() };
    const make = vi.fn(() => undefined);
    expect([remembered(thinking, 'best', make), remembered(thinking, 'best', make)]).toEqual([undefined, undefined]);
    expect(make).toHaveBeenCalledTimes(1);
    expect(remembered(thinking, 'other', () => 3)).toBe(3);
  });
});

describe('a kept plan', () => {
  it('stays in force until the revision changes, and is made anew by the next who asks', () => {
    const kept: KeptPlan<string> = { plan: 'first', revision: 4 };
    const make = vi.fn(() => 'second');
    expect(planInForce(kept, 4, make)).toBe('first');
    expect(make).not.toHaveBeenCalled();
    expect([planInForce(kept, 5, make), planInForce(kept, 5, make)]).toEqual(['second', 'second']);
    expect(make).toHaveBeenCalledTimes(1);
  });
});

describe('assignment', () => {
  const [bridge, town] = [
    { name: 'bridge', need: 4 },
    { name: 'town', need: 1 },
  ];
  const bid = (unit: number, slot: { readonly name: string; readonly need: number }, score: number) => ({
    unit,
    slot,
    score,
  });

  it('takes the best bids, each slot until it has what it needs', () => {
    const offered = [bid(1, bridge, 5), bid(2, bridge, 7), bid(3, bridge, 6), bid(1, town, 2), bid(3, town, 1)];
    const { assigned, given } = assignByBids(offered, () => 2);
    expect([...assigned].map(([unit, { slot }]) => [unit, slot.name])).toEqual([
      [2, 'bridge'],
      [3, 'bridge'],
      [1, 'town'],
    ]);
    expect([given.get(bridge), given.get(town)]).toEqual([4, 2]);
  });

  it('of equal bids takes the first unit, and leaves over who is not needed', () => {
    const { assigned, bids } = assignByBids([bid(5, town, 1), bid(4, town, 1)], () => 1);
    expect([...assigned.keys()]).toEqual([4]);
    expect(bids.map(({ unit }) => unit)).toEqual([4, 5]);
  });
});

// Four hexes in a row, two directions: 0 is back, 1 is on.
const row = { hexCount: 4, neighbours: [-1, 1, 0, 2, 1, 3, 2, -1] };
/** What it costs to come into each hex from the one behind it, and from the one beyond it. */
const stepsInto = Int16Array.from([-1, 5, 1, 2, 1, 2, 1, -1]);

describe('a distance field', () => {
  it('counts each step as a unit on its way to the goal would make it', () => {
    expect([...distanceField(row, { stepsInto, starts: [3], unreachable: 99 })]).toEqual([3, 2, 1, 0]);
    expect([...distanceField(row, { stepsInto, starts: [0], unreachable: 99 })]).toEqual([0, 5, 7, 9]);
  });

  it('leaves out what cannot be reached, or costs as much as that', () => {
    const barred = Int16Array.from([-1, 5, 1, -1, 1, 2, 1, -1]);
    expect([...distanceField(row, { stepsInto: barred, starts: [0], unreachable: 99 })]).toEqual([0, 5, 99, 99]);
    expect([...distanceField(row, { stepsInto, starts: [0], unreachable: 7 })]).toEqual([0, 5, 7, 7]);
  });

  it('follows a route to its end', () => {
    expect([...distanceField(row, { stepsInto, starts: [2, 1], apart: 4, unreachable: 99 })]).toEqual([2, 1, 0, 2]);
  });
});

describe('a field that follows the ground', () => {
  const SIZE = 9;
  const DIRECTIONS = 4;
  const ACROSS = [
    [0, 1],
    [1, 0],
    [0, -1],
    [-1, 0],
  ] as const;
  const neighbours = Array.from({ length: SIZE * SIZE * DIRECTIONS }, (_, slot) => {
    const [dx, dy] = ACROSS[slot % DIRECTIONS] ?? [0, 0];
    const hex = Math.floor(slot / DIRECTIONS);
    const [x, y] = [(hex % SIZE) + dx, Math.floor(hex / SIZE) + dy];
    return x < 0 || y < 0 || x >= SIZE || y >= SIZE ? -1 : y * SIZE + x;
  });
  const square = { hexCount: SIZE * SIZE, neighbours };
  const options = { startsOf: (key: number) => [key, key + 1, key + 2], apart: 2, unreachable: 40 };

  it('is what it would be if it were made anew, whatever becomes dearer, cheaper or barred', () => {
    const random = randomFrom(5);
    const follow = followedFields(square, options);
    let stepsInto = Int16Array.from(neighbours, () => 1 + random.below(5));
    for (let change = 0; change < 300; change++) {
      stepsInto = stepsInto.slice();
      for (let i = random.below(6); i > 0; i--) stepsInto[random.below(stepsInto.length)] = random.below(12) - 1 || -1;
      const key = random.below(3) * 20;
      const anew = distanceField(square, { ...options, stepsInto, starts: options.startsOf(key) });
      expect([...follow(key, stepsInto)]).toEqual([...anew]);
    }
  });

  it('stays the same one where nothing that it goes by has changed', () => {
    const follow = followedFields(row, { startsOf: (key) => [key], unreachable: 99 });
    const field = follow(3, stepsInto);
    const elsewhere = stepsInto.slice();
    elsewhere[1] = 9;
    expect(follow(3, elsewhere)).toBe(field);
    expect(follow(0, elsewhere)).not.toBe(field);
  });
});

describe('the logistic curve', () => {
  it('is one half at nothing and symmetrical', () => {
    expect(logistic(0)).toBe(0.5);
    expect(logistic(2) + logistic(-2)).toBeCloseTo(1, 12);
  });

  it('weighs the features that have a weight', () => {
    const weights = { bias: -1, by: { lead: 2 } };
    expect(logisticChance(weights, { lead: 0.5, weather: 7 })).toBe(0.5);
    expect(logisticChance(weights, { lead: 1 })).toBe(logistic(1));
  });
});
