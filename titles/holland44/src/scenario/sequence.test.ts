import {
  beginGame,
  type Choice,
  decision,
  type Game,
  play,
  positionHash,
  randomFrom,
  sampleChoice,
  undo,
} from '@bridgehead/engine';
import { sideName } from '@bridgehead/hex';
import { describe, expect, it } from 'vitest';
import { layOut, order, unit } from '../../test/table.ts';
import { GRID } from '../data/map.ts';
import { HOLLAND44 } from '../index.ts';
import { BLOWN, BRIDGES, INTACT, WIRED } from '../state/bridges.ts';
import { placeName } from '../state/places.ts';
import {
  bridgeState,
  clock,
  IN_HOLDING_BOX,
  ON_TURN_TRACK,
  placeOf,
  trafficPlace,
  turnOf,
  unknownHex,
} from '../state/state.ts';
import { UNKNOWN_HEXES } from './scenario.ts';

function begin(scenario: string, seed = 1): Game {
  const begun = beginGame(HOLLAND44, { title: 'holland44', edition: 1, scenario, options: {}, seed });
  if (!begun.ok) throw new Error(begun.fault.says.code);
  return begun.value;
}

/** Plays at random and notes each new phase of the first turns. */
function phasesOf(g: Game, turns: number): string[] {
  const phases: string[] = [];
  const random = randomFrom(3);
  const note = (): void => {
    const [, turn, player, phase] = g.state.frames;
    const name =
      phase !== undefined && player !== undefined && 'side' in player
        ? `${String(player.side)}.${phase.proc}`
        : (player?.proc ?? turn?.proc ?? '');
    if (phases[phases.length - 1] !== name) phases.push(name);
  };
  while (turnOf(g) <= turns && decision(g) !== undefined) {
    note();
    play(g, sampleChoice(g, random) as Choice);
  }
  return phases;
}

describe('the sequence of play', () => {
  it('[23.1.1] begins with the Allied Airlanding Phase of turn 1 in Clear weather', () => {
    const g = begin('campaign');
    expect(decision(g)).toMatchObject({ by: 'allied' });
    expect(g.state.frames.map(({ proc }) => proc)).toContain('airlanding');
    expect(turnOf(g)).toBe(1);
  });
  it('[3] runs the Allied player-turn before the German one, movement before traffic', () => {
    const phases = phasesOf(begin('campaign'), 2);
    const first = (name: string): number => phases.indexOf(name);
    expect(first('allied.movement')).toBeGreaterThan(first('allied.airlanding'));
    expect(first('german.movement')).toBeGreaterThan(first('allied.movement'));
    expect(first('german.traffic-marker')).toBeGreaterThan(first('german.movement'));
    expect(phases.lastIndexOf('allied.movement')).toBeGreaterThan(first('german.traffic-marker'));
  });
  it('[S1.1] the Short Game ends with turn 11, [S2.1] the Campaign Game with turn 20 at the latest', () => {
    for (const [scenario, last] of [
      ['short', 11],
      ['campaign', 20],
    ] as const) {
      const g = begin(scenario, 5);
      const random = randomFrom(5);
      while (decision(g) !== undefined) play(g, sampleChoice(g, random) as Choice);
      expect(turnOf(g)).toBeLessThanOrEqual(last);
      expect(clock(g, 'winner')).toBeGreaterThan(0);
    }
  });
});

describe('the set-up', () => {
  const g = begin('short');
  it('[S1.2] four canal bridges are blown, Joe’s Bridge is Intact, the rest is Wired', () => {
    const named = (state: number): string[] =>
      BRIDGES.flatMap(({ side, isPermanent }, i) =>
        bridgeState(g, i) === state && !isPermanent ? [sideName(GRID, side)] : [],
      ).sort();
    expect(named(BLOWN)).toEqual(['1109/1210', '1306/1407', '1307/1408', '1402/1502']);
    expect(named(INTACT)).toEqual(['1303/1404']);
    expect(named(WIRED).length).toBe(BRIDGES.length - 5 - 3);
  });
  it('[S1.2] three Traffic markers are in the Holding Box, three on the Turn Record Track', () => {
    const fresh = HOLLAND44.begin({ title: 'holland44', edition: 1, scenario: 'short', options: {}, seed: 1 });
    expect(fresh.ok && fresh.value.columns.trafficAt).toEqual(
      [0, 0, 0, -1, -1, -1].map((n) => (n === 0 ? IN_HOLDING_BOX : ON_TURN_TRACK)),
    );
    expect(trafficPlace(g, 0)).toBe(IN_HOLDING_BOX);
  });
  it('[S2.2] the Campaign Game begins with the same markers', () => {
    const columns = (scenario: string) => {
      const state = HOLLAND44.begin({ title: 'holland44', edition: 1, scenario, options: {}, seed: 1 });
      return state.ok ? state.value.columns : {};
    };
    expect(columns('campaign')).toEqual(columns('short'));
  });
  it('[25.5] the twenty Unknown units lie in their hexes, their faces unseen', () => {
    const hexes = UNKNOWN_HEXES.map((_, i) => GRID.names[unknownHex(g, i)]);
    expect(hexes).toEqual([...UNKNOWN_HEXES]);
    expect(placeName(placeOf(g, unit('de.unk.police')))).toBe('unseen');
  });
});

describe('undo', () => {
  it('[8.1] takes a march back as long as no die was rolled and nobody else has decided', () => {
    const g = layOut({ turn: 9, phase: 'allied.movement', units: [{ id: 'uk.50.6dli', at: '1724' }] });
    const before = positionHash(g);
    order(g, { kind: 'march', units: ['uk.50.6dli'], mode: 'normal', path: ['1725'] });
    expect(undo(g).legal).toBe(true);
    expect(positionHash(g)).toBe(before);
  });
  it('[5.4] is closed once the German player has been asked about a bridge', () => {
    const g = layOut({ turn: 9, phase: 'allied.movement', units: [{ id: 'uk.50.6dli', at: '3208' }] });
    order(g, { kind: 'march', units: ['uk.50.6dli'], mode: 'normal', path: ['3108'] });
    while (decision(g)?.by === 'german') order(g, { kind: 'hold' });
    expect(undo(g).legal).toBe(false);
  });
});
