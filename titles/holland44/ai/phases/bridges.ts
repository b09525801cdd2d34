/** [5.1] The Bridge Phase: the German player blows and rewires, the Allied player repairs [strategy 4.2, 5.7]. */
import type { Candidate, Game } from '@bridgehead/engine';
import type { Message } from '@bridgehead/engine/contract';
import { sideName } from '@bridgehead/hex';
import { candidate, ranked } from '@bridgehead/toolkit';
import { listed } from '../../src/asking.ts';
import type { AnyRead } from '../../src/contract/index.ts';
import { GRID } from '../../src/data/map.ts';
import type { Side } from '../../src/data/unit-data.ts';
import { bridgeOf, endsOf } from '../../src/rules/05-bridges/bridge-sites.ts';
import { unitsIn } from '../../src/state/stacks.ts';
import { stepsOf, turnOf } from '../../src/state/state.ts';
import { spearheadIndex } from '../ground-army.ts';
import { highwayIndex } from '../highway.ts';
import { says } from '../says.ts';
import { BRIDGE_WEIGHTS } from '../weights.ts';
import { chanceToBlow, delayOf, isNeededByGermans, isOnHighway, turnWeight } from './bridge-value.ts';

export function bridgeCandidates(known: Game, side: Side): readonly Candidate[] {
  const found = listed('bridges', known).map(({ choice, chosen }) =>
    candidate(choice, nameOf(chosen), deedValue(known, side, chosen)),
  );
  return ranked(found).slice(0, 4);
}

type Deed = AnyRead<'bridges'>;

function nameOf(deed: Deed): Message {
  if (deed.kind === 'done') return says('order.no-more');
  const bridge = { kind: deed.bridge, hexside: sideName(GRID, deed.hexside) };
  switch (deed.kind) {
    case 'blow':
      return says('order.blow-bridge', bridge);
    case 'rewire':
      return says('order.rewire-bridge', bridge);
    default:
      return says('order.repair-bridge', bridge);
  }
}

function deedValue(known: Game, side: Side, deed: Deed): number {
  const bridge = deed.kind === 'done' ? undefined : bridgeOf(deed);
  if (bridge === undefined) return 0;
  switch (deed.kind) {
    case 'blow':
      return blowingValue(known, bridge);
    case 'rewire':
      return isOnHighway(bridge) ? BRIDGE_WEIGHTS.rewireHighway : BRIDGE_WEIGHTS.rewireElsewhere;
    default:
      return side === 'allied' ? BRIDGE_WEIGHTS.repairAny + delayOf(bridge) : germanRepairValue(bridge);
  }
}

/** Unless the Germans need the way themselves: then only before an Allied force that is there to stay. */
function blowingValue(known: Game, bridge: number): number {
  // On turn 1 the die is worse, and nobody can take a bridge without allowing a later one.
  if (turnOf(known) === 1) return -1;
  if (isNeededByGermans(bridge) && alliedStepsAt(known, bridge) < BRIDGE_WEIGHTS.strongSteps) return -1;
  if (isPassed(known, bridge)) return -1;
  return chanceToBlow(known) * delayOf(bridge) * turnWeight(known);
}

/** The column is over it already: an Intact marker after a failed try would only help it. */
function isPassed(known: Game, bridge: number): boolean {
  const [first, second] = endsOf(bridge);
  const north = Math.max(highwayIndex(first), highwayIndex(second));
  return isOnHighway(bridge) && spearheadIndex(known) > north + BRIDGE_WEIGHTS.hexesPassed;
}

const alliedStepsAt = (known: Game, bridge: number): number =>
  endsOf(bridge)
    .flatMap((hex) => unitsIn(known, 'allied', hex))
    .reduce((sum, u) => sum + stepsOf(known, u), 0);

/** [5.9] Never the highway for the Allies. */
const germanRepairValue = (bridge: number): number =>
  isOnHighway(bridge)
    ? -1
    : isNeededByGermans(bridge)
      ? BRIDGE_WEIGHTS.germanRepairNeeded
      : BRIDGE_WEIGHTS.germanRepair;
