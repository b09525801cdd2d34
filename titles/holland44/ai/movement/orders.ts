/** The Movement Phase: unit by unit, each to the best hex in its reach. */
import { type Candidate, type Choice, check, type Game, type Thinking } from '@bridgehead/engine';
import { OFF_MAP } from '@bridgehead/hex';
import { candidate, ranked } from '@bridgehead/toolkit';
import type { Side } from '../../src/data/unit-data.ts';
import { exceedsLimit } from '../../src/rules/06-stacking/stacking.ts';
import { isInPlay } from '../../src/rules/14-disruption/disruption.ts';
import { isUnknownTo, unitsIn } from '../../src/state/stacks.ts';
import { HAS_MOVED, hasMark, hexOf } from '../../src/state/state.ts';
import { idOf, isArtillery, type Unit } from '../../src/state/units.ts';
import { automaticAttacks } from '../combat/automatic-ds.ts';
import { hexName } from '../names.ts';
import { says } from '../says.ts';
import { MOVE } from '../weights.ts';
import { areaChanges } from './entry-areas.ts';
import { escapes } from './escape.ts';
import { markerOrders } from './gun-positions.ts';
import { evaluationFor } from './hex-evaluation.ts';
import { ordersAfter, ordersBefore } from './housekeeping.ts';
import { type MarchOption, marchOptions } from './march-options.ts';
import { hasDecided, type MovementPlan, movementPlan, restartQueue } from './movement-plan.ts';
import { canAttack } from './strength.ts';

const END: Choice = { kind: 'end-movement' };
const KEPT = 2;
/** A unit that was interrupted is ordered to march once more, not again and again. */
const MOST_TRIES = 2;

export function movementOrders(known: Game, side: Side, thinking: Thinking): readonly Candidate[] {
  const plan = movementPlan(known, side, thinking);
  const steps = [ordersBefore, nextMarch, automatic, ordersAfter];
  for (const step of steps) {
    const found = step(known, plan, thinking);
    if (found.length > 0) return found;
  }
  return check(known, END).legal ? [candidate(END, says('order.end-movement'), 0)] : escapes(known, plan);
}

/** The next unit in line that is better off elsewhere; those that stay have decided. */
function nextMarch(known: Game, plan: MovementPlan, thinking: Thinking): readonly Candidate[] {
  for (; plan.at < plan.queue.length; plan.at++, plan.seen.clear()) {
    const u = plan.queue[plan.at] ?? 0;
    // A unit that has decided, or was ordered, to stay is not asked again.
    if (!isInPlay(known, u) || hasDecided(known, plan, u)) continue;
    // Asked twice about the same position it makes the same choice.
    plan.seen.add(`${known.hash.low} ${known.hash.high}`);
    if (plan.seen.size > MOST_TRIES) continue;
    // No more time: units without an order stay.
    if (!thinking.spend()) break;
    const found = ordersFor(known, plan, u);
    if (found.length > 0) return found;
    plan.decided.add(u);
  }
  return [];
}

function ordersFor(known: Game, plan: MovementPlan, u: Unit): readonly Candidate[] {
  const markers = isArtillery(u) ? markerOrders(known, plan, u) : [];
  if (markers.length > 0) return markers;
  const marches = marchesOf(known, plan, u);
  return marches.length > 0 || hexOf(known, u) !== OFF_MAP ? marches : areaChanges(known, plan, u);
}

function marchesOf(known: Game, plan: MovementPlan, u: Unit): readonly Candidate[] {
  const here = hexOf(known, u);
  const ways = marchOptions(known, u);
  if (ways.length === 0) return [];
  const worth = evaluationFor(known, plan, u);
  const stay = here === OFF_MAP ? -1 : worth.at(here);
  const scored = ways
    .map((way) => ({ way, gain: worth.at(way.hex) - stay }))
    .filter(({ gain }) => gain > MOVE.leastGain)
    .sort((a, b) => b.gain - a.gain);
  const found: Candidate[] = [];
  for (const { way, gain } of scored) {
    const choice = marchBy(known, plan, u, way);
    if (choice === undefined) continue;
    const name = says('order.march', { unit: idOf(u), hex: hexName(way.hex) });
    found.push(candidate(choice, name, gain, worth.reasonsFor(way.hex)));
    if (found.length >= KEPT) break;
  }
  return ranked(found);
}

/** The order, with a companion where an Unknown unit is to be met; undefined if the rules refuse it. */
function marchBy(known: Game, plan: MovementPlan, u: Unit, { hex, mode, path }: MarchOption): Choice | undefined {
  const march = (units: readonly Unit[]): Choice => ({ kind: 'march', units: units.map(idOf), mode, path: path() });
  const mate = isUnknownTo(known, plan.side, hex) ? companionOf(known, plan, u) : undefined;
  const options = mate === undefined ? [march([u])] : [march([u, mate]), march([u])];
  return options.find((choice) => check(known, choice).legal);
}

/** [25.3.1] Two battalions take what one may not; who guards a hex of worth alone stays. */
function companionOf(known: Game, plan: MovementPlan, u: Unit): Unit | undefined {
  const from = hexOf(known, u);
  if (from === OFF_MAP) return undefined;
  return unitsIn(known, plan.side, from).find(
    (v) => v !== u && canAttack(known, v) && !hasMark(known, v, HAS_MOVED) && !exceedsLimit(known, [u, v]),
  );
}

/** [8.7] Once all are in place; units that stayed may find an open road then. */
function automatic(known: Game, plan: MovementPlan, thinking: Thinking): readonly Candidate[] {
  if (plan.finishedOrders.has('automatic')) return [];
  const found = automaticAttacks(known, plan.side, plan.intent, thinking).filter(({ score }) => score > 0);
  if (found.length === 0) plan.finishedOrders.add('automatic');
  else restartQueue(plan);
  return found.slice(0, KEPT);
}
