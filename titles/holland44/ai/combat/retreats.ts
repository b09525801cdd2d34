/** [13] Where to retreat to, and whether to stop for a step. */

import type { Candidate, Choice, Frame, Game, Thinking } from '@bridgehead/engine';
import { OFF_MAP } from '@bridgehead/hex';
import { candidate, type Listed, ranked, valued } from '@bridgehead/toolkit';
import { listed } from '../../src/asking.ts';
import type { AnyRead, ReadChoices } from '../../src/contract/index.ts';
import { isInEzoc } from '../../src/rules/07-zones-of-control.ts';
import type { RetreatTask } from '../../src/rules/13-retreats/retreat-paths.ts';
import { isInPlay } from '../../src/rules/14-disruption/disruption.ts';
import { hexOfPlace, placeName } from '../../src/state/places.ts';
import { orderOf, stepsOf } from '../../src/state/state.ts';
import { idOf, isSupplyHead, sideOfUnit, type Unit } from '../../src/state/units.ts';
import type { Intent } from '../intent.ts';
import { rounded } from '../names.ts';
import { says, saysBy } from '../says.ts';
import { lossWeightsOf, unitValue } from '../step-value.ts';
import { RETREAT } from '../weights.ts';
import { nextStepValue } from './losses.ts';
import { retreatHexValue } from './retreat-hex-value.ts';

interface RetreatFrame extends Frame {
  readonly task: RetreatTask;
  readonly stack: readonly Unit[];
  readonly stops: readonly number[];
}

const MOST_CANDIDATES = 12;

type Way = ReadChoices['retreat']['retreat'];
const endOf = ({ path }: Way): number => path.at(-1) ?? 0;

function retreatCandidate(known: Game, task: RetreatTask, { choice, chosen }: Listed<Way>, intent: Intent): Candidate {
  const u = chosen.unit;
  const place = endOf(chosen);
  const value = retreatHexValue(known, u, [task.hex, hexOfPlace(place)], intent);
  const isSafe = hexOfPlace(place) === OFF_MAP || !isInEzoc(known, task.side, hexOfPlace(place));
  return candidate(choice, says('order.retreat-to', { unit: idOf(u), place: placeName(place) }), value, [
    saysBy('14.4.1', isSafe ? 'reason.recovers-for-certain' : 'reason.must-roll-to-recover'),
    valued(saysBy('13.1.3', 'reason.refuge-worth'), rounded(value)),
  ]);
}

/** [13.3] The step is any of the stack's; who follows into the same hex pays nothing. */
function stopPrice(known: Game, { stack, stops }: RetreatFrame, hex: number): number {
  if (stops.includes(hex)) return 0;
  const payers = stack.filter((u) => isInPlay(known, u) && !isSupplyHead(u));
  return payers.reduce((least, u) => Math.min(least, nextStepValue(known, u)), Number.POSITIVE_INFINITY);
}

function stopCandidate(known: Game, frame: RetreatFrame, { choice, chosen }: Listed<Way>, intent: Intent): Candidate {
  const u = chosen.unit;
  const hex = hexOfPlace(endOf(chosen));
  const { own } = lossWeightsOf(known, sideOfUnit(u));
  const price = own * stopPrice(known, frame, hex);
  const kept = RETREAT.goodOrderValue / (1 + orderOf(known, u));
  const value = retreatHexValue(known, u, [frame.task.hex, hex], intent) + kept - price;
  return candidate(choice, says('order.stop-in', { unit: idOf(u), place: placeName(endOf(chosen)) }), value, [
    valued(saysBy('13.3', 'reason.keeps-order'), rounded(kept)),
    valued(saysBy('13.3', 'reason.for-a-step-worth'), rounded(price)),
  ]);
}

function perishCandidate(known: Game, choice: Choice, u: Unit): Candidate {
  const value = unitValue(known, u, stepsOf(known, u));
  return candidate(choice, says('order.perish', { unit: idOf(u) }), -value, [
    valued(saysBy('13.2', 'reason.unit-worth'), value),
  ]);
}

type Retreat = Listed<AnyRead<'retreat'>>;

/** Paths that lead to the same place are as good as one. */
function oneForEachEnd(all: readonly Retreat[]): readonly Retreat[] {
  const kept = new Map<string, Retreat>();
  for (const one of all) {
    const { chosen } = one;
    const way = chosen.kind === 'retreat' ? `${chosen.stop === true} ${endOf(chosen)}` : '';
    const key = `${chosen.kind} ${chosen.unit} ${way}`;
    if (!kept.has(key)) kept.set(key, one);
  }
  return [...kept.values()];
}

/** For the decision `retreat`. */
export function retreats(known: Game, _thinking: Thinking, intent: Intent): readonly Candidate[] {
  const frames = known.state.frames;
  const frame = frames[frames.length - 1] as RetreatFrame;
  const found = oneForEachEnd(listed('retreat', known)).map(({ choice, chosen }) => {
    if (chosen.kind === 'perish') return perishCandidate(known, choice, chosen.unit);
    return chosen.stop === true
      ? stopCandidate(known, frame, { choice, chosen }, intent)
      : retreatCandidate(known, frame.task, { choice, chosen }, intent);
  });
  return ranked(found).slice(0, MOST_CANDIDATES);
}
