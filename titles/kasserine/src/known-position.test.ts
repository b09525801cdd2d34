/** [3.3.4] [10.3.4] [18.2.7] What one side cannot know changes nothing of what it is shown, asked, told or rolled. */
import {
  beginGame,
  check,
  choices,
  decision,
  type Game,
  openKnownPosition,
  openPosition,
  play,
  type Random,
  randomFrom,
  sampleChoice,
} from '@bridgehead/engine';
import { nameOf } from '@bridgehead/hex';
import { compareKnowledge, Leak, type Variation } from '@bridgehead/testkit';
import { describe, expect, it } from 'vitest';
import { hex, layOut, unit } from '../test/table.ts';
import { GRID } from './data/map.ts';
import type { Side } from './data/unit-data.ts';
import { KASSERINE } from './index.ts';
import { isInRange } from './rules/10-artillery/barrage.ts';
import { occupiedHexes } from './state/stacks.ts';
import { fpfHexOf, hexAt, isDeployed, isMarkerUsed } from './state/state.ts';
import { enemyOf, idOf, isArtillery, unitsOf } from './state/units.ts';

const setUp = (scenario: string, seed: number) => ({ title: 'kasserine', edition: 1, scenario, options: {}, seed });

/** [10.3.4] The marker of one gun of the enemy lies elsewhere, or nowhere. */
function varyMarkers(g: Game, sideName: string, random: Random): Variation | undefined {
  const enemy = enemyOf(sideName as Side);
  const guns = unitsOf(enemy).filter(
    (u) => isArtillery(u) && hexAt(g, u) >= 0 && isDeployed(g, u) && !isMarkerUsed(g, u),
  );
  const gun = guns[random.below(Math.max(1, guns.length))];
  if (gun === undefined || g.state.frames.some(({ proc }) => proc === 'battle')) return undefined;
  const hexes = occupiedHexes(g, enemy).filter((one) => isInRange(g, gun, [one]) && one !== fpfHexOf(g, gun));
  const to = hexes[random.below(Math.max(1, hexes.length))];
  const position = JSON.parse(JSON.stringify(KASSERINE.writePosition(g)));
  const entry = position.units.find(({ id }: { id: string }) => id === idOf(gun));
  if (fpfHexOf(g, gun) >= 0) delete entry.marker;
  else if (to !== undefined) entry.marker = nameOf(GRID, to);
  else return undefined;
  if (!openPosition(KASSERINE, position).ok) return undefined;
  return {
    position,
    queries: [
      { what: 'units', params: { viewer: sideName } },
      { what: 'victory', params: { viewer: sideName } },
    ],
    probes: [{ kind: 'done' }, { kind: 'end-movement' }],
    mayGive: () => true,
    // [10.3.1] [10.3.6] Fire that was laid is seen when it is fired or cancelled.
    isShown: (one, two) =>
      one.state.frames.some(({ proc }) => proc === 'battle') || two.state.frames.some(({ proc }) => proc === 'battle'),
  };
}

describe('fire-support markers', () => {
  it('[10.3.4] [3.3.4] of the enemy may lie anywhere: nothing tells where', () => {
    const compared = Array.from({ length: 3 }, (_, seed) =>
      compareKnowledge(KASSERINE, {
        setUp: setUp('faid', seed),
        vary: varyMarkers,
        most: 12,
        every: () => 12,
        depth: 4,
      }),
    );
    expect(compared.reduce((sum, { comparisons }) => sum + comparisons, 0)).toBeGreaterThan(10);
  });
  it('[10.3.4] would be found if the view told of them', () => {
    const leaky = { ...KASSERINE, view: (g: Game) => KASSERINE.view(g, undefined) };
    expect(() =>
      Array.from({ length: 3 }, (_, seed) =>
        compareKnowledge(leaky, { setUp: setUp('faid', seed), vary: varyMarkers, most: 12, every: () => 12, depth: 2 }),
      ),
    ).toThrow(Leak);
  });
  it('[10.3.4] are Ready in the known position of the enemy, and where they lie in that of their owner', () => {
    const g = layOut({
      units: { 'us-125fa': { hex: '1303', mode: 'deployed', marker: '1305' }, 'us-2-6ai': '1305', 'ge-i-69': '1307' },
    });
    expect(['allied', 'axis'].map((side) => fpfHexOf(openKnownPosition(g, side), unit('us-125fa')))).toEqual([
      hex('1305'),
      -1,
    ]);
  });
});

it('[3.3.4] what a known position allows, the game allows', () => {
  const begun = beginGame(KASSERINE, setUp('faid', 5));
  if (!begun.ok) throw new Error(begun.fault.says.code);
  const g = begun.value;
  const random = randomFrom(5);
  for (let i = 0; i < 150 && decision(g) !== undefined; i++) {
    const by = decision(g)?.by ?? '';
    const choice = sampleChoice(openKnownPosition(g, by), random);
    expect([choice, check(g, choice).legal]).toEqual([choice, true]);
    play(g, choice);
  }
  for (const _one of choices(g)) break;
});
