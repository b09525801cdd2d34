import type { Game } from '@bridgehead/engine';
import { hexesOfSide } from '@bridgehead/hex';
import { describe, expect, it } from 'vitest';
import { GRID } from '../../src/data/map.ts';
import { BLOWN, BRIDGES, INTACT } from '../../src/state/bridges.ts';
import { setBridge } from '../../src/state/state.ts';
import { thinkingFreely } from '../../test/ai-positions.ts';
import { hex, layOut, unit } from '../../test/table.ts';
import { staffPlan } from './plan.ts';
import { staffIntent } from './staff-intent.ts';

const SON = BRIDGES.findIndex(
  ({ side, kind }) => kind === 'road' && hexesOfSide(GRID, side).every((at) => [hex('3008'), hex('3108')].includes(at)),
);
const COLUMN = [
  { id: 'uk.gds.2ig', at: '2408' },
  { id: 'uk.corps.br30', at: '2608' },
];

/** Every bridge stands and nobody can blow it. */
function tableWithBridges(): Game {
  const g = layOut({ turn: 4, units: COLUMN });
  BRIDGES.forEach((_, bridge) => {
    setBridge(g, bridge, INTACT);
  });
  return g;
}

describe('the plan of a player-turn', () => {
  it('is one value as long as no bridge changes, and made anew when one is blown', () => {
    const g = tableWithBridges();
    const thinking = thinkingFreely();
    const before = staffPlan(g, 'allied', thinking);
    expect(staffPlan(g, 'allied', thinking)).toBe(before);
    setBridge(g, SON, BLOWN);
    const after = staffPlan(g, 'allied', thinking);
    expect(after).not.toBe(before);
    expect(after.goalOf(unit('uk.corps.br30'))?.hex).toBe(hex('3008'));
    expect(staffPlan(g, 'allied', thinking)).toBe(after);
  });

  it('is what the intent of the same player-turn goes by, before and after', () => {
    const g = tableWithBridges();
    const thinking = thinkingFreely();
    const intent = staffIntent(g, 'allied', thinking);
    expect(staffIntent(g, 'allied', thinking)).toBe(intent);
    const before = intent.goalOf(unit('uk.corps.br30'))?.hex;
    setBridge(g, SON, BLOWN);
    expect(intent.goalOf(unit('uk.corps.br30'))?.hex).toBe(hex('3008'));
    expect(before).not.toBe(hex('3008'));
  });
});
