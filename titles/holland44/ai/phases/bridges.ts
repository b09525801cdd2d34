/** [5.1] The Bridge Phase: the German player blows and rewires, the Allied player repairs [strategy 4.2, 5.7]. */
import { type Candidate, type Choice, choices, type Game } from '@bridgehead/engine';
import type { Message } from '@bridgehead/engine/contract';
import { candidate, isRefused, ranked } from '@bridgehead/toolkit';
import { read } from '../../src/asking.ts';
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
  const found: Candidate[] = [];
  for (const choice of choices(known)) found.push(candidate(choice, nameOf(choice), choiceValue(known, side, choice)));
  return ranked(found).slice(0, 4);
}

function nameOf(choice: Choice): Message {
  const bridge = { kind: String(choice.bridge), hexside: String(choice.hexside) };
  switch (choice.kind) {
    case 'done':
      return says('order.no-more');
    case 'blow':
      return says('order.blow-bridge', bridge);
    case 'rewire':
      return says('order.rewire-bridge', bridge);
    default:
      return says('order.repair-bridge', bridge);
  }
}

function choiceValue(known: Game, side: Side, choice: Choice): number {
  const deed = read('bridges', choice);
  const bridge = isRefused(deed) || deed.kind === 'done' ? undefined : bridgeOf(deed);
  if (bridge === undefined) return 0;
  switch (choice.kind) {
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
