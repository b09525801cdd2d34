/** [5.4] What the German player does when an Allied unit comes to a Wired bridge [strategy 4.2]. */

import type { Candidate, Choice, Game } from '@bridgehead/engine';
import { candidate, ranked, valued } from '@bridgehead/toolkit';
import { readAbout } from '../../src/asking.ts';
import { bridgeOf, otherEnd } from '../../src/rules/05-bridges/bridge-sites.ts';
import { isOccupiedBy, unitsIn } from '../../src/state/stacks.ts';
import { stepsOf, turnOf } from '../../src/state/state.ts';
import { rounded } from '../names.ts';
import { says, saysBy } from '../says.ts';
import { BRIDGE_WEIGHTS } from '../weights.ts';
import { chanceToBlow, delayOf, isNeededByGermans, LATER_CHANCE, turnWeight } from './bridge-value.ts';

/** [5.4] Whether the bridge will be marked Intact if the charge is not tried now. */
function isForced(known: Game, bridge: number, occasion: string, hex: number): boolean {
  return occasion !== 'adjacent' || isOccupiedBy(known, 'allied', otherEnd(bridge, hex));
}

export function demolitionCandidates(known: Game): readonly Candidate[] {
  const asked = readAbout('demolition', known);
  const bridge = bridgeOf(asked);
  if (bridge === undefined) return [];
  const gain = chanceToBlow(known) * delayOf(bridge) * turnWeight(known);
  const attack: Choice = { kind: 'blow' };
  const hold: Choice = { kind: 'hold' };
  const blowing = candidate(attack, says('order.blow'), gain, [
    valued(saysBy('5.6', 'reason.turns-lost'), rounded(gain)),
  ]);
  const waiting = waitingValue(known, bridge, asked.occasion, asked.hex);
  return ranked([blowing, candidate(hold, says('order.hold'), waiting)]);
}

/** What declining is worth: the later roll, if there will be one. */
function waitingValue(known: Game, bridge: number, occasion: string, hex: number): number {
  if (isForced(known, bridge, occasion, hex)) return 0;
  const later = LATER_CHANCE * delayOf(bridge) * turnWeight(known);
  if (turnOf(known) === 1) return later;
  const steps = unitsIn(known, 'allied', hex).reduce((sum, u) => sum + stepsOf(known, u), 0);
  return isNeededByGermans(bridge) && steps < BRIDGE_WEIGHTS.strongSteps ? later + BRIDGE_WEIGHTS.ownNeed : 0;
}
