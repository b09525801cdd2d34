/** What is kept from one question to the next must be what somebody finds who looks for the first time. */
import { beginGame, decision, type Game, play, randomFrom, rollbackTo, sampleChoice } from '@bridgehead/engine';
import { supposing } from '@bridgehead/toolkit';
import { expect, it } from 'vitest';
import { MAP } from './data/map.ts';
import { SIDES } from './data/unit-data.ts';
import { HOLLAND44 } from './index.ts';
import { scratchOf } from './queries/scratch.ts';
import { bondsOf, exertsZoc, zocOf } from './rules/07-zones-of-control.ts';
import { marchEnds } from './rules/08-movement/reach.ts';
import { possibleTargets } from './rules/09-combat/attackers.ts';
import { isSupplied } from './rules/18-supply/supply.ts';
import { ELIMINATED } from './state/places.ts';
import { occupiedHexes, unitsIn, unitsInArea } from './state/stacks.ts';
import { areaOf, placeUnit } from './state/state.ts';
import { supposedOf } from './state/supposed.ts';
import { unitsOf } from './state/units.ts';

const ANSWERS = 240;
const LOOK_EVERY = 10;

function inPlay(seed: number): Game {
  const begun = beginGame(HOLLAND44, { title: 'holland44', edition: 1, scenario: 'campaign', options: {}, seed });
  if (!begun.ok) throw new Error(begun.fault.says.code);
  begun.value.collectEvents = false;
  return begun.value;
}

const SAME_UNIT_FOR = 8;

/** What is kept until anything changes, or kept up with the changes; the march of one unit stands for all. */
const factsOf = (g: Game, look: number) =>
  SIDES.map((side) => {
    const units = unitsOf(g, side);
    const mover = units[(Math.floor(look / SAME_UNIT_FOR) * 7) % units.length] ?? 0;
    const { hexes, sides } = bondsOf(g, side);
    return {
      targets: possibleTargets(g, side),
      ends: marchEnds(g, [mover], 'normal'),
      stacks: occupiedHexes(g, side).map((hex) => unitsIn(g, side, hex)),
      zoc: [...zocOf(g, side)].join(''),
      exerting: occupiedHexes(g, side).filter((hex) => exertsZoc(g, side, hex)),
      bonds: [...hexes, ...sides].join(''),
      supplied: units.filter((u) => isSupplied(g, u)),
    };
  });

it('[8.1] [9.1] keeps nothing longer than it holds', () => {
  const g = inPlay(5);
  const random = randomFrom(5);
  let attacked = 0;
  for (let i = 0; i < ANSWERS && decision(g) !== undefined; i++) {
    const choice = sampleChoice(g, random);
    if (choice?.kind === 'attack') attacked += 1;
    play(g, choice);
    // Now and then nothing is asked for some time, so that there is much to catch up with.
    if (i % 40 > 30) continue;
    expect(JSON.stringify(factsOf(g, i))).toBe(JSON.stringify(factsOf(scratchOf(g), i)));
  }
  expect(attacked).toBeGreaterThan(0);
});

it('[9.1] supposes on a copy that has followed, and leaves nothing supposed behind', () => {
  const g = inPlay(7);
  const random = randomFrom(7);
  for (let i = 0; i < ANSWERS && decision(g) !== undefined; i++) {
    play(g, sampleChoice(g, random));
    if (i % LOOK_EVERY !== 0) continue;
    const copy = supposedOf(g);
    const facts = JSON.stringify(factsOf(scratchOf(g), i));
    expect([copy.hash, copy.state.frames]).toEqual([g.hash, g.state.frames]);
    expect(JSON.stringify(factsOf(copy, i))).toBe(facts);
    const gone = supposing(copy, () => {
      for (const u of unitsOf(g, 'german')) placeUnit(copy, u, ELIMINATED);
      return occupiedHexes(copy, 'german').length;
    });
    expect([gone, copy.hash, JSON.stringify(factsOf(copy, i))]).toEqual([0, g.hash, facts]);
  }
});

it('[7.1] [7.4] follows what is taken back, too', () => {
  const g = inPlay(8);
  const random = randomFrom(8);
  for (let i = 0; i < ANSWERS && decision(g) !== undefined; i++) {
    play(g, sampleChoice(g, random));
    if (i % LOOK_EVERY !== 0) continue;
    factsOf(g, i);
    rollbackTo(g, Math.max(0, g.history.length - random.below(8)));
    expect(JSON.stringify(factsOf(g, i))).toBe(JSON.stringify(factsOf(scratchOf(g), i)));
  }
});

it('[19.1] lists the units of an Entry Area as they stand there', () => {
  const g = inPlay(6);
  const random = randomFrom(6);
  let seen = 0;
  for (let i = 0; i < ANSWERS && decision(g) !== undefined; i++) {
    play(g, sampleChoice(g, random));
    if (i % LOOK_EVERY !== 0) continue;
    for (const side of SIDES) {
      for (const area of MAP.areas.keys()) {
        const listed = unitsInArea(g, side, area);
        seen += listed.length;
        expect(listed).toEqual(unitsOf(g, side).filter((u) => areaOf(g, u) === area));
      }
    }
  }
  expect(seen).toBeGreaterThan(0);
});
