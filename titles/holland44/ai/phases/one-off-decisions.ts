/** Decisions that come once a game or less: the balance option, and a Supply Head that comes back. */
import { type Candidate, choices, type Game } from '@bridgehead/engine';
import { candidate, ranked } from '@bridgehead/toolkit';
import type { Side } from '../../src/data/unit-data.ts';
import { hexField } from '../../src/state/fields.ts';
import { unitsIn } from '../../src/state/stacks.ts';
import { stepsOf } from '../../src/state/state.ts';
import { hexValue } from '../hex-value.ts';
import { hexAt, hexName } from '../names.ts';
import { says } from '../says.ts';
import { threatTo } from '../threat-map.ts';

const BALANCE_HEX = hexAt('6421');

/** [S2.3] One Unknown unit to the road into Arnhem, from where it is missed least. */
export function balanceCandidates(known: Game): readonly Candidate[] {
  const found = [...choices(known)].map((choice) => {
    const from = hexField(choice.from);
    return from === undefined
      ? candidate(choice, says('order.leave-unknown'), 0)
      : candidate(
          choice,
          says('order.move-unknown', { from: hexName(from), to: hexName(BALANCE_HEX) }),
          hexValue(known, 'german', BALANCE_HEX) - hexValue(known, 'german', from),
        );
  });
  return ranked(found).slice(0, 4);
}

/** [18.2.3] Where the enemy can do least and friends are many. */
export function supplyHeadCandidates(known: Game, side: Side): readonly Candidate[] {
  const threat = threatTo(known, side).strength;
  const found = [...choices(known)].map((choice) => {
    const hex = hexField(choice.hex) ?? 0;
    const friends = unitsIn(known, side, hex).reduce((sum, u) => sum + stepsOf(known, u), 0);
    return candidate(choice, says('order.supply-head', { hex: hexName(hex) }), friends - (threat[hex] ?? 0));
  });
  return ranked(found).slice(0, 4);
}
