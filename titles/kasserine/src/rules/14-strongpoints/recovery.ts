/** [4.3.1] [11.2.4] [14.4] The Recovery Phase. */
import { done, frame, type Game, go, OK, procedure, type Refusal } from '@bridgehead/engine';
import { nameOf } from '@bridgehead/hex';
import { ask } from '../../asking.ts';
import { GRID } from '../../data/map.ts';
import type { Side } from '../../data/unit-data.ts';
import { refusal } from '../../says.ts';
import { isHeldBy } from '../../state/stacks.ts';
import { AIR_USED, airHexOf, setAir, strongpointHexes, strongpointIn } from '../../state/state.ts';
import { ALL_AIR, enemyOf } from '../../state/units.ts';
import { removeStrongpoint } from './sites.ts';

const NOT_YOURS = refusal('14.4.3', 'not-your-strongpoint');

/** [11.2.4] Air units over the map go to Used; [14.4.1] strongpoints in which an enemy stands are removed. */
function cleanUp(g: Game): void {
  for (const air of ALL_AIR) if (airHexOf(g, air) >= 0) setAir(g, air, AIR_USED);
  for (const hex of strongpointHexes(g)) {
    const side = strongpointIn(g, hex)?.side;
    if (side !== undefined && isHeldBy(g, enemyOf(side), hex)) removeStrongpoint(g, hex, '14.4.1');
  }
}

const ownHexes = (g: Game, side: Side): number[] =>
  strongpointHexes(g).filter((hex) => strongpointIn(g, hex)?.side === side);

const dismantleRefusal = (g: Game, side: Side, hex: number): Refusal | undefined =>
  strongpointIn(g, hex)?.side === side ? undefined : NOT_YOURS;

const KEEPS_ALL_BUT_ONE_IN = 12;

/** [14.4.3] A player may take his own off the map. */
const dismantling = (side: Side, next: 'axis' | 'end') =>
  ask<'remove-strongpoints', { readonly proc: 'recovery'; step: 'begin' | 'allied' | 'axis' | 'end' }>(
    'remove-strongpoints',
    {
      by: () => side,
      choices: (g) => [
        ...ownHexes(g, side).map((hex) => ({ kind: 'dismantle', hex: nameOf(GRID, hex) }) as const),
        { kind: 'done' },
      ],
      check: (g, _f, choice) => (choice.kind === 'done' ? OK : (dismantleRefusal(g, side, choice.hex) ?? OK)),
      chosen(g, _f, choice) {
        if (choice.kind === 'done') return go(next);
        removeStrongpoint(g, choice.hex, '14.4.3');
        return go(side);
      },
      sample(g, _f, random) {
        const hexes = ownHexes(g, side);
        const hex = hexes[random.below(Math.max(1, hexes.length))];
        if (hex === undefined || random.below(KEEPS_ALL_BUT_ONE_IN) > 0) return { kind: 'done' };
        return { kind: 'dismantle', hex: nameOf(GRID, hex) };
      },
    },
  );

const RECOVERY = frame('recovery', ['begin', 'allied', 'axis', 'end']);

export const recovery = procedure(RECOVERY, {
  begin(g) {
    cleanUp(g);
    return go('allied');
  },
  allied: dismantling('allied', 'axis'),
  axis: dismantling('axis', 'end'),
  end: () => done(),
});
