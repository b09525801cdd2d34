/** Finds the best march of one unit: in its own mode, or after a change of mode, ending in either. */
import type { Choice, Game, Thinking } from '@bridgehead/engine';
import { GRID } from '../src/data/map.ts';
import { CHANGE_MODE } from '../src/inferred-formulas.ts';
import { modeRefusal } from '../src/rules/08-operations/actions.ts';
import { type Mover, moverOf } from '../src/rules/08-operations/costs.ts';
import { visitMoveEnds, wayTo } from '../src/rules/08-operations/path.ts';
import { hexAt, isTravelling, opOf, ownerOf } from '../src/state/state.ts';
import { idOf, type Unit } from '../src/state/units.ts';
import { UNREACHABLE } from './distance-fields.ts';
import type { Goal, Intent } from './intent.ts';
import {
  attackValueFrom,
  entrenchmentValue,
  expectedLoss,
  exposedGunsCost,
  fireSupportFrom,
  type MarchEnd,
  type Marcher,
  marcherOf,
  restValue,
} from './march-end-value.ts';
import { hexName } from './names.ts';
import { MARCH } from './weights.ts';

interface March {
  readonly unit: Unit;
  readonly stand: MarchEnd;
  readonly score: number;
  /** Mode, move, mode: what of it is needed. */
  readonly choices: readonly Choice[];
}

const GAINS = new Float32Array(GRID.hexCount);

interface MarchContext {
  readonly marcher: Marcher;
  readonly intent: Intent;
  readonly goal: Goal | undefined;
  /** Operation points from the goal now. */
  readonly away: number;
}

function scoreOf({ marcher, intent, goal, away }: MarchContext, end: MarchEnd, spent: number): number {
  const { unit } = marcher;
  const nearer = goal === undefined ? 0 : away - (goal.field[end.hex] ?? UNREACHABLE);
  const pull = goal === undefined ? 0 : goal.pull * Math.max(-MARCH.mostPull, Math.min(MARCH.mostPull, nearer));
  const arrival = goal?.hex === end.hex ? goal.arrival : 0;
  return (
    pull +
    arrival +
    intent.holdValue(end.hex, unit) +
    attackValueFrom(marcher, intent, end) +
    fireSupportFrom(marcher, end) +
    restValue(marcher, end, spent) +
    entrenchmentValue(marcher, end.hex) -
    intent.unsuppliedCost(end.hex, unit) -
    exposedGunsCost(marcher, end.hex) -
    intent.dangerWeight * expectedLoss(marcher, end)
  );
}

const modeChoice = (u: Unit): Choice => ({ kind: 'mode', unit: idOf(u) });

interface Leg {
  /** The march is made in travel mode. */
  readonly travels: boolean;
  readonly points: number;
  readonly isChanged: boolean;
}

/** The unit in the mode of a leg, as its side sees the map. */
const moverIn = ({ g, unit, enemy, own }: Marcher, { travels }: Leg): Mover => ({
  ...moverOf(g, unit),
  travels,
  tables: { enemies: enemy.strength, zone: enemy.zone, own },
});

/** The best end of one leg, with its way. */
function bestOfLeg(context: MarchContext, leg: Leg, thinking: Thinking): March | undefined {
  const { marcher, intent } = context;
  const { g, unit, side, hex: start } = marcher;
  let best: { readonly stand: MarchEnd; readonly score: number; readonly before: number } | undefined;
  let nodes = 0;
  const offer = (end: MarchEnd, before: number, extra: number): void => {
    const score = scoreOf(context, end, leg.points - end.left) + extra;
    if (best === undefined || score > best.score) best = { stand: end, score, before };
  };
  visitMoveEnds(moverIn(marcher, leg), leg.points, (hex, left, before) => {
    nodes += 1;
    const gained = before < 0 ? 0 : (GAINS[before] ?? 0) + (ownerOf(g, hex) === side ? 0 : intent.takeValue(hex, unit));
    GAINS[hex] = gained;
    if (hex === start && leg.isChanged && leg.travels) return;
    offer({ hex, left, travels: leg.travels }, before, gained);
    if (leg.travels && left >= CHANGE_MODE) offer({ hex, left: left - CHANGE_MODE, travels: false }, before, gained);
  });
  thinking.spend(nodes);
  if (best === undefined) return undefined;
  const { stand: end, score, before } = best;
  return { unit, stand: end, score, choices: choicesOf(unit, leg, { stand: end, way: wayTo(end.hex, before) }) };
}

function choicesOf(
  u: Unit,
  { isChanged, travels }: Leg,
  { stand: end, way }: { readonly stand: MarchEnd; readonly way: readonly number[] },
): readonly Choice[] {
  const moves: Choice[] = way.length === 0 ? [] : [{ kind: 'move', unit: idOf(u), path: way.map(hexName) }];
  const before = isChanged ? [modeChoice(u)] : [];
  const after = travels && !end.travels ? [modeChoice(u)] : [];
  return [...before, ...moves, ...after];
}

/** The best march of a unit; no choices if it stays as it is. */
export function bestMarch(g: Game, u: Unit, intent: Intent, thinking: Thinking): March | undefined {
  const goal = intent.goalOf(u);
  const context: MarchContext = { marcher: marcherOf(g, u), intent, goal, away: goal?.field[hexAt(g, u)] ?? 0 };
  const travels = isTravelling(g, u);
  const points = opOf(g, u);
  const asIs = bestOfLeg(context, { travels, points, isChanged: false }, thinking);
  if (modeRefusal(g, u) !== undefined || points <= CHANGE_MODE) return asIs;
  const changed = bestOfLeg(context, { travels: !travels, points: points - CHANGE_MODE, isChanged: true }, thinking);
  if (asIs === undefined) return changed;
  return changed !== undefined && changed.score > asIs.score + MARCH.modeChangeCost ? changed : asIs;
}
