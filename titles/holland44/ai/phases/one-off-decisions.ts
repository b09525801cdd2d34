/** Decisions that come once a game or less: the balance option, and a Supply Head that comes back. */
import type { Candidate, Game } from '@bridgehead/engine';
import { candidate, ranked } from '@bridgehead/toolkit';
import { listed } from '../../src/asking.ts';
import type { Side } from '../../src/data/unit-data.ts';
import { unitsIn } from '../../src/state/stacks.ts';
import { stepsOf } from '../../src/state/state.ts';
import { hexValue } from '../hex-value.ts';
import { hexAt, hexName } from '../names.ts';
import { says } from '../says.ts';
import { threatTo } from '../threat-map.ts';

const BALANCE_HEX = hexAt('6421');

/** [S2.3] One Unknown unit to the road into Arnhem, from where it is missed least. */
export function balanceCandidates(known: Game): readonly Candidate[] {
  const found = listed('balance', known).map(({ choice, chosen }) =>
    chosen.kind === 'pass'
      ? candidate(choice, says('order.leave-unknown'), 0)
      : candidate(
          choice,
          says('order.move-unknown', { from: hexName(chosen.from), to: hexName(BALANCE_HEX) }),
          hexValue(known, 'german', BALANCE_HEX) - hexValue(known, 'german', chosen.from),
        ),
  );
  return ranked(found).slice(0, 4);
}

/** [18.2.3] Where the enemy can do least and friends are many. */
export function supplyHeadCandidates(known: Game, side: Side): readonly Candidate[] {
  const threat = threatTo(known, side).strength;
  const found = listed('return-supply-head', known).map(({ choice, chosen: { hex } }) => {
    const friends = unitsIn(known, side, hex).reduce((sum, u) => sum + stepsOf(known, u), 0);
    return candidate(choice, says('order.supply-head', { hex: hexName(hex) }), friends - (threat[hex] ?? 0));
  });
  return ranked(found).slice(0, 4);
}
