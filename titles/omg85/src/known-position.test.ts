/** A player that thinks ahead on a known position can do in the game what it found there, and learns nothing hidden. */
import {
  beginGame,
  check,
  choices,
  decision,
  type Game,
  openKnownPosition,
  play,
  randomFrom,
  renewKnownPosition,
  sampleChoice,
} from '@bridgehead/engine';
import { scratchOf } from '@bridgehead/toolkit';
import { describe, expect, it } from 'vitest';
import { FIELD } from './data/map.ts';
import { SIDES, type Side } from './data/unit-data.ts';
import { OMG85 } from './index.ts';
import { isGroundSupplied } from './rules/05-supply/ground-supply.ts';
import { bombarders, protectors } from './rules/09-combat/volleys.ts';
import { knownEnemyHexes, occupiedHexes } from './state/stacks.ts';
import { barrageOf, buildOf, hexAt, setBuild, targetOf } from './state/state.ts';
import { enemyOf, idOf, unitsOf } from './state/units.ts';
import { isVisible, unitsUnknownTo } from './view/view.ts';

function inPlay(scenario: string, options: Readonly<Record<string, boolean>>, seed: number): Game {
  const begun = beginGame(OMG85, { title: 'omg85', edition: 1, scenario, options, seed });
  if (!begun.ok) throw new Error(begun.fault.says.code);
  begun.value.collectEvents = false;
  return begun.value;
}

const VARIANTS = [{}, { hidden: true }, { advanced: true }, { hidden: true, advanced: true }] as const;

/** Who of the side is plotted to do something, as far as this game or known position tells. */
const plottedIn = (g: Game, side: Side): string[] =>
  unitsOf(side)
    .filter((u) => targetOf(g, u) >= 0 || barrageOf(g, u) >= 0 || buildOf(g, u) > 0)
    .map(idOf);

describe('sights', () => {
  it('[8.5] keep what is plotted from the enemy, and from nobody else', () => {
    const g = inPlay('historical', {}, 4);
    const [mover = 0] = unitsOf('german');
    setBuild(g, mover, 1);
    expect(plottedIn(openKnownPosition(g, 'german'), 'german')).toEqual([idOf(mover)]);
    expect(plottedIn(openKnownPosition(g, 'allied'), 'german')).toEqual([]);
  });

  it.each(
    VARIANTS.flatMap((options, i) =>
      ['historical', 'free'].map((scenario) => [JSON.stringify(options), scenario, options, i] as const),
    ),
  )(
    '[2.1] [8.1] with %s, %s set-up: what is legal in a known is legal in the game',
    (_name, scenario, options, seed) => {
      const g = inPlay(scenario, options, seed + 11);
      const random = randomFrom(seed);
      const knownPositions = new Map<string, Game>();
      let looked = 0;
      while (decision(g) !== undefined && looked < 500) {
        // A copy has never been looked at, so nothing is kept of it.
        for (const side of SIDES) expect(OMG85.knownTo(g, side)).toEqual(OMG85.knownTo({ ...g }, side));
        const by = decision(g)?.by ?? '';
        const known = knownPositions.get(by) ?? openKnownPosition(g, by);
        if (knownPositions.has(by)) renewKnownPosition(known, g, by);
        knownPositions.set(by, known);
        const choice = sampleChoice(known, random);
        expect([choice, check(g, choice).legal]).toEqual([choice, true]);
        expect(hiddenIn(known, g, by as Side)).toEqual([]);
        expect(plottedIn(known, enemyOf(by as Side))).toEqual([]);
        play(g, choice);
        looked += 1;
      }
      expect(looked).toBe(500);
    },
  );
  it('[2.1] lists the same orders as the game', () => {
    const g = inPlay('historical', { hidden: true }, 3);
    const random = randomFrom(3);
    for (let i = 0; i < 200; i++) {
      if (i % 50 === 25) {
        const known = openKnownPosition(g, decision(g)?.by ?? '');
        expect([...choices(known)]).toEqual([...choices(g)]);
      }
      play(g, sampleChoice(g, random));
    }
  });
});

/** Enemies that a side must not know of and that are somewhere in its known position. */
const hiddenIn = (known: Game, g: Game, side: Side): number[] =>
  unitsOf(enemyOf(side)).filter((u) => !isVisible(g, u, side) && hexAt(known, u) >= 0);

it.each([1, 2, 3])('[2.1] nobody is told of units that he has never seen: game %i', (seed) => {
  const g = inPlay('historical', { hidden: true, advanced: seed === 2 }, seed);
  g.collectEvents = true;
  const random = randomFrom(seed);
  let heard = 0;
  while (decision(g) !== undefined) {
    const played = play(g, sampleChoice(g, random));
    if (!played.legal) throw new Error(played.code);
    for (const side of SIDES) {
      const told = played.events.filter(({ audience }) => audience === 'all' || audience === side);
      const text = JSON.stringify(told);
      heard += told.length;
      expect(unitsUnknownTo(g, side).filter((id) => text.includes(JSON.stringify(id)))).toEqual([]);
    }
  }
  expect(heard).toBeGreaterThan(500);
});

it('[5.1] [8.8] [8.13] keeps nothing longer than it holds', () => {
  const g = inPlay('historical', { hidden: true }, 9);
  const random = randomFrom(9);
  const factsOf = (game: Game) =>
    SIDES.map((side) => [
      FIELD.filter((hex) => isGroundSupplied(game, side, hex)),
      occupiedHexes(game, side),
      knownEnemyHexes(game, side),
      occupiedHexes(game, enemyOf(side)).map((target) => {
        const battle = { side, target, attackers: [] };
        return [protectors(game, battle), bombarders(game, battle)];
      }),
    ]);
  for (let i = 0; i < 400; i++) {
    play(g, sampleChoice(g, random));
    if (i % 10 === 0) expect(JSON.stringify(factsOf(g))).toBe(JSON.stringify(factsOf(scratchOf(g))));
  }
});
